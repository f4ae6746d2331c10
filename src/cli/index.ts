import { CommanderError } from 'commander'
import { messageOf, UserError } from '../errors.ts'
import { visibleText } from '../text/visible-text.ts'
import { errorResult, type FailedCommand } from './plain-usage.ts'
import { interruptExitCode } from './interrupt.ts'
import { createProgram } from './program.ts'
import { UsageError } from './usage-error.ts'

const FAILED = 1
const BAD_USAGE = 2
const NODE = 24

const exitCode = await main(process.argv)
process.exitCode = interruptExitCode() ?? exitCode

async function main(argv: readonly string[]): Promise<number> {
  if (Number.parseInt(process.versions.node, 10) < NODE) {
    process.stderr.write(`Forgehand needs Node ${NODE} or newer. This is ${process.versions.node}.\n`)
    return BAD_USAGE
  }
  ignoreClosedPipes()
  try {
    let exitCode = 0
    const program = createProgram((code) => {
      exitCode = code
    })
    await program.parseAsync([...argv])
    return exitCode
  } catch (error) {
    return reportError(error, wantsJson(argv))
  }
}

/** Prints the error for people, and with --json as the result too. Returns the exit code. */
function reportError(error: unknown, json: boolean): number {
  // --help and --version end here too.
  if (error instanceof CommanderError && error.exitCode === 0) return 0
  const failure = failureOf(error)
  // Commander has already printed the mistake. The message can contain file names and text of agent.yml.
  if (!(error instanceof CommanderError)) process.stderr.write(`${visibleText(errorText(failure.error))}\n`)
  if (json) process.stdout.write(errorResult(failure))
  return failure.exitCode
}

/** After an interrupt, any error is a consequence of it, so it is not reported as a bug. */
function failureOf(error: unknown): FailedCommand {
  const interrupted = interruptExitCode()
  if (interrupted !== undefined && !(error instanceof UserError)) {
    return { kind: 'failed', exitCode: interrupted, error: new UserError('Interrupted.') }
  }
  const kind = kindOf(error)
  return { kind, exitCode: interrupted ?? (kind === 'usage' ? BAD_USAGE : FAILED), error }
}

function kindOf(error: unknown): FailedCommand['kind'] {
  if (error instanceof UsageError || error instanceof CommanderError) return 'usage'
  return error instanceof UserError ? 'failed' : 'bug'
}

/** For a bug, its stack. */
function errorText(error: unknown): string {
  return Error.isError(error) && !(error instanceof UserError) ? (error.stack ?? '') : messageOf(error)
}

/** Looks for the flag itself, because wrong arguments cannot be parsed. What follows `--` is not an option. */
function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--')
  return (end < 0 ? argv : argv.slice(0, end)).includes('--json')
}

/** Lets the work continue when a reader such as head closes the pipe early, and end in order when the terminal is closed. */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
    })
  }
}
