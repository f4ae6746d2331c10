import { Command, type Help } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { wrapColumns } from '../text/columns.ts'
import { COMMANDS } from './commands.ts'
import { plainUsage } from './plain-usage.ts'
import { DEFAULT_COLUMNS, terminalColumns } from './terminal.ts'

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

/** So that a URL can be clicked and copied. */
const WHOLE_WORDS = { breaksWords: false }

function helpEnd(examples: readonly string[], note: string | undefined): string {
  const columns = terminalColumns(process.stdout, process.env)
  const wrapped = note === undefined ? [] : ['', ...wrapColumns(note, columns, WHOLE_WORDS)]
  const heading = examples.length === 1 ? 'Example:' : 'Examples:'
  return [...wrapped, '', heading, ...examples.map((example) => `  forgehand ${example}`)].join('\n')
}

/** Below this width, descriptions stand below what they describe. */
const NARROW = 72

/** The options of commander's help that make it readable in a narrow terminal. */
const helpLayout: Partial<Help> = {
  minWidthToWrap: 1,
  styleUsage(usage) {
    const heading = 'Usage: '.length
    const columns = (this.helpWidth ?? DEFAULT_COLUMNS) - heading
    return wrapColumns(usage, columns).join(`\n${' '.repeat(heading)}`)
  },
  formatItem(term, termWidth, description, helper) {
    const columns = helper.helpWidth ?? DEFAULT_COLUMNS
    if (description === '') return `  ${term}`
    const isNarrow = columns < NARROW
    const start = isNarrow ? '      ' : ' '.repeat(termWidth + 4)
    const lines = wrapColumns(description, columns - start.length, WHOLE_WORDS)
    const text = lines.map((line) => `${start}${line}`).join('\n')
    return isNarrow ? `  ${term}\n${text}` : `  ${term.padEnd(termWidth + 2)}${text.trimStart()}`
  }
}
