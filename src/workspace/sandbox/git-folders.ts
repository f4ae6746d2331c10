import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { isSystemError, unlessSystemError } from '../../errors.ts'
import { UnprotectedTree } from './mount.ts'
import { isWithin } from '../../text/paths.ts'

const MAX_BYTES = 1024 * 1024
/** For submodules. If there are more, all of them are hidden together. */
const MAX_SUBMODULES = 500
/** Each takes several mounts. */
const MAX_CHECKOUTS = 500
/** Of a path. The system refuses to mount at one that is longer than 4,096 bytes. */
const MAX_PATH = 3_000
const SEARCH_MS = 60_000
const MAX_OUTPUT = 64 * 2 ** 20

export interface SearchedTree {
  /** The `.git` of the work tree, and those of submodules and of other checkouts in it. A symbolic link is none. */
  readonly gitFolders: readonly string[]
  readonly sockets: readonly string[]
}

/**
 * Searches the whole work tree, except for what is in `node_modules` and `.git`. With `find`, which takes a tenth of the time.
 *
 * @throws UnprotectedTree if it holds more than a sandbox can protect
 */
export async function searchTree(root: string): Promise<SearchedTree> {
  const expression = [
    '-name',
    'node_modules',
    '-prune',
    '-o',
    '-name',
    '.git',
    '-print0',
    '-prune',
    '-o',
    '-type',
    's',
    '-print0'
  ]
  const paths = (await outputOf('find', [root, '-mindepth', '1', ...expression]))
    .toString('latin1')
    .split('\0')
    .slice(0, -1)
  const [gitFolders, sockets]: [string[], string[]] = [[], []]
  for (const bytes of paths.filter((path) => path.length <= MAX_PATH)) {
    const path = Buffer.from(bytes, 'latin1').toString()
    const status = await unlessSystemError(lstat(Buffer.from(bytes, 'latin1')), undefined)
    if (!status || status.isSymbolicLink()) continue
    if (Buffer.from(path).toString('latin1') !== bytes)
      throw new UnprotectedTree(`${path} has a name that is not UTF-8. ${CLEAN}`)
    if (status.isSocket()) sockets.push(path)
    else if (basename(path) === '.git') gitFolders.push(path)
  }
  if (gitFolders.length > MAX_CHECKOUTS) {
    const where = `The work tree has ${gitFolders.length} other checkouts, such as ${gitFolders.at(-1) ?? ''}`
    throw new UnprotectedTree(`${where}, and a sandbox can protect ${MAX_CHECKOUTS}. ${CLEAN}`)
  }
  return { gitFolders, sockets }
}

const CLEAN = 'Delete what an earlier run left, or check out into an empty folder.'

/** What it prints, also if it cannot read some folders. */
async function outputOf(program: string, args: readonly string[]): Promise<Buffer> {
  const options = {
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    timeout: SEARCH_MS,
    maxBuffer: MAX_OUTPUT,
    encoding: 'buffer'
  } as const
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, output) => {
      if (!error || typeof error.code === 'number') resolve(output)
      else
        reject(
          new UnprotectedTree(`The work tree could not be searched for other checkouts: ${error.message}`, {
            cause: error
          })
        )
    })
  })
}

interface Entry {
  readonly path: string
  readonly name: string
  readonly isFolder: boolean
}

async function entriesOf(folder: string): Promise<Entry[]> {
  const entries = await unlessSystemError(readdir(folder, { withFileTypes: true }), [])
  return entries.map((entry) => ({
    path: join(folder, entry.name),
    name: entry.name,
    isFolder: entry.isDirectory()
  }))
}

/**
 * The files of a `.git` folder that may contain a credential: all that git does not need to read history, and configurations with sections
 * that are not known to be harmless. So too for its submodules and its linked work trees.
 * Attack: an earlier checkout step left its token there, and a command copies it, encoded, into a file that is published.
 *
 * @param git a folder; a file has none
 */
export async function credentialFiles(git: string): Promise<string[]> {
  const modules = join(git, 'modules')
  const worktrees = (await entriesOf(join(git, 'worktrees'))).filter(({ isFolder }) => isFolder).map(({ path }) => path)
  const submodules = await submoduleFolders([modules, ...worktrees.map((path) => join(path, 'modules'))])
  const folders = [git, ...worktrees, ...(submodules ?? [])]
  const files = folders.flatMap((folder) => [join(folder, 'config'), join(folder, 'config.worktree')])
  const isSuspect = await Promise.all(files.map(mayHoldCredential))
  const unknown = (await entriesOf(git)).flatMap(({ name, path }) => (KNOWN.test(name) ? [] : path))
  return [...files.filter((_, index) => isSuspect[index]), ...unknown, ...(submodules ? [] : [modules])]
}

/** Source: gitrepository-layout(5) */
const KNOWN =
  /^([A-Z_]+|config(\.worktree)?|index|objects|refs|packed-refs|info|logs|hooks|description|branches|shallow|modules|worktrees|lfs|rebase-(merge|apply)|sequencer|commondir|gitdir|rr-cache)$/

const HARMLESS_SECTION = /^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i
const CREDENTIAL = /:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i

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
async function submoduleFolders(roots: readonly string[]): Promise<string[] | undefined> {
  const pending = [...roots]
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
