import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { isSystemError } from '../../errors.ts'

const MAX_BYTES = 1024 * 1024
/** Of submodules; with more, all of them are hidden together. */
const MAX_FOLDERS = 500

/**
 * The files of a `.git` folder, those of its submodules too, that may hold a credential: configurations with more in them than is
 * known to be harmless, and whatever is named for one.
 * Attack: an earlier checkout step left its token there, and a command copies it, encoded, into a file that is published.
 *
 * @param git a `.git`; that of a linked work tree is a file, which says where the repository is
 */
export async function gitCredentialFiles(git: string): Promise<string[]> {
  const own = await linkedFolders(git)
  const modules = own.map((folder) => join(folder, 'modules'))
  const submodules = await submoduleFolders(modules)
  const folders = submodules ? [...own, ...submodules] : own
  const files = folders.flatMap((folder) => [join(folder, 'config'), join(folder, 'config.worktree')])
  const telling = await Promise.all(files.map(isTelling))
  const named = await Promise.all(own.map(filesNamedForSecrets))
  return [...files.filter((_, index) => telling[index]), ...named.flat(), ...(submodules ? [] : modules)]
}

/** How deep other checkouts are looked for, and in how many folders. */
const MAX_DEPTH = 2
const MAX_LOOKED_AT = 400

/** The `.git` of a work tree, and those of other checkouts that earlier steps laid into it. */
export async function findGitFolders(root: string): Promise<string[]> {
  const found = [join(root, '.git')]
  let level = [root]
  let left = MAX_LOOKED_AT
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const looked = level.slice(0, left)
    left -= looked.length
    const below = await Promise.all(looked.map(foldersIn))
    level = below.flat().filter((path) => basename(path) !== 'node_modules' && basename(path) !== '.git')
    found.push(...level.map((path) => join(path, '.git')))
  }
  return found
}

async function foldersIn(path: string): Promise<string[]> {
  const entries = await unlessAbsent(readdir(path, { withFileTypes: true }), [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name))
}

const HARMLESS_SECTION = /^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i
const CREDENTIAL = /:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i
const SECRET_NAME = /token|passw|secret|credential|netrc/i

/** The folder itself, or for a linked work tree its own one and that which it shares. */
async function linkedFolders(git: string): Promise<string[]> {
  const [, pointed] = /^gitdir: (.+)/.exec((await readPlain(git)) ?? '') ?? []
  const folder = pointed === undefined ? git : resolve(git, '..', pointed)
  const common = (await readPlain(join(folder, 'commondir')))?.trim()
  return common ? [folder, resolve(folder, common)] : [folder]
}

/**
 * The repository that a linked work tree belongs to; undefined for another tree. It has to name the tree as well: a file can
 * point at anything.
 *
 * @param git a `.git`
 */
export async function linkedRepository(git: string): Promise<string | undefined> {
  const [folder, common] = await linkedFolders(git)
  if (folder === undefined || common === undefined || dirname(folder) !== join(common, 'worktrees')) return undefined
  const named = (await readPlain(join(folder, 'gitdir')))?.trim()
  return named === git ? common : undefined
}

async function isTelling(path: string): Promise<boolean> {
  const text = await readPlain(path)
  if (text === undefined) return false
  const lines = text.split('\n').map((line) => line.trim())
  return lines.some((line) => (line.startsWith('[') && !HARMLESS_SECTION.test(line)) || CREDENTIAL.test(line))
}

async function filesNamedForSecrets(folder: string): Promise<string[]> {
  const names = await unlessAbsent(readdir(folder), [])
  return names.filter((name) => SECRET_NAME.test(name)).map((name) => join(folder, name))
}

// Where git keeps what is large; no submodule lies in there.
const CONTENT_FOLDERS = new Set(['objects', 'refs', 'logs', 'hooks', 'info', 'lfs', 'worktrees'])

/**
 * A submodule's folder is named for its path, so it can be any number of folders deep, and have submodules itself.
 *
 * @returns undefined when there are too many to look at
 */
async function submoduleFolders(roots: readonly string[]): Promise<string[] | undefined> {
  const pending = [...roots]
  const found: string[] = []
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const parent = folder
    const below = (await unlessAbsent(readdir(parent, { withFileTypes: true }), []))
      .filter((entry) => entry.isDirectory() && !CONTENT_FOLDERS.has(entry.name))
      .map(({ name }) => join(parent, name))
    found.push(...below)
    pending.push(...below)
    if (found.length > MAX_FOLDERS) return undefined
  }
  return found
}

/** Undefined when there is none; a text that tells for what is no plain file of an ordinary size, since it may hold anything. */
async function readPlain(path: string): Promise<string | undefined> {
  try {
    // Neither a link nor a pipe is opened: the first may lead anywhere, the second would be waited for.
    const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants
    await using file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    const status = await file.stat()
    if (status.isDirectory()) return undefined
    return status.isFile() && status.size <= MAX_BYTES ? await file.readFile('utf8') : UNKNOWN
  } catch (error) {
    if (!isSystemError(error)) throw error
    return ['ENOENT', 'ENOTDIR'].includes(error.code ?? '') ? undefined : UNKNOWN
  }
}

const UNKNOWN = '[unknown]'

async function unlessAbsent<Value>(value: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await value
  } catch (error) {
    if (isSystemError(error)) return otherwise
    throw error
  }
}
