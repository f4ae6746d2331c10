import type { Outcome } from '../domain/outcome.ts'
import { progressMarker, runMarker } from '../tasks/comment-markers.ts'
import { estimateSign, formatCount, formatDollars, formatDuration } from '../text/format.ts'
import { codeSpan, details, joinParagraphs } from '../text/quote-markdown.ts'
import { approvalMarkers } from './approval-section.ts'
import { installationSection } from './installation-section.ts'
import { closingLine, runLink } from './result-body.ts'
import type { RunSnapshot, Step, StepRecord } from './run-snapshot.ts'
import { warningsSection } from './sections.ts'
import { STEP_TITLES } from './sentences.ts'

export interface ProgressView {
  /** The comment that requested the run. */
  readonly commentId: number
  /** The phrase that starts a command, such as /agent. */
  readonly trigger: string
  readonly runId: string
}

const MAX_SECTION = 8_000

/** The progress comment while the run works. */
export function workingBody(run: RunSnapshot, view: ProgressView): string {
  return joinParagraphs([...markers(view, 'working', undefined), ...workingParts(run), closingLine(run)])
}

/** The post step does not know the steps. It knows no outcome of a run that was killed before it had one. */
export interface EndedProgress extends Pick<RunSnapshot, 'steps' | 'outcome'> {
  readonly view: ProgressView
}

/** The progress comment with the result of the run. The steps are collapsed. */
export function endedBody({ steps, outcome, view }: EndedProgress, result: string): string {
  return joinParagraphs([...markers(view, 'ended', outcome), result, collapsedSteps(steps)])
}

const SEE_BELOW = 'The run has ended. Its result is in a comment of its own, further down.'

/** The progress comment when another comment has the result. */
export function closedBody({ steps, outcome, view }: EndedProgress, runUrl: string | undefined): string {
  return joinParagraphs([...markers(view, 'ended', outcome), SEE_BELOW, collapsedSteps(steps), runLink(runUrl)])
}

/** The invisible part. Approval records are only read from here, before any text that others wrote. */
function markers(
  { commentId, runId }: ProgressView,
  state: 'working' | 'ended',
  outcome: Outcome | undefined
): readonly string[] {
  const pending = outcome?.kind === 'needs_approval' ? approvalMarkers(outcome.pending) : ''
  return [progressMarker(commentId), pending, runMarker(runId, state)]
}

function workingParts(run: RunSnapshot): readonly string[] {
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

function collapsedSteps(steps: readonly StepRecord[]): string {
  const taken = steps.map(stepLine)
  return taken.length === 0 ? '' : details('Steps', taken.join('\n'))
}

function checklist(steps: readonly StepRecord[]): string {
  // Its keys are exactly the steps.
  const all = Object.keys(STEP_TITLES) as Step[]
  // A question skips some steps. Those before the latest one do not come any more.
  const latest = all.findLastIndex((step) => steps.some((record) => record.step === step))
  const ahead = all.slice(latest + 1).filter((step) => step !== 'installing')
  return [...steps.map(stepLine), ...ahead.map((step) => `- [ ] ${STEP_TITLES[step]}`)].join('\n')
}

function stepLine({ step, startedAt, endedAt }: StepRecord): string {
  return endedAt === undefined
    ? `- [ ] **${STEP_TITLES[step]}** …`
    : `- [x] ${STEP_TITLES[step]} · ${formatDuration(endedAt - startedAt)}`
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
