import { join } from 'node:path'
import { isSystemError, UserError } from '../errors.ts'
import { readFileBeneath } from '../workspace/files/files.ts'
import { resolveInside } from '../workspace/files/resolve-inside.ts'

/**
 * Reads the files of a checkout that say how to work on it, in the way the file tools read.
 *
 * Attack: `AGENTS.md` of a checkout that somebody else made is a link to a key in the home folder, and goes to the model; or it is a
 * pipe, which would be waited for.
 *
 * @param root an absolute path without symbolic links
 * @returns a reader that answers undefined for a file that is not there
 */
export function rulesReader(root: string): (path: string) => Promise<string | undefined> {
  return async (path) => {
    try {
      return (await readFileBeneath(root, await resolveInside(root, path))).toString()
    } catch (error) {
      if (isSystemError(error) && error.code === 'ENOENT') return undefined
      const message = `${join(root, path)} cannot be read. Make it a file of this checkout that you may read, or remove it.`
      throw new UserError(message, { cause: error })
    }
  }
}
