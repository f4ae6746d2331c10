import type { Summary } from '../agent/tool.ts'
import type { Task, Trigger } from '../domain/task.ts'
import { MAX_BODY_LENGTH } from '../text/github-rules.ts'
import { breakSkipMarkers } from '../text/active-content.ts'
import { codeSpan, details, escapeMarkdown, joinParagraphs } from '../text/quote-markdown.ts'
import { oneLine } from '../text/shorten.ts'
import {
  installationSection,
  dataNotice,
  filesUrl,
  openPointsSection,
  denialsSection,
  plainLogin,
  timeAndCost,
  usageLine,
  sandboxNotice,
  toolTraceSection,
  warningsSection,
  withHeading,
  excludedFilesSection
} from './sections.ts'
import { issueOfBranch } from '../tasks/branch-name.ts'
import { issueMarker, taskMarker } from '../tasks/comment-markers.ts'
import { promptHash, threadKey } from '../tasks/keys.ts'
import type { RunApproval, RunSnapshot } from './run-snapshot.ts'
import { foldMarkdown } from '../text/markdown/fold-markdown.ts'
import { safeMarkdown, type SafeMarkdown } from '../text/markdown/safe-markdown.ts'
import { closingObstacle } from '../verification/closing.ts'
import { besideChecks, verificationNotice, verificationSection } from './verification-section.ts'

export interface PullRequestText {
  readonly task: Task
  readonly branch: string
  /** The model's summary; undefined when the run stopped before it wrote one. */
  readonly summary: Summary | undefined
  /** Why the pull request is not all of the work, a sentence each; empty if it is. */
  readonly partialReasons: readonly string[]
  /** Page of the repository, such as https://github.com/acme/app. */
  readonly repositoryUrl: string
  /** True when the pull request is opened with the workflow's own token, which holds back its workflows. */
  readonly usesWorkflowToken: boolean
}

// The longest that each part can be. Together they leave the tool trace more than 15,000 characters.
const MAX_DESCRIPTION = 16_000
const MAX_NOT_DONE = 6_000
const MAX_OPEN_POINTS = 4_000
const MAX_VERIFICATION = 8_000
const MAX_DENIALS = 6_000
const MAX_WARNINGS = 4_000
const MAX_INSTALLATIONS = 5_000
const MAX_EXCLUDED = 9_000
/** Of one sentence, before it is escaped. */
const MAX_PARTIAL_REASON = 500
/** Of a workflow. */
const MAX_NAME = 100

const OWN_TOKEN = 'This pull request was opened with the workflow’s own `GITHUB_TOKEN`'
const APP_TOKEN = 'To run them automatically, pass the token of a GitHub App as `github-token`.'
const WAITING_WORKFLOWS = `${OWN_TOKEN}, so its workflows wait until someone with write access presses **Approve workflows to run** in the merge box. ${APP_TOKEN}`
const NO_WORKFLOWS = `${OWN_TOKEN}, so GitHub Enterprise Server starts no workflows for it. To run them, close and reopen it. ${APP_TOKEN}`

/** Since June 2026, github.com holds workflows back for approval. GitHub Enterprise Server does not start them. */
function workflowsNotice({ usesWorkflowToken, repositoryUrl }: PullRequestText): string {
  if (!usesWorkflowToken) return ''
  // The emulator, at a loopback address, does what github.com does.
  const isCloud = /^(github\.com|[\w-]+\.ghe\.com|127\.0\.0\.1|localhost)$/.test(
    URL.parse(repositoryUrl)?.hostname ?? ''
  )
  return `> [!NOTE]\n> ${isCloud ? WAITING_WORKFLOWS : NO_WORKFLOWS}`
}

/** The body of the pull request: what was done, how it was verified, what it took. Never longer than GitHub allows. */
export async function pullRequestBody(run: RunSnapshot, text: PullRequestText): Promise<string> {
  const { task, summary } = text
  const links = filesUrl(run, text)
  const description = await modelText(summary?.description ?? '', links, MAX_DESCRIPTION)
  const notDone = await modelText(summary?.notDone ?? '', links, MAX_NOT_DONE)
  const checks = withHeading('How it was verified', verificationSection(run.verification, MAX_VERIFICATION))
  // The answers to what changed, why, what is left and whether it is proved. All of them are on the first screen.
  const words = [
    (await foldMarkdown(description, { maxLines: 10, title: 'More about the change' })) || NO_SUMMARY,
    reasonLine(text, run),
    withHeading('Not done', await foldMarkdown(notDone, { maxLines: 6, title: 'What else is not done' })),
    withHeading('Open points', openPointsSection(run, MAX_OPEN_POINTS))
  ]
  const sections = [
    markerOf(text),
    partialNotice(text.partialReasons),
    verificationNotice(run),
    ...besideChecks(run.verification, checks, words),
    withHeading('Warnings', warningsSection(run.warnings, MAX_WARNINGS)),
    withHeading('Dependencies', installationSection(run, MAX_INSTALLATIONS)),
    folded(`Refused commands: ${run.denials.length}`, denialsSection(run.denials, MAX_DENIALS)),
    folded(`Protected files: ${run.excludedFiles?.paths.length ?? 0}`, excludedFilesSection(run, MAX_EXCLUDED)),
    workflowsNotice(text)
  ]
    .filter(Boolean)
    // The message of a squashed commit can be this text, in which `[skip ci]` acts wherever it is, also in a patch or a command.
    .map(breakSkipMarkers)
  const closing = breakSkipMarkers(closingLines(run, isStartedByWorkflow(task) ? '' : askedBy(task)))
  const used = [...sections, closing].reduce((sum, { length }) => sum + length + 2, 0)
  return joinParagraphs([...sections, traceWithin(MAX_BODY_LENGTH - used, run), closing])
}

