import type { Run } from '../effects.ts'
import type { Summary } from '../../agent/tool.ts'
import type { Outcome, Publication, PullRequestRef } from '../../domain/outcome.ts'
import type { Task } from '../../domain/task.ts'
import { messageOf } from '../../errors.ts'
import type { PullRequest } from '../../forge/forge.ts'
import { pullRequestBody } from '../../report/pull-request-body.ts'
import type { TriageSettings } from '../../settings/triage-settings.ts'
import { pullRequestTitle } from '../../tasks/commit-message.ts'
import { withPeriod } from '../../text/shorten.ts'
import type { PublishedCommit } from './commit-change.ts'
import { failureText } from '../failure-text.ts'
import { isTitleOfPart } from './published-summary.ts'
import { isWorkflowToken } from './change-base.ts'
import { askedByLabel } from '../../tasks/events/labeled.ts'
import { withLaterChange, type LaterChange } from '../../report/later-changes.ts'

export interface PublishedWork {
  readonly task: Task
  readonly commit: PublishedCommit
  readonly summary: Summary
  /** The open pull request of the commit's branch. */
  readonly existing: PullRequest | undefined
  readonly isDraft: boolean
  /** Why the work is incomplete; undefined when it is complete. */
  readonly incompleteReason: string | undefined
  /** True if a person ended the run. */
  readonly isStopped: boolean
  /** Why the commit is not all of the work, a sentence each. */
  readonly partialReasons: readonly string[]
  /** True if a check or a test is worse than before the work. */
  readonly isWorse: boolean
  /** What a new pull request gets. */
  readonly triage: TriageSettings
}

/**
 * Opens a pull request for a published commit, or updates the existing one. Never throws: the commit is on its branch, so whatever goes
 * wrong here must not be reported as work that was not published.
 */
export async function openOrUpdatePullRequest(work: PublishedWork, run: Run): Promise<Outcome> {
  const { commit, existing, summary, incompleteReason } = work
  const { pullRequest, isDraft, problem } = await (existing ? update(existing, work, run) : open(work, run))
  const { signal } = run
  if (problem !== undefined && signal.aborted) {
    return { kind: 'cancelled', reason: `${messageOf(signal.reason)} The commit is on the branch ${commit.branch}.` }
  }
  const publication: Publication = {
    branch: commit.branch,
    headSha: commit.sha,
    isVerified: commit.isVerified,
    filesChanged: commit.paths,
    compareUrl: run.forge.compareUrl(commit.base, commit.branch),
    pullRequest,
    isDraft,
    summary:
      summary.notDone === '' ? summary.description : `${summary.description}\n\n**Not done**\n\n${summary.notDone}`
  }
  const reasons = [incompleteReason, problem].filter((reason) => reason !== undefined)
  const kind = work.isStopped && problem === undefined ? 'stopped' : 'partial'
  if (reasons.length > 0) return { kind, reason: reasons.join(' '), publication }
  if (work.isWorse) return { kind: 'verify_failed', publication }
  return { kind: existing ? 'updated' : 'proposed', publication }
}

/** The pull request of the work, and what went wrong with it. */
interface OpenedPullRequest {
  readonly pullRequest: PullRequestRef | undefined
  readonly isDraft: boolean
  readonly problem: string | undefined
}

async function open(work: PublishedWork, run: Run): Promise<OpenedPullRequest> {
  const shown = await openOnly(work, run)
  if (!shown.pullRequest) return shown
  try {
    await triage(shown.pullRequest, work, run)
  } catch (error) {
    run.emit({
      kind: 'warning',
      text: `Labels, assignees or reviewers may be missing. ${failureText(error, run)}`
    })
  }
  return shown
}

async function openOnly(work: PublishedWork, run: Run): Promise<OpenedPullRequest> {
  const { task, commit, summary, isDraft: wantsDraft } = work
  const { branch, base } = commit
  const notOpened = { pullRequest: undefined, isDraft: false }
  try {
    const [title, body] = [pullRequestTitle(summary, task), await bodyOf(work, run)]
    const opened = await run.forge.openPullRequest({ branch, base, title, body, isDraft: wantsDraft })
    if (opened.kind === 'refused') return { ...notOpened, problem: `${withPeriod(opened.reason)} ${opened.remedy}` }
    const { pullRequest, isDraft } = opened
    if (wantsDraft && !isDraft) run.emit({ kind: 'warning', text: NO_DRAFT })
    return { pullRequest, isDraft, problem: undefined }
  } catch (error) {
    return { ...notOpened, problem: `No pull request could be opened. ${failureText(error, run)}` }
  }
}

