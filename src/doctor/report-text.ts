import { SIGNS } from '../agent/call-status.ts'
import { plural } from '../text/format.ts'
import { shorten } from '../text/shorten.ts'
import { visibleText } from '../text/visible-text.ts'
import { countFindings, type Finding, type FindingState } from './finding.ts'
import { wrapColumns } from '../text/columns.ts'

export const STATE_SIGNS: Readonly<Record<FindingState, string>> = {
  ok: SIGNS.done.symbol,
  warning: SIGNS['could-not-run'].symbol,
  problem: SIGNS.failed.symbol,
  unknown: '–'
}

/** Colors a text for a terminal, or leaves it as it is. */
export type Paint = (state: FindingState | 'remedy', text: string) => string

/** A detail or a remedy can have the size of a file. */
const MAX_TEXT = 4_000

/** The findings for people, one after another, each with its remedy to paste. @param width columns of the terminal */
export function findingsText(findings: readonly Finding[], width: number, paint: Paint): string {
  const blocks = findings.map((finding) => block(finding, width, paint))
  return `${[...blocks, '', summaryLine(findings)].join('\n')}\n`
}

/** Such as `2 problems, 1 warning, 3 not checked, 12 OK.` */
export function summaryLine(findings: readonly Finding[]): string {
  const { problem, warning, unknown, ok } = countFindings(findings)
  const parts = [
    problem > 0 ? plural(problem, 'problem') : '',
    warning > 0 ? plural(warning, 'warning') : '',
    unknown > 0 ? `${unknown} not checked` : '',
    `${ok} OK`
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function block({ state, title, detail = '', remedy = '' }: Finding, width: number, paint: Paint): string {
  const sentence = visibleText(title).replaceAll(/\s+/g, ' ').trim()
  const [first = '', ...rest] = wrapped(sentence, width - 2).map((line) => `  ${line}`)
  return [
    paint(state, STATE_SIGNS[state]) + first.slice(1),
    ...rest,
    ...linesOf(detail).flatMap((line) => wrapped(line, width - 4).map((part) => `    ${part}`)),
    // Not wrapped: it is to be pasted.
    ...linesOf(remedy).map((line) => (line === '' ? '' : `    ${paint('remedy', line)}`))
  ].join('\n')
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : visibleText(shorten(text, MAX_TEXT)).trimEnd().split('\n')
}

/** Breaks a line that is too long between words, and indents its parts alike. A longer word stays whole, so that it can be copied. */
function wrapped(line: string, width: number): readonly string[] {
  const [indent = ''] = /^\s*/.exec(line) ?? []
  const parts = wrapColumns(line.trim(), width - indent.length, { breaksWords: false })
  return parts.map((part) => indent + part)
}
