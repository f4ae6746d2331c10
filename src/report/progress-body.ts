import type { Outcome, OutcomeKind, PullRequestRef } from '../domain/outcome.ts'
import { progressMarker, runMarker } from '../tasks/comment-markers.ts'
import { estimateSign, formatCount, formatDollars, formatDuration } from '../text/format.ts'
import { codeSpan, joinParagraphs, link } from '../text/quote-markdown.ts'
import { describeOutcome, outcomeParagraphs } from './describe-outcome.ts'
import { approvalMarkers, approvalSection } from './approval-section.ts'
import type { RunSnapshot, StepRecord, Step } from './run-snapshot.ts'
import { installationSection } from './installation-section.ts'
import { STEP_TITLES } from './sentences.ts'
import type { SafeMarkdown } from '../text/markdown/safe-markdown.ts'
import {
  dataNotice,
  denialsSection,
  figuresLine,
  toolTraceSection,
  warningsSection,
  excludedFilesSection,
  unpublishedSection
} from './sections.ts'
import { verificationNotice, verificationSection } from './verification-section.ts'

export interface ProgressView {
  /** The comment that requested the run. */
  readonly commentId: number
  /** The phrase that starts a command, such as /agent. */
  readonly trigger: string
  readonly runId: string
}

/** Characters of the model's answer that are shown. Everything together stays far below the 65,536 that GitHub allows. */
export const MAX_ANSWER = 15_000
/** GitHub allows 65,536 characters. All other parts of such a comment together are shorter than what this leaves. */
const MAX_UNPUBLISHED = 25_000
const MAX_SECTION = 8_000
/** When pending items take most of the comment, because they are shown in full. */
const MAX_SECTION_BESIDE = 2_500

/**
 * The progress comment at one moment of the run.
 *
 * @param answer the model's own words, when the run has ended with some
 */
export function progressBody(run: RunSnapshot, view: ProgressView, answer: SafeMarkdown | undefined): string {
  const parts = run.outcome ? endedParts(run, view, answer) : workingParts(run)
  return joinParagraphs([...markers(view, run.outcome), ...parts, closingLine(run)])
}

/** The invisible part. Approval records are only read from here, before any text that others wrote. */
function markers({ commentId, runId }: ProgressView, outcome: Outcome | undefined): string[] {
  const pending = outcome?.kind === 'needs_approval' ? approvalMarkers(outcome.pending) : ''
  return [progressMarker(commentId), pending, runMarker(runId, outcome ? 'ended' : 'working')]
}

function waitingSection(outcome: Outcome, trigger: string): string {
  return outcome.kind === 'needs_approval' ? approvalSection(outcome.pending, trigger) : ''
}

/** What the post step knows of a run whose process was killed. */
export interface ProgressState extends ProgressView {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly runUrl: string | undefined
}

/** Where the work may be when a run was killed while it submitted it. */
export interface UnfinishedSubmission {
  readonly branch: string
  readonly compareUrl: string
  /** Whether the branch has the commit; undefined if the forge did not say. */
  readonly isPushed: boolean | undefined
  /** The open pull request of that branch. */
  readonly pullRequest: PullRequestRef | undefined
}

/** The last state of the progress comment when the run was killed. */
export function finalBodyAfterKill(
  state: ProgressState,
  end: {
    readonly outcome: 'cancelled' | 'failed'
    readonly endedAt: number
    readonly unfinished: UnfinishedSubmission | undefined
  }
): string {
  const why =
    end.outcome === 'cancelled'
      ? 'The run was cancelled or reached the time limit of its job'
      : 'The run stopped unexpectedly'
  const fixCommand = codeSpan(`${state.trigger} fix`)
  return joinParagraphs([
    progressMarker(state.commentId),
    runMarker(state.runId, 'ended'),
    header(end.outcome === 'cancelled' ? '🛑' : '❌', end.outcome, [formatDuration(end.endedAt - state.startedAt)]),
    end.unfinished
      ? `${why} while it was submitting its work. ${placeOf(end.unfinished)} Write ${fixCommand} to ${end.unfinished.isPushed === false ? 'start again' : 'continue'}.`
      : `${why} before it submitted anything. See its log for details. Write ${fixCommand} to start again.`,
    runLink(state.runUrl)
  ])
}

/**
 * The last state of the progress comment when the run ended but could not update it.
 *
 * @param answer the model's own words in the outcome
 */
export function finalBodyAfterLostUpdate(
  state: ProgressState,
  end: { readonly outcome: Outcome; readonly endedAt: number; readonly answer: SafeMarkdown | undefined }
): string {
  const { icon, sentence, detail, nextStep } = describeOutcome(end.outcome, state.trigger)
  return joinParagraphs([
    ...markers(state, end.outcome),
    header(icon, end.outcome.kind, [formatDuration(end.endedAt - state.startedAt)]),
    ...[sentence, detail, nextStep, waitingSection(end.outcome, state.trigger), end.answer ?? ''],
    runLink(state.runUrl)
  ])
}

