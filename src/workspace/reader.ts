import { constants, type Stats } from 'node:fs'
import { basename, dirname, posix } from 'node:path'
import { ToolError, isSystemError } from '../errors.ts'
import { fingerprint, viewFile, type FileView, type ViewRange } from './files/view-file.ts'
import { kindBeneath, withFileBeneath } from './files/files.ts'
import { listFolder, type FolderListing } from './files/list-folder.ts'
import { OpenFile } from './files/open-file.ts'
import { nearestPaths } from './search/nearest-paths.ts'
import type { Redact } from '../secrets/redact.ts'
import type { OutputFiles } from './commands/output-files.ts'
import { pathInTmp, resolveInside, shownInTmp } from './files/resolve-inside.ts'
import type { TreeGuard } from './files/tree-guard.ts'
import { WorkTreeFiles, type FoundFiles } from './search/list-files.ts'
import { IsolatedGit } from './search/isolated-git.ts'
import { TextSearch, type SearchQuery, type SearchResult } from './search/search-text.ts'
import { isWithinAny, withoutFolder } from '../text/paths.ts'

export type View = FolderListing | (FileView & { readonly path: string })

export interface WorkspaceReaderParts {
  readonly root: string
  readonly stateFolder: string
  /** The folders that git is looked up in; see `trustedEnvironment`. */
  readonly searchPath: string
  readonly outputs: OutputFiles
  /** Redacts lines before they are cut. */
  readonly redact: Redact
  /** Nothing is guarded if omitted. */
  readonly guard?: Promise<TreeGuard> | undefined
  /** The folder that commands have as /tmp; undefined if they have none of their own. */
  readonly temporary?: () => string | undefined
}

/** A folder that the tools read: the work tree, the /tmp of commands, or that of their saved outputs. */
interface Place {
  readonly root: string
  readonly git: IsolatedGit
  readonly files: WorkTreeFiles
  readonly search: TextSearch
  /** A path below the root as the model knows it. */
  readonly shown: (path: string) => string
}

const MAX_HASHED_BYTES = 1024 * 1024

/**
 * Reads the work tree, and the saved outputs of commands, for the tools that read and search. It takes paths as the model wrote them
 * and returns paths relative to the root.
 */
export class WorkspaceReader {
  readonly #parts: WorkspaceReaderParts
  readonly #tree: Place

  constructor(parts: WorkspaceReaderParts) {
    this.#parts = parts
    this.#tree = this.#place(parts.root, (path) => path, parts.guard)
  }

