#!/usr/bin/env node
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { messageOf, UserError } from '../errors.ts'
import type { RunFlags } from './run.ts'
import type { SimulateFlags } from './simulate.ts'
import { UsageError } from './usage-error.ts'

const FAILED = 1
const BAD_USAGE = 2
const OPENAI = 'https://api.openai.com/v1'
const SANDBOXES = ['auto', 'bubblewrap', 'namespaces', 'off']

process.exitCode = await main(process.argv)

async function main(argv: readonly string[]): Promise<number> {
  try {
    let exitCode = 0
    const program = describe((code) => {
      exitCode = code
    })
    await program.parseAsync([...argv])
    return exitCode
  } catch (error) {
    return exitCodeFor(error)
  }
}

function exitCodeFor(error: unknown): number {
  // Commander has printed what is wrong; --help and --version end here too.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_USAGE
  const isTheirs = error instanceof UserError
  process.stderr.write(`${isTheirs ? error.message : Error.isError(error) ? (error.stack ?? '') : messageOf(error)}\n`)
  return error instanceof UsageError ? BAD_USAGE : FAILED
}

/** Each command loads its own code only when it is called. */
function describe(setExitCode: (code: number) => void): Command {
  const program = new Command('forgehand')
    .description('Turns a request into a verified change: on GitHub as an action, here on the checkout you stand in.')
    .version('0.1.0')
    .exitOverride()
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: true })

  program
    .command('demo')
    .description('Show the whole path, from comment to pull request, on this machine: no key, no account, no network.')
    .option('--json', 'print the result as JSON')
    .option('--keep', 'leave the repository, the workspace and the trace on disk')
    .option('--serve', 'show issue and pull request as a page on 127.0.0.1, until interrupted')
    .action(async (options: { json?: true; keep?: true; serve?: true }) => {
      const { demo } = await import('./demo.ts')
      setExitCode(await demo(options))
    })

  program
    .command('run')
    .description('Let the model work on the checkout you stand in. Reads OPENAI_API_KEY and OPENAI_BASE_URL.')
    .argument('<request>', 'what to do, in words')
    .requiredOption('--model <name>', 'the model, by the name its provider knows', process.env['FORGEHAND_MODEL'])
    .option('--base-url <url>', 'any OpenAI-compatible endpoint', process.env['OPENAI_BASE_URL'] ?? OPENAI)
    .option('--cwd <folder>', 'the checkout to work on', process.cwd())
    .option('--rounds <number>', 'most replies of the model', wholeNumber, 60)
    .option('--minutes <number>', 'most minutes', wholeNumber, 30)
    .option('--tokens <number>', 'most tokens, in and out', wholeNumber, 2_000_000)
    .addOption(new Option('--sandbox <kind>', 'what keeps commands in').choices(SANDBOXES).default('auto'))
    .option('--no-verify', 'do not run the checks of the repository after the work')
    .option('--trace <file>', 'write the trace of the run to this file')
    .option('--json', 'print the result as JSON')
    .action(async (request: string, options: RunFlags) => {
      const { run } = await import('./run.ts')
      setExitCode(await run(request, options))
    })

  program
    .command('simulate')
    .description('Put a webhook payload through the whole action, on a GitHub on this machine.')
    .requiredOption('--event <name>', 'name of the event, such as issue_comment')
    .requiredOption('--payload <file>', 'the payload, as JSON')
    .option('--repository <folder>', 'files of the repository; default: the project of the demo')
    .option('--model <name>', 'a real model instead of the scripted one of the demo')
    .option('--base-url <url>', 'its endpoint', process.env['OPENAI_BASE_URL'] ?? OPENAI)
    .option('--json', 'print the result as JSON')
    .action(async (options: SimulateFlags) => {
      const { simulate } = await import('./simulate.ts')
      setExitCode(await simulate(options))
    })
  return program
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It takes a whole number from 1 on.')
}
