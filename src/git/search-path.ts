import { realpath } from 'node:fs/promises'
import { delimiter, isAbsolute, sep } from 'node:path'
import { isSystemError } from '../errors.ts'

/**
 * A PATH without the folders that lie in the work tree, such as `.venv/bin`, links followed, and without relative and
 * missing ones.
 *
 * Attack: a command leaves a program named `git` there, and we start it, with the token in its environment.
 *
 * @param workTree an absolute path without symbolic links
 */
export async function trustedSearchPath(workTree: string, searchPath: string): Promise<string> {
  const folders = searchPath.split(delimiter).filter((folder) => isAbsolute(folder))
  const real = await Promise.all(folders.map(realpathIfThere))
  const isTrusted = (path = workTree) => !`${path}${sep}`.startsWith(workTree + sep)
  return folders.filter((_, index) => isTrusted(real[index])).join(delimiter)
}

async function realpathIfThere(folder: string): Promise<string | undefined> {
  try {
    return await realpath(folder)
  } catch (error) {
    if (isSystemError(error)) return undefined
    throw error
  }
}
