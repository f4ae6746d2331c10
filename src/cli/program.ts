import { Command, Option } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { EFFORTS } from '../domain/settings.ts'
import { DEFAULT_MAX_LIMITS } from '../settings/limits.ts'
import { APIS } from '../settings/providers.ts'
import { addCheckpoints, addDiff, addKeep, addUndo } from './checkpoint-commands.ts'
import type { DemoFlags } from './demo.ts'
import type { DoctorFlags } from './doctor.ts'
import { helpLayout, withExamples } from './examples.ts'
import { terminalColumns } from './terminal-columns.ts'
import {
  checkoutOption,
  collect,
  dollars,
  elseDefault,
  endpointOption,
  modelOption,
  positiveInteger,
  sandboxOption,
  shellArgument,
  suggesting,
  type Shell
} from './options.ts'
import { addInit } from './init-command.ts'
import { jsonText } from './json-text.ts'
import { plainUsage, suggestion } from './plain-usage.ts'
import type { PolicyFlags } from './policy.ts'
import { BUILT_IN_EVENTS, type SimulateFlags } from './simulate-flags.ts'
import type { RunFlags } from './start-run.ts'
import type { StatsFlags } from './stats.ts'
import type { ToolFlags } from './tool.ts'
import type { TraceFlags } from './trace.ts'
import { UsageError } from './usage-error.ts'
import { documentationUrl } from '../text/documentation-url.ts'

const { turns, minutes, tokens } = DEFAULT_MAX_LIMITS
const TOKEN = 'The token is read from GITHUB_TOKEN or GH_TOKEN. It needs to read contents and pull requests.'
const KEYS = `API keys are read from OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY and others. See ${documentationUrl('docs/models.md')}`

type SetExitCode = (code: number) => void

/** In the order of the help. */
const COMMANDS: readonly ((program: Command, setExitCode: SetExitCode) => void)[] = [
  addDemo,
  addInit,
  addDoctor,
  addRun,
  addAsk,
  addTool,
  addSimulate,
  addReplay,
  addTrace,
  addPolicy,
  addUndo,
  addCheckpoints,
  addDiff,
  addKeep,
  addStats
]

/**
 * Defines the commands. Each loads its own code only when it is called.
 *
 * @param setExitCode is called when the command has ended
 */
export function createProgram(setExitCode: SetExitCode): Command {
  const program = newProgram()
  for (const add of COMMANDS) add(program, setExitCode)
  addCompletion(program, setExitCode)
  addHelp(program)
  return program
}

function newProgram(): Command {
  return new Command('forgehand')
    .description('Turn a request into a verified change: on GitHub as an action, or here in the current checkout.')
    .version(manifest.version, '-v, --version')
    .exitOverride()
    .configureHelp(helpLayout)
    .configureOutput({
      getOutHelpWidth: () => terminalColumns(process.stdout, process.env),
      getErrHelpWidth: () => terminalColumns(process.stderr, process.env),
      outputError: (text, write) => {
        write(`${plainUsage(text)}\n`)
      }
    })
    .showHelpAfterError('Run the command with --help for its usage.')
}

function addDemo(program: Command, setExitCode: SetExitCode): void {
  withExamples(
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
      }),
    { examples: ['demo', 'demo --serve'] }
  )
}

function addDoctor(program: Command, setExitCode: SetExitCode): void {
  const command = program
    .command('doctor')
    .description('Check that everything is set up: machine, sandbox, files, GitHub, models, packages and checks.')
    .argument('[repository]', 'OWNER/NAME on GitHub (default: GITHUB_REPOSITORY, or the remote origin)')
    .addOption(
      modelOption('a model to test with a one-word request: gpt-5, anthropic/claude-sonnet-5, or one of --base-url')
    )
    .addOption(endpointOption())
    .addOption(new Option('--api <protocol>', "protocol of the model (default: its provider's own)").choices(APIS))
    .option('--fallback-model <name>', 'another model to test; repeatable', collect)
    .addOption(checkoutOption())
    .addOption(sandboxOption())
    .option(
      '--no-checks',
      'skip the checks and everything else that runs code of the checkout, such as package managers'
    )
    .option('--json', 'print the findings as JSON')
    .action(async (repository: string | undefined, options: DoctorFlags) => {
      const module = await import('./doctor.ts')
      setExitCode(await module.doctor(repository, options))
    })
  withExamples(command, {
    examples: ['doctor', 'doctor acme/app --model gpt-5'],
    note: `The token is read from GITHUB_TOKEN or GH_TOKEN. Exit status 1: something does not work.`
  })
}

function addRun(program: Command, setExitCode: SetExitCode): void {
  const run = program
    .command('run')
    .description('Let a model work in the current checkout. The change stays uncommitted in the work tree.')
    .argument('[request...]', 'what to do, in plain words, in quotation marks')
    .usage('[options] "<request>"')
  withExamples(addModelOptions(run), {
    examples: [
      'run "fix the failing test" --model gpt-5',
      'run "update the changelog" --model anthropic/claude-sonnet-5 --budget 0.50'
    ],
    note: KEYS
  })
    .option('--no-verify', "skip the repository's own checks after the work")
    .action(async (words: readonly string[], options: RunFlags) => {
      const module = await import('./run.ts')
      setExitCode(await module.run(words, options))
    })
}

function addAsk(program: Command, setExitCode: SetExitCode): void {
  const ask = program
    .command('ask')
    .description('Ask a model about the current checkout. It can read and search, and change nothing.')
    .argument('[question...]', 'the question, in quotation marks')
    .usage('[options] "<question>"')
  withExamples(addModelOptions(ask), {
    examples: ['ask "how is a duration parsed?" --model gpt-5'],
    note: KEYS
  }).action(async (words: readonly string[], options: RunFlags) => {
    const module = await import('./run.ts')
    setExitCode(await module.ask(words, options))
  })
}

