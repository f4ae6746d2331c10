import { unlessError } from '../errors.ts'
import type { CheckOutput, CiAnnotation, CiJob, CompletedRun } from '../domain/ci-failure.ts'
import { personOf } from '../tasks/person.ts'
import type { Connection } from './github-client.ts'
import { reasonSentence, hasStatus, isHidden, isForbiddenToToken, isRateLimit } from './forge-errors.ts'
import type { CommitPullRequest, RerunResult, WorkflowRunQuestion } from './forge.ts'

/** Later ones are not read. */
const PAGE = 100

/** Pull requests of this repository that have the commit, open ones first. */
export async function pullRequestsAt(
  { octokit, repository }: Connection,
  sha: string
): Promise<readonly CommitPullRequest[]> {
  const query = { ...repository, commit_sha: sha, per_page: PAGE }
  const { data } = await octokit.rest.repos.listPullRequestsAssociatedWithCommit(query)
  const read = data.map(({ number, title, body, user, labels, head, base, state }): CommitPullRequest => ({
    number,
    title,
    body: body ?? '',
    author: personOf(user),
    labels: labels.map(({ name }) => name),
    headSha: head.sha,
    isOpen: state === 'open',
    // The repository is null if it was a fork that has been deleted.
    isFork: (head.repo as { readonly id: number } | null)?.id !== base.repo.id
  }))
  return read.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
}

/** The jobs of one attempt, including those that were not run again. */
export async function jobsOf(
  { octokit, repository }: Connection,
  { runId, attempt }: { readonly runId: number; readonly attempt: number }
): Promise<readonly CiJob[]> {
  const query = { ...repository, run_id: runId, attempt_number: attempt, per_page: PAGE }
  const { data } = await octokit.rest.actions.listJobsForWorkflowRunAttempt(query)
  return data.jobs.map(({ id, name, conclusion, steps = [], html_url: url }) => ({
    id,
    name,
    conclusion: conclusion ?? undefined,
    url: url ?? '',
    steps: steps.map((step) => ({
      name: step.name,
      conclusion: step.conclusion ?? undefined,
      startedAt: step.started_at ?? undefined,
      completedAt: step.completed_at ?? undefined
    }))
  }))
}

/** What a job, or a check of another system, remarks about lines. Nothing if the token lacks `checks: read`. */
export async function annotationsOf(
  { octokit, repository }: Connection,
  checkRunId: number
): Promise<readonly CiAnnotation[]> {
  const query = { ...repository, check_run_id: checkRunId, per_page: 50 }
  const { data } = await unlessError(octokit.rest.checks.listAnnotations(query), { data: [] }, isHidden)
  return data.map(({ path, start_line: line, annotation_level: level, message }) => ({
    path,
    line,
    level: level ?? '',
    message: message ?? ''
  }))
}

/** The newest completed runs of a workflow, newest first. */
export async function completedRuns(
  { octokit, repository }: Connection,
  { workflowId, branch, headSha, hasPassed = false, limit }: WorkflowRunQuestion
): Promise<readonly CompletedRun[]> {
  const { data } = await octokit.rest.actions.listWorkflowRuns({
    ...repository,
    workflow_id: workflowId,
    status: hasPassed ? 'success' : 'completed',
    per_page: branch === undefined ? limit : PAGE,
    ...(branch !== undefined && { branch }),
    ...(headSha !== undefined && { head_sha: headSha })
  })
  // Attack: a fork can have a branch of the same name, and its runs are listed too. So the limit counts only what is left.
  const own = data.workflow_runs.filter(
    ({ head_repository: head, repository: base }) => branch === undefined || isSame(head, base)
  )
  return own
    .slice(0, limit)
    .map(({ id, run_attempt: attempt = 1, conclusion, head_sha: sha, created_at: createdAt }) => ({
      id,
      attempt,
      conclusion: conclusion ?? undefined,
      headSha: sha,
      createdAt
    }))
}

/** The head is null if it was a fork that has been deleted. */
function isSame(head: { readonly id: number } | null, base: { readonly id: number }): boolean {
  return head?.id === base.id
}

/** Asks GitHub to run the failed jobs of a run again. */
export async function rerunFailedJobs({ octokit, repository }: Connection, runId: number): Promise<RerunResult> {
  try {
    await octokit.rest.actions.reRunWorkflowFailedJobs({ ...repository, run_id: runId })
    return { kind: 'accepted' }
  } catch (error) {
    if (isForbiddenToToken(error)) return { kind: 'forbidden' }
    // It runs again already, is too old, or was deleted.
    if (hasStatus(error, 403, 404, 409) && !isRateLimit(error))
      return { kind: 'refused', reason: reasonSentence(error) }
    throw error
  }
}

/** The check runs that an app made for a commit. */
export async function checksOfSuite(
  { octokit, repository }: Connection,
  suiteId: number
): Promise<readonly CheckOutput[]> {
  const query = { ...repository, check_suite_id: suiteId, per_page: PAGE }
  const { data } = await octokit.rest.checks.listForSuite(query)
  return data.check_runs.map(({ id, name, conclusion, output, details_url: details, html_url: page }) => ({
    job: { id, name, conclusion: conclusion ?? undefined, steps: [], url: details ?? page ?? '' },
    text: [output.title, output.summary, output.text].filter((part) => part !== null && part !== '').join('\n\n')
  }))
}
