import type { FileEdit } from '../agent/tool.ts'
import { estimateSign, formatCount, formatDuration, formatEdits } from '../text/format.ts'
import { fallbackText } from './fallback-text.ts'
import { noticeText } from './notice-text.ts'
import { oneLine } from '../text/shorten.ts'
import type { RunEvent } from './reporter.ts'
import type { RunStart, SandboxReport } from './run-snapshot.ts'
import { selfTestText } from './sandbox-text.ts'
import { stepTitle } from './step-titles.ts'
import type { Check } from '../domain/verification.ts'

const MAX_TEXT_LINES = 40
const MAX_FAILURE_LINES = 5
const MAX_CHECK_LINES = 30
const MAX_SUBJECT = 160

/**
 * An event in plain lines for a log or a terminal; none for what is not worth one.
 *
 * The lines hold strangers' text as it is: whoever writes them makes them harmless for the place where they go.
 */
export function eventLines(event: RunEvent): readonly string[] {
  switch (event.kind) {
    case 'started':
      return startLines(event.run)
    case 'step':
      return [`▸ ${stepTitle(event.step)}`]
    case 'message':
      return event.message.role === 'assistant' ? textLines(event.message.text, MAX_TEXT_LINES) : []
    case 'tool-finished':
      return toolLines(event)
    case 'file-modified':
      return [`  ${editLine(event)}`]
    case 'child':
      return childLines(event)
    case 'checked':
      return checkLines(event.check)
    case 'bug':
      return [`✗ A fault in ${event.tool} itself:`, ...textLines(event.stack, MAX_TEXT_LINES)]
    case 'ended':
      return [`■ ${event.outcome.kind}${'reason' in event.outcome ? `: ${event.outcome.reason}` : ''}`]
    default:
      return [noteOf(event)].filter((line) => line !== undefined)
  }
}

const WAYS_TO_ROOM = { masked: 'Old results left out', summarised: 'Earlier turns put into a summary' }

type Noted = Exclude<
  RunEvent,
  { kind: 'started' | 'step' | 'message' | 'tool-finished' | 'file-modified' | 'child' | 'checked' | 'bug' | 'ended' }
>

function noteOf(event: Noted): string | undefined {
  switch (event.kind) {
    case 'retry':
      return `  ↻ Try ${event.attempt + 1} ${waitText(event.waitMs)}: ${oneLine(event.reason, 300)}`
    case 'nudge':
      return `  ! ${oneLine(event.text, 300)}`
    case 'other-model-usage':
      return `    asked ${event.model} · ${estimateSign(event.tokens)}${formatCount(event.tokens.input + event.tokens.output)} tokens`
    case 'fallback':
      return `  ⇄ ${oneLine(fallbackText(event), 600)}`
    case 'compaction':
      return `  ↧ ${WAYS_TO_ROOM[event.step]} to make room: ${formatCount(event.freedTokens)} tokens.`
    case 'limit':
      return `  ! The limit of ${event.limit} is reached.`
    case 'warning':
      return `  ! ${event.text}`
    case 'sandbox':
      return `  Sandbox: ${sandboxText(event)}`
    case 'files-excluded':
      return `  ! Left out because protected: ${event.paths.join(', ')}`
    case 'earlier-job':
      return `  Taken over from the job that proposes: ${event.earlier.turns} turns, ${formatDuration(event.earlier.durationMs)}.`
    case 'publishing':
      return `  Committing to ${event.branch}.`
    case 'configured':
      return `  Model ${event.model} at ${event.host}${alsoAsked(event)}, at most ${event.limits.turns} turns, ${event.limits.minutes} minutes, ${event.limits.tokens} tokens.`
    default:
      return undefined
  }
}

function waitText(waitMs: number): string {
  return waitMs === 0 ? 'at once' : `in ${formatDuration(waitMs)}`
}

function sandboxText({ description, probes, refused }: SandboxReport): string {
  const tried = refused.map((reason) => ` Not taken: ${oneLine(reason, 600)}.`).join('')
  if (description === undefined) return `none could be set up; commands are refused.${tried}`
  return `${description} ${selfTestText(probes)}.${tried}`
}

function startLines(run: RunStart): readonly string[] {
  return [noticeText(run, (name) => name)].filter((line) => line !== '')
}

function alsoAsked({ receivers }: Extract<RunEvent, { kind: 'configured' }>): string {
  const others = receivers.slice(1).map(({ name, host }) => `${name} at ${host}`)
  return others.length > 0 ? ` (also: ${others.join(', ')})` : ''
}

function toolLines(event: Extract<RunEvent, { kind: 'tool-finished' }>): readonly string[] {
  const { ok, denial } = event
  const head = `  ${toolHead(event)}`
  if (denial) return [head, `    refused: ${oneLine(denial.reason, 300)}`]
  return ok ? [head] : [head, ...textLines(event.text, MAX_FAILURE_LINES).map((line) => `    ${line}`)]
}

function childLines({ child, event }: Extract<RunEvent, { kind: 'child' }>): readonly string[] {
  if (event.kind === 'fallback') return eventLines(event)
  if (event.kind === 'file-modified') return [`    child ${child} ${editLine(event)}`]
  return event.kind === 'tool-finished' ? [`    child ${child} ${toolHead(event)}`] : []
}

function editLine({ path, isNew = false, ...counts }: FileEdit): string {
  return oneLine(`${isNew ? '+' : '~'} ${path} ${formatEdits([counts])}`, MAX_SUBJECT)
}

function toolHead({ name, subject, ok, durationMs }: Extract<RunEvent, { kind: 'tool-finished' }>): string {
  const about = [oneLine(`${name} ${subject}`, MAX_SUBJECT), formatDuration(durationMs)]
  return `${ok ? '✓' : '✗'} ${about.filter(Boolean).join(' · ')}`
}

function checkLines({ command, exitCode, durationMs, output }: Check): readonly string[] {
  const ending = exitCode === undefined ? 'did not end' : `exit code ${exitCode}`
  const head = `  ${exitCode === 0 ? '✓' : '✗'} ${oneLine(command, MAX_SUBJECT)} · ${ending} · ${formatDuration(durationMs)}`
  if (exitCode === 0) return [head]
  // The end of the output of a check is where it says what failed.
  const lines = output.trimEnd().split('\n')
  return [head, ...lines.slice(-MAX_CHECK_LINES).map((line) => `    ${line}`)]
}

function textLines(text: string, maxLines: number): readonly string[] {
  const lines = text.trim().split('\n')
  if (text.trim() === '') return []
  if (lines.length <= maxLines) return lines
  return [...lines.slice(0, maxLines), `… ${lines.length - maxLines} more lines`]
}
