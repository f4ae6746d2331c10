import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemError } from '../errors.ts'

/**
 * The configuration files of a `.git` folder, those of its submodules too, that hold more than is known to be harmless.
 * Attack: an earlier checkout step left its token there, and a command copies it, encoded, into a file that is published.
 */
export async function tellingConfigurations(gitFolder: string): Promise<string[]> {
  const folders = [gitFolder, ...(await submoduleFolders(join(gitFolder, 'modules')))]
  const files = folders.flatMap((folder) => [join(folder, 'config'), join(folder, 'config.worktree')])
  const telling = await Promise.all(files.map(isTelling))
  return files.filter((_, index) => telling[index])
}

const HARMLESS_SECTION = /^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i
const CREDENTIAL = /:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i

async function isTelling(path: string): Promise<boolean> {
  const lines = (await unlessAbsent(readFile(path, 'utf8'), '')).split('\n').map((line) => line.trim())
  return lines.some((line) => (line.startsWith('[') && !HARMLESS_SECTION.test(line)) || CREDENTIAL.test(line))
}

// Where git keeps what is large; no submodule lies in there.
const CONTENT_FOLDERS = new Set(['objects', 'refs', 'logs', 'hooks', 'info', 'lfs', 'worktrees'])

/** A submodule's folder is named for its path, so it can be any number of folders deep, and have submodules itself. */
async function submoduleFolders(folder: string): Promise<string[]> {
  const entries = await unlessAbsent(readdir(folder, { withFileTypes: true }), [])
  const folders = entries
    .filter((entry) => entry.isDirectory() && !CONTENT_FOLDERS.has(entry.name))
    .map(({ name }) => join(folder, name))
  const below = await Promise.all(folders.map(submoduleFolders))
  return [...folders, ...below.flat()]
}

async function unlessAbsent<Value>(value: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await value
  } catch (error) {
    if (isSystemError(error)) return otherwise
    throw error
  }
}
