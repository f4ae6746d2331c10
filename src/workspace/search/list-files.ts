import { ToolError } from '../../errors.ts'
import { existsBeneath, sizeBeneath } from '../files/files.ts'
import { matchingPaths, globInterpretations } from './glob.ts'
import type { GlobInterpretation } from './glob.ts'
import type { IsolatedGit } from './isolated-git.ts'

const TIMEOUT_MS = 20_000
const MAX_BYTES = 64 * 1024 * 1024
/** Repositories inside the tree, and inside those. */
const MAX_DEPTH = 3
const LOOKED_AT_AT_ONCE = 500
/** More than any tool shows. */
const MAX_CONFIRMED = 200

export interface FileQuery {
  readonly glob: string
  /** As `resolveInside` returns it; '' for all. */
  readonly folder: string
}

export interface FoundFiles {
  /** Relative to the root, in order. */
  readonly files: readonly string[]
  /** How the glob had to be read to match anything. */
  readonly interpretation: GlobInterpretation
  /** The folder is one that `.gitignore` leaves out, so its files are listed nevertheless. */
  readonly isIgnored: boolean
}

interface Listing {
  readonly folder: string
  /** With those that are ignored. */
  readonly ignored: boolean
  /** Repositories around it. */
  readonly depth?: number
}

/** The files of the work tree, as git sees them. */
export class WorkTreeFiles {
  readonly #git: IsolatedGit

  constructor(git: IsolatedGit) {
    this.#git = git
  }

  /** All that are not ignored, in order; those of repositories inside the tree, such as submodules, too. */
  files(signal: AbortSignal): Promise<string[]> {
    return this.#below({ folder: '', ignored: false }, signal)
  }

  /**
   * Files whose path below the folder matches a glob; one without `/` is for the name alone, at any depth. What matches
   * nothing is tried again as plain text but for its asterisks, as `app/(group)/*.tsx` means it, and then in any case.
   *
   * @throws ToolError when the glob takes too long
   */
  async find({ glob, folder }: FileQuery, signal: AbortSignal): Promise<FoundFiles> {
    const visible = await this.#below({ folder, ignored: false }, signal)
    const isIgnored = visible.length === 0 && folder !== '' && (await this.ignored([folder], signal)).size > 0
    const all = isIgnored ? await this.#below({ folder, ignored: true }, signal) : visible
    const start = folder === '' ? '' : `${folder}/`
    const below = start === '' ? all : all.map((file) => file.slice(start.length))
    for (const { interpretation, pattern, ignoreCase } of globInterpretations(glob)) {
      const files = matchingPaths([pattern], below, { ignoreCase })
      if (files.length > 0)
        return { files: await this.#confirmed(files.map((file) => start + file)), interpretation, isIgnored }
    }
    return { files: [], interpretation: 'glob', isIgnored }
  }

  /**
   * The first of the files, which are those that are shown, as long as they are there without a link on the way. Attack: a folder
   * becomes a link while git lists it.
   */
  async #confirmed(files: readonly string[]): Promise<string[]> {
    const shown = files.slice(0, MAX_CONFIRMED)
    const isThere = await Promise.all(shown.map((file) => existsBeneath(this.#git.root, file)))
    return [...shown.filter((_, index) => isThere[index]), ...files.slice(MAX_CONFIRMED)]
  }

  /** Files of more than so many bytes. */
  async larger(bytes: number, listing: Omit<Listing, 'depth'>, signal: AbortSignal): Promise<string[]> {
    const large: string[] = []
    const files = await this.#below(listing, signal)
    for (let start = 0; start < files.length; start += LOOKED_AT_AT_ONCE) {
      signal.throwIfAborted()
      const batch = files.slice(start, start + LOOKED_AT_AT_ONCE)
      const sizes = await Promise.all(batch.map((file) => sizeBeneath(this.#git.root, file)))
      large.push(...batch.filter((_, index) => (sizes[index] ?? 0) > bytes))
    }
    return large
  }

  /** Those of the paths that `.gitignore` leaves out. */
  async ignored(paths: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
    if (paths.length === 0) return new Set()
    const args = ['-c', 'core.quotePath=false', 'check-ignore', '--', ...paths.map((path) => `./${path}`)]
    const lines = (await this.#output(args, '', signal)).split('\n').filter(Boolean)
    return new Set(lines.map((line) => line.slice('./'.length)))
  }

  async #below({ folder, ignored, depth = 0 }: Listing, signal: AbortSignal): Promise<string[]> {
    const repository = await this.#repositoryOf(folder)
    const start = repository === '' ? '' : `${repository}/`
    const pathspec = folder === repository ? [] : [`:(literal)${folder.slice(start.length)}`]
    const args = ['ls-files', '--others', '-z', ...(ignored ? [] : ['--exclude-standard']), '--', ...pathspec]
    const files: string[] = []
    for (const name of (await this.#output(args, repository, signal)).split('\0')) {
      if (name === '') continue
      // A repository inside, of which git names the folder alone.
      if (!name.endsWith('/')) files.push(start + name)
      else if (depth < MAX_DEPTH) {
        const inside = { folder: start + name.slice(0, -1), ignored, depth: depth + 1 }
        files.push(...(await this.#below(inside, signal)))
      }
    }
    return files
  }

  /** The folder of the innermost repository that a folder belongs to; '' for the work tree's own. */
  async #repositoryOf(folder: string): Promise<string> {
    const names = folder.split('/')
    for (let count = folder === '' ? 0 : names.length; count > 0; count -= 1) {
      const candidate = names.slice(0, count).join('/')
      if (await existsBeneath(this.#git.root, `${candidate}/.git`)) return candidate
    }
    return ''
  }

  async #output(args: readonly string[], folder: string, signal: AbortSignal): Promise<string> {
    const chunks: Buffer[] = []
    let size = 0
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      return size < MAX_BYTES
    }
    const { exitCode, stderr, stoppedBy } = await this.#git.run(args, { take, folder, timeoutMs: TIMEOUT_MS, signal })
    if (stoppedBy === 'time') throw new ToolError(`Listing the files took longer than ${TIMEOUT_MS / 1000} s.`)
    if (stderr.includes('beyond a symbolic link')) {
      throw new ToolError('A folder was replaced by a symbolic link meanwhile; it is not followed.')
    }
    // 1 is check-ignore's "none of them".
    if (exitCode > 1) throw new Error(`git ${args[0] ?? ''} failed: ${stderr}`)
    return Buffer.concat(chunks).toString()
  }
}
