import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemError } from '../../errors.ts'
import { settingOf } from './resource-limits.ts'

const MAX_ENTRIES = 1_000_000
const BLOCK = 512
const MB = 2 ** 20

/** The disk space that the files below a folder use; Infinity if there are too many to count. Commands may change them meanwhile. */
export function megabytesIn(folder: string): number {
  let bytes = 0
  let count = 0
  const pending = [folder]
  for (let path = pending.pop(); path !== undefined && count < MAX_ENTRIES; path = pending.pop()) {
    for (const entry of orNothing(() => readdirSync(path, { withFileTypes: true }))) {
      const child = join(path, entry.name)
      count += 1
      if (entry.isDirectory()) pending.push(child)
      else bytes += orNothing(() => [lstatSync(child).blocks])[0] ?? 0
    }
  }
  return count >= MAX_ENTRIES ? Infinity : (bytes * BLOCK) / MB
}

/** Empties the /tmp of the run if it exceeds its limit. Returns a sentence that says so. */
export function emptyIfFull(folder: string, temporaryMb: number): string | undefined {
  if (megabytesIn(folder) <= temporaryMb) return undefined
  for (const name of orNothing(() => readdirSync(folder))) {
    const path = join(folder, name)
    // An empty entry can be a mount point, which must stay.
    if (!isEmpty(path)) {
      orNothing(() => {
        rmSync(path, { recursive: true, force: true })
        return []
      })
    }
  }
  return `/tmp can hold at most ${temporaryMb} MB (${settingOf('temporaryMb')}), so it was emptied.`
}

function isEmpty(path: string): boolean {
  const [status] = orNothing(() => [lstatSync(path)])
  return status?.isDirectory() ? orNothing(() => readdirSync(path)).length === 0 : status?.size === 0
}

function orNothing<Item>(work: () => readonly Item[]): readonly Item[] {
  try {
    return work()
  } catch (error) {
    if (isSystemError(error)) return []
    throw error
  }
}
