import { Argument, InvalidArgumentError, Option, type Command } from 'commander'
import { EFFORTS } from '../domain/settings.ts'
import { offeredProviders, TRIGGERS } from '../init/choices.ts'
import { DEFAULT_MAX_LIMITS } from '../settings/limits.ts'
import { APIS } from '../settings/providers.ts'
import { documentationUrl } from '../text/documentation-url.ts'
import { splitTrimmed } from '../text/lines.ts'
import type { CheckoutFlags } from './checkpoint-store.ts'
import type { Shell } from './completion.ts'
import type { DemoFlags } from './demo.ts'
import type { DoctorFlags } from './doctor.ts'
import type { AppFlags } from './init-app.ts'
import type { InitFlags } from './init.ts'
import { jsonText } from './json-text.ts'
import { suggestion } from './plain-usage.ts'
import type { PolicyFlags } from './policy.ts'
import { BUILT_IN_EVENTS, type SimulateFlags } from './simulate-flags.ts'
import type { RunFlags } from './start-run.ts'
import type { StatsFlags } from './stats.ts'
import type { ToolFlags } from './tool.ts'
import type { TraceFlags } from './trace.ts'
import type { UndoFlags } from './undo.ts'
import { UsageError } from './usage-error.ts'

/** A command, which loads its own code only when it is called. */
interface CommandRow {
  readonly name: string
  readonly about: string
  /** Command lines that work as they are, without `forgehand`. Tests parse each of them. */
  readonly examples: readonly [string, ...string[]]
  /** One paragraph above them. */
  readonly note?: string
  /** @param end takes the exit code */
  readonly define: (command: Command, end: (exitCode: Promise<number>) => Promise<void>) => unknown
}

const { turns, minutes, tokens } = DEFAULT_MAX_LIMITS
const TOKEN = 'The token is read from GITHUB_TOKEN or GH_TOKEN. It needs to read contents and pull requests.'
const KEYS = `API keys are read from OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY and others. See ${documentationUrl('docs/models.md')}`

