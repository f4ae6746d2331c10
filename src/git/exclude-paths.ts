import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ignorePattern } from '../text/git-names.ts'

/**
 * Makes git ignore exactly these paths from now on.
 *
 * @param gitDir a git directory of ours
 * @param paths relative to the work tree; a folder ends with a slash
 */
export async function excludePaths(gitDir: string, paths: readonly string[]): Promise<void> {
  await mkdir(join(gitDir, 'info'), { recursive: true })
  await appendFile(join(gitDir, 'info', 'exclude'), paths.map((path) => `/${ignorePattern(path)}\n`).join(''))
}
