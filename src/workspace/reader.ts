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
  readonly temporary?: string | undefined
  /** How messages show a path of the model; as it is if omitted. */
  readonly shown?: (path: string) => string
}

const MAX_HASHED_BYTES = 1024 * 1024

/**
 * Reads the work tree, and the saved outputs of commands, for the tools that read and search. It takes paths as the model wrote them
 * and returns paths relative to the root.
 */
export class WorkspaceReader {
  readonly #parts: WorkspaceReaderParts
  readonly #git: IsolatedGit
  readonly #files: WorkTreeFiles
  readonly #search: TextSearch

  constructor(parts: WorkspaceReaderParts) {
    this.#parts = parts
    this.#git = new IsolatedGit(parts.root, parts)
    this.#files = new WorkTreeFiles(this.#git)
    this.#search = new TextSearch(this.#git, this.#files, parts.redact)
  }

  /** Ignores these paths from now on, as if a .gitignore named them. A folder ends with a slash. */
  exclude(paths: readonly string[]): Promise<void> {
    return this.#git.exclude(paths)
  }

  /** For a path in the /tmp of commands: the reader of that folder, and the path in it. */
  #inTmp(path: string): { readonly reader: WorkspaceReader; readonly path: string } | undefined {
    const { root, temporary } = this.#parts
    const inTmp = temporary === undefined ? undefined : pathInTmp(root, path)
    if (temporary === undefined || inTmp === undefined) return undefined
    const parts = { ...this.#parts, root: temporary, guard: undefined, temporary: undefined, shown: shownInTmp }
    return { reader: new WorkspaceReader(parts), path: inTmp }
  }

  /** Paths of all files that are not ignored, sorted. */
  files(signal: AbortSignal): Promise<string[]> {
    return this.#files.files(signal)
  }

