import { chmodSync, closeSync, constants, fstatSync, openSync } from 'node:fs'
import { unlessFailed } from '../../errors.ts'

/** Source: open(2). Opens without reading, so also what is closed. */
const O_PATH = 0o10000000

/**
 * Gives us all rights to a folder of ours. Attack: a process that still runs replaces the folder with a link, and the mode of another
 * file is changed; so the folder is opened first, without following a link.
 */
export function openFolder(path: string): void {
  const descriptor = unlessFailed(() => openSync(path, O_PATH | constants.O_NOFOLLOW | constants.O_DIRECTORY))
  if (descriptor === undefined) return
  try {
    const { mode, uid } = fstatSync(descriptor)
    if (uid !== process.geteuid?.() || (mode & 0o700) === 0o700) return
    unlessFailed(() => {
      chmodSync(`/proc/self/fd/${descriptor}`, (mode & 0o777) | 0o700)
    })
  } finally {
    closeSync(descriptor)
  }
}
