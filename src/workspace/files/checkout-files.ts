import { join } from 'node:path'
import { isSystemError, UserError } from '../../errors.ts'
import { readFileBeneath } from './files.ts'
import { resolveInside } from './resolve-inside.ts'

/**
 * Reads the files of a checkout as the file tools do. Undefined for one that does not exist.
 *
 * Attack: `AGENTS.md` of somebody else's checkout is a link to a key in the home folder, which would be sent to the model, or a pipe,
 * which would block.
 */
export function checkoutFileReader(root: string): (path: string) => Promise<string | undefined> {
  return async (path) => {
    try {
      return (await readFileBeneath(root, await resolveInside(root, path))).toString()
    } catch (error) {
      if (isSystemError(error) && error.code === 'ENOENT') return undefined
      const message = `${join(root, path)} cannot be read. Make it a readable file of this checkout, or remove it.`
      throw new UserError(message, { cause: error })
    }
  }
}
