import { Command, InvalidArgumentError, Option } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { EFFORTS } from '../domain/effort.ts'
import { DEFAULT_MAX_LIMITS } from '../settings/limits.ts'
import { APIS } from '../settings/providers.ts'
import type { CheckoutFlags } from './checkpoint-store.ts'
import type { DemoFlags } from './demo.ts'
import type { PolicyFlags } from './policy.ts'
import type { ReplayFlags } from './replay.ts'
import type { RunFlags } from './run.ts'
import type { SimulateFlags } from './simulate-plan.ts'
import type { StatsFlags } from './stats.ts'
import type { ToolFlags } from './tool.ts'
import type { TraceFlags } from './trace.ts'

const { turns, minutes, tokens } = DEFAULT_MAX_LIMITS
const KEYS =
  '\nAPI keys are read from OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY and others. See docs/models.md.'
const SANDBOXES = ['auto', 'bubblewrap', 'namespaces', 'off']

/**
 * Defines the commands. Each loads its own code only when it is called.
 *
 * @param setExitCode is called when the command has ended
 */
export function createProgram(setExitCode: (code: number) => void): Command {
  const program = new Command('forgehand')
    .description('Turn a request into a verified change: on GitHub as an action, or here in the current checkout.')
    .version(manifest.version, '-v, --version')
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => {
        write(text.replace(/^error: ./, (start) => start.slice(-1).toUpperCase()))
      }
    })
    .showHelpAfterError('Run the command with --help for its usage.')

  program
    .command('demo')
    .description(
      'Run a complete example on this machine, from comment to pull request, without API key, account or network.'
    )
    .option('--json', 'print the result as JSON')
    .option('--keep', 'keep the repository, the workspace and the trace with its page on disk')
    .option('--serve', 'serve the issue and the pull request as a page on 127.0.0.1, until Ctrl+C')
    .action(async (options: DemoFlags) => {
      const { demo } = await import('./demo.ts')
      setExitCode(await demo(options))
    })

  addRun(program, setExitCode)
  addSimulate(program, setExitCode)
  addReplay(program, setExitCode)
  addTrace(program, setExitCode)
  addPolicy(program, setExitCode)
  addCheckpointCommands(program, setExitCode)
  addStats(program, setExitCode)
  return program
}

/** The commands in which a model works in the current checkout. */
function addRun(program: Command, setExitCode: (code: number) => void): void {
  const run = program
    .command('run')
    .description('Let a model work in the current checkout. The change stays uncommitted in the work tree.')
    .argument('[request...]', 'what to do, in plain words, in quotation marks')
    .usage('[options] "<request>"')
  addModelOptions(run)
    .option('--no-verify', "skip the repository's own checks after the work")
    .action(async (words: readonly string[], options: RunFlags) => {
      const module = await import('./run.ts')
      setExitCode(await module.run(words, options))
    })

  const ask = program
    .command('ask')
    .description('Ask a model about the current checkout. It can read and search, and change nothing.')
    .argument('[question...]', 'the question, in quotation marks')
    .usage('[options] "<question>"')
  addModelOptions(ask).action(async (words: readonly string[], options: RunFlags) => {
    const module = await import('./run.ts')
    setExitCode(await module.ask(words, options))
  })
}

function addModelOptions(command: Command): Command {
  return command
    .addOption(modelOption('the model: gpt-5, anthropic/claude-sonnet-5, or a model of --base-url'))
    .addOption(endpointOption())
    .addOption(new Option('--api <protocol>', "protocol of the model (default: its provider's own)").choices(APIS))
    .option('--fallback-model <name>', 'a model that takes over when the one before it fails; repeatable', collect)
    .addOption(checkoutOption())
    .option('--turns <number>', `maximum number of model turns ${elseDefault(turns)}`, positiveInteger)
    .option('--minutes <number>', `maximum minutes ${elseDefault(minutes)}`, positiveInteger)
    .option('--tokens <number>', `maximum tokens, input and output ${elseDefault(tokens)}`, positiveInteger)
    .addOption(
      new Option('--budget <dollars>', 'maximum US dollars, if the price of the model is known').argParser(dollars)
    )
    .addOption(
      new Option('--effort <level>', "how much the model thinks (default: agent.yml's, or the provider's)").choices(
        EFFORTS
      )
    )
    .addOption(sandboxOption())
    .option('--trace <file>', 'write the trace of the run to this file')
    .option('--json', 'print the result as JSON, and progress to standard error')
    .addHelpText('after', KEYS)
}

function addSimulate(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('tool')
    .description('Run one tool in the current checkout, as the model would, and print what the model would see.')
    .argument('[name]', 'the tool, such as read_file')
    .option('--input <json>', 'its arguments as a JSON object; - reads them from standard input', '{}')
    .option('--list', 'list the tools, with the size that each adds to every request')
    .option('--read-only', 'exclude tools that change something')
    .option('--cwd <folder>', 'the checkout to work in', process.cwd())
    .addOption(sandboxOption())
    .option('--json', 'print the result as JSON')
    .action(async (name: string | undefined, options: ToolFlags) => {
      const { tool } = await import('./tool.ts')
      setExitCode(await tool(name, options))
    })

  program
    .command('simulate')
    .description(
      'Run the whole action on an event, or a workflow on its events, with a GitHub emulator on this machine.'
    )
    .option('--event <name>', 'name of the event, such as issue_comment (default: every event of --workflow)')
    .option('--activity <type>', 'activity of the event, such as opened (default: the first of --workflow, or labeled)')
    .option('--fork', 'make up a pull request from a fork, whose author cannot write to the repository')
    .option('--payload <file>', 'file with the payload as JSON (default: one is made up)')
    .option('--workflow <file>', 'run the jobs of this workflow that the event starts')
    .option('--plan <file>', 'JSON with the outputs of the job that plans, such as matrix, for the jobs that need it')
    .option('--repository <folder>', 'files of the repository (default: the demo project)')
    .option(
      '--head <folder>',
      "files of the pull request's branch, for a comment on one (default: those of the repository)"
    )
    .addOption(new Option('--model <name>', 'a real model instead of the scripted one of the demo'))
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
    .description('Replay a recorded run offline and report the first divergence.')
    .argument('<trace>', 'a file that run --trace or the action wrote')
    .option('--on <checkout>', 'run the tools in a copy of this checkout, and compare their results')
    .addOption(sandboxOption())
    .option('--json', 'print the result as JSON')
    .action(async (trace: string, options: ReplayFlags) => {
      const { replay } = await import('./replay.ts')
      setExitCode(await replay(trace, options))
    })
}

