import { createHash } from 'node:crypto'
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The pipes and the program that count the steps. */
const COUNTING = new Set(['counted', 'asking', 'answers'])

/**
 * A digest of everything a killed run leaves on the disk: repositories on GitHub's side, the workspace, the runner's files. Two equal
 * digests of one run mean that nothing was written in between: names, sizes, modes and times of change are compared, not contents.
 */
export function durableState(folder: string): string {
  const digest = createHash('sha1')
  const visit = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const name = join(path, entry.name)
      if (path === folder && COUNTING.has(entry.name)) continue
      const facts = lstatSync(name, { bigint: true, throwIfNoEntry: false })
      if (!facts) continue
      digest.update(`${name}\0${facts.ino} ${facts.size} ${facts.mode} ${facts.ctimeNs}\n`)
      if (entry.isDirectory()) visit(name)
    }
  }
  visit(folder)
  return digest.digest('hex')
}
