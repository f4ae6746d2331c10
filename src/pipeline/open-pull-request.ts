import type { Summary } from '../agent/tool.ts'
import type { Outcome, Publication } from '../domain/outcome.ts'
import type { Person, Task } from '../domain/task.ts'
import type { Forge, OpenResult, PullRequest } from '../forge/forge.ts'
import { pullRequestBody } from '../report/pull-request-body.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { pullRequestTitle } from '../tasks/commit-message.ts'
import type { PublishedCommit } from './commit-change.ts'

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
  readonly hasFailedChecks: boolean
}

export interface PullRequestOptions {
  readonly forge: Pick<Forge, 'openPullRequest' | 'updatePullRequest' | 'compareUrl'>
  readonly snapshot: () => RunSnapshot
  /** Origin of the forge. */
  readonly origin: string
}

/** Opens a pull request for a published commit, or updates the existing one. */
export async function openOrUpdatePullRequest(work: PublishedWork, options: PullRequestOptions): Promise<Outcome> {
  const { commit, existing, summary, incompleteReason } = work
  const opened = existing ? await update(existing, work, options) : await open(work, options)
  const publication: Publication = {
    branch: commit.branch,
    headSha: commit.sha,
    isVerified: commit.isVerified,
    filesChanged: commit.paths,
    compareUrl: options.forge.compareUrl(commit.base, commit.branch),
    pullRequest: opened.kind === 'opened' ? opened.pullRequest : undefined,
    account: summary.notDone === '' ? summary.description : `${summary.description}\n\n**Not done:** ${summary.notDone}`
  }
  const refusal = opened.kind === 'refused' ? `${opened.reason.replace(/\.?$/, '.')} ${opened.remedy}` : undefined
  const reasons = [incompleteReason, refusal].filter((reason) => reason !== undefined)
  if (reasons.length > 0) return { kind: 'partial', reason: reasons.join(' '), publication }
  if (work.hasFailedChecks) return { kind: 'verify_failed', publication }
  return { kind: existing ? 'updated' : 'proposed', publication }
}

async function open(work: PublishedWork, options: PullRequestOptions): Promise<OpenResult> {
  const { task, commit, summary, isDraft } = work
  const { branch, base } = commit
  const [title, body] = [pullRequestTitle(summary, task), await bodyOf(work, options)]
  return await options.forge.openPullRequest({ branch, base, title, body, isDraft })
}

/** The text of a pull request that we did not open belongs to its author. There the progress comment reports what was done. */
async function update(existing: PullRequest, work: PublishedWork, options: PullRequestOptions): Promise<OpenResult> {
  const { number, url } = existing
  if (work.task.subject === 'issue') {
    await options.forge.updatePullRequest(number, { body: await bodyOf(work, options) })
  }
  return { kind: 'opened', pullRequest: { number, url } }
}

function bodyOf({ task, summary, self }: PublishedWork, { snapshot, origin }: PullRequestOptions): Promise<string> {
  // GitHub starts no workflows for events of the workflow's own token. This is the account of that token.
  const startsNoWorkflows = self.login === 'github-actions[bot]'
  return pullRequestBody(snapshot(), { summary, task, origin, startsNoWorkflows })
}
