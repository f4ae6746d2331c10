import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isSystemError, unlessSystemError } from '../../errors.ts'
import { isWithin } from '../../text/paths.ts'

const MAX_BYTES = 1024 * 1024
/** For submodules. If there are more, all of them are hidden together. */
const MAX_SUBMODULES = 500
/** In how many folders other checkouts are searched, outer ones first. */
const MAX_SEARCHED = 4_000

/** The `.git` of a work tree, and those of submodules and of other checkouts in it. A symbolic link is none. */
export async function findGitFolders(root: string): Promise<string[]> {
  const found: string[] = []
  let level = [root]
  for (let left = MAX_SEARCHED; level.length > 0 && left > 0;) {
    const searched = level.slice(0, left)
    left -= searched.length
    const entries = await Promise.all(searched.map(entriesOf))
    found.push(
      ...entries
        .flat()
        .flatMap(({ path, name, isFolder, isFile }) => (name === '.git' && (isFolder || isFile) ? path : []))
    )
    level = entries
      .flat()
      .flatMap(({ path, name, isFolder }) => (isFolder && name !== '.git' && name !== 'node_modules' ? path : []))
  }
  return found
}

interface Entry {
  readonly path: string
  readonly name: string
  readonly isFolder: boolean
  readonly isFile: boolean
}

async function entriesOf(folder: string): Promise<Entry[]> {
  const entries = await unlessSystemError(readdir(folder, { withFileTypes: true }), [])
  return entries.map((entry) => ({
    path: join(folder, entry.name),
    name: entry.name,
    isFolder: entry.isDirectory(),
    isFile: entry.isFile()
  }))
}

/**
 * The files of a `.git` folder and its submodules that may contain a credential: configurations with sections that are not known to
 * be harmless, and files named like credentials.
 * Attack: an earlier checkout step left its token there, and a command copies it, encoded, into a file that is published.
 *
 * @param git a folder; a file has none
 */
export async function credentialFiles(git: string): Promise<string[]> {
  const modules = join(git, 'modules')
  const submodules = await submoduleFolders(modules)
  const folders = [git, ...(submodules ?? [])]
  const files = folders.flatMap((folder) => [join(folder, 'config'), join(folder, 'config.worktree')])
  const isSuspect = await Promise.all(files.map(mayHoldCredential))
  const named = (await entriesOf(git)).flatMap(({ name, path }) => (SECRET_NAME.test(name) ? path : []))
  return [...files.filter((_, index) => isSuspect[index]), ...named, ...(submodules ? [] : [modules])]
}

const HARMLESS_SECTION = /^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i
const CREDENTIAL = /:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i
const SECRET_NAME = /token|passw|secret|credential|netrc/i

/**
 * The repository of a linked work tree; undefined for any other tree. The repository must name the tree too, because a file can
 * point anywhere.
 *
 * @param git a `.git`
 */
export async function linkedRepository(git: string): Promise<string | undefined> {
  const [, pointed] = /^gitdir: (.+)/.exec((await readRegularFile(git)) ?? '') ?? []
  if (pointed === undefined) return undefined
  const folder = resolve(git, '..', pointed)
  const common = (await readRegularFile(join(folder, 'commondir')))?.trim()
  if (!common) return undefined
  const repository = resolve(folder, common)
  if (dirname(folder) !== join(repository, 'worktrees') || isWithin(repository, dirname(git))) return undefined
  const named = (await readRegularFile(join(folder, 'gitdir')))?.trim()
  return named === git ? repository : undefined
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

// Git's own large folders, which contain no submodules.
const CONTENT_FOLDERS = new Set(['objects', 'refs', 'logs', 'hooks', 'info', 'lfs', 'worktrees'])

/**
 * A submodule's folder has the name of its path, so it can be at any depth, and have submodules itself.
 *
 * @returns undefined if there are too many
 */
async function submoduleFolders(modules: string): Promise<string[] | undefined> {
  const pending = [modules]
  const submodules: string[] = []
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const below = (await entriesOf(folder)).flatMap(({ path, name, isFolder }) =>
      isFolder && !CONTENT_FOLDERS.has(name) ? path : []
    )
    submodules.push(...below)
    pending.push(...below)
    if (submodules.length > MAX_SUBMODULES) return undefined
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
