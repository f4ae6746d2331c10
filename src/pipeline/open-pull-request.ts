import type { Summary } from '../agent/tool.ts'
import type { OpenResult, PullRequest } from '../forge/forge.ts'
import type { Submission } from './submit.ts'
import type { Parts } from './parts.ts'
import type { Published } from './commit-change.ts'
import { pullRequestBody } from '../report/pull-request-body.ts'
import { pullRequestTitle } from '../tasks/commit-message.ts'
import type { Outcome } from '../domain/outcome.ts'
import { hasFailedChecks } from '../tasks/verification.ts'
import { incompleteReason } from './incomplete-reason.ts'

export interface PublishedWork extends Submission {
  readonly summary: Summary
  readonly published: Published
  /** True when part of the work waits for approval. */
  readonly isWaiting: boolean
}

/** Opens the pull request for a published commit, or brings the one that is there up to date. */
export async function openOrUpdatePullRequest(work: PublishedWork, parts: Parts): Promise<Outcome> {
  const { site, published } = work
  const { branch, base, sha: headSha, isVerified, paths: filesChanged } = published
  const existing = branch === site.branch ? site.pullRequest : undefined
  const opened = existing ? await update(work, existing, parts) : await open(work, parts)

  const pullRequest = opened.kind === 'opened' ? opened.pullRequest : undefined
  const compareUrl = parts.forge.compareUrl(base, branch)
  const publication = {
    branch,
    headSha,
    isVerified,
    filesChanged,
    compareUrl,
    pullRequest,
    account: accountOf(work.summary)
  }
  const refusal = opened.kind === 'refused' ? `${opened.reason.replace(/\.?$/, '.')} ${opened.remedy}` : undefined
  const reasons = [incompleteReason(work.work.result), refusal].filter((reason) => reason !== undefined)
  if (reasons.length > 0) return { kind: 'partial', reason: reasons.join(' '), publication }
  if (hasFailedChecks(work.verification.after)) return { kind: 'verify_failed', publication }
  return { kind: existing ? 'updated' : 'proposed', publication }
}

async function open(work: PublishedWork, parts: Parts): Promise<OpenResult> {
  const { task, published, summary } = work
  const isShort = work.isWaiting || incompleteReason(work.work.result) !== undefined
  const isUnfinished = isShort || hasFailedChecks(work.verification.after)
  const isDraft = parts.settings.isDraft || task.request.flags.draft || isUnfinished
  const { branch, base } = published
  const [title, body] = [pullRequestTitle(summary, task), await bodyOf(work, parts)]
  return parts.forge.openPullRequest({ branch, base, title, body, isDraft })
}

/** The text of a pull request that we did not open is its author's; there the progress comment tells what was done. */
async function update(work: PublishedWork, pullRequest: PullRequest, parts: Parts): Promise<OpenResult> {
  if (work.task.subject === 'issue') {
    await parts.forge.updatePullRequest(pullRequest.number, { body: await bodyOf(work, parts) })
  }
  return { kind: 'opened', pullRequest: { number: pullRequest.number, url: pullRequest.url } }
}

function bodyOf({ task, summary, self }: PublishedWork, parts: Parts): Promise<string> {
  // GitHub starts no workflows for what the token of a workflow does: this is the account behind that token.
  const startsNoWorkflows = self.login === 'github-actions[bot]'
  return pullRequestBody(parts.snapshot(), { summary, task, origin: parts.settings.origin, startsNoWorkflows })
}

function accountOf({ description, notDone }: Summary): string {
  return notDone === '' ? description : `${description}\n\n**Not done:** ${notDone}`
}
