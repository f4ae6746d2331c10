import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemError } from '../errors.ts'
import { folderOf, nameOf } from '../text/paths.ts'
import { GitFailure, TooMuchOutput, type Git } from './git.ts'
import type { RecordingGit } from './recording-git.ts'
import { objectId } from './object-id.ts'
import { unsafePathReason } from './unsafe-path.ts'

interface TreeEntry {
  readonly mode: string
  readonly id: string
}

const FOLDER = '040000'
const FILE = '100644'
const PROGRAM = '100755'
const OWNER_EXECUTES = 0o100
/** Larger files are left to git, which compresses them in a process of its own. */
const MAX_BYTES = 1024 * 1024
/** About ten thousand files. */
const MAX_LISTING_BYTES = 1024 * 1024
/** What bytes that are not UTF-8 are decoded to. The name is then lost. */
const NOT_A_CHARACTER = '\ufffd'
const ATTRIBUTES_FILE = '.gitattributes'

/** The trees of a snapshot, in memory. Edits of its files become the next snapshot without a git being started. */
export class RecordedTrees {
  readonly #git: RecordingGit
  /** By the path of the folder, which is '' for the root; in git's order. */
  readonly #folders: ReadonlyMap<string, Map<string, TreeEntry>>
  /** The id of the root. */
  #tree: string

  private constructor(git: RecordingGit, folders: ReadonlyMap<string, Map<string, TreeEntry>>, tree: string) {
    this.#git = git
    this.#folders = folders
    this.#tree = tree
  }

  /** Undefined if it cannot be written back as it is: a name is not UTF-8, or an object is missing or forged. */
  static async read(git: RecordingGit, tree: string): Promise<RecordedTrees | undefined> {
    const listing = await listTree(git, tree)
    return listing === undefined ? undefined : RecordedTrees.#parse(git, listing, tree)
  }

  /** The same for the tree of a commit; also undefined if it is large. */
  static async readSmall(git: RecordingGit, commit: string): Promise<RecordedTrees | undefined> {
    const listing = await listTree(git, commit, MAX_LISTING_BYTES)
    return listing === undefined ? undefined : RecordedTrees.#parse(git, listing, undefined)
  }

  /** @param tree undefined if its id is not known */
  static #parse(git: RecordingGit, listing: string, tree: string | undefined): RecordedTrees | undefined {
    const folders = new Map([['', new Map<string, TreeEntry>()]])
    for (const line of listing.split('\0').filter(Boolean)) {
      const tab = line.indexOf('\t')
      const [mode = '', , id = ''] = line.slice(0, tab).split(' ')
      const path = line.slice(tab + 1)
      if (mode === FOLDER) folders.set(path, new Map())
      folders.get(folderOf(path))?.set(nameOf(path), { mode, id })
    }
    const isWhole =
      !listing.includes(NOT_A_CHARACTER) &&
      [...folders].every(([folder, entries]) => {
        const id = folder === '' ? tree : folders.get(folderOf(folder))?.get(nameOf(folder))?.id
        return id === undefined ? folder === '' : objectId('tree', contentOf(entries)) === id
      })
    if (!isWhole) return undefined
    // Attack: the commit names a forged object, whose content has another id.
    const root = tree ?? git.writeObject('tree', contentOf(folders.get('') ?? new Map<string, TreeEntry>()))
    return new RecordedTrees(git, folders, root)
  }

  get tree(): string {
    return this.#tree
  }

  /** The paths of everything that is not a folder. */
  get files(): readonly string[] {
    return [...this.#folders].flatMap(([folder, entries]) =>
      [...entries].flatMap(([name, { mode }]) => (mode === FOLDER ? [] : [folder === '' ? name : `${folder}/${name}`]))
    )
  }

  /** True if git may convert files of this tree when it records them. */
  get hasAttributes(): boolean {
    return [...this.#folders.values()].some((entries) => entries.has(ATTRIBUTES_FILE))
  }

  /**
   * True if these are all files of a work tree, with the present content and mode, byte by byte. Also false for files that only git can
   * compare, such as links and large ones.
   */
  isEqualTo(workTree: string, paths: readonly string[]): boolean {
    return (
      this.files.length === paths.length &&
      paths.every((path) => {
        const recorded = this.#folders.get(folderOf(path))?.get(nameOf(path))
        if (!recorded || recorded.mode === FOLDER || unsafePathReason(path) !== undefined) return false
        const file = readFile(join(workTree, path))
        return file?.mode === recorded.mode && objectId('blob', file.content) === recorded.id
      })
    )
  }

  /**
   * Records the present content and mode of these files, byte by byte.
   *
   * @returns the tree; undefined, with nothing recorded, if one is not a small regular file of the snapshot
   */
  record(workTree: string, paths: readonly string[]): string | undefined {
    const files: { readonly path: string; readonly mode: string; readonly content: Buffer }[] = []
    for (const path of paths) {
      const recorded = this.#folders.get(folderOf(path))?.get(nameOf(path))
      const file = recorded?.mode === FILE || recorded?.mode === PROGRAM ? readFile(join(workTree, path)) : undefined
      if (!file) return undefined
      files.push({ path, ...file })
    }
    const changed = new Set<string>()
    for (const { path, mode, content } of files) {
      this.#set(path, { mode, id: this.#git.writeObject('blob', content) })
      for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) changed.add(folder)
    }
    // The deepest first: a folder's tree names those of the folders in it.
    for (const folder of [...changed].sort((a, b) => b.split('/').length - a.split('/').length))
      this.#set(folder, { mode: FOLDER, id: this.#write(folder) })
    this.#tree = this.#write('')
    return this.#tree
  }

  /** Replaces an entry, which keeps its place in git's order. */
  #set(path: string, entry: TreeEntry): void {
    this.#folders.get(folderOf(path))?.set(nameOf(path), entry)
  }

  #write(folder: string): string {
    return this.#git.writeObject('tree', contentOf(this.#folders.get(folder) ?? new Map<string, TreeEntry>()))
  }
}

async function listTree(git: Git, tree: string, maxBytes?: number): Promise<string | undefined> {
  const limit = maxBytes === undefined ? {} : { maxBytes }
  try {
    return await git.run(['ls-tree', '-r', '-t', '-z', '--full-tree', tree], limit)
  } catch (error) {
    if (error instanceof GitFailure || error instanceof TooMuchOutput) return undefined
    throw error
  }
}

function contentOf(entries: ReadonlyMap<string, TreeEntry>): Buffer {
  const parts = [...entries].flatMap(([name, { mode, id }]) => [
    Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`),
    Buffer.from(id, 'hex')
  ])
  return Buffer.concat(parts)
}

/** Undefined for what is not a regular file, is too large or cannot be read. */
function readFile(path: string): { readonly mode: string; readonly content: Buffer } | undefined {
  let file: number | undefined
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const status = fstatSync(file)
    if (!status.isFile() || status.size > MAX_BYTES) return undefined
    return { mode: (status.mode & OWNER_EXECUTES) === 0 ? FILE : PROGRAM, content: readFileSync(file) }
  } catch (error) {
    if (isSystemError(error)) return undefined
    throw error
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
