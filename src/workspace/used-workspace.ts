import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessSystemError } from '../errors.ts'
import { isRealFolder } from '../git/untrusted-files.ts'
import { plural } from '../text/format.ts'
import { foldersAbove } from '../text/normalized-path.ts'
import { codeSpan } from '../text/quote-markdown.ts'
import { executeWhereReadable, isFailure } from './command-folders.ts'

const LOOK_MS = 60_000

/**
 * Called before the first code of the repository runs. The workspace's own `.git`, which no command can write, has the time when a run began
 * there, and after it what it left.
 *
 * Attack: a run leaves in an ignored folder what tests load, and the next run in this workspace, which no checkout step has cleaned, proves its
 * change with it.
 *
 * @param tracked the files that git has checked out, which are as in their commit
 * @returns what earlier runs have left, to complete "because …"; undefined for nothing
 */
export async function beginUse(
  root: string,
  tracked: () => Promise<readonly string[]>,
  signal: AbortSignal
): Promise<string | undefined> {
  const { began, ended } = recordsIn(root)
  const left = existsSync(began) ? reasonFor(await leftBehind(root, signal), await tracked()) : undefined
  // What is left stays suspect: the record then goes on from the first run.
  if (left === undefined) await write(root, began, 'A run of Forgehand.\n')
  await unlessSystemError(rm(ended, { force: true }), undefined)
  return left
}

/** Called after the work, or by the post step of a run that was killed. */
export async function endUse(root: string): Promise<void> {
  const { began, ended } = recordsIn(root)
  if (!existsSync(began) || existsSync(ended)) return
  const entries = await changedSince(root, began)
  if (entries) await write(root, ended, entries.join('\0'))
}

function recordsIn(root: string) {
  const folder = join(root, '.git', 'forgehand')
  return { began: join(folder, 'began'), ended: join(folder, 'ended') }
}

/**
 * What a run has made, changed or renamed: inode, time of the last change of its content, and path, separated by spaces. Undefined if there is
 * too much of it.
 */
async function changedSince(root: string, began: string, signal?: AbortSignal): Promise<readonly string[] | undefined> {
  const entries = ['-mindepth', '1', '-path', './.git', '-prune', '-o', '-cnewer', began, '-printf', '%i %T@ %P\\0']
  const find = ['/usr/bin/env', '-C', root, '/usr/bin/find', '.', ...entries] as const
  try {
    return (await executeWhereReadable(find, signal, LOOK_MS)).split('\0').filter(Boolean)
  } catch (error) {
    signal?.throwIfAborted()
    if (isFailure(error)) return undefined
    throw error
  }
}

/** What is still there as the last run left it. A run that could not say so has left everything that changed since it began. */
async function leftBehind(root: string, signal: AbortSignal): Promise<readonly string[] | undefined> {
  const { began, ended } = recordsIn(root)
  const now = await changedSince(root, began, signal)
  if (!existsSync(ended)) return now
  const known = new Set((await readFile(ended, 'utf8')).split('\0'))
  return now?.filter((entry) => known.has(entry))
}

/** Undefined if nothing is left. */
function reasonFor(left: readonly string[] | undefined, tracked: readonly string[]): string | undefined {
  const known = new Set([...tracked, ...tracked.flatMap(foldersAbove)])
  const paths = left?.map((entry) => entry.split(' ').slice(2).join(' ')).filter((path) => !known.has(path))
  if (paths?.length === 0) return undefined
  const [first, ...others] = paths ?? []
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'more path')}`
  const what = first === undefined ? 'more files than could be listed' : `${codeSpan(first)}${more}`
  return `an earlier run has left ${what} in this workspace, which a checkout step before this one would remove`
}

/** Where there is no `.git`, commands could change the record. */
async function write(root: string, path: string, text: string): Promise<void> {
  if (!(await isRealFolder(join(root, '.git')))) return
  const writing = mkdir(dirname(path), { recursive: true }).then(() => writeFile(path, text))
  await unlessSystemError(writing, undefined)
}