  /** Lines of a text file, the type of a binary file, or the entries of a folder. Names of saved outputs are paths too. */
  async view(path: string, range: ViewRange, signal: AbortSignal): Promise<View> {
    const output = this.#outputPath(path)
    if (output !== undefined) {
      using file = new OpenFile(output, constants.O_RDONLY)
      return { path, ...(await viewFile(file, { range, redact: this.#parts.redact, signal })) }
    }
    const tmp = this.#inTmp(path)
    if (tmp) {
      const view = await tmp.reader.view(tmp.path, range, signal)
      return { ...view, path: shownInTmp(view.path) }
    }
    const relative = await this.resolve(path)
    return this.explainingErrors(path, signal, async () => {
      if ((await kindBeneath(this.#parts.root, relative)) === 'folder') return this.#folder(relative, signal)
      const { root, redact } = this.#parts
      const view = await withFileBeneath(root, relative, (file) => viewFile(file, { range, redact, signal }))
      return { path: relative, ...view }
    })
  }

  /**
   * The whole content of a file.
   *
   * @throws ToolError if it is larger
   */
  async readBytes(path: string, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
    const tmp = this.#inTmp(path)
    if (tmp) return tmp.reader.readBytes(tmp.path, maxBytes, signal)
    const relative = await this.resolve(path)
    return this.explainingErrors(path, signal, () =>
      withFileBeneath(this.#parts.root, relative, async (file, { size }) => {
        if (size <= maxBytes) return await file.content()
        throw new ToolError(`${this.#shown(path)} has ${size} bytes; the limit is ${maxBytes}.`)
      })
    )
  }

  async listFolder(path: string, signal: AbortSignal): Promise<FolderListing> {
    const tmp = this.#inTmp(path)
    if (tmp) {
      const folder = await tmp.reader.listFolder(tmp.path, signal)
      return { ...folder, path: shownInTmp(folder.path) }
    }
    const relative = await this.resolve(path)
    return this.explainingErrors(path, signal, () => this.#folder(relative, signal))
  }

  /** Stays equal while the content is the same; for a large file, while it is not written to. Not for folders. */
  async fingerprint(path: string, signal: AbortSignal): Promise<string> {
    const output = this.#outputPath(path)
    // Outputs never change.
    if (output !== undefined) return output
    const tmp = this.#inTmp(path)
    if (tmp) return tmp.reader.fingerprint(tmp.path, signal)
    return withFileBeneath(this.#parts.root, await this.resolve(path), async (file, stats) => {
      signal.throwIfAborted()
      if (stats.size > MAX_HASHED_BYTES) return identityOf(stats)
      return fingerprint(await file.content())
    })
  }

  /** Files whose path below a folder matches a glob. A glob without `/` matches the name at any depth. */
  async findFiles(glob: string, path: string, signal: AbortSignal): Promise<FoundFiles> {
    const tmp = this.#inTmp(path)
    if (tmp) {
      const result = await tmp.reader.findFiles(glob, tmp.path, signal)
      return { ...result, files: result.files.map(shownInTmp) }
    }
    const folder = await this.resolve(path)
    const kind = await kindBeneath(this.#parts.root, folder)
    if (kind === undefined) throw await this.#missing(path, signal)
    if (kind !== 'folder') throw new ToolError(`${this.#shown(path)} is not a folder. Name a folder, or omit path.`)
    return this.#files.find({ glob: withoutFolder(glob, this.#parts.root), folder }, signal)
  }

  /** Lines that match a pattern, in the files below a path, in one file or in a saved output. */
  async search(query: SearchQuery, signal: AbortSignal): Promise<SearchResult> {
    const output = this.#outputPath(query.path)
    if (output !== undefined) return this.#searchOutput(output, query, signal)
    const tmp = this.#inTmp(query.path)
    if (tmp) {
      return withPaths(await tmp.reader.search({ ...query, path: tmp.path }, signal), shownInTmp)
    }
    const path = await this.resolve(query.path)
    const kind = await kindBeneath(this.#parts.root, path)
    if (kind === undefined) throw await this.#missing(query.path, signal)
    // For a single file, the globs do not matter. Models put the root before them, or the folder that they are relative to.
    const globs = kind === 'folder' ? query.globs : []
    const relative = globs.map((glob) => relativeGlob(glob, [this.#parts.root, path]))
    return this.#search.lines({ ...query, path, globs: relative }, signal)
  }

  /** Translates system errors into ToolErrors with the model's own path, and suggests similar names for a missing one. */
  async explainingErrors<Result>(path: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (!isSystemError(error)) throw error
      if (error.code !== 'ENOENT') throw new ToolError(explain(this.#shown(path), error.code), { cause: error })
      throw await this.#missing(path, signal, error)
    }
  }

  async #missing(path: string, signal: AbortSignal, cause?: unknown): Promise<ToolError> {
    const files = await this.#files.files(signal)
    if (files.includes(posix.normalize(path))) {
      return new ToolError(`${this.#shown(path)} is a broken symbolic link. Use list_directory to see its target.`)
    }
    const nearest = nearestPaths(path, files).map((each) => this.#shown(each))
    const hint = nearest.length > 0 ? ` Did you mean ${nearest.join(', ')}?` : ' Use find_files to find it.'
    return new ToolError(`${this.#shown(path)} does not exist.${hint}`, { cause })
  }

  #shown(path: string): string {
    return this.#parts.shown?.(path) ?? path
  }

  /** The real path below the root. @throws ToolError for one that no tool reads */
  async resolve(path: string): Promise<string> {
    const relative = await resolveInside(this.#parts.root, path)
    if (!isWithinAny(relative, await this.hidden())) return relative
    throw new ToolError(`${path} is closed to tools and commands. Use git to see history.`)
  }

  /** The paths that no tool reads. */
  async hidden(): Promise<readonly string[]> {
    return (await this.#parts.guard)?.hidden ?? []
  }

  /** @throws ToolError for a path that no tool changes */
  async requireChangeable(path: string): Promise<void> {
    if (!isWithinAny(path, (await this.#parts.guard)?.kept)) return
    throw new ToolError(
      `${path} was not changed: the configuration of git makes git read or run it. Only people change it.`
    )
  }

  #outputPath(path: string): string | undefined {
    const output = this.#parts.outputs.pathOf(path)
    if (output === undefined && /^output:\d+$/.test(path)) {
      throw new ToolError(`${path} does not exist or was deleted. Run the command again.`)
    }
    return output
  }

  async #searchOutput(output: string, query: SearchQuery, signal: AbortSignal): Promise<SearchResult> {
    const git = new IsolatedGit(dirname(output), { ...this.#parts, guard: undefined })
    const search = new TextSearch(git, new WorkTreeFiles(git), this.#parts.redact)
    return withPaths(await search.lines({ ...query, path: basename(output), globs: [] }, signal), () => query.path)
  }

  #folder(path: string, signal: AbortSignal): Promise<FolderListing> {
    return listFolder(path, { git: this.#git, files: this.#files, signal })
  }
}

/** The glob without the folders before it. A glob that excludes files keeps its `!`. */
function relativeGlob(glob: string, folders: readonly string[]): string {
  const sign = glob.startsWith('!') ? '!' : ''
  return sign + folders.reduce(withoutFolder, glob.slice(sign.length))
}

/** A result with each path as the model knows it. */
function withPaths(result: SearchResult, shown: (path: string) => string): SearchResult {
  const { lines, binaries, tooLarge } = result
  return {
    ...result,
    lines: lines.map((line) => ({ ...line, path: shown(line.path) })),
    binaries: binaries.map(shown),
    tooLarge: tooLarge.map(shown)
  }
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
