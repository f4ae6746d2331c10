import { chown, lstat, mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemError } from '../errors.ts'
import { execute, removeFolder } from './command-folders.ts'

const SIZE = ['/usr/bin/du', '-sx', '--block-size=1', '--'] as const
const SIZE_MS = 20_000
const COPY_MS = 120_000
/** What must stay free on the disk, in bytes. */
const RESERVE = 2 ** 30

/**
 * Copies the work tree without its repository, with owners, times and links. Shares the blocks where the file system can. No command may write
 * to it meanwhile.
 *
 * @param to a folder that does not exist
 * @returns why there is no copy, to complete "because …"; undefined if there is one
 * @throws the reason of the signal
 */
export async function copyTree(root: string, to: string, signal: AbortSignal): Promise<string | undefined> {
  const { uid, gid, mode } = await lstat(root)
  try {
    await mkdir(to, { recursive: true, mode: mode & 0o777 })
    const { bavail, bsize } = await statfs(to)
    const size = await execute([...SIZE, root], signal, SIZE_MS)
    if (Number.parseInt(size, 10) + RESERVE > bavail * bsize) return 'the disk has not enough room for a copy'
    await chown(to, uid, gid)
    // The place for the repository of commands.
    if ((await lstat(join(root, '.git'))).isDirectory()) await mkdir(join(to, '.git'))
    const entries = ['-mindepth', '1', '-maxdepth', '1', '!', '(', '-name', '.git', '-type', 'd', ')']
    const copy = ['/bin/cp', '-a', '--reflink=auto', '-t', to, '--', '{}', '+']
    await execute(['/usr/bin/find', root, ...entries, '-exec', ...copy], signal, COPY_MS)
    return undefined
  } catch (error) {
    await removeFolder(to)
    signal.throwIfAborted()
    if (isFailure(error)) return 'the work tree could not be copied'
    throw error
  }
}

/** A program that fails, or that is not there. */
function isFailure(error: unknown): boolean {
  return isSystemError(error) || (Error.isError(error) && 'stderr' in error)
}
