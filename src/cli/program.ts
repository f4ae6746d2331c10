import { Command, type Help } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { wrapColumns } from '../text/columns.ts'
import { COMMANDS } from './commands.ts'
import { plainUsage } from './plain-usage.ts'
import { DEFAULT_COLUMNS, described, terminalColumns } from './terminal.ts'

/** @param setExitCode is called when a command has ended */
export function createProgram(setExitCode: (code: number) => void): Command {
  const program = newProgram()
  for (const { name, about, examples, note, define } of COMMANDS) {
    const command = program
      .command(name)
      .description(about)
      .addHelpText('after', () => helpEnd(examples, note))
    define(command, async (exitCode) => {
      setExitCode(await exitCode)
    })
  }
  return program
}

function newProgram(): Command {
  return new Command('forgehand')
    .description('Turn a request into a verified change: on GitHub as an action, or here in the current checkout.')
    .version(manifest.version, '-v, --version')
    .helpCommand(false)
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

function helpEnd(examples: readonly string[], note: string | undefined): string {
  const columns = terminalColumns(process.stdout, process.env)
  const wrapped = note === undefined ? [] : ['', ...wrapColumns(note, columns, { breaksWords: false })]
  const heading = examples.length === 1 ? 'Example:' : 'Examples:'
  return [...wrapped, '', heading, ...examples.map((example) => `  forgehand ${example}`)].join('\n')
}

/** The options of commander's help that make it readable in a narrow terminal. */
const helpLayout: Partial<Help> = {
  minWidthToWrap: 1,
  styleUsage(usage) {
    const heading = 'Usage: '.length
    const columns = (this.helpWidth ?? DEFAULT_COLUMNS) - heading
    return wrapColumns(usage, columns).join(`\n${' '.repeat(heading)}`)
  },
  formatItem(term, termWidth, description, { helpWidth = DEFAULT_COLUMNS }) {
    return described(`  ${term.padEnd(termWidth + 2)}`, description, helpWidth)
  }
}
