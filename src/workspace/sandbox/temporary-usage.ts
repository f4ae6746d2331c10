import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { unlessFailed } from '../../errors.ts'
import { emptyFolder } from '../command-folders.ts'
import { entriesIn } from '../files/files.ts'
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
export function megabytesIn(root: string): number {
  let [blocks, count] = [0, 0]
  const pending = [root]
  const add = (folder: string) => {
    for (const entry of entriesIn(folder)) {
      const path = join(folder, entry.name)
      count += 1
      if (count > MAX_ENTRIES || path.length > MAX_PATH) blocks = Infinity
      if (blocks === Infinity) return
      if (entry.isDirectory()) pending.push(path)
      else blocks += unlessFailed(() => lstatSync(path).blocks) ?? 0
    }
  }
  for (let folder = pending.pop(); folder !== undefined && blocks < Infinity; folder = pending.pop()) {
    const open = folder
    unlessFailed(() => {
      add(open)
    })
  }
  return (blocks * BLOCK) / MB
}

/** Empties the /tmp of a context if it exceeds its limit. Returns a sentence that says so. */
export async function emptyIfFull(folder: string, temporaryMb: number): Promise<string | undefined> {
  const used = megabytesIn(folder)
  if (used <= temporaryMb) return undefined
  await emptyFolder(folder)
  if (used === Infinity) return `/tmp can hold at most ${MAX_ENTRIES} files and folders, so it was emptied.`
  return `/tmp can hold at most ${temporaryMb} MB (${settingOf('temporaryMb')}), so it was emptied.`
}
