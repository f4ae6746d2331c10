import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ToolError } from '../errors.ts'

export interface Hit {
  readonly path: string
  /** Counted from 1. */
  readonly line: number
  readonly text: string
}

export interface Query {
  readonly pattern: string
  readonly isLiteral: boolean
  readonly ignoreCase: boolean
  /** As `resolveInside` returns it; '' for all. */
  readonly path: string
}

const TIMEOUT_MS = 20_000
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Lists and searches the work tree with git, which knows what `.gitignore` leaves out and stops a pattern that would take
 * for ever. It runs with an empty repository of its own: nothing of the work tree's `.git` is read, so no configuration
 * in there can make it run a program.
 */
export class TreeSearch {
  readonly #root: string
  readonly #gitFolder: string
  #isReady: Promise<void> | undefined

  /** @param stateFolder outside the work tree */
  constructor(root: string, stateFolder: string) {
    this.#root = root
    this.#gitFolder = join(stateFolder, 'empty.git')
  }

  /** Paths of all files that are not ignored, in order. A repository inside the tree is one path that ends in `/`. */
  async files(signal: AbortSignal): Promise<string[]> {
    const { output } = await this.#git(['ls-files', '--others', '--exclude-standard', '-z'], signal)
    return output.split('\0').filter((path) => path !== '')
  }

  /**
   * Lines that match, in order of their files; ignored files are left out unless nothing else lies below the path.
   *
   * @throws ToolError when the pattern is not valid or takes too long
   */
  async lines(query: Query, signal: AbortSignal): Promise<Hit[]> {
    const hits = await this.#grep(query, '--exclude-standard', signal)
    return hits.length > 0 || query.path === '' ? hits : this.#grep(query, '--no-exclude-standard', signal)
  }

  async #grep({ pattern, isLiteral, ignoreCase, path }: Query, ignored: string, signal: AbortSignal): Promise<Hit[]> {
    const { output, exitCode, complaint } = await this.#git(
      [
        ...['grep', '--no-index', ignored, '--no-textconv', '--no-color', '--full-name', '-I', '-n', '-z'],
        ...[isLiteral ? '-F' : '-P', ...(ignoreCase ? ['-i'] : []), '-e', pattern, '--', path === '' ? '.' : path]
      ],
      signal
    )
    if (exitCode > 1) {
      const reason = complaint.replace(/^fatal: /, '').trim()
      throw new ToolError(`The search failed: ${reason}. Check the regular expression, or set literal to true.`)
    }
    return [...output.matchAll(/^([^\0\n]+)\0(\d+)\0(.*)$/gm)].map(([, file = '', line, text = '']) => ({
      path: file,
      line: Number(line),
      text
    }))
  }

  async #git(args: readonly string[], signal: AbortSignal): Promise<Output> {
    await (this.#isReady ??= this.#makeEmptyRepository())
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    try {
      return await capture(args, {
        cwd: this.#root,
        signal: AbortSignal.any([signal, timeout]),
        environment: {
          ...trustedEnvironment,
          PATH: '/usr/local/bin:/usr/bin:/bin',
          GIT_DIR: this.#gitFolder,
          GIT_WORK_TREE: this.#root
        }
      })
    } catch (error) {
      signal.throwIfAborted()
      if (!timeout.aborted) throw error
      throw new ToolError(
        `The search took longer than ${TIMEOUT_MS / 1000} s. Search a narrower path or a simpler pattern.`
      )
    }
  }

  /** The least that git takes for a repository. */
  async #makeEmptyRepository(): Promise<void> {
    await mkdir(join(this.#gitFolder, 'objects'), { recursive: true })
    await mkdir(join(this.#gitFolder, 'refs'), { recursive: true })
    await writeFile(join(this.#gitFolder, 'HEAD'), 'ref: refs/heads/none\n')
  }
}

const trustedEnvironment = {
  LC_ALL: 'C.UTF-8',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  // A path is a path, also when it looks like git's own patterns.
  GIT_LITERAL_PATHSPECS: '1'
}

interface Output {
  readonly output: string
  readonly complaint: string
  readonly exitCode: number
}

interface Capture {
  readonly cwd: string
  readonly signal: AbortSignal
  readonly environment: Readonly<Record<string, string>>
}

/** Collects at most MAX_BYTES, then ends the program: what it said until then is the result. */
function capture(args: readonly string[], { cwd, signal, environment }: Capture): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, signal, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    let size = 0
    let complaint = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk)
      size += chunk.length
      if (size > MAX_BYTES) child.kill('SIGKILL')
    })
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(0, 2_000)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ output: Buffer.concat(output).toString(), complaint, exitCode: code ?? 0 })
    })
  })
}
