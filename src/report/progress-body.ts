import type { Outcome, OutcomeKind, PullRequestRef } from '../domain/outcome.ts'
import { progressMarker, runMarker } from '../tasks/marker.ts'
import { estimateSign, formatCount, formatDollars, formatDuration } from '../text/format.ts'
import { codeSpan, link } from '../text/quote-markdown.ts'
import { outcomeText } from './outcome-text.ts'
import { pendingMarkers, pendingSection } from './pending-section.ts'
import type { RunSnapshot, StepRecord, Step } from './run-snapshot.ts'
import { STEP_TITLES, stepTitle } from './step-titles.ts'
import type { SafeMarkdown } from '../text/markdown/safe-markdown.ts'
import {
  dataNotice,
  denialsSection,
  figuresLine,
  toolTraceSection,
  verificationSection,
  warningsSection,
  withheldSection
} from './sections.ts'

export interface ProgressView {
  /** The comment that asked for the run. */
  readonly commentId: number
  /** The phrase that starts a command, such as /agent. */
  readonly trigger: string
  /** Of this run. */
  readonly runId: string
}

/** Characters that are read of the model's answer: with all else, far below the 65,536 that GitHub allows. */
export const MAX_ANSWER = 15_000
const MAX_SECTION = 8_000
const MAX_SECTION_BESIDE = 2_500

/**
 * The progress comment at one moment of the run.
 *
 * @param answer what the model says for itself, once the run has ended with that
 */
export function progressBody(run: RunSnapshot, view: ProgressView, answer: SafeMarkdown | undefined): string {
  const parts = run.outcome ? endedParts(run, view, answer) : workingParts(run)
  return [...headOf(view, run.outcome), ...parts, closingLine(run)].filter(Boolean).join('\n\n')
}

/** What nobody sees. The records of what waits come before all else that is said, and are read there only. */
function headOf({ commentId, runId }: ProgressView, outcome: Outcome | undefined): string[] {
  const pending = outcome?.kind === 'needs_approval' ? pendingMarkers(outcome.pending) : ''
  return [progressMarker(commentId), pending, runMarker(runId, outcome ? 'ended' : 'working')]
}

function waitingPart(outcome: Outcome, trigger: string): string {
  return outcome.kind === 'needs_approval' ? pendingSection(outcome.pending, trigger) : ''
}

/** What remains to be known of a run after its process was killed. */
export interface ProgressState extends ProgressView {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly runUrl: string | undefined
}

/** Where a run that was killed while it handed in its work may have left it. */
export interface LeftWork {
  readonly branch: string
  readonly compareUrl: string
  /** The open pull request of that branch. */
  readonly pullRequest: PullRequestRef | undefined
}

