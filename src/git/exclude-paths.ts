import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes git ignore exactly these paths from now on.
 *
 * @param gitDir a git directory of ours
 * @param paths relative to the work tree; a folder ends with a slash
 */
export async function excludePaths(gitDir: string, paths: readonly string[]): Promise<void> {
  await mkdir(join(gitDir, 'info'), { recursive: true })
  await appendFile(join(gitDir, 'info', 'exclude'), paths.map((path) => `${patternOf(path)}\n`).join(''))
}

/** A pattern of gitignore for one path. It cannot contain a line break, so any character takes its place. */
function patternOf(path: string): string {
  return `/${path.replace(/[\\*?[\] #!]/g, String.raw`\$&`).replace(/[\r\n]/g, '?')}`
}
