import { SIGNS } from '../agent/call-status.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Task } from '../domain/task.ts'
import { claimKey } from '../tasks/keys.ts'
import { progressMarker, runMarker } from '../tasks/comment-markers.ts'
import { estimateSign, formatCount, formatDollars, formatDuration } from '../text/format.ts'
import { codeSpan, details, escapeMarkdown, joinParagraphs, link } from '../text/quote-markdown.ts'
import { approvalMarkers } from './approval-section.ts'
import { describeOutcome } from './describe-outcome.ts'
import { installationSection, attachmentsLine, warningsSection } from './sections.ts'
import { closingLine, runLink } from './result-body.ts'
import type { RunSnapshot, RunStep, StepRecord } from './run-snapshot.ts'
import type { TodoItem } from '../domain/todo-item.ts'
import { failedStepWords, STEP_TITLES } from './sentences.ts'

export interface ProgressView {
  /** The claim key of the request. */
  readonly claim: string
  /** The phrase that starts a command, such as /agent. */
  readonly trigger: string
  readonly runId: string
  /** A sentence that names who asked, if the request has no text of theirs; otherwise ''. */
  readonly requester: string
}

/** A run that starts by a label removes it, so the comment says who added it. */
export function progressView(task: Task, { trigger, runId }: Pick<ProgressView, 'trigger' | 'runId'>): ProgressView {
  return { claim: claimKey(task), trigger, runId, requester: requesterOf(task) }
}

function requesterOf({ trigger, actor }: Task): string {
  if (trigger.kind === 'label') return `${codeSpan(actor.login)} asked with the label ${codeSpan(trigger.label)}.`
  return trigger.kind === 'assignment' ? `${codeSpan(actor.login)} asked with an assignment.` : ''
}

const MAX_SECTION = 8_000

export function workingBody(run: RunSnapshot, view: ProgressView): string {
  return joinParagraphs([
    ...markers(view, 'working', undefined),
    ...workingParts(run),
    view.requester,
    closingLine(run)
  ])
}

/** The post step knows no steps and no outcome of a run that was killed before it ended. */
export interface EndedProgress extends Pick<RunSnapshot, 'steps' | 'todo' | 'outcome'> {
  readonly view: ProgressView
}

/** The progress comment with the result of the run. The steps are collapsed. */
export function endedBody({ outcome, view, ...run }: EndedProgress, result: string): string {
  return joinParagraphs([...markers(view, 'ended', outcome), result, view.requester, collapsedSteps(run)])
}

/** The progress comment when another comment has the result: how the run ended on one line, and where the rest is. */
export function closedBody(
  { outcome, view, ...run }: EndedProgress,
  { resultUrl, runUrl }: { readonly resultUrl: string; readonly runUrl: string | undefined }
): string {
  const line = [
    endSentence(outcome, view.trigger),
    `Details: ${link('result of the run', resultUrl)}.`,
    runLink(runUrl)
  ]
  return joinParagraphs([
    ...markers(view, 'ended', outcome),
    line.filter(Boolean).join(' '),
    view.requester,
    collapsedSteps(run)
  ])
}

/** Has no heading: only the result has one. */
function endSentence(outcome: Outcome | undefined, trigger: string): string {
  if (!outcome) return 'The run did not finish.'
  const { icon, sentence } = describeOutcome(outcome, trigger)
  // The list that a reason introduces is in the details.
  return `${icon} ${sentence.replace(/:$/, '.')}`
}

/** GitHub also finds a comment on a pull request under `issues`. */
export function commentUrl(repositoryUrl: string, number: number, commentId: number): string {
  return `${repositoryUrl}/issues/${number}#issuecomment-${commentId}`
}

/** The invisible part. Approval records are only read from here, before any text that others wrote. */
function markers(
  { claim, runId }: ProgressView,
  state: 'working' | 'ended',
  outcome: Outcome | undefined
): readonly string[] {
  const pending = outcome?.kind === 'needs_approval' ? approvalMarkers(outcome.pending) : ''
  return [progressMarker(claim), pending, runMarker(runId, state)]
}

function workingParts(run: RunSnapshot): readonly string[] {
  const current = run.running.map(({ name, subject }) => `${codeSpan(name, 60)} ${codeSpan(subject, 100)}`.trim())
  return [
    `### ⏳ Working · ${formatDuration(run.durationMs)}`,
    checklist(run),
    run.isStopping ? 'Stopping: the work so far is being submitted.' : '',
    current.length > 0 ? `Now: ${current.slice(0, 3).join(', ')}` : '',
    warningsSection(run.warnings, MAX_SECTION),
    installationSection(run, MAX_SECTION),
    attachmentsLine(run),
    againstLimits(run)
  ]
}

type ListedSteps = Pick<RunSnapshot, 'steps' | 'todo'>

function collapsedSteps(run: ListedSteps): string {
  const taken = takenSteps(run)
  return taken.length === 0 ? '' : details('Steps', taken.join('\n'))
}

function checklist(run: ListedSteps): string {
  // Its keys are exactly the steps.
  const all = Object.keys(STEP_TITLES) as RunStep[]
  // A question skips some steps. Those before the latest one will not run.
  const latest = all.findLastIndex((step) => run.steps.some((record) => record.step === step))
  const ahead = all.slice(latest + 1).filter((step) => step !== 'installing')
  return [...takenSteps(run), ...ahead.map((step) => `- [ ] ${STEP_TITLES[step]}`)].join('\n')
}

function takenSteps({ steps, todo }: ListedSteps): readonly string[] {
  return steps.flatMap((record) => [stepLine(record), ...(record.step === 'working' ? todoLines(todo) : [])])
}

function stepLine({ step, startedAt, endedAt, hasFailed }: StepRecord): string {
  if (endedAt === undefined) return `- [ ] **${STEP_TITLES[step]}** …`
  const text = `${STEP_TITLES[step]} · ${formatDuration(endedAt - startedAt)}`
  if (!hasFailed) return `- [x] ${text}`
  return `- ${SIGNS.failed.emoji} ${text} · ${failedStepWords(step)}`
}

const MAX_TODO = 20
const MAX_TODO_LENGTH = 120

/** The model's list, below the step that it belongs to. */
function todoLines(todo: readonly TodoItem[]): readonly string[] {
  const lines = todo.slice(0, MAX_TODO).map(todoLine)
  return todo.length > MAX_TODO ? [...lines, `  - … and ${todo.length - MAX_TODO} more`] : lines
}

function todoLine({ content, status }: TodoItem): string {
  const text = escapeMarkdown(content, MAX_TODO_LENGTH)
  if (status === 'completed') return `  - [x] ${text}`
  return status === 'in_progress' ? `  - [ ] **${text}** …` : `  - [ ] ${text}`
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