/** In the order of the help. */
export const COMMANDS: readonly CommandRow[] = [
  {
    name: 'demo',
    about: 'Run a complete example on this machine, from comment to pull request, without API key, account or network.',
    examples: ['demo', 'demo --serve'],
    define: (command, end) =>
      command
        .option('--json', 'print the result as JSON')
        .option('--keep', 'keep the repository, the workspace and the trace with its page on disk')
        .option('--serve', 'serve the issue and the pull request as a page on 127.0.0.1, until Ctrl+C')
        .action(async (options: DemoFlags) => end((await import('./demo.ts')).demo(options)))
  },
  {
    name: 'init',
    about: 'Set up this repository: write the workflow and agent.yml, and with gh the rest on GitHub.',
    examples: ['init', 'init --yes --model claude-sonnet-5 --triggers comments,ci --dry-run', 'init --app'],
    define: (command, end) =>
      command
        .option('-y, --yes', 'ask nothing: use the defaults for what no flag sets')
        .option('--dry-run', 'show what would be written and what remains to do, and change nothing')
        .option('--force', 'overwrite existing files, after showing the difference')
        .addOption(
          suggesting(new Option('--provider <name>', 'provider of the model; other for any endpoint'), offeredProviders)
        )
        .option('--model <name>', 'the model, such as gpt-5')
        .option('--base-url <url>', "URL of the endpoint (default: the provider's)")
        .option(
          '--secret <name>',
          "name of the secret with the API key (default: the provider's, such as OPENAI_API_KEY)"
        )
        .addOption(
          suggesting(
            new Option('--triggers <list>', 'what starts it, with commas between them (default: comments)').argParser(
              (text) => splitTrimmed(text, ',')
            ),
            TRIGGERS
          )
        )
        .option(
          '--watch <name>',
          'with ci: the name of a workflow; the agent repairs what fails in it; repeatable (default: those that test)',
          collect
        )
        .option('--cron <fields>', "with schedule: when the task runs, in UTC (default: '17 4 * * 1')")
        .option('--prompt <text>', 'with schedule or dispatch: what the task does')
        .option('--check <command>', 'a check before and after the work; repeatable (default: those found)', collect)
        .option('--no-checks', 'run no checks before and after the work')
        .option('--runs-on <label>', 'a label of the runner; repeatable (default: ubuntu-24.04)', collect)
        .option('--ref <commit>', 'the commit or tag of Forgehand (default: that of this release)')
        .option(
          '--action <name>',
          'OWNER/NAME of a copy of the action, such as a mirror (default: forgehand/forgehand)'
        )
        .option('--repository <name>', "OWNER/NAME (default: the remote's)")
        .option(
          '--host <name>',
          "host of an Enterprise Server, such as github.acme.com (default: the remote's, else github.com)"
        )
        .option('--set-secret', 'set the secret with gh; without a terminal, the key is read from standard input')
        .option('--allow-pull-requests', 'let workflows create pull requests in this repository, with gh')
        .option('--pull-request', 'open a pull request with the files, with gh, and leave the checkout as it is')
        .option('--app', 'only print the link that registers a GitHub App for the workflow, and what to do then')
        .option('--organization <name>', 'with --app: the organization that will own it (default: your account)')
        .addOption(checkoutOption())
        .option('--json', 'print the result as JSON, and ask nothing: add --yes, or flags with the answers')
        .action(async ({ check, checks, app, ...options }: InitOptions) => {
          const chosen: false | readonly string[] | undefined = checks ? check : false
          const flags: InitFlags & AppFlags = { ...options, ...(chosen !== undefined && { checks: chosen }) }
          if (!app && flags.organization !== undefined) throw new UsageError('--organization needs --app.')
          await end(app ? (await import('./init-app.ts')).initApp(flags) : (await import('./init.ts')).init(flags))
        })
  },
  {
    name: 'doctor',
    about: 'Check that everything is set up: machine, sandbox, files, GitHub, models, packages and checks.',
    examples: ['doctor', 'doctor acme/app --model gpt-5'],
    note: `The token is read from GITHUB_TOKEN or GH_TOKEN. Exit status 1: something does not work.`,
    define: (command, end) =>
      command
        .argument('[repository]', 'OWNER/NAME on GitHub (default: GITHUB_REPOSITORY, or the remote origin)')
        .addOption(
          modelOption('a model to test with a one-word request: gpt-5, anthropic/claude-sonnet-5, or one of --base-url')
        )
        .addOption(endpointOption())
        .addOption(apiOption())
        .option('--fallback-model <name>', 'another model to test; repeatable', collect)
        .addOption(checkoutOption())
        .addOption(sandboxOption())
        .option(
          '--no-checks',
          'skip the checks and everything else that runs code of the checkout, such as package managers'
        )
        .option('--json', 'print the findings as JSON')
        .action(async (repository: string | undefined, options: DoctorFlags) =>
          end((await import('./doctor.ts')).doctor(repository, options))
        )
  },
  {
    name: 'run',
    about: 'Let a model work in the current checkout. The change stays uncommitted in the work tree.',
    examples: [
      'run "fix the failing test" --model gpt-5',
      'run "update the changelog" --model anthropic/claude-sonnet-5 --budget 0.50'
    ],
    note: KEYS,
    define: (command, end) =>
      addModelOptions(command.argument('[request...]', 'what to do, in plain words, in quotation marks'))
        .usage('[options] "<request>"')
        .option('--no-verify', "skip the repository's own checks after the work")
        .action(async (words: readonly string[], options: RunFlags) =>
          end((await import('./run.ts')).run(words, options))
        )
  },
  {
    name: 'ask',
    about: 'Ask a model about the current checkout. It can read and search, and change nothing.',
    examples: ['ask "how is a duration parsed?" --model gpt-5'],
    note: KEYS,
    define: (command, end) =>
      addModelOptions(command.argument('[question...]', 'the question, in quotation marks'))
        .usage('[options] "<question>"')
        .action(async (words: readonly string[], options: RunFlags) =>
          end((await import('./run.ts')).ask(words, options))
        )
  },
  {
    name: 'tool',
    about: 'Run one tool in the current checkout, as the model would, and print what the model would see.',
    examples: ['tool read_file --input \'{"path": "README.md"}\'', 'tool --list'],
    define: (command, end) =>
      command
        .argument('[name]', 'the tool, such as read_file')
        .option('--input <json>', 'its arguments as a JSON object; - reads them from standard input', '{}')
        .option('--list', 'list the tools, with the size that each adds to every request')
        .option('--read-only', 'exclude tools that change something')
        .addOption(checkoutOption())
        .addOption(sandboxOption())
        .option('--json', 'print the result as JSON')
        .action(async (name: string | undefined, options: ToolFlags) =>
          end((await import('./tool.ts')).tool(name, options))
        )
  },
  {
    name: 'simulate',
    about: 'Play an event through the whole action, with a GitHub emulator on this machine.',
    examples: [
      'simulate --comment "/agent fix the failing test" --model gpt-5',
      'simulate --event issues',
      'simulate --event issue_comment --payload event.json'
    ],
    note: KEYS,
    define: (command, end) =>
      command
        .option(
          '--comment <text>',
          'words of the comment, in your own checkout and with the model of --model or FORGEHAND_MODEL, if there is one'
        )
        .addOption(
          // Another one is possible with a payload.
          suggesting(new Option('--event <name>', 'name of the event (default: issue_comment)'), BUILT_IN_EVENTS)
        )
        .option('--payload <file>', 'file with the payload of the event as JSON (default: one is made)')
        .option(
          '--repository <folder>',
          'files of the repository (default: the checkout with a real model, else the demo project)'
        )
        .option('--model <name>', 'a real model instead of the scripted one of the demo')
        .addOption(endpointOption())
        .addOption(sandboxOption())
        .option('--keep', 'keep the repository, the workspace and the trace with its page on disk')
        .option('--serve', 'serve issue, comment, pull request and trace as pages on 127.0.0.1, until Ctrl+C')
        .option('--json', 'print the result as JSON')
        .action(async (options: SimulateFlags) => end((await import('./simulate.ts')).simulate(options)))
  },
  {
    name: 'replay',
    about: 'Replay a recorded run offline and report the first divergence.',
    examples: ['replay trace.jsonl', 'replay trace.jsonl --json'],
    define: (command, end) =>
      command
        .argument('<trace>', 'a file that run --trace or the action wrote')
        .option('--json', 'print the result as JSON')
        .action(async (trace: string, options: JsonFlag) => end((await import('./replay.ts')).replay(trace, options)))
  },
  {
    name: 'trace',
    about: 'Make one HTML page of a trace: turns, calls with their changes, time, tokens and cost. It loads nothing.',
    examples: ['trace trace.jsonl --open'],
    define: (command, end) =>
      command
        .argument('<trace>', 'a file that run --trace or the action wrote')
        .option('--output <file>', 'where to write the page (default: beside the trace, with the ending .html)')
        .option('--open', 'open the page in the browser')
        .option('--serve', 'serve the page on 127.0.0.1 until Ctrl+C, and write no file')
        .option('--json', 'print the path of the page as JSON')
        .action(async (trace: string, options: TraceFlags) => end((await import('./trace.ts')).trace(trace, options)))
  },
  {
    name: 'policy',
    about: 'Report whether a command would be allowed here, and which rule decides. Nothing is run.',
    examples: ["policy 'npm test && git status'", 'policy --file .github/workflows/ci.yml'],
    define: (command, end) =>
      command
        .argument('[command]', "a shell command line, such as 'npm test && git status'")
        .option('--file <path>', 'instead of a command: report whether a change to this file needs approval')
        .addOption(checkoutOption())
        .addOption(sandboxOption())
        .option('--json', 'print the decision as JSON')
        .action(async (line: string | undefined, options: PolicyFlags) =>
          end((await import('./policy.ts')).policy(line, options))
        )
  },
  {
    name: 'undo',
    about: 'Restore the work tree from before the last run, or from a checkpoint. Ignored files stay.',
    examples: ['undo', 'undo 12'],
    define: (command, end) =>
      command
        .argument('[checkpoint]', 'its number, as forgehand checkpoints lists it', checkpointNumber)
        .addOption(checkoutOption())
        .option('--force', 'also restore files that you changed after the run, without asking')
        .option('--json', 'print the result as JSON')
        .action(async (checkpoint: number | undefined, options: UndoFlags) =>
          end((await import('./undo.ts')).undo(checkpoint, options))
        )
  },
  {
    name: 'checkpoints',
    about: 'List the checkpoints of past runs, and what happened after each.',
    examples: ['checkpoints'],
    define: (command, end) =>
      command
        .addOption(checkoutOption())
        .option('--json', 'print all of them as JSON')
        .action(async (options: CheckoutFlags) => end((await import('./checkpoints.ts')).checkpoints(options)))
  },
  {
    name: 'diff',
    about: 'Print the changes since the last run began, or since a checkpoint, as a patch.',
    examples: ['diff', 'diff 12 --json'],
    define: (command, end) =>
      command
        .argument('[checkpoint]', 'its number, as forgehand checkpoints lists it', checkpointNumber)
        .addOption(checkoutOption())
        .option('--json', 'print the patch as JSON')
        .action(async (checkpoint: number | undefined, options: CheckoutFlags) =>
          end((await import('./checkpoints.ts')).diff(checkpoint, options))
        )
  },
  {
    name: 'keep',
    about: 'Keep the work tree as it is, and delete all of its checkpoints.',
    examples: ['keep'],
    define: (command, end) =>
      command
        .addOption(checkoutOption())
        .option('--json', 'print the result as JSON')
        .action(async (options: CheckoutFlags) => end((await import('./checkpoints.ts')).keep(options)))
  },
  {
    name: 'stats',
    about: "Report what became of the agent's pull requests on GitHub: merged or not, how soon, at what cost.",
    examples: ['stats octo-org/app --days 7'],
    note: TOKEN,
    define: (command, end) =>
      command
        .argument('[repository]', 'OWNER/NAME (default: GITHUB_REPOSITORY)')
        .option('--days <number>', 'count pull requests opened within this many days', positiveInteger, 30)
        .option('--json', 'print the measures as JSON')
        .action(async (repository: string | undefined, options: StatsFlags) =>
          end((await import('./stats.ts')).stats(repository, options))
        )
  },
  {
    name: 'completion',
    about: 'Print a script that completes commands, options and their values in a shell.',
    examples: ['completion bash', 'completion zsh', 'completion fish'],
    note: `Add one line to the file that your shell reads when it starts. bash, in ~/.bashrc: source <(forgehand completion bash). zsh, in ~/.zshrc after compinit: source <(forgehand completion zsh). fish, in ~/.config/fish/config.fish: forgehand completion fish | source`,
    define: (command) =>
      command
        .addArgument(new Argument('<shell>', 'the shell to complete in').choices(['bash', 'zsh', 'fish']))
        .argument('[words...]', 'what the script calls the command with: the words of the line')
        .option('--json', 'print the script as JSON')
        .action(async (shell: Shell, words: readonly string[], { json }: JsonFlag) => {
          const { completion } = await import('./completion.ts')
          process.stdout.write(completion(command.parent ?? command, { shell, words, json }))
        })
  },
  {
    // Commander's own shows the help of the program for an unknown name.
    name: 'help',
    about: 'Show the help of a command.',
    examples: ['help run'],
    define: (command) =>
      command
        .argument('[command]', 'the command')
        .option('--json', 'print the help as JSON')
        .action((name: string | undefined, { json }: JsonFlag) => {
          const program = command.parent ?? command
          const described = name === undefined ? program : program.commands.find((each) => each.name() === name)
          if (!described) throw new UsageError(unknownCommand(name ?? ''))
          if (json) process.stdout.write(jsonText({ help: described.helpInformation() }))
          else described.outputHelp()
        })
  }
]

