import '../small-heap.ts'
import { CommanderError } from 'commander'
import '../quick-schemas.ts'
import { messageOf, UserError } from '../errors.ts'
import { visibleText } from '../text/visible-text.ts'
import { createProgram } from './program.ts'
import { UsageError } from './usage-error.ts'

const FAILED = 1
const BAD_USAGE = 2
const NODE = 24

process.exitCode = await main(process.argv)

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
    return exitCodeFor(error)
  }
}

function exitCodeFor(error: unknown): number {
  // Commander has already printed the mistake. --help and --version also end here.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_USAGE
  const isUserError = error instanceof UserError
  const text = isUserError ? error.message : Error.isError(error) ? (error.stack ?? '') : messageOf(error)
  // The message can contain file names and text of agent.yml.
  process.stderr.write(`${visibleText(text)}\n`)
  return error instanceof UsageError ? BAD_USAGE : FAILED
}

/** Lets the work continue when a reader such as head closes the pipe early. */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