/** What the progress comment is left at when the run could not end it itself. */
export function finalBodyAfterKill(
  state: ProgressState,
  end: { readonly outcome: 'cancelled' | 'failed'; readonly endedAt: number; readonly left: LeftWork | undefined }
): string {
  const why =
    end.outcome === 'cancelled' ? 'The run was cancelled or ran into the time limit of its job' : 'The run broke off'
  const again = codeSpan(`${state.trigger} fix`)
  return [
    progressMarker(state.commentId),
    runMarker(state.runId, 'ended'),
    header(end.outcome === 'cancelled' ? '🛑' : '❌', end.outcome, [formatDuration(end.endedAt - state.startedAt)]),
    end.left
      ? `${why} while it handed in its work. ${placeOf(end.left)} Write ${again} to have it go on.`
      : `${why} before it could hand in anything; its log says more. Write ${again} to start again.`,
    runLink(state.runUrl)
  ]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * What the progress comment is left at when the run ended and only its last word did not arrive.
 *
 * @param answer what the model says for itself in the outcome
 */
export function finalBodyAfterSilence(
  state: ProgressState,
  end: { readonly outcome: Outcome; readonly endedAt: number; readonly answer: SafeMarkdown | undefined }
): string {
  const { sign, sentence, detail, next } = outcomeText(end.outcome, state.trigger)
  return [
    ...headOf(state, end.outcome),
    header(sign, end.outcome.kind, [formatDuration(end.endedAt - state.startedAt)]),
    ...[sentence, detail, next, waitingPart(end.outcome, state.trigger), end.answer ?? ''],
    runLink(state.runUrl)
  ]
    .filter(Boolean)
    .join('\n\n')
}

function placeOf({ branch, compareUrl, pullRequest }: LeftWork): string {
  if (pullRequest) return `Look at ${link(`pull request #${pullRequest.number}`, pullRequest.url)} for it.`
  return `The commit may be on the branch ${codeSpan(branch)} already (${link('compare', compareUrl)}); there is no pull request for it.`
}

function workingParts(run: RunSnapshot): string[] {
  const current = run.running.map(({ name, subject }) => `${codeSpan(name, 60)} ${codeSpan(subject, 100)}`.trim())
  return [
    `### ⏳ Working · ${formatDuration(run.durationMs)}`,
    checklist(run.steps),
    current.length > 0 ? `Now: ${current.slice(0, 3).join(', ')}` : '',
    warningsSection(run.warnings, MAX_SECTION),
    againstLimits(run)
  ]
}

function endedParts(run: RunSnapshot, { trigger }: ProgressView, answer: SafeMarkdown | undefined): string[] {
  if (!run.outcome) return []
  const { sign, sentence, detail, next } = outcomeText(run.outcome, trigger)
  // What waits is shown whole, and takes most of the room.
  const isWaiting = run.outcome.kind === 'needs_approval'
  const room = isWaiting ? MAX_SECTION_BESIDE : MAX_SECTION
  const cost = run.cost === undefined ? [] : [`${estimateSign(run.tokens)}${formatDollars(run.cost)}`]
  return [
    header(sign, run.outcome.kind, [formatDuration(run.durationMs), ...cost]),
    ...(detail ? [sentence, detail, next] : [[sentence, next].filter(Boolean).join(' ')]),
    waitingPart(run.outcome, trigger),
    ...(isWaiting ? [] : [answer ?? '']),
    ...(isTheWholeReport(run) ? [verificationSection(run.verification, room)] : []),
    withheldPart(run, room),
    denialsSection(run.denials, room),
    warningsSection(run.warnings, room),
    ...(isTheWholeReport(run) ? [toolTraceSection(run.tools, room)] : []),
    run.turns > 0 ? figuresLine(run) : ''
  ]
}

/** The patch of what is kept out, but where all of it waits and stands there already. */
function withheldPart({ withheld, outcome }: RunSnapshot, room: number): string {
  if (!withheld) return ''
  const pending = outcome?.kind === 'needs_approval' ? outcome.pending : []
  const shown = new Set(
    pending.flatMap(({ waiting }) => (waiting.kind === 'change' ? waiting.files.map(({ path }) => path) : []))
  )
  return withheld.paths.every((path) => shown.has(path)) ? '' : withheldSection(withheld, room)
}

/** Work on a pull request of somebody else: its text is theirs, so the comment tells what ours would. */
export function isTheWholeReport({ run, outcome }: RunSnapshot): boolean {
  return (
    run?.task?.subject === 'pull-request' &&
    outcome !== undefined &&
    'publication' in outcome &&
    outcome.publication !== undefined
  )
}

function header(sign: string, outcome: OutcomeKind, figures: readonly string[]): string {
  return `### ${[`${sign} \`${outcome}\``, ...figures].join(' · ')}`
}

function checklist(steps: readonly StepRecord[]): string {
  const all = Object.keys(STEP_TITLES) as Step[] // The record has exactly the steps for keys.
  // A question skips some steps: whatever comes before the latest one is behind us.
  const reached = all.findLastIndex((step) => steps.some((record) => record.step === step))
  const lines = all.map((step, index) => {
    const record = steps.find((one) => one.step === step)
    if (record?.endedAt !== undefined) {
      return `- [x] ${stepTitle(step)} · ${formatDuration(record.endedAt - record.startedAt)}`
    }
    return index === reached
      ? `- [ ] **${stepTitle(step)}** …`
      : `- [${index < reached ? 'x' : ' '}] ${stepTitle(step)}`
  })
  return lines.join('\n')
}

function againstLimits({ run, turns, tokens, cost, durationMs }: RunSnapshot): string {
  if (!run) return ''
  const { limits } = run
  return [
    `turn ${turns} of ${limits.turns}`,
    `${estimateSign(tokens)}${formatCount(tokens.input + tokens.output)} of ${formatCount(limits.tokens)} tokens`,
    `${Math.floor(durationMs / 60_000)} of ${limits.minutes} minutes`,
    ...(cost === undefined ? [] : [`${estimateSign(tokens)}${formatDollars(cost)}`])
  ].join(' · ')
}

function closingLine(run: RunSnapshot): string {
  return [dataNotice(run), runLink(run.run?.runUrl)].filter(Boolean).join(' ')
}

function runLink(runUrl: string | undefined): string {
  return runUrl === undefined ? '' : `${link('Log of the run', runUrl)}.`
}