interface JsonFlag {
  readonly json?: true
}

/** Commander sets `checks` to false for --no-checks, else to true. */
type InitOptions = Omit<InitFlags, 'checks'> &
  AppFlags & { readonly check?: readonly string[]; readonly checks: boolean; readonly app?: true }

function unknownCommand(name: string): string {
  const names = COMMANDS.slice(0, -1).map((row) => row.name)
  return `There is no command ${JSON.stringify(name)}. ${suggestion(name, names)}Choose one of ${names.join(', ')}.`
}

/** The options of commands in which a model works in the current checkout. */
function addModelOptions(command: Command): Command {
  const elseDefault = (limit: number) => `(default: from agent.yml, else ${limit})`
  return command
    .addOption(modelOption('the model: gpt-5, anthropic/claude-sonnet-5, or a model of --base-url'))
    .addOption(endpointOption())
    .addOption(apiOption())
    .option('--fallback-model <name>', 'a model that takes over when the one before it fails; repeatable', collect)
    .addOption(checkoutOption())
    .option('--turns <number>', `maximum number of model turns ${elseDefault(turns)}`, positiveInteger)
    .option('--minutes <number>', `maximum minutes ${elseDefault(minutes)}`, positiveInteger)
    .option('--tokens <number>', `maximum tokens, input and output ${elseDefault(tokens)}`, positiveInteger)
    .option('--budget <dollars>', 'maximum US dollars, if the price of the model is known', dollars)
    .addOption(
      new Option('--effort <level>', "how much the model thinks (default: agent.yml's, or the provider's)").choices(
        EFFORTS
      )
    )
    .addOption(sandboxOption())
    .option('--trace <file>', 'write the trace of the run to this file')
    .option('--json', 'print the result as JSON, and progress to standard error')
}

