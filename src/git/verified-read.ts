import { posix } from 'node:path'
import { UserError } from '../errors.ts'
import type { Git } from './git.ts'
import { createHash } from 'node:crypto'

const MAX_BYTES = 1024 * 1024
const MAX_LINKS = 3

/**
 * Reads a text file of a commit. Follows a symbolic link to another file of the commit.
 *
 * Hashes every object on the way. Objects are borrowed from the workspace, git trusts the id that an object is stored under, and
 * policy must not come from a forged object.
 *
 * @param onRead gets the path of each link on the way and of the file
 * @returns undefined if the commit has no such file
 * @throws UserError if the file is over 1 MiB, or an object does not match its id
 */
export async function readVerified(
  git: Git,
  { commit, path, onRead }: { readonly commit: string; readonly path: string; readonly onRead?: (path: string) => void }
): Promise<string | undefined> {
  const root = await treeOfVerified(git, commit)
  let wanted = path
  for (let links = 0; links <= MAX_LINKS; links++) {
    const entry = await findEntry(git, root, wanted.split('/'))
    if (!entry || (entry.mode !== '120000' && !entry.mode.startsWith('100'))) return undefined
    onRead?.(wanted)
    const content = await readChecked(git, 'blob', entry.id)
    if (content.length > MAX_BYTES)
      throw new UserError(`${path} has ${content.length} bytes. The limit is ${MAX_BYTES} bytes. Shorten it.`)
    if (entry.mode !== '120000') return content.toString('utf8')
    wanted = posix.join(posix.dirname(wanted), content.toString('utf8'))
  }
  return undefined
}

/** The text files that are directly in a folder of a commit, read as `readVerified` does. Links are left out. */
export async function readFolderVerified(git: Git, commit: string, folder: string): Promise<readonly string[]> {
  const entry = await findEntry(git, await treeOfVerified(git, commit), folder.split('/'))
  if (entry?.mode !== '40000') return []
  const entries = parseTree(await readChecked(git, 'tree', entry.id))
  const files = entries.filter(({ mode }) => mode.startsWith('100')).map(({ id }) => id)
  const contents = await Promise.all(files.map((id) => readChecked(git, 'blob', id)))
  return contents.map((content) => content.toString('utf8'))
}

/** The tree of a commit, whose hash is checked. A forged commit could make us publish an old state as a new one. */
export async function treeOfVerified(git: Git, commit: string): Promise<string> {
  const [, tree] = /^tree ([0-9a-f]{40})\n/.exec((await readChecked(git, 'commit', commit)).toString()) ?? []
  if (tree === undefined) throw new UserError(`${commit} is not a commit.`)
  return tree
}

/** The only parent of a commit, whose hash is checked; undefined for a root commit and for a merge. */
export async function parentOfVerified(git: Git, commit: string): Promise<string | undefined> {
  const text = (await readChecked(git, 'commit', commit)).toString()
  const [, parent] = /^tree [0-9a-f]{40}\nparent ([0-9a-f]{40})\n(?!parent )/.exec(text) ?? []
  return parent
}

interface TreeEntry {
  readonly mode: string
  readonly name: string
  readonly id: string
}

async function findEntry(git: Git, tree: string, [name, ...rest]: readonly string[]): Promise<TreeEntry | undefined> {
  const entry = parseTree(await readChecked(git, 'tree', tree)).find((candidate) => candidate.name === name)
  if (!entry || rest.length === 0) return entry
  return entry.mode === '40000' ? findEntry(git, entry.id, rest) : undefined
}

// Each entry is `mode SPACE name NUL` and the 20 bytes of the id.
function parseTree(bytes: Buffer): TreeEntry[] {
  const entries: TreeEntry[] = []
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(0, start)
    if (end < 0) break
    const [, mode = '', name = ''] = /^(\d+) (.*)$/s.exec(bytes.toString('utf8', start, end)) ?? []
    entries.push({ mode, name, id: bytes.toString('hex', end + 1, end + 21) })
    start = end + 21
  }
  return entries
}

// Every file is reached through the same few trees, and several stages read the same small files, such as package.json.
const verified = new WeakMap<Git, Map<string, Promise<Buffer>>>()
const MAX_KEPT_BYTES = 64 * 1024

function objectsOf(git: Git): Map<string, Promise<Buffer>> {
  const objects = verified.get(git) ?? new Map<string, Promise<Buffer>>()
  verified.set(git, objects)
  return objects
}

function readChecked(git: Git, type: 'blob' | 'tree' | 'commit', id: string): Promise<Buffer> {
  const objects = objectsOf(git)
  const key = `${type} ${id}`
  const content = objects.get(key) ?? readAndHash(git, type, id)
  objects.set(key, content)
  if (type === 'blob') void forgetLarge(objects, key)
  return content
}

async function forgetLarge(objects: Map<string, Promise<Buffer>>, key: string): Promise<void> {
  const content = await objects.get(key)?.catch(() => undefined)
  if (!content || content.length > MAX_KEPT_BYTES) objects.delete(key)
}

async function readAndHash(git: Git, type: 'blob' | 'tree' | 'commit', id: string): Promise<Buffer> {
  const content = await git.readObject(type, id)
  if (objectId(type, content) === id) return content
  throw new UserError(
    `The ${type} ${id} in the workspace's .git folder is damaged or forged. Start from a clean workspace.`
  )
}

/** The id that git gives to an object. */
function objectId(type: string, content: Buffer): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex')
}
