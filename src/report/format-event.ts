import { SIGNS, statusLabel } from '../agent/call-status.ts'
import type { FileEdit } from '../agent/tool.ts'
import { estimateSign, formatCount, formatDuration, formatEdits, plural } from '../text/format.ts'
import {
  dataNoticeSentence,
  describeCheckEnd,
  excludedNames,
  excludedWithRules,
  fallbackSentence,
  selfTestSentence,
  STEP_TITLES
} from './sentences.ts'
import { oneLine } from '../text/shorten.ts'
import { attachmentsLine } from './sections.ts'
import { judgeCheck } from '../verification/judge-check.ts'
import type { RunEvent } from './reporter.ts'
import type { SandboxReport } from './run-snapshot.ts'
import type { Installation } from '../domain/installation.ts'
import type { Check } from '../domain/verification.ts'

const MAX_TEXT_LINES = 40
const MAX_FAILURE_LINES = 5
const MAX_CHECK_LINES = 30
const MAX_SUBJECT = 160

/**
 * An event as plain lines for a log or a terminal; no lines for events that are not worth showing.
 *
 * The lines contain strangers' text as it is. The caller must make them safe for the place where it writes them.
 */
export function formatEvent(event: RunEvent): readonly string[] {
  switch (event.kind) {
    case 'started':
      return textLines(
        dataNoticeSentence(event.run, (name) => name),
        1
      )
    case 'step':
      return [`▸ ${STEP_TITLES[event.step]}`]
    case 'message':
      return event.message.role === 'assistant' ? textLines(event.message.text, MAX_TEXT_LINES) : []
    case 'tool-finished':
      return toolLines(event)
    case 'file-modified':
      return [`  ${formatEdit(event)}`]
    case 'child':
      return childLines(event)
    case 'dependencies':
      return installationLines(event)
    case 'checked':
      return checkLines(event.check)
    case 'bug':
      return [
        `${SIGNS.failed.symbol} ${event.tool} crashed. This is a bug in Forgehand:`,
        ...textLines(event.stack, MAX_TEXT_LINES)
      ]
    case 'ended':
      return [`■ ${event.outcome.kind}${'reason' in event.outcome ? `: ${event.outcome.reason}` : ''}`]
    default:
      return [formatNote(event)].filter((line) => line !== undefined)
  }
}

const COMPACTION_STEPS = { masked: 'Removed old tool results', summarized: 'Summarized earlier turns' }

/** Events that take one line. */
function formatNote(event: RunEvent): string | undefined {
  switch (event.kind) {
    case 'retry':
      return `  ↻ Attempt ${event.attempt + 1} ${formatWait(event.waitMs)}: ${oneLine(event.reason, 300)}`
    case 'nudge':
      return `  ! ${oneLine(event.text, 300)}`
    case 'other-model-usage':
      return `    called ${event.model} · ${estimateSign(event.tokens)}${formatCount(event.tokens.input + event.tokens.output)} tokens`
    case 'fallback':
      return `  ⇄ ${oneLine(fallbackSentence(event), 600)}`
    case 'compaction':
      return `  ↧ ${COMPACTION_STEPS[event.step]} to free ${formatCount(event.freedTokens)} tokens.`
    case 'limit':
      return `  ! Reached the limit of ${event.limit}.`
    case 'warning':
      return `  ! ${event.text}`
    case 'attachments':
      return `  ${attachmentsLine({ attachments: { ...event, hidden: 0 } })}`
    case 'stop-requested':
      return `  ! ${event.by.login} asked to stop.`
    case 'sandbox':
      return `  Sandbox: ${formatSandbox(event)}`
    case 'files-excluded':
      return `  ! Left out of the change: ${excludedNames(excludedWithRules(event))}.`
    case 'change-unpublished':
      return event.paths.length === 0 ? undefined : '  ! The change was not published. It is kept as a patch.'
    case 'earlier-job':
      return `  Continuing from the propose job: ${plural(event.earlier.turns, 'turn')}, ${formatDuration(event.earlier.durationMs)}.`
    case 'publishing':
      return `  Committing to ${event.branch}.`
    case 'configured':
      return `  Model ${event.model} at ${event.host}${formatOtherModels(event)}, at most ${event.limits.turns} turns, ${event.limits.minutes} minutes, ${event.limits.tokens} tokens.`
    default:
      return undefined
  }
}

