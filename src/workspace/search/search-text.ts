import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ToolError, unlessFailed } from '../../errors.ts'
import { LIST_LIMITS, Look } from '../../git/look.ts'
import { isWithinAny } from '../../text/paths.ts'
import { isOwnFile, unlessUnreadable, withFileBeneath } from '../files/files.ts'
import type { Redact } from '../../secrets/redact.ts'
import { matchingPaths, pathspecsFor } from './glob.ts'
import { GrepOutput, type Admission, type GrepResult, type GrepLine } from './grep-output.ts'
import type { WorkTreeFiles } from './list-files.ts'
import type { GitResult, IsolatedGit } from './isolated-git.ts'
import type { OpenFile } from '../files/open-file.ts'

export interface SearchQuery {
  readonly pattern: string
  readonly isLiteral: boolean
  readonly ignoreCase: boolean
  /** As `resolveInside` returns it; '' for all. */
  readonly path: string
  /** Relative to the path. A glob that starts with `!` excludes files. Empty for all files. */
  readonly globs: readonly string[]
  /** Number of lines before and after each match. */
  readonly context: number
  readonly maxMatches: number
}

export interface SearchResult extends GrepResult {
  /** Files that were excluded because of their size, so that the search could finish. */
  readonly tooLarge: readonly string[]
  /** Why the search was stopped early; undefined if it finished. */
  readonly stoppedBy: GitResult['stoppedBy']
  /** True if `.gitignore` excludes the path. It was searched anyway. */
  readonly isIgnored: boolean
}

/** Enough, except for files of several gigabytes. */
const FIRST_TIMEOUT_MS = 4_000
const SECOND_TIMEOUT_MS = 16_000
/** Git loads whole files, several at a time. If the first attempt fails, larger files are excluded from the second one. */
const MAX_FILE_BYTES = 50 * 1024 * 1024
/** A higher number would be of no use to the model. */
const MAX_COUNTED = 10_000
const SECONDS = (FIRST_TIMEOUT_MS + SECOND_TIMEOUT_MS) / 1000

const MAX_EXCLUDED = 100

type Searched = Omit<SearchResult, 'isIgnored'>

interface Scope {
  /** True to include ignored files. */
  readonly ignored: boolean
  readonly excluded: readonly string[]
  readonly timeoutMs: number
}

interface Attempt {
  readonly found: GrepResult
  readonly end: GitResult
}

/** Searches the text of the work tree. Git stops patterns that would never finish, and a timeout stops slow ones. */
export class TextSearch {
  readonly #git: IsolatedGit
  readonly #files: WorkTreeFiles
  readonly #redact: Redact

  constructor(git: IsolatedGit, files: WorkTreeFiles, redact: Redact) {
    this.#git = git
    this.#files = files
    this.#redact = redact
  }