/** The options of commands in which a model works in the current checkout. */
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
}

function addTool(program: Command, setExitCode: SetExitCode): void {
  withExamples(
    program
      .command('tool')
      .description('Run one tool in the current checkout, as the model would, and print what the model would see.')
      .argument('[name]', 'the tool, such as read_file')
      .option('--input <json>', 'its arguments as a JSON object; - reads them from standard input', '{}')
      .option('--list', 'list the tools, with the size that each adds to every request')
      .option('--read-only', 'exclude tools that change something')
      .addOption(checkoutOption())
      .addOption(sandboxOption())
      .option('--json', 'print the result as JSON')
      .action(async (name: string | undefined, options: ToolFlags) => {
        const { tool } = await import('./tool.ts')
        setExitCode(await tool(name, options))
      }),
    { examples: ['tool read_file --input \'{"path": "README.md"}\'', 'tool --list'] }
  )
}

function addSimulate(program: Command, setExitCode: SetExitCode): void {
  withExamples(
    program
      .command('simulate')
      .description('Play an event through the whole action, with a GitHub emulator on this machine.')
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
      .addOption(new Option('--model <name>', 'a real model instead of the scripted one of the demo'))
      .addOption(endpointOption())
      .addOption(sandboxOption())
      .option('--keep', 'keep the repository, the workspace and the trace with its page on disk')
      .option('--serve', 'serve issue, comment, pull request and trace as pages on 127.0.0.1, until Ctrl+C')
      .option('--json', 'print the result as JSON')
      .action(async (options: SimulateFlags) => {
        const { simulate } = await import('./simulate.ts')
        setExitCode(await simulate(options))
      }),
    {
      examples: [
        'simulate --comment "/agent fix the failing test" --model gpt-5',
        'simulate --event issues',
        'simulate --event issue_comment --payload event.json'
      ],
      note: KEYS
    }
  )
}

function addReplay(program: Command, setExitCode: SetExitCode): void {
  withExamples(
    program
      .command('replay')
      .description('Replay a recorded run offline and report the first divergence.')
      .argument('<trace>', 'a file that run --trace or the action wrote')
      .option('--json', 'print the result as JSON')
      .action(async (trace: string, options: { readonly json?: true }) => {
        const { replay } = await import('./replay.ts')
        setExitCode(await replay(trace, options))
      }),
    { examples: ['replay trace.jsonl', 'replay trace.jsonl --json'] }
  )
}

function addTrace(program: Command, setExitCode: SetExitCode): void {
  withExamples(
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
      .action(async (trace: string, options: TraceFlags) => {
        const module = await import('./trace.ts')
        setExitCode(await module.trace(trace, options))
      }),
    { examples: ['trace trace.jsonl --open'] }
  )
}

function addPolicy(program: Command, setExitCode: SetExitCode): void {
  withExamples(
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
      }),
    { examples: ["policy 'npm test && git status'", 'policy --file .github/workflows/ci.yml'] }
  )
}

function addStats(program: Command, setExitCode: SetExitCode): void {
  withExamples(
    program
      .command('stats')
      .description("Report what became of the agent's pull requests on GitHub: merged or not, how soon, at what cost.")
      .argument('[repository]', 'OWNER/NAME (default: GITHUB_REPOSITORY)')
      .addOption(
        new Option('--days <number>', 'count pull requests opened within this many days')
          .default(30)
          .argParser(positiveInteger)
      )
      .option('--json', 'print the measures as JSON')
      .action(async (repository: string | undefined, options: StatsFlags) => {
        const { stats } = await import('./stats.ts')
        setExitCode(await stats(repository, options))
      }),
    { examples: ['stats octo-org/app --days 7'], note: TOKEN }
  )
}

function addCompletion(program: Command, setExitCode: SetExitCode): void {
  withExamples(
    program
      .command('completion')
      .description('Print a script that completes commands, options and their values in a shell.')
      .addArgument(shellArgument())
      .argument('[words...]', 'what the script calls the command with: the words of the line')
      .option('--json', 'print the script as JSON')
      .action(async (shell: Shell, words: readonly string[], { json }: { readonly json?: true }) => {
        const { completion } = await import('./completion.ts')
        setExitCode(completion(program, { shell, words, json }))
      }),
    {
      examples: ['completion bash', 'completion zsh', 'completion fish'],
      note: `Add one line to the file that your shell reads when it starts. bash, in ~/.bashrc: source <(forgehand completion bash). zsh, in ~/.zshrc after compinit: source <(forgehand completion zsh). fish, in ~/.config/fish/config.fish: forgehand completion fish | source`
    }
  )
}

/** Replaces commander's own help command, which shows the help of the program for an unknown name. */
function addHelp(program: Command): void {
  const names = program.commands.map((command) => command.name())
  const help = program
    .helpCommand(false)
    .command('help')
    .description('Show the help of a command.')
    .argument('[command]', 'the command')
    .option('--json', 'print the help as JSON')
    .action((name: string | undefined, { json }: { readonly json?: true }) => {
      const command = name === undefined ? program : program.commands.find((each) => each.name() === name)
      if (!command) {
        throw new UsageError(
          `There is no command ${JSON.stringify(name)}. ${suggestion(name ?? '', names)}Choose one of ${names.join(', ')}.`
        )
      }
      if (json) process.stdout.write(jsonText({ help: command.helpInformation() }))
      else command.outputHelp()
    })
  withExamples(help, { examples: ['help run'] })
}