function formatWait(waitMs: number): string {
  return waitMs === 0 ? 'now' : `in ${formatDuration(waitMs)}`
}

function formatSandbox({ description, probes, refused }: SandboxReport): string {
  const tried = refused.map((reason) => ` Not used: ${oneLine(reason, 600)}.`).join('')
  if (description === undefined) return `none works here, so commands are refused.${tried}`
  return `${description} ${selfTestSentence(probes)}.${tried}`
}

function formatOtherModels({ receivers }: Extract<RunEvent, { kind: 'configured' }>): string {
  const others = receivers.slice(1).map(({ name, host }) => `${name} at ${host}`)
  return others.length > 0 ? ` (also: ${others.join(', ')})` : ''
}

function toolLines(event: Extract<RunEvent, { kind: 'tool-finished' }>): readonly string[] {
  const { ok, denial, approvalRequest } = event
  const head = `  ${formatCall(event)}`
  const stopped = denial ?? approvalRequest
  if (stopped) return [head, `    ${oneLine(stopped.reason, 300)}`]
  return ok ? [head] : [head, ...textLines(event.text, MAX_FAILURE_LINES).map((line) => `    ${line}`)]
}

function childLines({ child, event }: Extract<RunEvent, { kind: 'child' }>): readonly string[] {
  if (event.kind === 'fallback') return formatEvent(event)
  if (event.kind === 'file-modified') return [`    child ${child} ${formatEdit(event)}`]
  return event.kind === 'tool-finished' ? [`    child ${child} ${formatCall(event)}`] : []
}

function formatEdit({ path, isNew = false, ...counts }: FileEdit): string {
  return oneLine(`${isNew ? '+' : '~'} ${path} ${formatEdits([counts])}`, MAX_SUBJECT)
}

function formatCall({ name, subject, durationMs, ...end }: Extract<RunEvent, { kind: 'tool-finished' }>): string {
  const about = [oneLine(`${name} ${subject}`, MAX_SUBJECT), statusLabel(end), formatDuration(durationMs)]
  return `${SIGNS[end.status].symbol} ${about.filter(Boolean).join(' · ')}`
}

function installationLines({ tool, command, result, durationMs, problem }: Installation): readonly string[] {
  const head = `${oneLine(command, MAX_SUBJECT)} · ${formatDuration(durationMs)}`
  if (result === 'present') return [`  ${SIGNS.done.symbol} The dependencies of ${tool} are installed already.`]
  if (!problem) return [`  ${SIGNS.done.symbol} ${head}`]
  const { title, cause, line, advice, yaml, output } = problem
  const shown = output.includes(line) ? output : `${line}\n${output}`
  return [
    `  ${SIGNS[result === 'failed' ? 'failed' : 'done'].symbol} ${head}`,
    `    ${title} ${cause}`,
    ...textLines(shown, MAX_TEXT_LINES + 1).map((each) => `    ${each}`),
    `    ${advice}`,
    ...yaml.split('\n').map((each) => `      ${each}`)
  ]
}

function checkLines(check: Check): readonly string[] {
  const { command, durationMs, output } = check
  const end = judgeCheck(check)
  const { sign, label } = describeCheckEnd(end, check.exitCode)
  const head = `  ${sign.symbol} ${oneLine(command, MAX_SUBJECT)} · ${label} · ${formatDuration(durationMs)}`
  if (end.kind === 'passed') return [head]
  // A check says at the end of its output what failed.
  const lines = output.trimEnd().split('\n')
  return [head, ...lines.slice(-MAX_CHECK_LINES).map((line) => `    ${line}`)]
}

function textLines(text: string, maxLines: number): readonly string[] {
  const lines = text.trim().split('\n')
  if (text.trim() === '') return []
  if (lines.length <= maxLines) return lines
  return [...lines.slice(0, maxLines), `… ${lines.length - maxLines} more lines`]
}
