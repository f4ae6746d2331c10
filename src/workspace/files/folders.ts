import { rmdir } from 'node:fs/promises'
import { posix } from 'node:path'
import { isSystemError } from '../../errors.ts'
import { existsBeneath } from './files.ts'
import { openBeneath } from './open-beneath.ts'

/** The folders of a path that do not exist yet, deepest first. */
export async function missingFolders(root: string, folder: string): Promise<string[]> {
  if (folder === '' || (await existsBeneath(root, folder))) return []
  return [folder, ...(await missingFolders(root, posix.dirname(folder).replace(/^\.$/, '')))]
}

/** Deepest first. */
export function foldersAbove(path: string): string[] {
  const { dir } = posix.parse(path)
  return dir === '' ? [] : [dir, ...foldersAbove(dir)]
}

/** @param folders deepest first; the first that is not empty ends it */
export async function removeFolders(root: string, folders: readonly string[]): Promise<void> {
  for (const path of folders) {
    const { dir, base } = posix.parse(path)
    try {
      await using parent = await openBeneath(root, dir)
      await rmdir(parent.at(base))
    } catch (error) {
      // Something lies in it, or it was never made: it stays as it is.
      if (isSystemError(error)) return
      throw error
    }
  }
}
