import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ToolError, isSystemError } from '../../errors.ts'
import { confirmMatches } from './confirm-matches.ts'
import { isOwnFile } from '../files/files.ts'
import { matchingPaths, pathspecsFor } from './glob.ts'
import { GrepOutput } from './grep-output.ts'
import type { Admission, GrepResult } from './grep-output.ts'
import { describeRegexError } from './regex-error.ts'
import type { WorkTreeFiles } from './list-files.ts'
import type { GitResult, IsolatedGit } from './isolated-git.ts'

export interface SearchQuery {
  readonly pattern: string
  readonly isLiteral: boolean
  readonly ignoreCase: boolean
  /** As `resolveInside` returns it; '' for all. */
  readonly path: string
  /** Relative to the path; those that begin with `!` leave out. None for all files. */
  readonly globs: readonly string[]
  /** Lines to give before and after each that matches. */
  readonly context: number
  readonly maxMatches: number
}

export interface SearchResult extends GrepResult {
  /** Files not searched for their size, without which the search would not have come to an end. */
  readonly tooLarge: readonly string[]
  /** Why it was stopped, when there is more than was counted. */
  readonly stoppedBy: GitResult['stoppedBy']
  /** The path is one that `.gitignore` leaves out, and was searched nevertheless. */
  readonly isIgnored: boolean
}

/** What a search takes, as long as no file is of gigabytes. */
const QUICK_MS = 4_000
const TIMEOUT_MS = 16_000
/** git holds a file whole, and several at a time; so what is larger is left out when that was too much. */
const MAX_FILE_BYTES = 50 * 1024 * 1024
/** Beyond this a number says no more than "many". */
const MAX_COUNTED = 10_000
const SECONDS = (QUICK_MS + TIMEOUT_MS) / 1000

const MAX_EXCLUDED = 100

type Searched = Omit<SearchResult, 'isIgnored'>

interface Scope {
  /** With files that are ignored. */
  readonly ignored: boolean
  readonly excluded: readonly string[]
  readonly timeoutMs: number
}

interface Attempt {
  readonly found: GrepResult
  readonly end: GitResult
}

/** Searches the text of the work tree. git stops a pattern that would take for ever, and the clock one that takes long. */
export class TextSearch {
  readonly #git: IsolatedGit
  readonly #files: WorkTreeFiles

  constructor(git: IsolatedGit, files: WorkTreeFiles) {
    this.#git = git
    this.#files = files
  }

  /**
   * Lines that match, in order of their files. Ignored files are left out, unless the path itself is ignored.
   *
   * @throws ToolError when the pattern is not valid or takes too long
   */
  async lines(query: SearchQuery, signal: AbortSignal): Promise<SearchResult> {
    if (query.pattern.includes('\0')) {
      throw new ToolError('The pattern contains a NUL character, which no line of text has; leave it out.')
    }
    if (query.pattern.includes('\n')) {
      throw new ToolError(
        'The pattern has a line break, but lines are searched one by one. Search for one of its lines.'
      )
    }
    const found = await this.#confirmed(query, { ignored: false }, signal)
    if (found.matches > 0 || query.path === '') return { ...found, isIgnored: false }
    const isIgnored = (await this.#files.ignored([query.path], signal)).size > 0
    return { ...(isIgnored ? await this.#confirmed(query, { ignored: true }, signal) : found), isIgnored }
  }

  async #confirmed(query: SearchQuery, scope: Pick<Scope, 'ignored'>, signal: AbortSignal): Promise<Searched> {
    const found = await this.#grep(query, scope, signal)
    return { ...found, ...(await confirmMatches(this.#git.root, found, signal)) }
  }

  async #grep(query: SearchQuery, { ignored }: Pick<Scope, 'ignored'>, signal: AbortSignal): Promise<Searched> {
    const quick = await this.#attempt(query, { ignored, excluded: [], timeoutMs: QUICK_MS }, signal)
    if (quick.end.stoppedBy !== 'time' && !/out of memory/i.test(quick.end.stderr)) return whatWasFound(query, quick)
    const large = await this.#files.larger(MAX_FILE_BYTES, { folder: query.path, ignored }, signal)
    const tooLarge = large.filter((file) => file !== query.path).slice(0, MAX_EXCLUDED)
    const patient = await this.#attempt(query, { ignored, excluded: tooLarge, timeoutMs: TIMEOUT_MS }, signal)
    return { ...whatWasFound(query, patient), tooLarge }
  }

  async #attempt(query: SearchQuery, { ignored, excluded, timeoutMs }: Scope, signal: AbortSignal): Promise<Attempt> {
    const limits = { maxMatches: query.maxMatches, context: query.context, maxCounted: MAX_COUNTED }
    const pathspecs = pathspecsFor(query.globs, query.path)
    const globs = pathspecs ? [] : query.globs
    const output = new GrepOutput(limits, (paths) => this.#admit(paths, { ...query, globs }))
    const args = [
      ...optionsOf(query),
      ...[ignored ? '--no-exclude-standard' : '--exclude-standard', '--'],
      ...(pathspecs ?? [`:(literal)${query.path}`]),
      ...excluded.map((path) => `:(exclude,literal)${path}`)
    ]
    const take = (chunk: Buffer) => output.push(chunk)
    const end = await this.#git.run(args, { take, folder: '', timeoutMs, signal })
    return { found: output.found, end }
  }

  #admit(paths: readonly string[], { globs, path }: SearchQuery): Admission[] {
    const start = path === '' ? 0 : path.length + 1
    const below = paths.map((each) => each.slice(start))
    const matching = globs.length === 0 ? undefined : new Set(matchingPaths(globs, below))
    return paths.map((each) => {
      if (matching?.has(each.slice(start)) === false) return 'unwanted'
      return this.#isOwn(each) ? 'wanted' : 'left-out'
    })
  }

  #isOwn(path: string): boolean {
    try {
      return isOwnFile(path, lstatSync(join(this.#git.root, path)))
    } catch (error) {
      // Its name is no text, so that no tool could open it; or it was removed meanwhile.
      if (isSystemError(error)) return false
      throw error
    }
  }
}

function whatWasFound(query: SearchQuery, { found, end }: Attempt): Searched {
  if (end.exitCode > 1) throw refusal(query, end)
  if (end.stoppedBy === 'time' && found.matches === 0) {
    throw new ToolError(`The search took longer than ${SECONDS} s. Search a narrower path or a simpler pattern.`)
  }
  return { ...found, tooLarge: [], stoppedBy: end.stoppedBy }
}

function optionsOf({ pattern, isLiteral, ignoreCase, context }: SearchQuery): string[] {
  return [
    ...['grep', '--no-index', '--no-textconv', '--no-color', '--full-name', '-n', '--column', '-z'],
    ...(context > 0 ? [`-C${context}`] : []),
    ...(ignoreCase ? ['-i'] : []),
    ...[isLiteral ? '-F' : '-P', '-e', pattern]
  ]
}

function refusal({ pattern }: SearchQuery, { stderr }: GitResult): ToolError {
  const reason = /match limit exceeded|JIT stack/.test(stderr)
    ? 'the pattern takes too many steps on a long line. Leave minified files out by glob, or use fewer repetitions'
    : (describeRegexError(pattern) ?? stderr.replace(/^fatal: (?:-e option, |command line, )?/, '').trim())
  return new ToolError(`The search failed: ${reason}. Correct the regular expression, or set literal to true.`)
}
