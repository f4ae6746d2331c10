import { ToolError } from '../../errors.ts'
import { LIST_LIMITS, Look, TreeTooLarge } from '../../git/look.ts'
import { isWithinAny } from '../../text/paths.ts'
import { unquoteName } from '../../text/git-names.ts'
import { yieldToEventLoop } from '../files/at-once.ts'
import { existsBeneath, statBeneath } from '../files/files.ts'
import { matchingPaths, globInterpretations, type GlobInterpretation } from './glob.ts'
import type { IsolatedGit } from './isolated-git.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** Of nested repositories. */
const MAX_DEPTH = 3
const BATCH = 500
/** More than any tool shows. */
const MAX_CONFIRMED = 200

export interface FileQuery {
  readonly glob: string
  /** As `resolveInside` returns it; '' for all. */
  readonly folder: string
}

export interface FoundFiles {
  /** Sorted, relative to the root. */
  readonly files: readonly string[]
  /** The interpretation of the glob that matched something. */
  readonly interpretation: GlobInterpretation
  /** True if `.gitignore` excludes the folder. Its files are listed anyway. */
  readonly isIgnored: boolean
}

interface Listing {
  readonly folder: string
  /** True to include ignored files. */
  readonly ignored: boolean
  /** Number of enclosing repositories. */
  readonly depth?: number
}

/** The files of the work tree, as git sees them. */
export class WorkTreeFiles {
  readonly #git: IsolatedGit

  constructor(git: IsolatedGit) {
    this.#git = git
  }

  /** All files that are not ignored, sorted, including those of nested repositories such as submodules. */
  files(signal: AbortSignal): Promise<string[]> {
    return this.#below({ folder: '', ignored: false }, new Look(LIST_LIMITS, signal))
  }

  /**
   * Files whose path below the folder matches a glob. A glob without `/` matches the name at any depth. If it matches nothing, it is
   * tried again as plain text except for its asterisks, as in `app/(group)/*.tsx`, and then ignoring case.
   *
   * @throws ToolError if the glob takes too long
   */
  async find({ glob, folder }: FileQuery, signal: AbortSignal): Promise<FoundFiles> {
    const look = new Look(LIST_LIMITS, signal)
    const visible = await this.#below({ folder, ignored: false }, look)
    const isIgnored = visible.length === 0 && folder !== '' && (await this.ignored([folder], look)).size > 0
    const all = isIgnored ? await this.#below({ folder, ignored: true }, look) : visible
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
   * Checks the first files, which are the ones shown, and drops those that are missing or behind a link. Attack: a folder becomes a
   * link while git lists it.
   */
  async #confirmed(files: readonly string[]): Promise<string[]> {
    const shown = files.slice(0, MAX_CONFIRMED)
    const exists = await Promise.all(shown.map((file) => existsBeneath(this.#git.root, file)))
    return [...shown.filter((_, index) => exists[index]), ...files.slice(MAX_CONFIRMED)]
  }

  /** Files larger than this. */
  async largerThan(bytes: number, listing: Omit<Listing, 'depth'>, look: Look): Promise<string[]> {
    const large: string[] = []
    const files = await this.#below(listing, look)
    for (let start = 0; start < files.length; start += BATCH) {
      await yieldToEventLoop()
      look.throwIfOver()
      const batch = files.slice(start, start + BATCH)
      const stats = await Promise.all(batch.map((file) => statBeneath(this.#git.root, file)))
      large.push(...batch.filter((_, index) => (stats[index]?.size ?? 0) > bytes))
    }
    return large
  }

  /** The paths that `.gitignore` excludes. */
  async ignored(paths: readonly string[], look: Look): Promise<ReadonlySet<string>> {
    if (paths.length === 0) return new Set()
    const args = ['-c', 'core.quotePath=false', 'check-ignore', '--', ...paths.map((path) => `./${path}`)]
    const lines = await this.#output(args, { folder: '', separator: '\n' }, look)
    // Git quotes a name with a quotation mark, a backslash or a control character.
    const names = lines.map((line) => (line.startsWith('"') ? unquoteName(line.slice(1, -1)) : line))
    return new Set(names.map((name) => name.slice('./'.length)))
  }

  async #below({ folder, ignored, depth = 0 }: Listing, look: Look): Promise<string[]> {
    const repository = await this.#repositoryOf(folder)
    const start = repository === '' ? '' : `${repository}/`
    const pathspec = folder === repository ? [] : [`:(literal)${folder.slice(start.length)}`]
    const args = ['ls-files', '--others', '-z', ...(ignored ? [] : ['--exclude-standard']), '--', ...pathspec]
    const names = await this.#output(args, { folder: repository, separator: '\0' }, look)
    look.list(names.map((name) => start + name))
    const files: string[] = []
    const hidden = await this.#git.hidden()
    for (const name of names) {
      if (isWithinAny(start + name, hidden)) continue
      // For a nested repository, git lists only its folder.
      if (!name.endsWith('/')) files.push(start + name)
      else if (depth < MAX_DEPTH) {
        const inside = { folder: start + name.slice(0, -1), ignored, depth: depth + 1 }
        files.push(...(await this.#below(inside, look)))
      }
    }
    return files
  }

  /** The innermost repository that contains a folder; '' for the work tree's own. */
  async #repositoryOf(folder: string): Promise<string> {
    const names = folder.split('/')
    for (let count = folder === '' ? 0 : names.length; count > 0; count -= 1) {
      const candidate = names.slice(0, count).join('/')
      if (await existsBeneath(this.#git.root, `${candidate}/.git`)) return candidate
    }
    return ''
  }

  /** The parts of what git prints. */
  async #output(
    args: readonly string[],
    { folder, separator }: { readonly folder: string; readonly separator: string },
    look: Look
  ): Promise<readonly string[]> {
    const chunks: Buffer[] = []
    let size = 0
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      return size < MAX_BYTES
    }
    const parts = () => Buffer.concat(chunks).toString().split(separator).filter(Boolean)
    try {
      const { exitCode, stderr, stoppedBy } = await this.#git.run(args, { take, folder, look })
      if (stoppedBy === 'enough') throw look.cutOff(parts(), 'the list of them is too long')
      if (stderr.includes('beyond a symbolic link')) {
        throw new ToolError('A folder was replaced with a symbolic link, which is not followed.')
      }
      // 1: check-ignore found none.
      if (exitCode > 1) throw new Error(`git ${args[0] ?? ''} failed: ${stderr}`)
      return parts()
    } catch (error) {
      if (error instanceof TreeTooLarge) look.throwIfOver(parts())
      throw error
    }
  }
}
