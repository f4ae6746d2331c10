import { EMPTY_TREE, readLooseObject, writeLooseObject, type LooseObject } from './loose-objects.ts'
import type { Git } from './git.ts'

export interface TreeEntry {
  readonly mode: string
  readonly type: string
  readonly sha: string
  /** Undefined for anything but a blob. */
  readonly size: number | undefined
  readonly path: string
}

/** A change of a tree. Without a sha, the path is removed. */
export interface TreeEdit {
  readonly path: string
  readonly mode: string
  readonly sha: string | undefined
}

/** A folder's content by name. A folder that was not read yet has only its id. Names hold one byte per character, which is their order. */
type Folder = Map<string, Entry>
type Entry = { readonly mode: string; readonly sha: string } | Folder

const FOLDER = '40000'
const SUBMODULE = '160000'
const FILE_MODES = new Set(['100644', '100755', '120000', SUBMODULE])
// Git may refuse other names, or read them as others.
const PLAIN_NAME = /^(?!\.{1,2}$)(?!\.git(?!hub$|ignore$|attributes$))[^\0\\:~]+$/i
const MAX_ENTRIES = 200

/**
 * Lists a tree, or that of a commit, without starting git, which would take most of the time of a request. Undefined if only git can do it.
 */
export function readLooseTree(git: Git, sha: string, isRecursive: boolean): TreeEntry[] | undefined {
  const tree = readTreeObject(git, sha)
  return tree && listEntries(git, tree, { folder: '', isRecursive })
}

function listEntries(
  git: Git,
  tree: LooseObject,
  { folder, isRecursive }: { readonly folder: string; readonly isRecursive: boolean }
): TreeEntry[] | undefined {
  const found: TreeEntry[] = []
  for (const { mode, name, sha } of parseTree(tree)) {
    const path = `${folder}${Buffer.from(name, 'latin1').toString('utf8')}`
    const object = mode === SUBMODULE ? 'elsewhere' : readLooseObject(git, sha)
    if (!object || found.length > MAX_ENTRIES) return undefined
    found.push({ mode: mode.padStart(6, '0'), sha, path, ...typeAndSize(object) })
    if (!isRecursive || object === 'elsewhere' || object.type !== 'tree') continue
    const inside = listEntries(git, object, { folder: `${path}/`, isRecursive })
    if (!inside) return undefined
    found.push(...inside)
  }
  return found
}

function typeAndSize(object: LooseObject | 'elsewhere'): Pick<TreeEntry, 'type' | 'size'> {
  if (object === 'elsewhere') return { type: 'commit', size: undefined }
  const { type, content } = object
  return { type, size: type === 'blob' ? content.length : undefined }
}

/** Applies the edits to a tree, that of a commit or an empty one, without starting git. Undefined if only git can do it. */
export function writeLooseTree(git: Git, base: string | undefined, edits: readonly TreeEdit[]): string | undefined {
  const root = base === undefined ? new Map<string, Entry>() : readFolder(git, base)
  if (!root) return undefined
  for (const edit of edits) if (!applyEdit(git, root, edit)) return undefined
  return writeFolder(git, root)
}

/** False if only git can do it. */
function applyEdit(git: Git, root: Folder, edit: TreeEdit): boolean {
  const { path, mode, sha } = edit
  const names = path.split('/').map((name) => Buffer.from(name).toString('latin1'))
  if (!names.every((name) => PLAIN_NAME.test(name)) || !isPlain(git, edit)) return false
  let folder = root
  for (const name of names.slice(0, -1)) {
    const entry = folder.get(name)
    if (sha === undefined && !isFolder(entry)) return true
    const next = openFolder(git, entry)
    if (!next) return false
    folder.set(name, next)
    folder = next
  }
  const last = names.at(-1) ?? ''
  if (sha !== undefined) folder.set(last, { mode, sha })
  // A folder is not removed by its name: git's index has only files.
  else if (!isFolder(folder.get(last))) folder.delete(last)
  return true
}

/** A removal, a submodule, or a file whose content is there. */
function isPlain(git: Git, { mode, sha }: TreeEdit): boolean {
  if (sha === undefined || mode === SUBMODULE) return true
  return FILE_MODES.has(mode) && readLooseObject(git, sha) !== undefined
}

function isFolder(entry: Entry | undefined): boolean {
  return entry instanceof Map || entry?.mode === FOLDER
}

/** A new folder takes the place of a file. */
function openFolder(git: Git, entry: Entry | undefined): Folder | undefined {
  if (entry instanceof Map) return entry
  return entry?.mode === FOLDER ? readFolder(git, entry.sha) : new Map<string, Entry>()
}

/** Writes a folder and those in it, without empty ones, which git does not keep. */
function writeFolder(git: Git, folder: Folder): string {
  const entries: { readonly mode: string; readonly name: string; readonly sha: string }[] = []
  for (const [name, entry] of folder) {
    const { mode, sha } = entry instanceof Map ? { mode: FOLDER, sha: writeFolder(git, entry) } : entry
    if (sha !== EMPTY_TREE) entries.push({ mode, name, sha })
  }
  const lines = entries
    .toSorted((one, other) => (sortName(one) < sortName(other) ? -1 : 1))
    .map(({ mode, name, sha }) => Buffer.concat([Buffer.from(`${mode} ${name}\0`, 'latin1'), Buffer.from(sha, 'hex')]))
  return writeLooseObject(git, 'tree', Buffer.concat(lines))
}

/** Git sorts a folder as if its name ended in a slash. */
function sortName({ mode, name }: { readonly mode: string; readonly name: string }): string {
  return mode === FOLDER ? `${name}/` : name
}

function readFolder(git: Git, sha: string): Folder | undefined {
  const tree = readTreeObject(git, sha)
  const entries = tree && parseTree(tree)
  if (!entries?.every(({ mode }) => mode === FOLDER || FILE_MODES.has(mode))) return undefined
  return new Map(entries.map(({ name, mode, sha: id }) => [name, { mode, sha: id }]))
}

/** The object of a tree, or of a commit's tree. */
function readTreeObject(git: Git, sha: string): LooseObject | undefined {
  const object = readLooseObject(git, sha)
  if (object?.type === 'tree') return object
  if (object?.type !== 'commit') return undefined
  return readLooseObject(git, object.content.toString('latin1', 'tree '.length, 'tree '.length + 40))
}

/** Each entry is `mode SPACE name NUL` and the 20 bytes of the id. */
function parseTree({ content }: LooseObject): { readonly mode: string; readonly name: string; readonly sha: string }[] {
  const entries = []
  for (let start = 0; start < content.length;) {
    const [space, end] = [content.indexOf(' ', start), content.indexOf(0, start)]
    const [mode, name] = [content.toString('latin1', start, space), content.toString('latin1', space + 1, end)]
    start = end + 21
    entries.push({ mode, name, sha: content.toString('hex', end + 1, start) })
  }
  return entries
}
