import { Command, InvalidArgumentError, Option } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { DEFAULT_MAX_LIMITS } from '../settings/limits.ts'
import { APIS } from '../settings/providers.ts'
import type { CheckpointsFlags } from './checkpoints.ts'
import type { DemoFlags } from './demo.ts'
import type { DiffFlags } from './diff.ts'
import type { KeepFlags } from './keep.ts'
import type { PolicyFlags } from './policy.ts'
import type { ReplayFlags } from './replay.ts'
import type { RunFlags } from './run.ts'
import type { SimulateFlags } from './simulate.ts'
import type { ToolFlags } from './tool.ts'
import type { UndoFlags } from './undo.ts'

const { turns, minutes, tokens } = DEFAULT_MAX_LIMITS
const KEYS =
  '\nKeys are read from OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY and the like; docs/models.md has them all.'
const SANDBOXES = ['auto', 'bubblewrap', 'namespaces', 'off']

/**
 * What can be typed. Each command loads its own code only when it is called.
 *
 * @param setExitCode is told how the command ended
 */
export function createProgram(setExitCode: (code: number) => void): Command {
  const program = new Command('forgehand')
    .description('Turns a request into a verified change: on GitHub as an action, here on the checkout you stand in.')
    .version(manifest.version, '-v, --version')
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => {
        write(text.replace(/^error: ./, (start) => start.slice(-1).toUpperCase()))
      }
    })
    .showHelpAfterError('Add --help to see how it is used.')

  program
    .command('demo')
    .description('Show the whole path, from comment to pull request, on this machine: no key, no account, no network.')
    .option('--json', 'print the result as JSON')
    .option('--keep', 'leave the repository, the workspace and the trace on disk')
    .option('--serve', 'show issue and pull request as a page on 127.0.0.1, until Ctrl+C')
    .action(async (options: DemoFlags) => {
      const { demo } = await import('./demo.ts')
      setExitCode(await demo(options))
    })

  program
    .command('run')
    .description('Let a model work on the checkout you stand in. The change stays in the work tree, not committed.')
    .argument('<request>', 'what to do, in words')
    .addOption(
      modelOption('the model: gpt-5, anthropic/claude-sonnet-5, or a name of --base-url').makeOptionMandatory()
    )
    .addOption(endpointOption())
    .addOption(new Option('--api <protocol>', 'how it is spoken to (default: as its provider has it)').choices(APIS))
    .option(
      '--fallback-model <name>',
      'a model that takes over when the one before cannot be had; may be repeated',
      collect
    )
    .addOption(checkoutOption())
    .option('--turns <number>', `most replies of the model ${elseDefault(turns)}`, wholeNumber)
    .option('--minutes <number>', `most minutes ${elseDefault(minutes)}`, wholeNumber)
    .option('--tokens <number>', `most tokens, in and out ${elseDefault(tokens)}`, wholeNumber)
    .addOption(
      new Option('--budget <dollars>', 'most US dollars, where the price of the model is known').argParser(amount)
    )
    .addOption(sandboxOption())
    .option('--no-verify', "leave out the repository's own checks after the work")
    .option('--trace <file>', 'write the trace of the run to this file')
    .option('--json', 'print the result as JSON, and the progress on standard error')
    .addHelpText('after', KEYS)
    .action(async (request: string, options: RunFlags) => {
      const { run } = await import('./run.ts')
      setExitCode(await run(request, options))
    })

  addSimulate(program, setExitCode)
  addReplay(program, setExitCode)
  addPolicy(program, setExitCode)
  addCheckpointCommands(program, setExitCode)
  return program
}

function addSimulate(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('tool')
    .description('Run one tool on the checkout you stand in, as the model would, and print what it would see.')
    .argument('[name]', 'the tool, such as read_file')
    .option('--input <json>', 'its arguments, as a JSON object; - reads them from standard input', '{}')
    .option('--list', 'list the tools, and what each adds to every request')
    .option('--read-only', 'leave out what changes something')
    .option('--cwd <folder>', 'the checkout to work on', process.cwd())
    .addOption(sandboxOption())
    .option('--json', 'print the result as JSON')
    .action(async (name: string | undefined, options: ToolFlags) => {
      const { tool } = await import('./tool.ts')
      setExitCode(await tool(name, options))
    })

  program
    .command('simulate')
    .description('Put a webhook payload through the whole action, on a GitHub on this machine.')
    .requiredOption('--event <name>', 'name of the event, such as issue_comment')
    .requiredOption('--payload <file>', 'the payload, as JSON')
    .option('--repository <folder>', 'files of the repository (default: the project of the demo)')
    .addOption(new Option('--model <name>', 'a real model in place of the scripted one of the demo'))
    .addOption(endpointOption())
    .addOption(sandboxOption())
    .option('--json', 'print the result as JSON')
    .addHelpText('after', KEYS)
    .action(async (options: SimulateFlags) => {
      const { simulate } = await import('./simulate.ts')
      setExitCode(await simulate(options))
    })
}

