import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export interface GitOptions {
  /** Takes the output as it comes, so that nothing piles up, and answers false when it has enough. */
  readonly take: (chunk: Buffer) => boolean
  /** Folder of the work tree that stands for its root; '' for the root itself. */
  readonly folder: string
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

export interface GitResult {
  readonly exitCode: number
  readonly stderr: string
  /** Why it was ended early; what it had said until then was taken. */
  readonly stoppedBy: 'enough' | 'time' | undefined
}

const MAX_COMPLAINT = 2_000
/** As the shell has it of a program that the system killed, for want of memory. */
const SIGNALLED = 137

/**
 * Runs git over the work tree for what it knows of `.gitignore` and for its search. It has an empty repository of its own:
 * nothing of the work tree's `.git` is read, so no configuration in there can make it run a program. Each file is an
 * untracked one to it, so one that was added although `.gitignore` names it counts as ignored.
 */
export class IsolatedGit {
  readonly #root: string
  readonly #gitFolder: string
  #isReady: Promise<void> | undefined

  /** @param stateFolder outside the work tree */
  constructor(root: string, stateFolder: string) {
    this.#root = root
    this.#gitFolder = join(stateFolder, 'empty.git')
  }

  get root(): string {
    return this.#root
  }

  /** @throws the signal's reason when aborted */
  async run(args: readonly string[], { take, folder, timeoutMs, signal }: GitOptions): Promise<GitResult> {
    await (this.#isReady ??= this.#makeEmptyRepository())
    const timeout = AbortSignal.timeout(timeoutMs)
    const root = join(this.#root, folder)
    const child = spawn('git', args, {
      cwd: root,
      env: { ...trustedEnvironment, GIT_DIR: this.#gitFolder, GIT_WORK_TREE: root },
      signal: AbortSignal.any([signal, timeout]),
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe']
    })
    const stderr: string[] = []
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk.toString()))
    const taking = takeAll(child.stdout, take).finally(() => {
      if (!child.stdout.readableEnded) child.kill('SIGKILL')
    })
    try {
      const [hasEnough] = await Promise.all([taking, once(child, 'close')])
      // What it says of an end that we made is of no interest.
      if (hasEnough) return { exitCode: 0, stderr: '', stoppedBy: 'enough' }
      return {
        exitCode: child.exitCode ?? SIGNALLED,
        stderr: stderr.join('').slice(0, MAX_COMPLAINT),
        stoppedBy: undefined
      }
    } catch (error) {
      signal.throwIfAborted()
      if (timeout.aborted) return { exitCode: 0, stderr: '', stoppedBy: 'time' }
      throw error
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
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C.UTF-8',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_TERMINAL_PROMPT: '0',
  ...configuration({
    'core.hooksPath': '/dev/null',
    'core.fsmonitor': 'false',
    'core.attributesFile': '/dev/null',
    'core.excludesFile': '/dev/null',
    'protocol.allow': 'never',
    'safe.bareRepository': 'explicit',
    'submodule.recurse': 'false'
  })
}

/** What is told in the environment counts for more than any file. */
function configuration(values: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(values).flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value]
  ])
  return { GIT_CONFIG_COUNT: String(entries.length / 2), ...(Object.fromEntries(entries) as Record<string, string>) }
}

/** True when `take` had enough before the end. */
async function takeAll(output: Readable, take: (chunk: Buffer) => boolean): Promise<boolean> {
  // The cast: a stream without an encoding gives buffers.
  for await (const chunk of output as AsyncIterable<Buffer>) if (!take(chunk)) return true
  return false
}
