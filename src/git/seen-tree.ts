import { existsSync, lstatSync, opendirSync, type Stats } from 'node:fs'
import { basename, join } from 'node:path'
import { isSystemError } from '../errors.ts'

/** For more files and folders, git is faster. */
const MAX_ENTRIES = 4000

/** A file written within this time before the look can change again without a new time stamp: the kernel's clock ticks at least every 10 ms. */
const TICK_MS = 15
/** The same for a file system that counts whole seconds. */
const SECOND_MS = 2000

const IGNORE_FILE = '.gitignore'
const ATTRIBUTES_FILE = '.gitattributes'

interface SeenEntry {
  /** Absolute. */
  readonly location: string
  readonly status: Stats
  /** False if it can have changed since without a new time stamp. */
  readonly isSettled: boolean
}

interface SeenFolder extends SeenEntry {
  /** Of all entries, ignored ones included; those of folders end with a slash. */
  readonly names: readonly string[]
}

export type SeenChanges =
  /** Nothing has changed. */
  | { readonly kind: 'none' }
  /** At most the content or the mode of these files has changed. Paths are relative to the work tree; `seen` describes it as it is now. */
  | { readonly kind: 'edited'; readonly paths: readonly string[]; readonly seen: SeenTree }
  /** Files may be new or gone. `isIgnoringSame`: what git ignores is the same as before. */
  | { readonly kind: 'unknown'; readonly isIgnoringSame: boolean }

/**
 * What the files and folders of a work tree looked like, without their content: enough to know later, without starting git, that nothing
 * has changed. It can say too often that something may have changed. Like git's own index, it misses a change that leaves size, inode and
 * both time stamps the same.
 */
export class SeenTree {
  readonly #root: string
  readonly #files: ReadonlyMap<string, SeenEntry>
  readonly #folders: ReadonlyMap<string, SeenFolder>

  private constructor(root: string, files: ReadonlyMap<string, SeenEntry>, folders: ReadonlyMap<string, SeenFolder>) {
    this.#root = root
    this.#files = files
    this.#folders = folders
  }

  /**
   * @param ignored folders in which git ignores everything, each ending with a slash
   * @returns undefined for a tree that is too large, or that changes meanwhile
   */
  static look(root: string, ignored: ReadonlySet<string>, maxEntries = MAX_ENTRIES): SeenTree | undefined {
    const now = Date.now()
    const files = new Map<string, SeenEntry>()
    const folders = new Map<string, SeenFolder>()
    const pending = ['']
    const lookInto = (folder: string) => {
      const location = join(root, folder)
      const status = lstatSync(location)
      const names = namesIn(location, maxEntries)
      if (!names) return false
      folders.set(folder, { ...seenAt(location, status, now), names })
      for (const name of names) {
        const path = folder + name
        if (ignored.has(path) || path === '.git/') continue
        if (path.endsWith('/')) pending.push(path)
        else {
          const file = join(root, path)
          files.set(path, seenAt(file, lstatSync(file), now))
        }
      }
      return files.size + folders.size + pending.length <= maxEntries
    }
    try {
      for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        if (!lookInto(folder)) return undefined
      }
    } catch (error) {
      if (isSystemError(error)) return undefined
      throw error
    }
    return new SeenTree(root, files, folders)
  }

  /** The paths of all files, ignored ones too, except those in ignored folders. Undefined if they have more bytes than this. */
  files(maxBytes: number): readonly string[] | undefined {
    const bytes = [...this.#files.values()].reduce((sum, { status }) => sum + status.size, 0)
    return bytes > maxBytes ? undefined : [...this.#files.keys()]
  }

  sizes(paths: readonly string[]): readonly { readonly path: string; readonly bytes: number }[] {
    return paths.map((path) => ({ path, bytes: this.#files.get(path)?.status.size ?? 0 }))
  }

  /** True if git may convert files when it records them. */
  get hasAttributes(): boolean {
    return [...this.#folders.values()].some(({ names }) => names.includes(ATTRIBUTES_FILE))
  }

  /** Compares with the work tree, which nothing may write to meanwhile. */
  changes(): SeenChanges {
    const now = Date.now()
    try {
      const folders = this.#touchedFolders(now)
      const files = folders && this.#touchedFiles(now)
      if (!files) return { kind: 'unknown', isIgnoringSame: this.#isIgnoringSame() }
      if (files.size === 0) return { kind: 'none' }
      const seen = new SeenTree(
        this.#root,
        new Map([...this.#files, ...files]),
        new Map([...this.#folders, ...folders])
      )
      return { kind: 'edited', paths: [...files.keys()], seen }
    } catch (error) {
      // Something is gone, or cannot be read any more.
      if (isSystemError(error)) return { kind: 'unknown', isIgnoringSame: false }
      throw error
    }
  }

  /** The folders that may have changed, as they are now; undefined if one has other entries than before. */
  #touchedFolders(now: number): Map<string, SeenFolder> | undefined {
    const touched = new Map<string, SeenFolder>()
    for (const [folder, { location, status, isSettled, names }] of this.#folders) {
      const present = lstatSync(location)
      if (isSettled && isSame(present, status)) continue
      const presentNames = namesIn(location, names.length)
      const areNamesSame = presentNames?.length === names.length && presentNames.every((name, at) => name === names[at])
      if (present.mode !== status.mode || !areNamesSame) return undefined
      touched.set(folder, { ...seenAt(location, present, now), names })
    }
    return touched
  }

  /** The files that may have changed, as they are now; undefined if only git can tell the consequences, as for a .gitignore. */
  #touchedFiles(now: number): Map<string, SeenEntry> | undefined {
    const touched = new Map<string, SeenEntry>()
    for (const [path, { location, status, isSettled }] of this.#files) {
      const present = lstatSync(location)
      if (isSettled && isSame(present, status)) continue
      if (!present.isFile() || !status.isFile() || basename(path) === IGNORE_FILE) return undefined
      touched.set(path, seenAt(location, present, now))
    }
    return touched
  }

  /** True if git ignores the same as before. Checks all folders, because a single command can change several. */
  #isIgnoringSame(): boolean {
    const isNewHere = (folder: string, names: readonly string[]) =>
      !names.includes(IGNORE_FILE) && existsSync(join(this.#root, folder, IGNORE_FILE))
    if ([...this.#folders].some(([folder, { names }]) => isNewHere(folder, names))) return false
    return [...this.#files].every(
      ([path, { location, status, isSettled }]) =>
        basename(path) !== IGNORE_FILE || (isSettled && isSame(lstatSync(location), status))
    )
  }
}

/** Sorted: the order of a folder's entries is not stable. Undefined if there are more. */
function namesIn(folder: string, max: number): readonly string[] | undefined {
  const names: string[] = []
  const open = opendirSync(folder)
  try {
    for (let entry = open.readSync(); entry; entry = open.readSync()) {
      if (names.length === max) return undefined
      names.push(entry.isDirectory() ? `${entry.name}/` : entry.name)
    }
  } finally {
    open.closeSync()
  }
  return names.sort()
}

/** @param now milliseconds since 1970 */
function seenAt(location: string, status: Stats, now: number): SeenEntry {
  const unsettledMs = status.ctimeMs % 1000 === 0 ? SECOND_MS : TICK_MS
  return { location, status, isSettled: status.ctimeMs < now - unsettledMs }
}

function isSame(present: Stats, { ino, mode, size, mtimeMs, ctimeMs }: Stats): boolean {
  return (
    present.ctimeMs === ctimeMs &&
    present.mtimeMs === mtimeMs &&
    present.size === size &&
    present.ino === ino &&
    present.mode === mode
  )
}
