import { existsSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { basename, join } from 'node:path'
import { isSystemError } from '../errors.ts'

/** For more files and folders, git is faster. */
const MAX_ENTRIES = 4000

/** What was written within this time before we looked can be written again with the same time stamp: the kernel's clock ticks every 10 ms at the slowest. */
const TICK_MS = 15
/** The same for a file system that counts whole seconds. */
const SECOND_MS = 2000

const IGNORE_FILE = '.gitignore'
const ATTRIBUTES_FILE = '.gitattributes'

interface SeenEntry {
  readonly status: Stats
  /** False if it can have changed since without a sign. */
  readonly isSettled: boolean
}

interface SeenFolder extends SeenEntry {
  /** Of all entries, ignored ones included; those of folders end with a slash. */
  readonly names: readonly string[]
}

export type News =
  /** Nothing has changed. */
  | { readonly kind: 'none' }
  /** At most the content or the mode of these files has changed. Paths are relative to the work tree. */
  | { readonly kind: 'edited'; readonly paths: readonly string[] }
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
      const status = lstatSync(join(root, folder))
      const names = namesIn(root, folder)
      folders.set(folder, { ...seenAt(status, now), names })
      for (const name of names) {
        const path = folder + name
        if (ignored.has(path) || path === '.git/') continue
        if (path.endsWith('/')) pending.push(path)
        else files.set(path, seenAt(lstatSync(join(root, path)), now))
      }
    }
    try {
      for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        lookInto(folder)
        if (files.size + folders.size + pending.length > maxEntries) return undefined
      }
    } catch (error) {
      if (isSystemError(error)) return undefined
      throw error
    }
    return new SeenTree(root, files, folders)
  }

  /** True if git may convert files when it records them. */
  get hasAttributes(): boolean {
    return [...this.#folders.values()].some(({ names }) => names.includes(ATTRIBUTES_FILE))
  }

  /** Compares with the work tree, which nothing may write to meanwhile. */
  news(): News {
    try {
      return this.#newsOfFolders() ?? this.#newsOfFiles()
    } catch (error) {
      // Something is gone, or cannot be read any more.
      if (isSystemError(error)) return { kind: 'unknown', isIgnoringSame: false }
      throw error
    }
  }

  /** Undefined if all files are still there, and no new ones. */
  #newsOfFolders(): News | undefined {
    for (const [folder, { status, isSettled, names }] of this.#folders) {
      const present = lstatSync(join(this.#root, folder))
      if (isSettled && isSame(present, status)) continue
      const presentNames = namesIn(this.#root, folder)
      const areNamesSame = presentNames.length === names.length && presentNames.every((name, at) => name === names[at])
      if (present.mode === status.mode && areNamesSame) continue
      return { kind: 'unknown', isIgnoringSame: this.#isIgnoringSame() }
    }
    return undefined
  }

  #newsOfFiles(): News {
    const paths: string[] = []
    for (const [path, { status, isSettled }] of this.#files) {
      const present = lstatSync(join(this.#root, path))
      if (isSettled && isSame(present, status)) continue
      if (!present.isFile() || !status.isFile() || basename(path) === IGNORE_FILE)
        return { kind: 'unknown', isIgnoringSame: this.#isIgnoringSame() }
      paths.push(path)
    }
    return paths.length === 0 ? { kind: 'none' } : { kind: 'edited', paths }
  }

  /** Of all folders, because a single command can change several. */
  #isIgnoringSame(): boolean {
    const isNewHere = (folder: string, names: readonly string[]) =>
      !names.includes(IGNORE_FILE) && existsSync(join(this.#root, folder, IGNORE_FILE))
    if ([...this.#folders].some(([folder, { names }]) => isNewHere(folder, names))) return false
    return [...this.#files].every(
      ([path, { status, isSettled }]) =>
        basename(path) !== IGNORE_FILE || (isSettled && isSame(lstatSync(join(this.#root, path)), status))
    )
  }
}

/** Sorted: the order of a folder's entries is not stable. */
function namesIn(root: string, folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort()
}

/** @param now milliseconds since 1970 */
function seenAt(status: Stats, now: number): SeenEntry {
  const unsettledMs = status.ctimeMs % 1000 === 0 ? SECOND_MS : TICK_MS
  return { status, isSettled: status.ctimeMs < now - unsettledMs }
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
