import { chmodSync, closeSync, constants, fstatSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { unlessFailed } from '../errors.ts'

/** Source: open(2). Opens without reading, so also what is closed. */
const O_PATH = 0o10000000
/** Of folders that are open at the same time. Deeper ones stay as they are. */
const MAX_DEPTH = 200

/**
 * Gives us all rights to a folder of ours. Attack: a process that still runs replaces the folder with a link, and the mode of another
 * file is changed; so the folder is opened first, without following a link.
 *
 * @param use gets a path that leads to the open folder, whatever its name is now
 */
export function openFolder(path: string, use: (folder: string) => void = () => undefined): void {
  const descriptor = unlessFailed(() => openSync(path, O_PATH | constants.O_NOFOLLOW | constants.O_DIRECTORY))
  if (descriptor === undefined) return
  const folder = `/proc/self/fd/${descriptor}`
  try {
    const { mode, uid } = fstatSync(descriptor)
    if (uid === process.geteuid?.() && (mode & 0o700) !== 0o700) {
      unlessFailed(() => {
        chmodSync(folder, (mode & 0o777) | 0o700)
      })
    }
    use(folder)
  } finally {
    closeSync(descriptor)
  }
}

/** The same for all folders below it too. */
export function openFolders(path: string, depth = 0): void {
  openFolder(path, (folder) => {
    if (depth === MAX_DEPTH) return
    const entries = unlessFailed(() => readdirSync(folder, { withFileTypes: true })) ?? []
    for (const entry of entries) if (entry.isDirectory()) openFolders(join(folder, entry.name), depth + 1)
  })
}