function addTrace(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('trace')
    .description(
      'Make one HTML page of a trace: turns, calls with their changes, time, tokens and cost. It loads nothing.'
    )
    .argument('<trace>', 'a file that run --trace or the action wrote')
    .option('--output <file>', 'where to write the page (default: beside the trace, with the ending .html)')
    .option('--open', 'open the page in the browser')
    .option('--serve', 'serve the page on 127.0.0.1 until Ctrl+C, and write no file')
    .option('--json', 'print the path of the page as JSON')
    .addHelpText('after', '\nExample: forgehand trace trace.jsonl --open')
    .action(async (trace: string, options: TraceFlags) => {
      const module = await import('./trace.ts')
      setExitCode(await module.trace(trace, options))
    })
}

function addPolicy(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('policy')
    .description('Report whether a command would be allowed here, and which rule decides. Nothing is run.')
    .argument('[command]', "a shell command line, such as 'npm test && git status'")
    .option('--file <path>', 'instead of a command: report whether a change to this file needs approval')
    .addOption(checkoutOption())
    .addOption(sandboxOption())
    .option('--json', 'print the decision as JSON')
    .action(async (command: string | undefined, options: PolicyFlags) => {
      const { policy } = await import('./policy.ts')
      setExitCode(await policy(command, options))
    })
}

function addStats(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('stats')
    .description("Report what became of the agent's pull requests on GitHub: merged or not, how soon, at what cost.")
    .argument('[repository]', 'OWNER/NAME (default: GITHUB_REPOSITORY)')
    .addOption(
      new Option('--days <number>', 'of the pull requests opened in these last days')
        .default(30)
        .argParser(positiveInteger)
    )
    .option('--json', 'print the measures as JSON')
    .addHelpText(
      'after',
      '\nThe token is read from GITHUB_TOKEN or GH_TOKEN. It needs to read contents and pull requests.'
    )
    .action(async (repository: string | undefined, options: StatsFlags) => {
      const { stats } = await import('./stats.ts')
      setExitCode(await stats(repository, options))
    })
}

/** Commands that inspect and revert what runs have changed. */
function addCheckpointCommands(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('undo')
    .description('Restore the work tree from before the last run, or from a checkpoint. Ignored files stay.')
    .argument('[checkpoint]', 'its number, as forgehand checkpoints lists it', checkpointNumber)
    .addOption(checkoutOption())
    .option('--json', 'print the result as JSON')
    .action(async (checkpoint: number | undefined, options: CheckoutFlags) => {
      const { undo } = await import('./undo.ts')
      setExitCode(await undo(checkpoint, options))
    })

  program
    .command('checkpoints')
    .description('List the checkpoints of past runs, and what happened after each.')
    .addOption(checkoutOption())
    .option('--json', 'print all of them as JSON')
    .action(async (options: CheckoutFlags) => {
      const { checkpoints } = await import('./checkpoints.ts')
      setExitCode(await checkpoints(options))
    })

  program
    .command('diff')
    .description('Print the changes since the last run began, or since a checkpoint, as a patch.')
    .argument('[checkpoint]', 'its number, as forgehand checkpoints lists it', checkpointNumber)
    .addOption(checkoutOption())
    .action(async (checkpoint: number | undefined, options: CheckoutFlags) => {
      const { diff } = await import('./diff.ts')
      setExitCode(await diff(checkpoint, options))
    })

  program
    .command('keep')
    .description('Keep the work tree as it is, and delete all of its checkpoints.')
    .addOption(checkoutOption())
    .action(async (options: CheckoutFlags) => {
      const { keep } = await import('./keep.ts')
      setExitCode(await keep(options))
    })
}

function elseDefault(limit: number): string {
  return `(default: from agent.yml, else ${limit})`
}

function modelOption(description: string): Option {
  return new Option('--model <name>', description).env('FORGEHAND_MODEL')
}

function endpointOption(): Option {
  return new Option('--base-url <url>', "URL of another endpoint (default: the provider's)").env('OPENAI_BASE_URL')
}

function sandboxOption(): Option {
  return new Option('--sandbox <kind>', 'how commands are sandboxed').choices(SANDBOXES).default('auto')
}

function checkoutOption(): Option {
  return new Option('--cwd <folder>', 'the checkout to work in').default(process.cwd())
}

function collect(name: string, others: readonly string[] = []): readonly string[] {
  return [...others, name]
}

function checkpointNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Must be the number of a checkpoint.')
}

function positiveInteger(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Must be a positive integer.')
}

function dollars(text: string): number {
  if (/^\d{1,6}(?:\.\d{1,4})?$/.test(text) && Number(text) > 0) return Number(text)
  throw new InvalidArgumentError('Must be an amount of US dollars, such as 2 or 0.50.')
}
