import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessSystemError } from '../errors.ts'
import { isRealFolder } from '../git/untrusted-files.ts'
import { plural } from '../text/format.ts'
import { foldersAbove } from '../text/normalized-path.ts'
import { codeSpan } from '../text/quote-markdown.ts'
import { execute } from './command-folders.ts'
import { unlessUnreadable } from './copy-tree.ts'

const LOOK_MS = 60_000

/**
 * Called before the work of a run, after everything that prepares it. Two files in the workspace's own `.git`, which no command can write, have
 * the times between which runs worked there.
 *
 * Attack: a run leaves in an ignored folder what tests load, and the next run in this workspace, which no checkout step has cleaned, proves its
 * change with it.
 *
 * @param tracked the files that git has checked out, which are as in their commit
 * @returns what earlier runs have left, to complete "because …"; undefined for nothing
 */
export async function beginUse(
  root: string,
  tracked: readonly string[],
  signal: AbortSignal
): Promise<string | undefined> {
  const { began, ended } = timesIn(root)
  const left = existsSync(began) ? await leftSince(root, tracked, signal) : undefined
  // What is left stays suspect: the times then go on from the first run.
  if (left === undefined) await writeTime(root, began)
  await unlessSystemError(rm(ended, { force: true }), undefined)
  return left
}

/** Called after the work, or by the post step of a run that was killed. */
export async function endUse(root: string): Promise<void> {
  const { began, ended } = timesIn(root)
  if (existsSync(began) && !existsSync(ended)) await writeTime(root, ended)
}

function timesIn(root: string) {
  const folder = join(root, '.git', 'forgehand')
  return { began: join(folder, 'began'), ended: join(folder, 'ended') }
}

async function leftSince(root: string, tracked: readonly string[], signal: AbortSignal): Promise<string | undefined> {
  const { began, ended } = timesIn(root)
  const until = existsSync(ended) ? ['!', '-cnewer', ended] : []
  const changed = ['-path', './.git', '-prune', '-o', '-cnewer', began, ...until, '-printf', '%P\\0']
  const search = ['/usr/bin/env', '-C', root, '/usr/bin/find', '.', '-mindepth', '1', ...changed] as const
  const listing = await execute(search, signal, LOOK_MS)
    .catch(unlessUnreadable)
    .catch((error: unknown) => {
      signal.throwIfAborted()
      if (!Error.isError(error)) throw error
      return undefined
    })
  const known = new Set([...tracked, ...tracked.flatMap(foldersAbove)])
  const paths = listing?.split('\0').filter((path) => path !== '' && !known.has(path))
  if (paths?.length === 0) return undefined
  const [first, ...others] = paths ?? []
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'more path')}`
  const what = first === undefined ? 'more files than could be listed' : `${codeSpan(first)}${more}`
  return `an earlier run has left ${what} in this workspace, which a checkout step before this one would remove`
}

/** Where there is no `.git`, commands could change the times. */
async function writeTime(root: string, path: string): Promise<void> {
  if (!(await isRealFolder(join(root, '.git')))) return
  const writing = mkdir(dirname(path), { recursive: true }).then(() => writeFile(path, ''))
  await unlessSystemError(writing, undefined)
}