function modelOption(description: string): Option {
  return new Option('--model <name>', description).env('FORGEHAND_MODEL')
}

function endpointOption(): Option {
  return new Option('--base-url <url>', "URL of another endpoint (default: the provider's)").env('OPENAI_BASE_URL')
}

function apiOption(): Option {
  return new Option('--api <protocol>', "protocol of the model (default: its provider's own)").choices(APIS)
}

function sandboxOption(): Option {
  const kinds = ['auto', 'bubblewrap', 'namespaces', 'off']
  return new Option('--sandbox <kind>', 'how commands are sandboxed').choices(kinds).default('auto')
}

function checkoutOption(): Option {
  return new Option('--cwd <folder>', 'the checkout to work in').default(process.cwd())
}

/** Lists values of an option for help and completion. Its command also accepts others, and checks them itself. */
function suggesting(option: Option, values: readonly string[]): Option {
  const read = option.parseArg
  option.choices(values)
  return option.argParser((text, previous) => (read ? read(text, previous) : text))
}

function collect(name: string, others: readonly string[] = []): readonly string[] {
  return [...others, name]
}

function checkpointNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be the number of a checkpoint.')
}

function positiveInteger(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a positive integer.')
}

function dollars(text: string): number {
  if (/^\d{1,6}(?:\.\d{1,4})?$/.test(text) && Number(text) > 0) return Number(text)
  throw new InvalidArgumentError('It must be an amount of US dollars, such as 2 or 0.50.')
}