function addReplay(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('replay')
    .description('Have a recorded run again, offline, and say where it first goes another way.')
    .argument('<trace>', 'the file that run --trace or the action has written')
    .option('--on <checkout>', 'really run the tools, in a copy of this checkout, and compare their results')
    .addOption(sandboxOption())
    .option('--json', 'print the result as JSON')
    .action(async (trace: string, options: ReplayFlags) => {
      const { replay } = await import('./replay.ts')
      setExitCode(await replay(trace, options))
    })
}

function addPolicy(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('policy')
    .description('Say whether a command would run here, and which rule decides. Nothing is run.')
    .argument('[command]', "a line of shell, such as 'npm test && git status'")
    .option('--file <path>', 'say whether a change of this file would need approval, in place of a command')
    .addOption(checkoutOption())
    .option('--json', 'print the decision as JSON')
    .action(async (command: string | undefined, options: PolicyFlags) => {
      const { policy } = await import('./policy.ts')
      setExitCode(await policy(command, options))
    })
}

/** The way back from what runs have done. */
function addCheckpointCommands(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('undo')
    .description('Bring the work tree back to before the last run, or to a checkpoint. Ignored files stay.')
    .argument('[checkpoint]', 'its number, from forgehand checkpoints', checkpointNumber)
    .addOption(checkoutOption())
    .option('--json', 'print what was done as JSON')
    .action(async (checkpoint: number | undefined, options: UndoFlags) => {
      const { undo } = await import('./undo.ts')
      setExitCode(await undo(checkpoint, options))
    })

  program
    .command('checkpoints')
    .description('List the checkpoints that runs have taken, and what was done after each.')
    .addOption(checkoutOption())
    .option('--json', 'print all of them as JSON')
    .action(async (options: CheckpointsFlags) => {
      const { checkpoints } = await import('./checkpoints.ts')
      setExitCode(await checkpoints(options))
    })

  program
    .command('diff')
    .description('Show what has changed since the last run began, or since a checkpoint, as a patch.')
    .argument('[checkpoint]', 'its number, from forgehand checkpoints', checkpointNumber)
    .addOption(checkoutOption())
    .action(async (checkpoint: number | undefined, options: DiffFlags) => {
      const { diff } = await import('./diff.ts')
      setExitCode(await diff(checkpoint, options))
    })

  program
    .command('keep')
    .description('Keep the work tree as it is, and drop all checkpoints of it.')
    .addOption(checkoutOption())
    .action(async (options: KeepFlags) => {
      const { keep } = await import('./keep.ts')
      setExitCode(await keep(options))
    })
}

function elseDefault(limit: number): string {
  return `(default: as in agent.yml, else ${limit})`
}

function modelOption(description: string): Option {
  return new Option('--model <name>', description).env('FORGEHAND_MODEL')
}

function endpointOption(): Option {
  return new Option('--base-url <url>', 'address of any other endpoint (default: that of the provider)').env(
    'OPENAI_BASE_URL'
  )
}

function sandboxOption(): Option {
  return new Option('--sandbox <kind>', 'what keeps commands in bounds').choices(SANDBOXES).default('auto')
}

function checkoutOption(): Option {
  return new Option('--cwd <folder>', 'the checkout to work on').default(process.cwd())
}

function collect(name: string, others: readonly string[] = []): readonly string[] {
  return [...others, name]
}

function checkpointNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It takes the number of a checkpoint.')
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It takes a whole number from 1 on.')
}

function amount(text: string): number {
  if (/^\d{1,6}(?:\.\d{1,4})?$/.test(text) && Number(text) > 0) return Number(text)
  throw new InvalidArgumentError('It takes an amount of US dollars, such as 2 or 0.50.')
}
