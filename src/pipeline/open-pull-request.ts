import type { Summary } from '../agent/tool.ts'
import type { Outcome, Publication, PullRequestRef } from '../domain/outcome.ts'
import type { Person, Task } from '../domain/task.ts'
import { UserError } from '../errors.ts'
import type { Forge, PullRequest } from '../forge/forge.ts'
import type { Emit } from '../report/reporter.ts'
import { pullRequestBody } from '../report/pull-request-body.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import type { TriageSettings } from '../settings/triage.ts'
import { pullRequestTitle } from '../tasks/commit-message.ts'
import { withPeriod } from '../text/shorten.ts'
import type { PublishedCommit } from './commit-change.ts'
import { isWorkflowToken } from './workflow-token.ts'

export interface PublishedWork {
  readonly task: Task
  /** The account of our token. */
  readonly self: Person
  readonly commit: PublishedCommit
  readonly summary: Summary
  /** The open pull request of the commit's branch. */
  readonly existing: PullRequest | undefined
  readonly isDraft: boolean
  /** Why the work is incomplete; undefined when it is complete. */
  readonly incompleteReason: string | undefined
  /** Why it is not all of the work, a sentence each. */
  readonly shortfalls: readonly string[]
  /** True if a check or a test is worse than before the work. */
  readonly isWorse: boolean
}

export interface PullRequestOptions {
  readonly forge: Pick<Forge, 'openPullRequest' | 'updatePullRequest' | 'triagePullRequest' | 'compareUrl'>
  readonly triage: TriageSettings
  readonly emit: Emit
  readonly snapshot: () => RunSnapshot
  readonly repositoryUrl: string
  readonly signal: AbortSignal
}

/** Opens a pull request for a published commit, or updates the existing one. */
export async function openOrUpdatePullRequest(work: PublishedWork, options: PullRequestOptions): Promise<Outcome> {
  const { commit, existing, summary, incompleteReason } = work
  const { pullRequest, problem } = await (existing ? update(existing, work, options) : open(work, options))
  const publication: Publication = {
    branch: commit.branch,
    headSha: commit.sha,
    isVerified: commit.isVerified,
    filesChanged: commit.paths,
    compareUrl: options.forge.compareUrl(commit.base, commit.branch),
    pullRequest,
    summary: summary.notDone === '' ? summary.description : `${summary.description}\n\n**Not done:** ${summary.notDone}`
  }
  const reasons = [incompleteReason, problem].filter((reason) => reason !== undefined)
  if (reasons.length > 0) return { kind: 'partial', reason: reasons.join(' '), publication }
  if (work.isWorse) return { kind: 'verify_failed', publication }
  return { kind: existing ? 'updated' : 'proposed', publication }
}

/** Where the work is shown, and what went wrong there. The commit is on its branch either way. */
interface Shown {
  readonly pullRequest: PullRequestRef | undefined
  readonly problem: string | undefined
}

async function open(work: PublishedWork, options: PullRequestOptions): Promise<Shown> {
  const { task, commit, summary, isDraft } = work
  const { branch, base } = commit
  const [title, body] = [pullRequestTitle(summary, task), await bodyOf(work, options)]
  try {
    const opened = await options.forge.openPullRequest({ branch, base, title, body, isDraft })
    if (opened.kind === 'refused') {
      return { pullRequest: undefined, problem: `${withPeriod(opened.reason)} ${opened.remedy}` }
    }
    await triage(opened.pullRequest, work, options)
    return { pullRequest: opened.pullRequest, problem: undefined }
  } catch (error) {
    return { pullRequest: undefined, problem: `No pull request could be opened. ${explained(error, options)}` }
  }
}

/** Adds what the settings ask for. An update of the pull request does not add it again, because a maintainer may have changed it. */
async function triage({ number }: PullRequestRef, work: PublishedWork, options: PullRequestOptions): Promise<void> {
  const { labels, assignees, requestReview, ...settings } = options.triage
  const { actor } = work.task
  const asked = requestReview && !actor.isBot ? [...settings.reviewers, actor.login] : settings.reviewers
  const isAuthor = (name: string) => name.toLowerCase() === work.self.login.toLowerCase()
  const reviewers = uniqueNames(asked.filter((name) => !isAuthor(name)))
  const own = asked.some(isAuthor) ? [`No review was requested from ${work.self.login}, ${OWN_PULL_REQUEST}`] : []
  const refused = await options.forge.triagePullRequest(number, {
    labels,
    assignees: uniqueNames(assignees),
    reviewers
  })
  for (const text of [...own, ...refused]) options.emit({ kind: 'warning', text })
}

const OWN_PULL_REQUEST = 'whose token opened the pull request: its author cannot review it.'

/** GitHub ignores the case of names. */
function uniqueNames(names: readonly string[]): readonly string[] {
  return [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed()
}

/** The text of a pull request that we did not open belongs to its author. There the progress comment reports what was done. */
async function update(existing: PullRequest, work: PublishedWork, options: PullRequestOptions): Promise<Shown> {
  const { number, url } = existing
  const pullRequest = { number, url }
  if (work.task.subject !== 'issue') return { pullRequest, problem: undefined }
  try {
    await options.forge.updatePullRequest(number, { body: await bodyOf(work, options) })
    return { pullRequest, problem: undefined }
  } catch (error) {
    return { pullRequest, problem: `The pull request could not be updated. ${explained(error, options)}` }
  }
}

/** The message of an error that the user can fix. Throws any other one. */
function explained(error: unknown, { signal }: PullRequestOptions): string {
  signal.throwIfAborted()
  if (error instanceof UserError) return error.message
  throw error
}

function bodyOf(
  { task, summary, self, shortfalls }: PublishedWork,
  { snapshot, repositoryUrl }: PullRequestOptions
): Promise<string> {
  return pullRequestBody(snapshot(), {
    summary,
    task,
    shortfalls,
    repositoryUrl,
    usesWorkflowToken: isWorkflowToken(self)
  })
}
