import type { Command, Help } from 'commander'
import { wrapColumns } from '../text/columns.ts'
import { DEFAULT_COLUMNS, terminalColumns } from './terminal-columns.ts'

interface HelpEnd {
  /** Command lines that work as they are, without `forgehand`. */
  readonly examples: readonly [string, ...string[]]
  /** One paragraph above them. */
  readonly note?: string
}

/** So that a URL can be clicked and copied. */
const WHOLE_WORDS = { breaksWords: false }

/** Ends the help of a command with examples. Tests parse each of them. */
export function withExamples(command: Command, { examples, note }: HelpEnd): Command {
  const heading = examples.length === 1 ? 'Example:' : 'Examples:'
  return command.addHelpText('after', () => {
    const wrapped =
      note === undefined ? [] : ['', ...wrapColumns(note, terminalColumns(process.stdout, process.env), WHOLE_WORDS)]
    return [...wrapped, '', heading, ...examples.map((example) => `  forgehand ${example}`)].join('\n')
  })
}

/** Below this width, descriptions stand below what they describe. */
const NARROW = 72

/** The options of commander's help that make it readable in a narrow terminal. */
export const helpLayout: Partial<Help> = {
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
