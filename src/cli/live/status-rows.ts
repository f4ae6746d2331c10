import { STEP_TITLES } from '../../report/sentences.ts'
import type { RunSnapshot } from '../../report/run-snapshot.ts'
import { fitColumns, wrapColumns } from '../../text/columns.ts'
import { estimateSign, formatCount, formatDollars, formatDuration } from '../../text/format.ts'
import { oneLine } from '../../text/shorten.ts'
import type { LineFormat } from './event-lines.ts'

const MAX_SUBJECT = 200

/** What the rows below the log show. */
export interface Status {
  readonly snapshot: RunSnapshot
  /** One column wide. */
  readonly spinner: string
  /** The last words of a response that is streaming, else ''. */
  readonly words: string
}

/** The latest words of the response, the step with its time, and what the run has used: two or three rows. */
export function statusRows({ snapshot, spinner, words }: Status, { columns, style }: LineFormat): readonly string[] {
  const step = fitColumns(`${spinner} ${currentStep(snapshot)}`, columns)
  const figures = fitColumns(`  ${figuresOf(snapshot)}`, columns)
  const rows = [style('cyan', step), style('dim', figures)]
  // Wrapped as the complete line will be: words are added to the end of the row until it is full.
  const lastRow = wrapColumns(oneLine(words, words.length), columns).at(-1)
  return lastRow ? [lastRow, ...rows] : rows
}

function currentStep({ steps, running, durationMs }: RunSnapshot): string {
  const last = steps.at(-1)
  const seconds = formatSeconds(durationMs - (last?.startedAt ?? 0))
  const calls = running.map(({ name, subject }) => oneLine(`${name} ${subject}`, MAX_SUBJECT))
  return [last ? STEP_TITLES[last.step] : 'Start', seconds, calls.join(', ')].filter(Boolean).join(' · ')
}

function figuresOf({ turns, tokens, cost, durationMs }: RunSnapshot): string {
  const sign = estimateSign(tokens)
  return [
    `turn ${turns}`,
    `${sign}${formatCount(tokens.input + tokens.output)} tokens`,
    cost === undefined ? '' : `${sign}${formatDollars(cost)}`,
    formatSeconds(durationMs)
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Whole seconds, because tenths in a row that is drawn ten times a second cannot be read. */
function formatSeconds(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000)
  return seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1_000)
}
