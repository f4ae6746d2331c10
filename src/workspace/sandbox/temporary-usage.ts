import { lstatSync, opendirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { unlessFailed } from '../../errors.ts'
import { emptyFolder } from '../command-folders.ts'
import { settingOf } from './resource-limits.ts'

/** What is deeper cannot be counted. */
const MAX_PATH = 4_000
/** Counting them blocks the process for about a second. */
const MAX_ENTRIES = 200_000
const BLOCK = 512
const MB = 2 ** 20

/**
 * The disk space that the files below a folder use; Infinity if there are more than can be counted. Commands may change them meanwhile.
 */
export function megabytesIn(folder: string): number {
  let bytes = 0
  let count = 0
  for (const { path, isFolder } of entriesBelow(folder)) {
    count += 1
    if (count > MAX_ENTRIES || path.length > MAX_PATH) return Infinity
    if (!isFolder) bytes += unlessFailed(() => lstatSync(path).blocks) ?? 0
  }
  return (bytes * BLOCK) / MB
}

/** One at a time: a single folder can have millions. */
function* entriesBelow(root: string): Generator<{ readonly path: string; readonly isFolder: boolean }> {
  const pending = [root]
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of entriesIn(folder)) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) pending.push(path)
      yield { path, isFolder: entry.isDirectory() }
    }
  }
}

function* entriesIn(folder: string): Generator<Dirent> {
  const open = unlessFailed(() => opendirSync(folder))
  const next = () => unlessFailed(() => open?.readSync())
  try {
    for (let entry = next(); entry; entry = next()) yield entry
  } finally {
    open?.closeSync()
  }
}

/** Empties the /tmp of a context if it exceeds its limit. Returns a sentence that says so. */
export async function emptyIfFull(folder: string, temporaryMb: number): Promise<string | undefined> {
  const used = megabytesIn(folder)
  if (used <= temporaryMb) return undefined
  await emptyFolder(folder)
  if (used === Infinity) return `/tmp can hold at most ${MAX_ENTRIES} files and folders, so it was emptied.`
  return `/tmp can hold at most ${temporaryMb} MB (${settingOf('temporaryMb')}), so it was emptied.`
}
