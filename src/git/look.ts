import { UserError } from '../errors.ts'
import { visibleText } from '../text/visible-text.ts'
import type { ExecFileException } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listFirst } from '../text/format.ts'
import { runProgram } from './machine-program.ts'

/** What one look at a work tree may cost, whatever commands have put into it. Sums: of all files and folders that it meets. */
export interface LookLimits {
  /** What is counted, for messages. */
  readonly counted: string
  readonly entries: number
  /** Of content that is read. */
  readonly bytes: number
  readonly seconds: number
}

const MB = 2 ** 20

/** For what differs from the last snapshot: it is read and kept. The rest of a repository costs nothing. */
export const CHANGE_LIMITS: LookLimits = {
  counted: 'new or changed files',
  entries: 100_000,
  bytes: 2_048 * MB,
  seconds: 180
}

/** For all that a tree has, tracked or not: lists and searches. */
export const LIST_LIMITS: LookLimits = { counted: 'files', entries: 1_000_000, bytes: 1_024 * MB, seconds: 60 }

/** Characters of all names together. */
const MAX_NAMES = 128 * MB

/** Time that git has before the tree is searched for what it may wait for. Most looks need less. */
const PATIENCE_MS = 500

/** The work tree exceeds a limit of a look, or would never be read. The message names the folder that holds most of it, or the file. */
export class TreeTooLarge extends UserError {
  override name = 'TreeTooLarge'
}

interface Weighed {
  readonly path: string
  readonly weight: number
}

/**
 * What one look at a work tree has cost so far. Whatever walks, lists or reads a tree that commands can write to takes one, and counts
 * before it acts.
 *
 * Attack: a command creates 400 sparse files of 40 MB, or 300,000 empty ones. Each of them is below every limit for one file.
 */
export class Look {
  /** Aborted with the run's signal, when the time is up, and when git would wait without end. */
  readonly signal: AbortSignal
  readonly #limits: LookLimits
  readonly #timeout: AbortSignal
  readonly #blocked = new AbortController()
  readonly #entries: Weighed[] = []
  readonly #reads: Weighed[] = []
  #bytes = 0
  #names = 0
  /** Files with patterns that may explain why git takes long. */
  #patternFiles: readonly string[] = []