  #place(root: string, shown: Place['shown'], guard?: Promise<TreeGuard>): Place {
    const git = new IsolatedGit(root, { ...this.#parts, guard })
    const files = new WorkTreeFiles(git)
    return { root, git, files, search: new TextSearch(git, files, this.#parts.redact), shown }
  }

  /** The same for a copy of the work tree. */
  ofCopy(root: string): WorkspaceReader {
    return new WorkspaceReader({ ...this.#parts, root })
  }

  /** Ignores these paths from now on, as if a .gitignore named them. A folder ends with a slash. */
  exclude(paths: readonly string[]): Promise<void> {
    return this.#tree.git.exclude(paths)
  }

  /** The place that a path leads to, and the path in it. */
  #placeOf(path: string): { readonly place: Place; readonly inside: string } {
    const temporary = this.#parts.temporary?.()
    const inTmp = temporary === undefined ? undefined : pathInTmp(this.#parts.root, path)
    if (temporary === undefined || inTmp === undefined) return { place: this.#tree, inside: path }
    return { place: this.#place(temporary, shownInTmp), inside: inTmp }
  }

  /** Paths of all files that are not ignored, sorted. */
  files(signal: AbortSignal): Promise<string[]> {
    return this.#tree.files.files(signal)
  }

  /** Lines of a text file, the type of a binary file, or the entries of a folder. Names of saved outputs are paths too. */
  async view(path: string, range: ViewRange, signal: AbortSignal): Promise<View> {
    const output = this.#outputPath(path)
    if (output !== undefined) {
      using file = new OpenFile(output, constants.O_RDONLY)
      return { path, ...(await viewFile(file, { range, redact: this.#parts.redact, signal })) }
    }
    const { place, relative } = await this.locate(path)
    return this.explainingErrors(path, signal, async () => {
      if ((await kindBeneath(place.root, relative)) === 'folder') return this.listFolder(path, signal)
      const { redact } = this.#parts
      const view = await withFileBeneath(place.root, relative, (file) => viewFile(file, { range, redact, signal }))
      return { path: place.shown(relative), ...view }
    })
  }

  /**
   * The whole content of a file.
   *
   * @throws ToolError if it is larger
   */
  async readBytes(path: string, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
    const { place, relative } = await this.locate(path)
    return this.explainingErrors(path, signal, () =>
      withFileBeneath(place.root, relative, async (file, { size }) => {
        if (size <= maxBytes) return await file.content()
        throw new ToolError(`${path} has ${size} bytes; the limit is ${maxBytes}.`)
      })
    )
  }

  async listFolder(path: string, signal: AbortSignal): Promise<FolderListing> {
    const { place, relative } = await this.locate(path)
    const folder = await this.explainingErrors(path, signal, () => listFolder(relative, { ...place, signal }))
    return { ...folder, path: place.shown(relative) }
  }

  /** Stays equal while the content is the same; for a large file, while it is not written to. Not for folders. */
  async fingerprint(path: string, signal: AbortSignal): Promise<string> {
    const output = this.#outputPath(path)
    // Outputs never change.
    if (output !== undefined) return output
    const { place, relative } = await this.locate(path)
    return withFileBeneath(place.root, relative, async (file, stats) => {
      signal.throwIfAborted()
      if (stats.size > MAX_HASHED_BYTES) return identityOf(stats)
      return fingerprint(await file.content())
    })
  }

  /** Files whose path below a folder matches a glob. A glob without `/` matches the name at any depth. */
  async findFiles(glob: string, path: string, signal: AbortSignal): Promise<FoundFiles> {
    const { place, relative: folder } = await this.locate(path)
    const kind = await kindBeneath(place.root, folder)
    if (kind === undefined) throw await this.#missing(path, signal)
    if (kind !== 'folder') throw new ToolError(`${path} is not a folder. Name a folder, or omit path.`)
    const found = await place.files.find({ glob: withoutFolder(glob, place.root), folder }, signal)
    return { ...found, files: found.files.map(place.shown) }
  }

  /** Lines that match a pattern, in the files below a path, in one file or in a saved output. */
  async search(query: SearchQuery, signal: AbortSignal): Promise<SearchResult> {
    const output = this.#outputPath(query.path)
    if (output !== undefined) {
      const outputs = this.#place(dirname(output), () => query.path)
      return searchIn(outputs, { ...query, path: basename(output), globs: [] }, signal)
    }
    const { place, relative: path } = await this.locate(query.path)
    const kind = await kindBeneath(place.root, path)
    if (kind === undefined) throw await this.#missing(query.path, signal)
    // For a single file, the globs do not matter. Models put the root before them, or the folder that they are relative to.
    const globs = kind === 'folder' ? query.globs : []
    const relative = globs.map((glob) => relativeGlob(glob, [place.root, path]))
    return searchIn(place, { ...query, path, globs: relative }, signal)
  }

  /** Translates system errors into ToolErrors with the model's own path, and suggests similar names for a missing one. */
  async explainingErrors<Result>(path: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (!isSystemError(error)) throw error
      if (error.code !== 'ENOENT') throw new ToolError(explain(path, error.code), { cause: error })
      throw await this.#missing(path, signal, error)
    }
  }

  async #missing(path: string, signal: AbortSignal, cause?: unknown): Promise<ToolError> {
    const { place, inside } = this.#placeOf(path)
    const files = await place.files.files(signal)
    if (files.includes(posix.normalize(inside))) {
      return new ToolError(`${path} is a broken symbolic link. Use list_directory to see its target.`)
    }
    const nearest = nearestPaths(inside, files).map(place.shown)
    const hint = nearest.length > 0 ? ` Did you mean ${nearest.join(', ')}?` : ' Use find_files to find it.'
    return new ToolError(`${path} does not exist.${hint}`, { cause })
  }

  /** The place that a path leads to, and the real path below its root. @throws ToolError for one that no tool reads */
  async locate(path: string): Promise<{ readonly place: Place; readonly relative: string }> {
    const { place, inside } = this.#placeOf(path)
    return {
      place,
      relative: place === this.#tree ? await this.resolve(path) : await resolveInside(place.root, inside)
    }
  }

  /** The real path below the root of the work tree. @throws ToolError for one that no tool reads */
  async resolve(path: string): Promise<string> {
    const relative = await resolveInside(this.#parts.root, path)
    if (!isWithinAny(relative, await this.hidden())) return relative
    throw new ToolError(`${path} is closed to tools and commands. Use git to see history.`)
  }

  /** The paths that no tool reads. */
  hidden(): Promise<readonly string[]> {
    return this.#tree.git.hidden()
  }

  /** @throws ToolError for a path that no tool changes */
  async requireChangeable(path: string): Promise<void> {
    if (!isWithinAny(path, (await this.#parts.guard)?.kept)) return
    throw new ToolError(`${path} was not changed: the configuration of git makes git read it. Only people change it.`)
  }

  #outputPath(path: string): string | undefined {
    const output = this.#parts.outputs.pathOf(path)
    if (output === undefined && /^output:\d+$/.test(path)) {
      throw new ToolError(`${path} does not exist or was deleted. Run the command again.`)
    }
    return output
  }
}

/** The glob without the folders before it. A glob that excludes files keeps its `!`. */
function relativeGlob(glob: string, folders: readonly string[]): string {
  const sign = glob.startsWith('!') ? '!' : ''
  return sign + folders.reduce(withoutFolder, glob.slice(sign.length))
}

/** The result has each path as the model knows it. */
async function searchIn({ search, shown }: Place, query: SearchQuery, signal: AbortSignal): Promise<SearchResult> {
  const { lines, ...found } = await search.lines(query, signal)
  const [binaries, tooLarge] = [found.binaries.map(shown), found.tooLarge.map(shown)]
  return { ...found, lines: lines.map((line) => ({ ...line, path: shown(line.path) })), binaries, tooLarge }
}

function identityOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [ino, size, mtimeMs, ctimeMs].join(':')
}

function explain(path: string, code: string | undefined): string {
  switch (code) {
    case 'ENOTDIR':
      return `${path} is not a folder, or one of the names before it is a file.`
    case 'ELOOP':
      return `${path} was replaced with a symbolic link, which is not followed.`
    case 'EACCES':
    case 'EPERM':
      return `${path} cannot be opened: permission denied.`
    case 'ENXIO':
      return `${path} is not a regular file.`
    default:
      return `${path} cannot be opened: ${code ?? 'unknown error'}.`
  }
}
