import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { excludePaths } from '../../git/private-repository.ts'
import { hardenedEnvironment } from '../../git/hardened-environment.ts'
import type { Look } from '../../git/look.ts'
import type { TreeGuard } from '../files/tree-guard.ts'

export interface GitOptions {
  /** Gets the output in chunks, so that it never piles up in memory. Returns false when it needs no more. */
  readonly take: (chunk: Buffer) => boolean
  /** The folder that git takes as its work tree, relative to the root; '' for the root itself. */
  readonly folder: string
  /** What the command is a part of. */
  readonly look: Look
  /** Ends the command sooner than the look. */
  readonly timeoutMs?: number
}

export interface IsolatedGitParts {
  /** Outside the work tree. */
  readonly stateFolder: string
  /** See `trustedEnvironment`. */
  readonly searchPath: string
  readonly guard?: Promise<TreeGuard> | undefined
}

export interface GitResult {
  readonly exitCode: number
  readonly stderr: string
  /** Why git was killed early. Its output until then was passed on. */
  readonly stoppedBy: 'enough' | 'time' | undefined
}

const MAX_STDERR = 2_000
/** The exit code that a shell reports for SIGKILL, which the system sends when memory runs out. */
const KILLED = 137

/**
 * Runs git over the work tree to search it and to apply `.gitignore`. It uses an empty repository of its own and never reads the
 * work tree's `.git`, so no configuration in there can make it run a program. To this git, every file is
 * untracked, so a tracked file that `.gitignore` names counts as ignored.
 */
export class IsolatedGit {
  readonly #root: string
  readonly #parts: IsolatedGitParts
  readonly #gitFolder: string
  #isReady: Promise<void> | undefined

  constructor(root: string, parts: IsolatedGitParts) {
    this.#root = root
    this.#parts = parts
    this.#gitFolder = join(parts.stateFolder, 'empty.git')
  }

  /** Ignores these paths from now on. A folder ends with a slash. */
  exclude(paths: readonly string[]): Promise<void> {
    return excludePaths(this.#gitFolder, paths)
  }

  get root(): string {
    return this.#root
  }

  /** What no search shows. */
  async hidden(): Promise<readonly string[]> {
    return (await this.#parts.guard)?.hidden ?? []
  }

  /** @throws TreeTooLarge when the time of the look is up; the reason of the run's signal */
  async run(args: readonly string[], { take, folder, look, timeoutMs }: GitOptions): Promise<GitResult> {
    await (this.#isReady ??= this.#makeEmptyRepository())
    const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
    const root = join(this.#root, folder)
    const child = spawn('git', args, {
      cwd: root,
      env: {
        ...hardenedEnvironment(this.#parts.searchPath),
        GIT_DIR: this.#gitFolder,
        GIT_WORK_TREE: root,
        // `git grep` then matches characters, not bytes.
        LC_ALL: 'C.UTF-8'
      },
      signal: timeout ? AbortSignal.any([look.signal, timeout]) : look.signal,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe']
    })
    // After an abort, which ends the wait below, the start itself can still fail.
    child.on('error', () => undefined)
    const stderr: string[] = []
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk.toString()))
    const taking = takeAll(child.stdout, take).finally(() => {
      if (!child.stdout.readableEnded) child.kill('SIGKILL')
    })
    const endWatch = look.watchGit(this.#root, this.#gitFolder)
    try {
      const [hasEnough] = await Promise.all([taking, once(child, 'close')])
      // We killed it, so its exit code and messages mean nothing.
      if (hasEnough) return { exitCode: 0, stderr: '', stoppedBy: 'enough' }
      const text = stderr.join('').slice(0, MAX_STDERR)
      return { exitCode: child.exitCode ?? KILLED, stderr: text, stoppedBy: undefined }
    } catch (error) {
      look.throwIfOver()
      if (timeout?.aborted) return { exitCode: 0, stderr: '', stoppedBy: 'time' }
      throw error
    } finally {
      endWatch()
    }
  }

  /** The minimum that git accepts as a repository. */
  async #makeEmptyRepository(): Promise<void> {
    await mkdir(join(this.#gitFolder, 'objects'), { recursive: true })
    await mkdir(join(this.#gitFolder, 'refs'), { recursive: true })
    await writeFile(join(this.#gitFolder, 'HEAD'), 'ref: refs/heads/none\n')
  }
}

/** True if `take` needed no more before the end. */
async function takeAll(output: Readable, take: (chunk: Buffer) => boolean): Promise<boolean> {
  // The cast: a stream without an encoding yields buffers.
  for await (const chunk of output as AsyncIterable<Buffer>) if (!take(chunk)) return true
  return false
}