  /**
   * Matching lines, sorted by file. Ignored files are excluded, unless the path itself is ignored.
   *
   * @throws ToolError if the pattern is invalid or takes too long
   */
  async lines(query: SearchQuery, signal: AbortSignal): Promise<SearchResult> {
    if (query.pattern.includes('\0')) {
      throw new ToolError('The pattern contains a NUL character, which never occurs in text. Remove it.')
    }
    if (query.pattern.includes('\n')) {
      throw new ToolError(
        'The pattern contains a line break, but the search looks at single lines. Search for one of its lines.'
      )
    }
    const look = new Look(LIST_LIMITS, signal)
    const found = await this.#confirmed(query, false, look)
    if (found.matches > 0 || query.path === '') return { ...found, isIgnored: false }
    const isIgnored = (await this.#files.ignored([query.path], look)).size > 0
    return { ...(isIgnored ? await this.#confirmed(query, true, look) : found), isIgnored }
  }

  async #confirmed(query: SearchQuery, ignored: boolean, look: Look): Promise<Searched> {
    const found = await this.#grep(query, ignored, look)
    return { ...found, ...(await confirmMatches(this.#git.root, found, look)) }
  }

  async #grep(query: SearchQuery, ignored: boolean, look: Look): Promise<Searched> {
    const first = await this.#attempt(query, { ignored, excluded: [], timeoutMs: FIRST_TIMEOUT_MS }, look)
    if (first.end.stoppedBy !== 'time' && !/out of memory/i.test(first.end.stderr)) return resultOf(query, first)
    const large = await this.#files.largerThan(MAX_FILE_BYTES, { folder: query.path, ignored }, look)
    const tooLarge = large.filter((file) => file !== query.path).slice(0, MAX_EXCLUDED)
    const second = await this.#attempt(query, { ignored, excluded: tooLarge, timeoutMs: SECOND_TIMEOUT_MS }, look)
    return { ...resultOf(query, second), tooLarge }
  }

  async #attempt(query: SearchQuery, { ignored, excluded, timeoutMs }: Scope, look: Look): Promise<Attempt> {
    const limits = { ...query, maxCounted: MAX_COUNTED, redact: this.#redact }
    const pathspecs = pathspecsFor(query.globs, query.path)
    const globs = pathspecs ? [] : query.globs
    const hidden = await this.#git.hidden()
    const output = new GrepOutput(limits, (paths) => this.#admit(paths, { ...query, globs, hidden }))
    const args = [
      ...optionsOf(query),
      ...[ignored ? '--no-exclude-standard' : '--exclude-standard', '--'],
      ...(pathspecs ?? [`:(literal)${query.path}`]),
      ...excluded.map((path) => `:(exclude,literal)${path}`)
    ]
    const take = (chunk: Buffer) => output.push(chunk)
    const end = await this.#git.run(args, { take, folder: '', look, timeoutMs })
    return { found: output.found, end }
  }

  #admit(
    paths: readonly string[],
    { globs, path, hidden }: SearchQuery & { readonly hidden: readonly string[] }
  ): Admission[] {
    const start = path === '' ? 0 : path.length + 1
    const below = paths.map((each) => each.slice(start))
    const matching = globs.length === 0 ? undefined : new Set(matchingPaths(globs, below))
    return paths.map((each) => {
      if (matching?.has(each.slice(start)) === false || isWithinAny(each, hidden)) return 'excluded'
      return this.#isOwn(each) ? 'included' : 'skipped'
    })
  }

  #isOwn(path: string): boolean {
    // False if it was removed, or its name is not valid text, so that no tool can open it.
    return unlessFailed(() => isOwnFile(path, lstatSync(join(this.#git.root, path)))) ?? false
  }
}

function resultOf(query: SearchQuery, { found, end }: Attempt): Searched {
  if (end.exitCode > 1) throw searchError(query, end)
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

function searchError({ pattern }: SearchQuery, { stderr }: GitResult): ToolError {
  const reason = /match limit exceeded|JIT stack/.test(stderr)
    ? 'the pattern takes too many steps on a long line. Exclude minified files with glob, or use fewer repetitions'
    : (describeRegexError(pattern) ?? stderr.replace(/^fatal: (?:-e option, |command line, )?/, '').trim())
  return new ToolError(`The search failed: ${reason}. Fix the regular expression, or set literal to true.`)
}

/**
 * Where an invalid regular expression has a wrong bracket or repetition; undefined for other mistakes. The first character is 1.
 */
function describeRegexError(pattern: string): string | undefined {
  const open: number[] = []
  let before = ''
  for (const { text, index } of tokensOf(pattern)) {
    const at = `at character ${index + 1}`
    if (text === '\\') return `the backslash ${at} has nothing after it`
    if (text === '[') return `the [ ${at} is never closed`
    if (text === '(') open.push(index)
    if (text === ')' && open.pop() === undefined) return `the ) ${at} closes nothing`
    if (/^[*+?]$/.test(text) && /^[(|]?$/.test(before)) return `the ${text} ${at} has nothing to repeat`
    before = text
  }
  const unclosed = open.at(-1)
  return unclosed === undefined ? undefined : `the ( at character ${unclosed + 1} is never closed`
}

/** Escapes, classes and the start of a special group are one token each. A single [ is an unclosed class. */
function tokensOf(pattern: string): { readonly text: string; readonly index: number }[] {
  const token = /\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(\?[^)\s]|[^]/g
  return [...pattern.matchAll(token)].map(({ 0: text, index }) => ({ text: text.startsWith('(?') ? '(' : text, index }))
}

const LINE_FEED = 10

/**
 * Reads the matching lines again, without following links, and drops files that do not contain them.
 *
 * Attack: git opens files by path. A folder that becomes a link during the search leads it out of the repository.
 */
async function confirmMatches(root: string, result: GrepResult, look: Look): Promise<GrepResult> {
  const byPath = Map.groupBy(result.lines, ({ path }) => path)
  const unconfirmed = new Set<string>()
  for (const [path, lines] of byPath) {
    look.throwIfOver()
    if (!(await containsLines({ root, look }, path, lines))) unconfirmed.add(path)
  }
  if (unconfirmed.size === 0) return result
  const lines = result.lines.filter(({ path }) => !unconfirmed.has(path))
  return {
    ...result,
    lines,
    matches: result.matches - countMatches(result.lines) + countMatches(lines),
    files: result.files - unconfirmed.size,
    skipped: result.skipped + unconfirmed.size
  }
}

function countMatches(lines: readonly GrepLine[]): number {
  return lines.filter(({ isMatch }) => isMatch).length
}

async function containsLines(
  { root, look }: { readonly root: string; readonly look: Look },
  path: string,
  lines: readonly GrepLine[]
): Promise<boolean> {
  const wanted = new Set(lines.map(({ line }) => line))
  const reading = withFileBeneath(root, path, (file, { size }) => {
    look.read([{ path, bytes: size }])
    return readLines(file, wanted)
  })
  const actual = await unlessUnreadable(reading, undefined)
  return lines.every(({ line, text }) => actual?.get(line)?.includes(withoutEllipses(text)))
}

/** They mark where a long line was shortened. */
function withoutEllipses(text: string): string {
  return text.replace(/^…/, '').replace(/…$/, '')
}

async function readLines(file: OpenFile, wanted: ReadonlySet<number>): Promise<Map<number, string>> {
  const last = Math.max(...wanted)
  const lines = new Map<number, string>()
  let parts: Buffer[] = []
  let number = 1
  const complete = () => {
    if (wanted.has(number)) lines.set(number, Buffer.concat(parts).toString())
    parts = []
    number += 1
  }
  for await (const chunk of file.chunks()) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      if (wanted.has(number)) parts.push(Buffer.from(chunk.subarray(start, end)))
      complete()
      start = end + 1
    }
    if (number > last) break
    if (wanted.has(number)) parts.push(Buffer.from(chunk.subarray(start)))
  }
  complete()
  return lines
}
