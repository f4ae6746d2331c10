import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { constants as osConstants } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { spawnProcess } from '../sandbox/spawn.ts'
import { describeLimitHit } from '../sandbox/resource-limits.ts'
import type { OutputFiles } from './output-files.ts'
import type { OutputPipes } from './output-pipes.ts'
import { TruncatedOutput } from './truncated-output.ts'
import { endEverything, MARKER } from '../sandbox/process-tree.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { TerminalText } from '../../text/terminal-text.ts'
import { monitorUsage } from '../sandbox/resource-usage.ts'

export interface CommandResult {
  /** 128 + the signal's number after a signal, as the shell has it; undefined when we ended it before it exited. */
  readonly exitCode: number | undefined
  readonly timedOut: boolean
  /**
   * Standard output and error in the order written, as a terminal would show it, the middle left out when long. When the
   * command passed a limit, the last line says which.
   */
  readonly output: string
  readonly durationMs: number
}

export interface CommandOptions {
  readonly sandbox: Sandbox
  /** Absolute. */
  readonly cwd: string
  readonly environment: Readonly<Record<string, string>>
  readonly network: boolean
  /** Places that it can read besides. */
  readonly readable?: readonly string[] | undefined
  readonly timeoutMs: number
  readonly signal: AbortSignal
  readonly pipes: OutputPipes
  /** Gets all that is written, as it comes; the result holds only a window of it. */
  readonly onOutput?: ((chunk: Buffer) => void) | undefined
  /** Keeps an output of more than 100 lines or 30,000 bytes; without it all lines of those bytes are shown, and no more is kept. */
  readonly outputs?: OutputFiles | undefined
}

const MAX_OUTPUT_BYTES = 30_000
const MAX_KEPT_LINES = 100
const DRAIN_MS = 2_000
const END_MS = 5_000

/**
 * Runs a shell script in the sandbox and waits for its end, on which everything that it started has ended too.
 *
 * @throws the signal's reason when aborted, after the same end
 */
export async function runCommand(script: string, run: CommandOptions): Promise<CommandResult> {
  const startedAt = performance.now()
  const marker = randomUUID()
  const terminal = new TerminalText()
  const window = windowFor(run)
  const pipe = await run.pipes.open((chunk) => {
    window.push(terminal.push(chunk))
    run.onOutput?.(chunk)
  })
  try {
    const child = start(script, { ...run, marker, writer: pipe.writer })
    const { passed, ...end } = await ending(child, { ...run, marker })
    // A pipe that some survivor holds open would never end.
    await Promise.race([pipe.ended, delay(DRAIN_MS, undefined, { ref: false })])
    run.signal.throwIfAborted()
    window.push(terminal.end())
    const text = window.text()
    const note = passed ?? describeLimitHit({ ...end, output: text }, run.sandbox.limits)
    const output = note === undefined ? text : `${text.replace(/(?<=.)\n?$/s, '\n')}[${note}]\n`
    return { ...end, output, durationMs: Math.round(performance.now() - startedAt) }
  } finally {
    pipe.close()
    window.close()
  }
}

function windowFor({ outputs }: CommandOptions): TruncatedOutput {
  // A line has a byte at least, so this many lines are no limit of their own.
  if (!outputs) return new TruncatedOutput({ maxBytes: MAX_OUTPUT_BYTES, maxLines: MAX_OUTPUT_BYTES })
  return new TruncatedOutput({ maxBytes: MAX_OUTPUT_BYTES, maxLines: MAX_KEPT_LINES, keep: () => outputs.create() })
}

function start(script: string, run: Started & { readonly writer: number }): ChildProcess {
  const { sandbox, cwd, network, readable = [], writer } = run
  try {
    // Nothing is awaited from here until the end of the command is waited for, so no abort is missed.
    run.signal.throwIfAborted()
    const marked = { ...run.environment, [MARKER]: run.marker }
    const launch = sandbox.wrap({ script, cwd, network, readable, environment: marked })
    return spawnProcess(launch, { cwd, stdio: [sandbox.usesParentDeathPipe ? 'pipe' : 'ignore', writer, writer] })
  } finally {
    closeSync(writer)
  }
}

interface Started extends CommandOptions {
  /** Value of the variable that marks what this command started. */
  readonly marker: string
}

interface Ending extends Pick<CommandResult, 'exitCode' | 'timedOut'> {
  /** Says which limit was passed; undefined when none was. */
  readonly passed: string | undefined
}

/** Waits until the command exits, its time is over, it passes a limit or it is no longer wanted; then ends all that it started. */
async function ending(child: ChildProcess, run: Started): Promise<Ending> {
  const settled = new AbortController()
  const { signal } = settled
  const exit = once(child, 'exit', { signal })
  const timeout = delay(run.timeoutMs, undefined, { signal })
  const abort = once(run.signal, 'abort', { signal })
  const usage = watch(child, run, signal)
  try {
    const end = await Promise.race([
      exit.then(() => 'exit' as const),
      timeout.then(() => 'timeout' as const),
      abort.then(() => 'abort' as const),
      usage
    ])
    await endEverything(child, run)
    if (end === 'exit') return { exitCode: exitCodeOf(child), timedOut: false, passed: undefined }
    await Promise.race([exit, delay(END_MS, undefined, { signal })])
    return {
      exitCode: undefined,
      timedOut: end === 'timeout',
      passed: typeof end === 'string' ? undefined : end.passed
    }
  } finally {
    settled.abort()
    await Promise.allSettled([exit, timeout, abort])
  }
}

/** Settles only when a limit is passed. */
async function watch(child: ChildProcess, run: Started, signal: AbortSignal): Promise<{ readonly passed: string }> {
  const { pid } = child
  const never = new Promise<never>(() => undefined)
  if (pid === undefined) return never
  const folders = [run.cwd, run.sandbox.home]
  const passed = await monitorUsage({ leader: pid, limits: run.sandbox.limits, folders, signal })
  return passed === undefined ? never : { passed }
}

function exitCodeOf({ exitCode, signalCode }: ChildProcess): number {
  return exitCode ?? 128 + (signalCode ? osConstants.signals[signalCode] : 0)
}
