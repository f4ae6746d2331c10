import type { Command, Help } from 'commander'
import { wrapColumns } from '../text/columns.ts'

interface HelpEnd {
  /** Command lines that work as they are, without `forgehand`. */
  readonly examples: readonly [string, ...string[]]
  /** One paragraph above them. */
  readonly note?: string
}

/** Ends the help of a command with examples. Tests parse each of them. */
export function withExamples(command: Command, { examples, note }: HelpEnd): Command {
  const heading = examples.length === 1 ? 'Example:' : 'Examples:'
  return command.addHelpText('after', () => {
    const wrapped = note === undefined ? [] : ['', ...wrapColumns(note, helpColumns(process.stdout, process.env))]
    return [...wrapped, '', heading, ...examples.map((example) => `  forgehand ${example}`)].join('\n')
  })
}

const DEFAULT_COLUMNS = 80
const MIN_COLUMNS = 20

/** Width of help: that of the terminal, or less if COLUMNS says so; COLUMNS alone for a pipe. */
export function helpColumns(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>,
  { COLUMNS = '' }: Readonly<Record<string, string | undefined>>
): number {
  const requested = /^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : undefined
  // A terminal of which the size is unknown has no columns.
  const actual = stream.isTTY && stream.columns > 0 ? stream.columns : undefined
  return Math.max(MIN_COLUMNS, Math.min(requested ?? actual ?? DEFAULT_COLUMNS, actual ?? Infinity))
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
    const lines = wrapColumns(description, columns - start.length)
    const text = lines.map((line) => `${start}${line}`).join('\n')
    return isNarrow ? `  ${term}\n${text}` : `  ${term.padEnd(termWidth + 2)}${text.trimStart()}`
  }
}
