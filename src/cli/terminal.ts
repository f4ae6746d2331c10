import { styleText } from 'node:util'
import { SIGNS } from '../agent/call-status.ts'
import type { Environment } from '../domain/settings.ts'
import { wrapColumns } from '../text/columns.ts'

export const DEFAULT_COLUMNS = 80
const MIN_COLUMNS = 20

/** Width of the output: that of the terminal, or less if COLUMNS says so; COLUMNS alone for a pipe. */
export function terminalColumns(stream: NodeJS.WriteStream, { COLUMNS = '' }: Environment): number {
  const requested = /^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : undefined
  // A terminal whose size is unknown has 0 columns.
  const actual = stream.isTTY && stream.columns > 0 ? stream.columns : undefined
  return Math.max(MIN_COLUMNS, Math.min(requested ?? actual ?? DEFAULT_COLUMNS, actual ?? Infinity))
}

/** Below this width, a description stands below what it describes. */
const NARROW = 72

/** A description beside its term, or below it in a narrow terminal. Words stay whole, so that a URL can be clicked and copied. */
export function described(term: string, description: string, columns: number): string {
  if (description === '') return term.trimEnd()
  const isNarrow = columns < NARROW
  const start = ' '.repeat(isNarrow ? 6 : term.length)
  const lines = wrapColumns(description, columns - start.length, { breaksWords: false })
  const text = lines.map((line) => start + line).join('\n')
  return isNarrow ? `${term.trimEnd()}\n${text}` : term + text.slice(term.length)
}

/** False where rows cannot be drawn again, and where nobody watches: the log of a CI keeps every frame. */
export function showsLive({ isTTY }: { readonly isTTY: boolean }, { TERM, CI = '' }: Environment): boolean {
  return isTTY && TERM !== 'dumb' && ['', '0', 'false'].includes(CI)
}

/** Writes text for users, with signs that the terminal can show. */
export function terminalWriter(stream: NodeJS.WriteStream, environment: Environment): (text: string) => void {
  const hasUnicode = supportsUnicode(environment, process.platform)
  return (text) => void stream.write(hasUnicode ? text : withAsciiSigns(text))
}

/** False for a terminal that shows question marks or boxes where our signs would be. */
export function supportsUnicode(environment: Environment, platform: NodeJS.Platform): boolean {
  const { TERM = '', WT_SESSION, TERM_PROGRAM, LC_ALL, LC_CTYPE, LANG } = environment
  // The console of the Linux kernel has a font of at most 512 characters.
  if (TERM === 'linux' || TERM === 'dumb') return false
  const locale = [LC_ALL, LC_CTYPE, LANG].find(Boolean)
  // Containers often set no locale, and their output goes to a terminal with UTF-8.
  if (locale !== undefined) return /utf-?8/i.test(locale)
  return platform !== 'win32' || WT_SESSION !== undefined || TERM_PROGRAM !== undefined
}

/** What stands for our signs, and for the other characters of ours, in a terminal without Unicode. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ...Object.values(SIGNS).map(({ symbol, ascii }) => [symbol, ascii] as const),
  ...Object.entries({ '▸': '>', '■': '=', '↻': '%', '⇄': '<>', '↧': 'v', '·': '|', '−': '-', '≈': '~', '│': '|' }),
  ...Object.entries({ '…': '...', '–': '-', '“': '"', '”': '"', '’': "'" })
])
const SHOWN = new RegExp(`[${[...REPLACEMENTS.keys()].join('')}]`, 'gu')

/** A text for a terminal that cannot show our signs. Other characters stay, because nothing could replace them. */
export function withAsciiSigns(text: string): string {
  return text.replace(SHOWN, (sign) => REPLACEMENTS.get(sign) ?? sign)
}

/** Applies a color if the terminal supports it and the user wants it. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string

export function styleFor(stream: NodeJS.WriteStream): Style {
  return (format, text) => styleText(format, text, { stream, validateStream: true })
}

/** The output of `git diff`, with colors and without the lines that only programs need. */
export function colorDiff(diff: string, style: Style): string {
  const lines = diff.trimEnd().split('\n')
  const shown = lines.filter((line) => !/^(?:diff --git|index|---) /.test(line))
  return shown.map((line) => colorLine(line, style)).join('\n')
}

function colorLine(line: string, style: Style): string {
  if (line.startsWith('+++ b/')) return style('bold', line.slice('+++ b/'.length))
  if (line.startsWith('+')) return style('green', line)
  if (line.startsWith('-')) return style('red', line)
  return line.startsWith('@@') ? style('cyan', line) : line
}
