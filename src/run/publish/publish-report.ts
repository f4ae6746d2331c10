import type { Run } from '../effects.ts'
import type { CompletedResult } from '../../agent/result.ts'
import type { Outcome, ReportIssue } from '../../domain/outcome.ts'
import type { PromptTrigger, Task } from '../../domain/task.ts'
import type { OwnIssue } from '../../forge/forge.ts'
import type { RunSnapshot } from '../../report/run-snapshot.ts'
import { claimKey, taskKey, promptHash, threadKey } from '../../tasks/keys.ts'
import { pullRequestTitle } from '../../tasks/commit-message.ts'
import { readTaskMarker, taskMarker } from '../../tasks/comment-markers.ts'
import { hasSomethingToReport, NOTHING_TO_REPORT } from '../../tasks/request-kinds.ts'
import { failureText } from '../failure-text.ts'
import { incompleteOutcome } from './incomplete-reason.ts'
import { claimedReason, LONGEST_OPENING_MS } from '../claim/run-lock.ts'
import { isRetired, retiredBody, taskState } from '../target/task-state.ts'
import { joinParagraphs } from '../../text/quote-markdown.ts'
import { askedBy, closingLines, modelText } from '../../report/pull-request-body.ts'
import { runLink } from '../../report/result-body.ts'
import { filesUrl, warningsSection, withHeading } from '../../report/sections.ts'

type Answered = Extract<Outcome, { readonly kind: 'answered' }>

/** The outcome of a task that answers, before its issue is written. */
export function reportOutcome(result: CompletedResult): Outcome {
  if (result.kind !== 'finished') return incompleteOutcome(result)
  const { title, description, notDone } = result.summary
  return { kind: 'answered', title, answer: notDone === '' ? description : `${description}\n\n${notDone}` }
}

export interface ReportRequest {
  readonly task: Task
  readonly trigger: PromptTrigger
}

/**
 * Writes the answer of a task to its issue. If the issue cannot be written, the answer is not lost: the job summary shows it.
 * docs/schedules.md has the table.
 */
export async function publishReport(outcome: Answered, request: ReportRequest, run: Run): Promise<Outcome> {
  const { redact, signal } = run
  const report = { ...request, title: redact(outcome.title ?? ''), answer: redact(outcome.answer) }
  try {
    return await publish(report, run)
  } catch (error) {
    if (signal.aborted) throw error
    const reason = `The report could not be written to its issue. ${failureText(error, run)}`
    return { kind: 'partial', reason, publication: undefined, answer: report.answer }
  }
}

interface Report extends ReportRequest {
  readonly title: string
  /** Markdown. */
  readonly answer: string
}

async function publish(report: Report, run: Run): Promise<Outcome> {
  const { self, forge, settings, emit, now } = run
  const { task, title, answer } = report
  const key = threadKey(task)
  const own = await forge.listOwnIssues(self)
  const { againAfterMs } = settings.task
  const state = taskState(own, { key, hash: promptHash(task.instruction), now: now(), againAfterMs })
  const hasNews = hasSomethingToReport(title)
  if (settings.isDryRun) return dryRun(answer, state.kind === 'open' ? state.thread : undefined, hasNews)
  switch (state.kind) {
    case 'not-wanted':
      emit({ kind: 'warning', text: `#${state.thread.number} was closed during the run, so it was not rewritten.` })
      return { kind: 'answered', answer }
    case 'open':
      return hasNews
        ? await rewrite(state.thread, { ...report, change: 'updated' }, run)
        : await close(state.thread, report, run)
    case 'fresh': {
      if (!hasNews) return { kind: 'no_change', explanation: answer }
      const earlier = own.filter(({ body }) => readTaskMarker(body, key) !== undefined)
      const [last] = earlier
      return last !== undefined && isRetired(last, key)
        ? await rewrite(last, { ...report, change: 'reopened' }, run)
        : await open(report, earlier.length, run)
    }
  }
}

function dryRun(answer: string, issue: OwnIssue | undefined, hasNews: boolean): Outcome {
  const existing = issue && `rewrite #${issue.number} with this report`
  const closing = issue ? `close #${issue.number}` : 'open no issue'
  const does = hasNews ? (existing ?? 'write this report to an issue') : closing
  return { kind: 'answered', answer: `Dry run: this would ${does}.\n\n${answer}` }
}

/**
 * Two runs at once must not open two issues: whoever gets the claim opens it, and the other one leaves it to the next run.
 *
 * @param earlier how many issues the task has had
 */
async function open(report: Report, earlier: number, run: Run): Promise<Outcome> {
  const { task, trigger, title, answer } = report
  const { self, forge, identity, emit, now } = run
  const claim = await forge.claim(`report-${taskKey(trigger)}-${earlier + 1}`, identity)
  if (claimedReason(claim, identity, now(), LONGEST_OPENING_MS) !== undefined) {
    const text = 'Another run of this task is opening its issue right now. The next run updates it.'
    emit({ kind: 'warning', text })
    return { kind: 'answered', answer }
  }
  const heading = pullRequestTitle({ title, description: '' }, task)
  const body = await bodyOf(report, run)
  return reported(answer, await forge.openIssueOnce({ self, marker: markerOf(report), title: heading, body }), 'opened')
}

/** The title stays: a maintainer can have changed it. */
async function rewrite(
  issue: OwnIssue,
  { change, ...report }: Report & { readonly change: 'updated' | 'reopened' },
  run: Run
): Promise<Outcome> {
  await run.forge.updateIssue(issue.number, { body: await bodyOf(report, run), state: 'open' })
  return reported(report.answer, issue, change)
}

/** The next run that finds something opens it again. */
async function close(issue: OwnIssue, { task, answer }: Report, { forge }: Run): Promise<Outcome> {
  const text = `${NOTHING_TO_REPORT} any more, so this issue is closed. The next run that finds something opens it again.`
  await forge.postNoticeOnce(issue.number, { about: { claim: claimKey(task) }, text })
  await forge.updateIssue(issue.number, { body: retiredBody(issue, threadKey(task)), state: 'closed' })
  return reported(answer, issue, 'closed')
}

function markerOf({ task }: ReportRequest): string {
  return taskMarker(threadKey(task), promptHash(task.instruction))
}

function bodyOf(report: Report, { snapshot, settings }: Run): Promise<string> {
  const { task, answer } = report
  return reportBody(snapshot(), { task, answer, marker: markerOf(report), repositoryUrl: settings.repositoryUrl })
}

function reported(answer: string, { number, url }: OwnIssue, change: ReportIssue['change']): Outcome {
  return { kind: 'answered', answer, issue: { number, url, change } }
}

interface ReportText {
  readonly task: Task
  readonly marker: string
  /** The model's words; Markdown. */
  readonly answer: string
  /** Page of the repository. */
  readonly repositoryUrl: string
}

const MAX_ANSWER = 56_000
const MAX_WARNINGS = 4_000

const REWRITTEN =
  'Each run rewrites this text; earlier versions are in its list of edits. If you do not want this report, close the issue.'

/** The body of the issue with the report of a task. */
async function reportBody(run: RunSnapshot, { task, marker, answer, repositoryUrl }: ReportText): Promise<string> {
  return joinParagraphs([
    marker,
    await modelText(answer, filesUrl(run, { repositoryUrl }), MAX_ANSWER),
    withHeading('Warnings', warningsSection(run.warnings, MAX_WARNINGS)),
    closingLines(run, askedBy(task)),
    `${REWRITTEN} ${runLink(run.run?.runUrl)}`.trim()
  ])
}
