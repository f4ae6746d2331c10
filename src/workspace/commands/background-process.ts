import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { messageOf } from '../../errors.ts'
import { exitCodeOf, spawnProcess } from '../sandbox/spawn.ts'
import { endEverything, MARKER } from '../sandbox/process-tree.ts'
import { monitorUsage } from '../sandbox/resource-usage.ts'
import { CUT_MARGIN } from './truncated-output.ts'
import type { Redact } from '../../secrets/redact.ts'
import type { Sandbox, SandboxedCommand } from '../sandbox/sandbox.ts'
import { quoteForShell } from '../../text/shell-quote.ts'
import { terminalText } from '../../text/terminal-text.ts'

/** A program that runs in the background and communicates over its standard input and output. */
export interface BackgroundProcess {
  readonly input: Writable
  readonly output: Readable
  /** Resolves when it has ended, with a few words that say how. Never rejects. */
  readonly ended: Promise<string>
  /** The end of its standard error, as a terminal would show it. */
  stderrTail(): string
  /** Ends it and everything that it started, and waits for that. Can be called more than once. */
  end(): Promise<void>
}

export interface BackgroundProcessOptions extends Pick<
  SandboxedCommand,
  'cwd' | 'environment' | 'network' | 'folders' | 'readable'
> {
  readonly sandbox: Sandbox
  readonly redact: Redact
  /** Wraps its command line in another one. */
  readonly wrap?: ((script: string) => string) | undefined
}

const MAX_STDERR_BYTES = 2_000
/** Time for a program to exit by itself after its input is closed. */
const GRACE_MS = 300
const END_MS = 5_000
const DRAIN_MS = 200

/** Starts a program in the sandbox. When our process ends, so does the program: with its parent-death pipe, or with its input. */
export function startBackgroundProcess(
  [program, ...args]: readonly [string, ...string[]],
  run: BackgroundProcessOptions
): BackgroundProcess {
  const { sandbox, cwd, redact, wrap = (plain: string) => plain } = run
  const marker = randomUUID()
  const script = wrap(['exec', ...[program, ...args].map(quoteForShell)].join(' '))
  const environment = { ...run.environment, [MARKER]: marker }
  const launch = sandbox.wrap({ ...run, script, environment, isBackground: true })
  // Node's pipes are sockets, so the sandbox can use standard error as its parent-death pipe while the program writes to it.
  const child = spawnProcess(launch, { cwd, stdio: ['pipe', 'pipe', 'pipe'] })
  // After the program has ended, writing to its input fails. `ended` reports the end.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined)

  let stderr = Buffer.alloc(0)
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = Buffer.concat([stderr, chunk]).subarray(-(MAX_STDERR_BYTES + CUT_MARGIN))
  })
  const errorsClosed = new Promise((resolve) => child.stderr.once('close', resolve))
  const outputClosed = new Promise((resolve) => child.stdout.once('close', resolve))
  const killAll = (): Promise<void> => {
    child.stderr.destroy()
    return endEverything(child, { sandbox, marker })
  }
  let reason: string | undefined
  const watch = new AbortController()
  // The disk is not watched: others use it too while this program runs.
  void monitorUsage({
    ...{ leader: child.pid ?? 0, limits: sandbox.limits, folders: [], temporary: undefined },
    signal: watch.signal
  }).then(async (exceeded) => {
    if (exceeded === undefined) return
    reason ??= exceeded
    await killAll()
  })
  const ended = endOf(child).then(async (how) => {
    watch.abort()
    // Wait for its last output. Then kill everything that it started, which must not outlive it.
    await Promise.race([errorsClosed, pause(DRAIN_MS)])
    await killAll()
    return reason ?? how
  })
  const end = async (): Promise<void> => {
    child.stdin.end()
    await Promise.race([ended, pause(GRACE_MS)])
    if (child.exitCode === null && child.signalCode === null) await killAll()
    child.stdout.resume()
    await Promise.race([Promise.all([ended, outputClosed]), pause(END_MS)])
    child.stdin.destroy()
    child.stdout.destroy()
  }
  return {
    input: child.stdin,
    output: child.stdout,
    ended,
    stderrTail: () => {
      const isCut = stderr.length === MAX_STDERR_BYTES + CUT_MARGIN
      // The margin in characters. They are fewer than its bytes if it contains colors or letters beyond ASCII.
      const margin = isCut ? terminalText(stderr.subarray(0, CUT_MARGIN).toString()).length : 0
      const text = redact(terminalText(stderr.toString())).slice(margin)
      return text.slice(-MAX_STDERR_BYTES).toWellFormed().trim()
    },
    end
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      resolve(`it could not be started: ${messageOf(error)}`)
    })
    child.once('exit', () => {
      resolve(`exit code ${exitCodeOf(child)}`)
    })
  })
}

/** Does not keep our process alive. */
function pause(ms: number): Promise<void> {
  return delay(ms, undefined, { ref: false })
}