const NO_DRAFT =
  'The pull request is not a draft: it was open already, or the GitHub plan of this repository has no drafts. Do not merge it before you have read what is missing.'

/** Adds what the settings ask for. An update of the pull request does not add it again, because a maintainer may have changed it. */
async function triage({ number }: PullRequestRef, work: PublishedWork, run: Run): Promise<void> {
  const { labels, assignees, requestReview, ...settings } = work.triage
  const { actor } = work.task
  const asked = requestReview && !actor.isBot ? [...settings.reviewers, actor.login] : settings.reviewers
  const isAuthor = (name: string) => name.toLowerCase() === run.self.login.toLowerCase()
  const reviewers = uniqueNames(asked.filter((name) => !isAuthor(name)))
  const own = asked.some(isAuthor) ? [`No review was requested from ${run.self.login}, ${OWN_PULL_REQUEST}`] : []
  const asking = labels.filter((label) => askedByLabel(label, run.settings.triggerLabel) !== undefined)
  const refused = await run.forge.triagePullRequest(number, {
    labels: labels.filter((label) => !asking.includes(label)),
    assignees: uniqueNames(assignees),
    reviewers
  })
  const starts = asking.map((label) => `The label ${label} was not added: it would ask for the next run.`)
  for (const text of [...own, ...starts, ...refused]) run.emit({ kind: 'warning', text })
}

const OWN_PULL_REQUEST = 'whose token opened the pull request: its author cannot review it.'

/** GitHub ignores the case of names. */
function uniqueNames(names: readonly string[]): readonly string[] {
  return [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed()
}

/** The text of a pull request that we did not open belongs to its author. There the progress comment reports what was done. */
async function update(existing: PullRequest, work: PublishedWork, run: Run): Promise<OpenedPullRequest> {
  const { number, url, isDraft } = existing
  const shown = { pullRequest: { number, url }, isDraft }
  const { task, summary } = work
  if (task.subject === 'pull-request') {
    const { commit, incompleteReason, partialReasons, isWorse } = work
    if (task.author.id !== run.self.id) return { ...shown, problem: undefined }
    const isPart = incompleteReason !== undefined || partialReasons.length > 0
    const change = { sha: commit.sha, title: pullRequestTitle(summary, task), isPart, isWorse }
    await listLaterChange(change, number, run)
    return { ...shown, problem: undefined }
  }
  try {
    const body = await bodyOf(work, run)
    // Any other title can be that of a maintainer.
    const title = isTitleOfPart(existing.title) ? pullRequestTitle(summary, task) : undefined
    // A person can have opened it from the branch of an earlier run.
    const author = { isUs: false }
    await run.forge.editPullRequestBody(number, ({ authorId }) => {
      author.isUs = authorId === run.self.id
      return author.isUs && title === undefined ? body : undefined
    })
    if (author.isUs && title !== undefined) await run.forge.updatePullRequest(number, { title, body })
    return { ...shown, problem: undefined }
  } catch (error) {
    return { ...shown, problem: `The pull request could not be updated. ${failureText(error, run)}` }
  }
}

function bodyOf(
  { task, commit, summary, partialReasons }: PublishedWork,
  { self, snapshot, settings: { repositoryUrl } }: Run
): Promise<string> {
  return pullRequestBody(snapshot(), {
    summary,
    task,
    branch: commit.branch,
    partialReasons,
    repositoryUrl,
    usesWorkflowToken: isWorkflowToken(self)
  })
}

/**
 * Lists a pushed commit in the description of the pull request, if we opened it. People rely on the description when they merge, so it must
 * cover all runs, not only the first. Never throws: the commit is on its branch.
 */
export async function listLaterChange(change: LaterChange, number: number, run: Run): Promise<void> {
  try {
    await run.forge.editPullRequestBody(number, ({ body, authorId }) =>
      authorId === run.self.id ? withLaterChange(body, change) : undefined
    )
  } catch (error) {
    const text = `The description of the pull request does not list the commit ${change.sha.slice(0, 7)}.`
    run.emit({ kind: 'warning', text: `${text} ${failureText(error, run)}` })
  }
}
