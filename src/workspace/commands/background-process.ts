import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { constants as osConstants } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { messageOf } from '../../errors.ts'
import { spawnProcess } from '../sandbox/spawn.ts'
import { endEverything, MARKER } from '../sandbox/process-tree.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { quoteForShell } from '../../text/shell-quote.ts'
import { terminalText } from '../../text/terminal-text.ts'

/** A program that runs beside the work and is talked to over its standard input and output. */
export interface BackgroundProcess {
  readonly input: Writable
  readonly output: Readable
  /** Settles, and never fails, once it is gone: with a few words on how it ended. */
  readonly ended: Promise<string>
  /** What it last wrote to standard error, as a terminal would show it. */
  stderrTail(): string
  /** Ends it with all that it started, and waits until it is gone. It may be called more than once. */
  end(): Promise<void>
}

export interface BackgroundProcessOptions {
  readonly sandbox: Sandbox
  /** Absolute. */
  readonly cwd: string
  readonly environment: Readonly<Record<string, string>>
  readonly network: boolean
  /** Places that it can read besides. */
  readonly readable?: readonly string[] | undefined
  /** Has it run by another program. */
  readonly through?: ((script: string) => string) | undefined
}

const MAX_COMPLAINT_BYTES = 2_000
/** For a program that ends by itself once its input is closed. */
const GRACE_MS = 300
const END_MS = 5_000
const DRAIN_MS = 200

/** Starts a program in the sandbox. It ends with us at the latest: with the sandbox's lifeline, or by the end of its input. */
export function startBackgroundProcess(
  [program, ...args]: readonly [string, ...string[]],
  run: BackgroundProcessOptions
): BackgroundProcess {
  const { sandbox, cwd, network, readable = [], through = (plain: string) => plain } = run
  const marker = randomUUID()
  const script = through(['exec', ...[program, ...args].map(quoteForShell)].join(' '))
  const environment = { ...run.environment, [MARKER]: marker }
  const launch = sandbox.wrap({ script, cwd, network, readable, environment, isBackground: true })
  // What Node calls a pipe is a socket: one that the lifeline can be read from, even where the program writes its errors.
  const child = spawnProcess(launch, { cwd, stdio: ['pipe', 'pipe', 'pipe'] })
  // A program that is gone takes no more input; that it is gone is told by `ended`.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined)

  let complaints = Buffer.alloc(0)
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = Buffer.concat([complaints, chunk]).subarray(-MAX_COMPLAINT_BYTES)
  })
  const errorsClosed = new Promise((resolve) => child.stderr.once('close', resolve))
  const outputClosed = new Promise((resolve) => child.stdout.once('close', resolve))
  const killAll = (): Promise<void> => {
    child.stderr.destroy()
    return endEverything(child, { sandbox, marker })
  }
  const ended = endOf(child).then(async (how) => {
    // Its last words may still be on their way; and what it started must not outlive it, whoever ended it.
    await Promise.race([errorsClosed, pause(DRAIN_MS)])
    await killAll()
    return how
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
    stderrTail: () => terminalText(complaints.toString()).trim(),
    end
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      resolve(`it could not be started: ${messageOf(error)}`)
    })
    child.once('exit', (code, signal) => {
      resolve(`exit code ${code ?? 128 + (signal ? osConstants.signals[signal] : 0)}`)
    })
  })
}

/** Does not keep us alive by itself. */
function pause(ms: number): Promise<void> {
  return delay(ms, undefined, { ref: false })
}