  constructor(limits: LookLimits, signal?: AbortSignal) {
    this.#limits = limits
    this.#timeout = AbortSignal.timeout(limits.seconds * 1000)
    this.signal = AbortSignal.any([...(signal ? [signal] : []), this.#timeout, this.#blocked.signal])
  }

  /**
   * Must be called when a git starts to read the work tree. Returns what must be called when it has ended.
   *
   * Attack: a command puts a named pipe in the place of a .gitignore, for which each git of the run would wait until the end of its time, or
   * fills it with patterns that git compares with every path.
   *
   * @param gitDirectory its index, if it has one, is as old as the last snapshot
   */
  watchGit(root: string, gitDirectory: string): () => void {
    const ended = new AbortController()
    const search = async () => {
      const signal = AbortSignal.any([ended.signal, this.signal])
      const { pipes, patternFiles } = await delayingFiles(root, join(gitDirectory, 'index'), signal)
      this.#patternFiles = patternFiles
      if (pipes[0] === undefined) return
      const waits = `${visibleText(pipes[0])} is a named pipe, for which git waits without end.`
      this.#blocked.abort(new TreeTooLarge(`${waits} Delete it in the command that creates it.`))
    }
    const timer = setTimeout(() => void search(), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }

  /** Counts files and folders. @throws TreeTooLarge */
  list(paths: readonly string[]): void {
    const { entries, counted } = this.#limits
    for (const path of paths) {
      this.#entries.push({ path, weight: 1 })
      this.#names += path.length
    }
    if (this.#names > MAX_NAMES) throw this.cutOff([], 'their names are too long')
    if (this.#entries.length <= entries) return
    const { path, weight } = heaviestFolder(this.#entries)
    throw tooLarge(path, `has ${number(weight)} ${counted}, and the limit is ${number(entries)}`)
  }

  /** Counts the content of files, before the first of them is read. @throws TreeTooLarge */
  read(files: readonly { readonly path: string; readonly bytes: number }[]): void {
    const { bytes: limit, counted } = this.#limits
    for (const { path, bytes } of files) {
      this.#reads.push({ path, weight: bytes })
      this.#bytes += bytes
    }
    if (this.#bytes <= limit) return
    const { path, weight } = heaviestFolder(this.#reads)
    throw tooLarge(path, `has ${megabytes(weight)} in ${counted}, and the limit is ${megabytes(limit)}`)
  }

  /**
   * @param seen what a list that was cut off has named
   * @throws TreeTooLarge when the time is up, or git would wait without end; the reason of the run's signal
   */
  throwIfOver(seen: readonly string[] = []): void {
    if (!this.signal.aborted) return
    if (this.signal.reason !== this.#timeout.reason) this.signal.throwIfAborted()
    const took = `looking at it took longer than ${this.#limits.seconds} s`
    if (this.#patternFiles.length === 0) throw this.cutOff(seen, took)
    throw new TreeTooLarge(
      `The work tree could not be read, because ${took}. Git compares every path with the patterns of these files, which are large, have many wildcards or have just changed: ` +
        `${listFirst(this.#patternFiles.map(visibleText), MAX_NAMED)}. Shorten or restore them.`
    )
  }

  /** The error for a list that had to be cut off, with why. @param seen what it has named so far */
  cutOff(seen: readonly string[], why: string): TreeTooLarge {
    const all = [...this.#entries, ...seen.map((each) => ({ path: each, weight: 1 }))]
    const { path, weight } = heaviestFolder(all)
    if (weight === 0) return new TreeTooLarge(`The work tree could not be read, because ${why}.`)
    return tooLarge(path, `has at least ${number(weight)} ${this.#limits.counted}, and ${why}`)
  }
}

function tooLarge(folder: string, what: string): TreeTooLarge {
  const name = folder === '' ? 'The root of the repository' : visibleText(folder)
  const remedy = folder === '' ? 'Add them to .gitignore' : 'Add the folder to .gitignore'
  return new TreeTooLarge(`${name} ${what}. ${remedy}, or delete them in the command that creates them.`)
}

/** Deeper folders are not named. */
const MAX_DEPTH = 8
const MAX_SAMPLE = 20_000

/** The innermost folder with more than half of the weight, '' for the root, and its weight. */
function heaviestFolder(all: readonly Weighed[]): Weighed {
  const step = Math.ceil(all.length / MAX_SAMPLE)
  const sample = all.filter((_, index) => index % step === 0)
  const half = weightOf(sample) / 2
  let inside = sample
  let path = ''
  for (let depth = 1; depth <= MAX_DEPTH; depth += 1) {
    const below = inside.filter((each) => each.path.split('/', depth + 1).length > depth)
    const children = Map.groupBy(below, (each) => each.path.split('/', depth).join('/'))
    const heavy = [...children].find(([, files]) => weightOf(files) > half)
    if (!heavy) break
    ;[path, inside] = heavy
  }
  return { path, weight: weightOf(path === '' ? all : all.filter((each) => each.path.startsWith(`${path}/`))) }
}

function weightOf(files: readonly Weighed[]): number {
  return files.reduce((sum, { weight }) => sum + weight, 0)
}

function megabytes(bytes: number): string {
  return `${number(Math.round(bytes / MB))} MB`
}

function number(value: number): string {
  return value.toLocaleString('en-US')
}

/** Files that git opens in a work tree by their names, whether or not they are tracked. */
const OPENED_BY_NAME = ['.gitignore', '.gitattributes', '.gitmodules', '.mailmap']
/** Of them, those with patterns. */
const WITH_PATTERNS = ['.gitignore', '.gitattributes']
/** Of a file with patterns, in KiB. Git takes seconds for one with more. */
const MANY_PATTERNS_KIB = 1_024
/** In one name of a pattern. Git tries all ways to divide a name among them. */
const SLOW = '[*]([^*/]+[*]){3}'
/** Of files with patterns, in messages. */
const MAX_NAMED = 3

interface DelayingFiles {
  /**
   * Named pipes in the place of files that git opens by itself, for which it waits without end. Other pipes are harmless: git looks at what
   * a tracked or new path is before it opens it.
   */
  readonly pipes: readonly string[]
  /** Files with patterns that are large, newer than the index, or slow to match. */
  readonly patternFiles: readonly string[]
}

/** @returns paths in the work tree; none if the search was ended */
async function delayingFiles(root: string, index: string, signal: AbortSignal): Promise<DelayingFiles> {
  const pipes = ['-type', 'p', '(', ...anyName(OPENED_BY_NAME), '-o', '-path', '*/.git/*', ')', '-printf', 'p%P\\0']
  const isNewer = existsSync(index) ? ['-o', '-cnewer', index] : []
  const size = ['(', '-size', `+${MANY_PATTERNS_KIB}k`, ...isNewer, '-o', '-exec', 'grep', '-qE', SLOW, '{}', ';', ')']
  const patterns = ['-type', 'f', '(', ...anyName(WITH_PATTERNS), ')', ...size, '-printf', 'f%P\\0']
  const place = { workTree: root, environment: { PATH: '/usr/bin:/bin', LC_ALL: 'C' }, cwd: root, signal }
  // It exits with 1 if it cannot read a folder. What it cannot read, git cannot read either.
  const output = await runProgram('find', ['.', ...pipes, '-o', ...patterns], place).catch(
    (error: unknown) => (error as ExecFileException).stdout ?? ''
  )
  const found = signal.aborted ? [] : output.split('\0')
  const marked = (letter: string) => found.filter((each) => each.startsWith(letter)).map((each) => each.slice(1))
  return { pipes: marked('p'), patternFiles: marked('f') }
}

const anyName = (names: readonly string[]) => names.flatMap((name) => ['-o', '-name', name]).slice(1)