/** Breaking a marker makes the text longer, but never twice as long. */
function traceWithin(room: number, { tools }: RunSnapshot): string {
  const trace = breakSkipMarkers(toolTraceSection(tools, room))
  return trace.length <= room ? trace : breakSkipMarkers(toolTraceSection(tools, room / 2))
}

const NO_SUMMARY = 'The run ended before the model summarized its work.'

function folded(title: string, body: string): string {
  return body && details(title, body)
}

/** The marker by which a later run finds the pull request of a task, or the session of the issue. */
function markerOf({ task, branch }: PullRequestText): string {
  const { trigger } = task
  if (trigger.kind === 'prompt') return taskMarker(threadKey(task), promptHash(task.instruction))
  if (trigger.kind === 'ci' && trigger.repair) return taskMarker(threadKey(task), trigger.repair.failure ?? 'done')
  return task.subject === 'issue' && issueOfBranch(branch) === undefined ? issueMarker(task.number) : ''
}

/** Why this pull request exists: the issue, the failed check or the task. */
function reasonLine(text: PullRequestText, run: RunSnapshot): string {
  const { task } = text
  const reason = isStartedByWorkflow(task) ? askedBy(task) : ''
  if (task.subject === 'pull-request') return `Builds on #${task.number}. ${reason}`.trim()
  return task.subject === 'issue' ? issueLine(task.number, text, run) : reason
}

const OPEN_POINTS = 'the review of the change has open points'

/** GitHub closes the issue of a `Closes` on merge. */
function issueLine(number: number, text: PullRequestText, { verification, selfReview }: RunSnapshot): string {
  if (!isSolved(text)) return `Refs #${number}`
  const unproved = closingObstacle(verification) ?? (selfReview?.openPoints.length ? OPEN_POINTS : undefined)
  return unproved === undefined ? `Closes #${number}` : `Refs #${number}, which stays open on merge: ${unproved}.`
}

/** True for a run that the workflow file asks for, not a thread: its trigger is the reason for the pull request. */
function isStartedByWorkflow({ trigger }: Task): boolean {
  return trigger.kind === 'ci' || trigger.kind === 'prompt'
}

/** Only the model knows whether something is left to do. If it does not say, the issue stays open. */
function isSolved({ summary, partialReasons }: PullRequestText): boolean {
  return summary?.isComplete === true && summary.notDone === '' && partialReasons.length === 0
}

function partialNotice(partialReasons: readonly string[]): string {
  if (partialReasons.length === 0) return ''
  const sentences = partialReasons.map((sentence) => escapeMarkdown(sentence, MAX_PARTIAL_REASON)).join(' ')
  return `> [!WARNING]\n> **This is only part of the work.** ${sentences}`
}

/** The words of the model, with at most `maxLength` characters. @param links page of the files that they name */
export async function modelText(markdown: string, links: string | undefined, maxLength: number): Promise<SafeMarkdown> {
  // Making the text safe can make it longer. If it gets too long, only its beginning is used, which always fits.
  const body = await safeMarkdown(markdown, { filesUrl: links, maxLength: Math.floor(maxLength * 0.7) })
  return body.length <= maxLength
    ? body
    : await safeMarkdown(markdown, { filesUrl: links, maxLength: Math.floor(maxLength / 8) })
}

function approvalLines({ approvals }: RunSnapshot): readonly string[] {
  return approvals.map(({ what, by, hash }) => `Approved by ${plainLogin(by)}: ${APPROVED[what]} (\`${hash}\`).`)
}

const APPROVED: Readonly<Record<RunApproval['what'], string>> = {
  command: 'a command',
  change: 'a change',
  adoption: 'the head of a fork',
  plan: 'a plan'
}

export function askedBy({ trigger, actor }: Task): string {
  const login = plainLogin(actor.login)
  if (trigger.kind === 'ci') return askedByFailure(trigger)
  if (trigger.kind !== 'prompt') return `Requested by ${login}.`
  const item = trigger.item ? `, item ${codeSpan(trigger.item.title)}` : ''
  const task = `Task \`${trigger.taskId}\`${item}`
  return trigger.event === 'schedule' ? `${task}, on schedule.` : `${task}, started by ${login}.`
}

function askedByFailure({ failure, repair }: Extract<Trigger, { readonly kind: 'ci' }>): string {
  const name = escapeMarkdown(oneLine(failure.name, MAX_NAME))
  const branch = repair ? ` on ${codeSpan(repair.branch)}` : ''
  return `Repairs [${name}](${failure.url}), which failed${branch} at ${failure.headSha.slice(0, 7)}.`
}

/** What it took, for whom, and who received the code. @param asked who asked for it; '' if that is said already */
export function closingLines(run: RunSnapshot, asked: string): string {
  const sandbox = sandboxNotice(run)
  return [
    '---',
    [`${asked} ${usageLine(run)} · ${timeAndCost(run)}.`.trim(), ...approvalLines(run), dataNotice(run), sandbox]
      .filter(Boolean)
      .join('\\\n')
  ].join('\n\n')
}
