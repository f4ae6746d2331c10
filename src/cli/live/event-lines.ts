import type { FileEdit } from '../../agent/tool.ts'
import { formatEvent } from '../../report/format-event.ts'
import type { RunEvent } from '../../report/reporter.ts'
import { visibleText } from '../../text/visible-text.ts'
import { columnsOf, fitColumns, wrapColumns } from '../../text/columns.ts'
import type { Style } from '../terminal.ts'

/** Lines of a diff that are shown. The trace has more of them. */
const MAX_DIFF_LINES = 16
/** A wrapped line continues below its text, unless that leaves no room. */
const MAX_INDENT = 8

export interface LineFormat {
  readonly columns: number
  readonly style: Style
}

/** An event as lines for a terminal. Only the sequences of `style` are in them, whatever the event contains. */
export function eventLines(event: RunEvent, format: LineFormat): readonly string[] {
  const lines = formatEvent(event).flatMap((line) => visibleLines(line))
  const colored = lines.flatMap((line) =>
    wrapLine(line, format.columns).map((part) => colorLine(part, event, format.style))
  )
  return [...colored, ...diffLines(editOf(event)?.diff, format)]
}

/** Words of the model as lines for a terminal. */
export function proseLines(text: string, columns: number): readonly string[] {
  return visibleLines(text).flatMap((line) => wrapLine(line, columns))
}

/** A text as lines that contain no control characters. */
function visibleLines(text: string): readonly string[] {
  return visibleText(text).replaceAll('\t', '  ').split('\n')
}

function wrapLine(line: string, columns: number): readonly string[] {
  if (columnsOf(line) <= columns) return [line]
  const indent = ' '.repeat(Math.min(MAX_INDENT, line.search(/\S|$/)))
  return wrapColumns(line.trim(), columns - indent.length).map((part) => indent + part)
}

function colorLine(line: string, event: RunEvent, style: Style): string {
  if (event.kind === 'step' || event.kind === 'ended') return style('bold', line)
  const sign = line.trimStart().charAt(0)
  if (sign === '!') return style('yellow', line)
  if (sign === '✓' || sign === '✗') return line.replace(sign, style(sign === '✓' ? 'green' : 'red', sign))
  return editOf(event) ? line : style('dim', line)
}

function editOf(event: RunEvent): FileEdit | undefined {
  if (event.kind === 'child') return editOf(event.event)
  return event.kind === 'file-modified' ? event : undefined
}

function diffLines(diff: string | undefined, { columns, style }: LineFormat): readonly string[] {
  if (diff === undefined) return []
  const lines = visibleLines(diff.replace(/\n$/, ''))
  const shown = lines.slice(0, MAX_DIFF_LINES).map((line) => {
    const text = fitColumns(`    ${line}`, columns)
    if (line.startsWith('+')) return style('green', text)
    return line.startsWith('-') ? style('red', text) : style('dim', text)
  })
  const more = lines.length - shown.length
  return more > 0 ? [...shown, style('dim', `    … ${more} more lines`)] : shown
}
