import { type ChildProcess, execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, constants, openSync, rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { exitCodeOf, spawnProcess } from '../sandbox/spawn.ts'
import { describeLimitHit } from '../sandbox/resource-limits.ts'
import type { Redact } from '../../secrets/redact.ts'
import type { OutputFiles } from './output-files.ts'
import { TruncatedOutput } from './truncated-output.ts'
import { endEverything, MARKER } from '../sandbox/process-tree.ts'
import type { Sandbox, SandboxedCommand } from '../sandbox/sandbox.ts'
import { TerminalText } from '../../text/terminal-text.ts'
import { emptyIfFull } from '../sandbox/temporary-usage.ts'
import { monitorUsage } from '../sandbox/resource-usage.ts'
import { documentationUrl } from '../../text/documentation-url.ts'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface CommandResult {
  /** After a signal, 128 + its number, as in a shell; undefined if we killed the command. */
  readonly exitCode: number | undefined
  readonly timedOut: boolean
  /**
   * Standard output and error in the order written, as a terminal would show them. A long output is truncated in the middle. If the
   * command exceeded a limit, the last line names it.
   */
  readonly output: string
  readonly durationMs: number
}

/** Where and how a script runs in a sandbox. */
export interface CommandOptions extends Omit<
  SandboxedCommand,
  'script' | 'startMark' | 'limits' | 'isBackground' | 'trees'
> {
  readonly sandbox: Sandbox
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** A folder that commands cannot see, for the pipe of their output. */
  readonly pipeFolder: string
  /** Redacts the result, before it is truncated. */
  readonly redact: Redact
  /** Gets the complete output in chunks. The result is truncated. */
  readonly onOutput?: ((chunk: Buffer) => void) | undefined
  /**
   * Stores an output of more than 100 lines or 30,000 bytes, and truncates the result to that. Without it, the result is truncated to
   * 30,000 bytes and the rest is lost.
   */
  readonly outputs?: OutputFiles | undefined
}

const MAX_OUTPUT_BYTES = 30_000
const MAX_OUTPUT_LINES = 100
const DRAIN_MS = 2_000
const END_MS = 5_000

/**
 * Runs a shell script in the sandbox. When it returns or throws, everything that the script started has ended.
 *
 * @throws the signal's reason if aborted
 */
export async function runCommand(script: string, run: CommandOptions): Promise<CommandResult> {
  const startedAt = performance.now()
  const marker = randomUUID()
  const terminal = new TerminalText()
  const window = createOutput(run)
  const mark = new StartMark(run.sandbox.kind === 'none' ? '' : marker)
  const pipe = await openOutputPipe(run.pipeFolder, (chunk) => {
    const output = mark.without(chunk)
    window.push(terminal.push(output))
    run.onOutput?.(output)
  })
  try {
    const marked = { ...run, marker }
    const child = launchCommand(script, { ...marked, writer: pipe.writer })
    const { exceeded, ...end } = await waitForEnd(child, marked)
    // The pipe never ends if a surviving process holds it open.
    await Promise.race([pipe.ended, delay(DRAIN_MS, undefined, { ref: false })])
    run.signal.throwIfAborted()
    if (!mark.isSeen) window.push(terminal.push(mark.waiting))
    window.push(terminal.end())
    const text = window.text()
    const { limits } = run.sandbox
    const emptied = hasOwnTmp(run) ? await emptyIfFull(run.folders.temporary, limits.temporaryMb) : undefined
    const notStarted = end.exitCode !== undefined && !mark.isSeen ? NOT_STARTED : undefined
    const note = notStarted ?? exceeded ?? emptied ?? describeLimitHit({ ...end, output: text }, limits)
    const output = note === undefined ? text : `${text.replace(/(?<=.)\n?$/s, '\n')}[${note}]\n`
    const own = emptied === undefined ? end.exitCode : undefined
    const exitCode = notStarted === undefined ? own : CANNOT_EXECUTE
    return { ...end, exitCode, output, durationMs: Math.round(performance.now() - startedAt) }
  } finally {
    pipe.close()
    window.close()
  }
}

const NOT_STARTED = `The sandbox did not start the command. See ${documentationUrl('docs/sandbox.md')} for what a sandbox needs.`
/** The exit code of a shell for what is there and cannot be started. */
const CANNOT_EXECUTE = 126

/**
 * Takes from an output the line that says that the command started. Without it, the output and the exit code are those of the sandbox, which
 * failed, and say nothing about a check.
 */
class StartMark {
  readonly #line: Buffer
  /** What was printed before it. */
  waiting = Buffer.alloc(0)
  isSeen: boolean

  /** @param mark '' if there is none */
  constructor(mark: string) {
    this.#line = Buffer.from(`${mark}\n`)
    this.isSeen = mark === ''
  }

  without(chunk: Buffer): Buffer {
    if (this.isSeen) return chunk
    this.waiting = Buffer.concat([this.waiting, chunk])
    const at = this.waiting.indexOf(this.#line)
    if (at < 0) return Buffer.alloc(0)
    this.isSeen = true
    return Buffer.concat([this.waiting.subarray(0, at), this.waiting.subarray(at + this.#line.length)])
  }
}

/** False without a sandbox. */
function hasOwnTmp({ sandbox }: CommandOptions): boolean {
  return sandbox.temporary !== undefined
}

function createOutput({ outputs, redact }: CommandOptions): TruncatedOutput {
  // A line has at least one byte, so this limit on lines never applies.
  const limits = { maxBytes: MAX_OUTPUT_BYTES, maxLines: outputs ? MAX_OUTPUT_LINES : MAX_OUTPUT_BYTES }
  return new TruncatedOutput({ ...limits, redact, createFile: () => outputs?.create() })
}

function launchCommand(script: string, run: MarkedCommand & { readonly writer: number }): ChildProcess {
  const { sandbox, cwd, marker, writer } = run
  try {
    // No await between this check and the listener in `waitForEnd`, so no abort is missed.
    run.signal.throwIfAborted()
    const launch = sandbox.wrap({
      ...run,
      script,
      startMark: marker,
      environment: { ...run.environment, [MARKER]: marker }
    })
    return spawnProcess(launch, { cwd, stdio: [sandbox.usesParentDeathPipe ? 'pipe' : 'ignore', writer, writer] })
  } finally {
    closeSync(writer)
  }
}

interface MarkedCommand extends CommandOptions {
  /** Value of the variable that marks the processes of this command. */
  readonly marker: string
}

interface CommandEnd extends Pick<CommandResult, 'exitCode' | 'timedOut'> {
  /** A sentence that names the exceeded limit; undefined if none was. */
  readonly exceeded: string | undefined
}

type Reason = Partial<CommandEnd> & { readonly hasExited?: boolean }

/** Waits until the command exits, times out, exceeds a limit or is aborted. Then ends everything that it started. */
async function waitForEnd(child: ChildProcess, run: MarkedCommand): Promise<CommandEnd> {
  const settled = new AbortController()
  const { signal } = settled
  const exit = once(child, 'exit', { signal })
  const timeout = delay(run.timeoutMs, undefined, { signal })
  const abort = once(run.signal, 'abort', { signal })
  const usage = limitExceeded(child, run, signal)
  try {
    const reason: Reason = await Promise.race([
      exit.then(() => ({ hasExited: true })),
      timeout.then(() => ({ timedOut: true })),
      abort.then(() => ({})),
      usage
    ])
    const { hasExited = false, timedOut = false, exceeded } = reason
    await endEverything(child, run)
    if (!hasExited) await Promise.race([exit, delay(END_MS, undefined, { signal })])
    return { exitCode: hasExited ? exitCodeOf(child) : undefined, timedOut, exceeded }
  } finally {
    settled.abort()
    await Promise.allSettled([exit, timeout, abort])
  }
}

/** Settles only if a limit is exceeded. */
async function limitExceeded(
  child: ChildProcess,
  run: MarkedCommand,
  signal: AbortSignal
): Promise<{ readonly exceeded: string }> {
  const { pid } = child
  const never = new Promise<never>(() => undefined)
  if (pid === undefined) return never
  const { limits } = run.sandbox
  const { home, temporary } = run.folders
  const own = hasOwnTmp(run) ? temporary : undefined
  const exceeded = await monitorUsage({ leader: pid, limits, folders: [run.cwd, home], temporary: own, signal })
  return exceeded === undefined ? never : { exceeded: `The command was killed: ${exceeded}.` }
}

interface OutputPipe {
  /** The file descriptor for standard output and error. The caller closes it. */
  readonly writer: number
  /** Settles when all writers have closed it and everything was read. */
  readonly ended: Promise<unknown>
  close(): void
}

// Our own PATH may lead into the work tree, where a command could put a program named mkfifo.
const SYSTEM_PATH = '/usr/bin:/bin'

/**
 * A pipe for the output of one command. It takes both standard output and error, which preserves their order. It is a named pipe,
 * because Node's own pipes are sockets, which a script cannot reopen as /dev/stdout.
 *
 * @param folder an existing folder that commands cannot see
 */
export async function openOutputPipe(folder: string, onChunk: (chunk: Buffer) => void): Promise<OutputPipe> {
  const path = join(folder, randomUUID())
  await promisify(execFile)('mkfifo', ['-m', '600', path], { env: { PATH: SYSTEM_PATH } })
  // The reading end first, without waiting for a writer. Then the writing end opens at once too.
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, constants.O_WRONLY)

  const reader = new Socket({ fd: descriptor, readable: true, writable: false })
  reader.on('data', onChunk)
  return {
    writer,
    ended: once(reader, 'close'),
    close: () => {
      reader.destroy()
      rmSync(path, { force: true })
    }
  }
}
