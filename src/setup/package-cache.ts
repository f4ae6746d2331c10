import { mkdir, stat } from 'node:fs/promises'

/**
 * Creates the folder for packages that a workflow can keep between runs.
 *
 * @param root the work tree
 * @returns undefined if commands run as another user, who could not write to it
 */
export async function openPackageCache(folder: string, root: string): Promise<string | undefined> {
  if ((await stat(root)).uid !== process.getuid?.()) return undefined
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}
