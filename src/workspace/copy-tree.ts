import { existsSync } from 'node:fs'
import { chown, lstat, mkdir, statfs, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isWithin } from '../text/paths.ts'
import { isFolder } from './sandbox/mount.ts'
import { executeWhereReadable, isFailure, removeFolder } from './command-folders.ts'

const SIZE = ['/usr/bin/du', '-sx', '--block-size=1', '--'] as const
const COUNT = ['/usr/bin/du', '-sx', '--inodes', '--'] as const
/** Of files and folders. Each round of checks copies and deletes them. */
const MAX_ENTRIES = 500_000
const SIZE_MS = 20_000
const COPY_MS = 120_000
/** What must stay free on the disk, in bytes. */
const RESERVE = 2 ** 30

export interface CopyOptions {
  /** What has only a place in the copy, for a mount. Attack: the copy outlives a killed run, with a token in a repository. */
  readonly without: readonly string[]
  /** How many copies must fit on the disk. */
  readonly copies: number
  readonly signal: AbortSignal
}

/**
 * Copies the work tree, with owners, times and links. Shares the blocks where the file system can. No command may write to it meanwhile.
 *
 * @param to a folder that does not exist
 * @returns why there is no copy, to complete "because …"; undefined if there is one
 * @throws the reason of the signal
 */
export async function copyTree(
  root: string,
  to: string,
  { without, copies, signal }: CopyOptions
): Promise<string | undefined> {
  try {
    await makeLike(root, to)
    const { bavail, bsize } = await statfs(to)
    const measured = [SIZE, COUNT].map((measure) => executeWhereReadable([...measure, root], signal, SIZE_MS))
    const [size = '', entries = ''] = await Promise.all(measured)
    if (Number.parseInt(entries, 10) > MAX_ENTRIES)
      return `the work tree has more than ${MAX_ENTRIES.toLocaleString('en-US')} files, with those that git ignores`
    if (copies * Number.parseInt(size, 10) + RESERVE > bavail * bsize) return 'the disk has not enough room for a copy'
    // A file called `.git` only names a repository.
    const left = without.filter((path) => isFolder(path) || (existsSync(path) && basename(path) !== '.git'))
    await copyEntries(root, to, left, signal)
    return undefined
  } catch (error) {
    await removeFolder(to)
    signal.throwIfAborted()
    if (isFailure(error)) return 'the work tree could not be copied'
    throw error
  }
}

async function copyEntries(from: string, to: string, without: readonly string[], signal: AbortSignal): Promise<void> {
  const inside = without.filter((path) => isWithin(path, from))
  const apart = new Set(inside.map((path) => join(from, path.slice(from.length + 1).split('/')[0] ?? '')))
  // Attack: a named pipe, for which -samefile waits without end.
  const others = [...apart].flatMap((path) => ['!', '-name', basename(path).replaceAll(/[*?[\]\\]/g, '\\$&')])
  const entries = ['-mindepth', '1', '-maxdepth', '1', ...others]
  const copy = ['/bin/cp', '-a', '--reflink=auto', '-t', '.', '--', '{}', '+']
  // A name can contain `{}`.
  const find = ['/usr/bin/env', '-C', to, '/usr/bin/find', from, ...entries, '-exec', ...copy] as const
  await executeWhereReadable(find, signal, COPY_MS)
  for (const path of apart) {
    const place = join(to, basename(path))
    if (!isFolder(path)) await writeFile(place, '')
    else await makeLike(path, place)
    if (!without.includes(path)) await copyEntries(path, place, without, signal)
    else if (existsSync(join(path, 'HEAD'))) await makeRepository(place)
  }
}

/** Without history, so that git does not take its files for those of the repository above. */
async function makeRepository(folder: string): Promise<void> {
  for (const name of ['objects', 'refs']) await mkdir(join(folder, name))
  await writeFile(join(folder, 'HEAD'), 'ref: refs/heads/none\n')
}

/** Makes a folder with the owner and the rights of another one. */
export async function makeLike(folder: string, made: string): Promise<void> {
  const { uid, gid, mode } = await lstat(folder)
  await mkdir(made, { recursive: true, mode: mode & 0o777 })
  await chown(made, uid, gid)
}