function placeOf({ branch, compareUrl, isPushed, pullRequest }: UnfinishedSubmission): string {
  if (isPushed === false) return `Nothing was pushed to the branch ${codeSpan(branch)}.`
  const is = isPushed ? 'is' : 'may already be'
  const place = `The commit ${is} on the branch ${codeSpan(branch)} (${link('compare', compareUrl)}).`
  if (pullRequest) return `${place} See ${link(`pull request #${pullRequest.number}`, pullRequest.url)}.`
  return `${place} It has no pull request.`
}

function workingParts(run: RunSnapshot): string[] {
  const current = run.running.map(({ name, subject }) => `${codeSpan(name, 60)} ${codeSpan(subject, 100)}`.trim())
  return [
    `### ⏳ Working · ${formatDuration(run.durationMs)}`,
    checklist(run.steps),
    current.length > 0 ? `Now: ${current.slice(0, 3).join(', ')}` : '',
    warningsSection(run.warnings, MAX_SECTION),
    installationSection(run.installations, MAX_SECTION),
    againstLimits(run)
  ]
}

function endedParts(run: RunSnapshot, { trigger }: ProgressView, answer: SafeMarkdown | undefined): string[] {
  if (!run.outcome) return []
  const description = describeOutcome(run.outcome, trigger)
  // What waits for approval is shown in full, so little space remains for other sections.
  const isWaiting = run.outcome.kind === 'needs_approval'
  const maxLength = isWaiting ? MAX_SECTION_BESIDE : MAX_SECTION
  const cost = run.cost === undefined ? [] : [`${estimateSign(run.tokens)}${formatDollars(run.cost)}`]
  return [
    header(description.icon, run.outcome.kind, [formatDuration(run.durationMs), ...cost]),
    outcomeParagraphs(description),
    'publication' in run.outcome && run.outcome.publication ? verificationNotice(run) : '',
    waitingSection(run.outcome, trigger),
    ...(isWaiting ? [] : [answer ?? '']),
    ...(isOnlyReport(run) ? [verificationSection(run.verification, maxLength)] : []),
    run.unpublishedPatch === undefined
      ? excludedFilesPart(run, maxLength)
      : unpublishedSection(run.unpublishedPatch, MAX_UNPUBLISHED),
    denialsSection(run.denials, maxLength),
    warningsSection(run.warnings, maxLength),
    installationSection(run.installations, maxLength),
    ...(isOnlyReport(run) ? [toolTraceSection(run.tools, maxLength)] : []),
    run.turns > 0 ? figuresLine(run) : ''
  ]
}

/** The excluded files, unless all of them wait for approval and are shown already. */
function excludedFilesPart({ excludedFiles, outcome }: RunSnapshot, maxLength: number): string {
  if (!excludedFiles) return ''
  const pending = outcome?.kind === 'needs_approval' ? outcome.pending : []
  const shown = new Set(
    pending.flatMap(({ waiting }) => (waiting.kind === 'change' ? waiting.files.map(({ path }) => path) : []))
  )
  return excludedFiles.paths.every((path) => shown.has(path)) ? '' : excludedFilesSection(excludedFiles, maxLength)
}

/**
 * True when the comment is the only report: the work went to a pull request that somebody else opened, and its description
 * is not ours to write.
 */
export function isOnlyReport({ run, outcome }: RunSnapshot): boolean {
  return (
    run?.task?.subject === 'pull-request' &&
    outcome !== undefined &&
    'publication' in outcome &&
    outcome.publication !== undefined
  )
}

function header(icon: string, outcome: OutcomeKind, figures: readonly string[]): string {
  return `### ${[`${icon} \`${outcome}\``, ...figures].join(' · ')}`
}

function checklist(steps: readonly StepRecord[]): string {
  // Its keys are exactly the steps.
  const all = (Object.keys(STEP_TITLES) as Step[]).filter(
    (step) => step !== 'installing' || steps.some((record) => record.step === step)
  )
  // A question skips some steps. Everything before the latest step is done.
  const reached = all.findLastIndex((step) => steps.some((record) => record.step === step))
  const lines = all.map((step, index) => {
    const record = steps.find((one) => one.step === step)
    if (record?.endedAt !== undefined) {
      return `- [x] ${STEP_TITLES[step]} · ${formatDuration(record.endedAt - record.startedAt)}`
    }
    return index === reached
      ? `- [ ] **${STEP_TITLES[step]}** …`
      : `- [${index < reached ? 'x' : ' '}] ${STEP_TITLES[step]}`
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
