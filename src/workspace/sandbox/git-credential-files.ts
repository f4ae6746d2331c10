import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { isSystemError, unlessSystemError } from '../../errors.ts'

const MAX_BYTES = 1024 * 1024
/** For submodules. If there are more, all of them are hidden together. */
const MAX_FOLDERS = 500

/**
 * The files of a `.git` folder and its submodules that may contain a credential: configurations with sections that are not known to
 * be harmless, and files named like credentials.
 * Attack: an earlier checkout step left its token there, and a command copies it, encoded, into a file that is published.
 *
 * @param git a `.git`. In a linked work tree it is a file that names the repository.
 */
export async function gitCredentialFiles(git: string): Promise<string[]> {
  const own = await linkedFolders(git)
  const modules = own.map((folder) => join(folder, 'modules'))
  const submodules = await submoduleFolders(modules)
  const folders = submodules ? [...own, ...submodules] : own
  const files = folders.flatMap((folder) => [join(folder, 'config'), join(folder, 'config.worktree')])
  const isSuspect = await Promise.all(files.map(mayHoldCredential))
  const named = await Promise.all(own.map(filesNamedLikeSecrets))
  return [...files.filter((_, index) => isSuspect[index]), ...named.flat(), ...(submodules ? [] : modules)]
}

/** How deep, and in how many folders, other checkouts are searched. */
const MAX_DEPTH = 2
const MAX_SEARCHED = 400

/** The `.git` of a work tree, and those of other checkouts that earlier steps put into it. */
export async function findGitFolders(root: string): Promise<string[]> {
  const gitFolders = [join(root, '.git')]
  let level = [root]
  let remaining = MAX_SEARCHED
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const searched = level.slice(0, remaining)
    remaining -= searched.length
    const below = await Promise.all(searched.map(foldersIn))
    level = below.flat().filter((path) => basename(path) !== 'node_modules' && basename(path) !== '.git')
    gitFolders.push(...level.map((path) => join(path, '.git')))
  }
  return gitFolders
}

async function foldersIn(path: string): Promise<string[]> {
  const entries = await unlessSystemError(readdir(path, { withFileTypes: true }), [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name))
}

const HARMLESS_SECTION = /^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i
const CREDENTIAL = /:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i
const SECRET_NAME = /token|passw|secret|credential|netrc/i

/** The folder itself; for a linked work tree, its own folder and the shared one. */
async function linkedFolders(git: string): Promise<string[]> {
  const [, pointed] = /^gitdir: (.+)/.exec((await readRegularFile(git)) ?? '') ?? []
  const folder = pointed === undefined ? git : resolve(git, '..', pointed)
  const common = (await readRegularFile(join(folder, 'commondir')))?.trim()
  return common ? [folder, resolve(folder, common)] : [folder]
}

/**
 * The repository of a linked work tree; undefined for any other tree. The repository must name the tree too, because a file can
 * point anywhere.
 *
 * @param git a `.git`
 */
export async function linkedRepository(git: string): Promise<string | undefined> {
  const [folder, common] = await linkedFolders(git)
  if (folder === undefined || common === undefined || dirname(folder) !== join(common, 'worktrees')) return undefined
  const named = (await readRegularFile(join(folder, 'gitdir')))?.trim()
  return named === git ? common : undefined
}

/**
 * Reads the text itself, not the output of `git config --list`: a token in a comment or in a file that git refuses counts too, and
 * no process is needed for each submodule.
 */
async function mayHoldCredential(path: string): Promise<boolean> {
  const text = await readRegularFile(path)
  if (text === undefined) return false
  const lines = text.split('\n').map((line) => line.trim())
  return lines.some((line) => (line.startsWith('[') && !HARMLESS_SECTION.test(line)) || CREDENTIAL.test(line))
}

async function filesNamedLikeSecrets(folder: string): Promise<string[]> {
  const names = await unlessSystemError(readdir(folder), [])
  return names.filter((name) => SECRET_NAME.test(name)).map((name) => join(folder, name))
}

// Git's own large folders, which contain no submodules.
const CONTENT_FOLDERS = new Set(['objects', 'refs', 'logs', 'hooks', 'info', 'lfs', 'worktrees'])

/**
 * A submodule's folder has the name of its path, so it can be at any depth, and have submodules itself.
 *
 * @returns undefined if there are too many
 */
async function submoduleFolders(roots: readonly string[]): Promise<string[] | undefined> {
  const pending = [...roots]
  const submodules: string[] = []
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const parent = folder
    const below = (await unlessSystemError(readdir(parent, { withFileTypes: true }), []))
      .filter((entry) => entry.isDirectory() && !CONTENT_FOLDERS.has(entry.name))
      .map(({ name }) => join(parent, name))
    submodules.push(...below)
    pending.push(...below)
    if (submodules.length > MAX_FOLDERS) return undefined
  }
  return submodules
}

/** Undefined if it does not exist. For a special or very large file, a text that counts as a credential. */
async function readRegularFile(path: string): Promise<string | undefined> {
  try {
    // Opens no link, which could lead anywhere, and no pipe, which would block.
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
