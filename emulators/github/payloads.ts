import { serializeAccount } from './serialize/account.ts'
import { serializeComment, serializeIssue, serializeLabel } from './serialize/issue.ts'
import { createThreadLocator } from './review-lines.ts'
import { serializePullRequest } from './serialize/pull-request.ts'
import { serializeReview, serializeReviewComment } from './serialize/review.ts'
import { nodeId } from './serialize/node-id.ts'
import { repositoryUrl, serializeRepository } from './serialize/repository.ts'
import { serializeCheckSuite } from './serialize/check-suite.ts'
import { serializeWorkflowRun } from './serialize/workflow-run.ts'
import {
  findOrCreateAccount,
  fullName,
  isPullRequest,
  timestamp,
  type Account,
  type CheckSuite,
  type Comment,
  type Issue,
  type Label,
  type PullRequest,
  type GitHubState,
  type Repository,
  type Review,
  type WorkflowRun
} from './state.ts'

// Fields that the API has and webhooks do not.
const NOT_IN_WEBHOOKS = new Set(['has_discussions'])

/** The `issue_comment` payload with the action `created`. */
export function issueCommentEvent(github: GitHubState, repository: Repository, at: { issue: Issue; comment: Comment }) {
  const { issue, comment } = at
  return {
    action: 'created',
    issue: serializeIssue(github, repository, issue),
    comment: serializeComment(github, repository, comment),
    repository: repositoryInWebhooks(github, repository),
    sender: serializeAccount(github, comment.author)
  }
}

function repositoryInWebhooks(github: GitHubState, repository: Repository) {
  const fields = Object.entries(serializeRepository(github, repository))
  return Object.fromEntries(fields.filter(([name]) => !NOT_IN_WEBHOOKS.has(name)))
}

/** The payload of `issues` or `pull_request` with the action `labeled`. */
export function labeledEvent(
  github: GitHubState,
  repository: Repository,
  { issue, label, by }: { issue: Issue; label: Label; by: Account }
) {
  return {
    action: 'labeled',
    ...(isPullRequest(issue)
      ? { number: issue.number, pull_request: serializePullRequest(github, repository, issue) }
      : { issue: serializeIssue(github, repository, issue) }),
    label: serializeLabel(github, repository, label),
    repository: repositoryInWebhooks(github, repository),
    sender: serializeAccount(github, by)
  }
}

export type PullRequestAction = 'opened' | 'reopened' | 'ready_for_review' | 'synchronize'

/** The payload of `pull_request` with an action that is about its commits. */
export function pullRequestEvent(
  github: GitHubState,
  repository: Repository,
  { issue, action, by }: { issue: PullRequest; action: PullRequestAction; by: Account }
) {
  return {
    action,
    number: issue.number,
    pull_request: serializePullRequest(github, repository, issue),
    repository: repositoryInWebhooks(github, repository),
    sender: serializeAccount(github, by)
  }
}

/** The payload of `workflow_dispatch`. */
export function dispatchEvent(
  github: GitHubState,
  repository: Repository,
  { inputs, by }: { inputs: Readonly<Record<string, string>>; by: Account }
) {
  return {
    inputs,
    ref: `refs/heads/${repository.defaultBranch}`,
    repository: repositoryInWebhooks(github, repository),
    sender: serializeAccount(github, by),
    workflow: '.github/workflows/agent.yml'
  }
}

/** The payload of `issues` with the action `assigned`. */
export function assignedEvent(
  github: GitHubState,
  repository: Repository,
  { issue, assignee, by }: { issue: Issue; assignee: Account; by: Account }
) {
  return {
    action: 'assigned',
    issue: serializeIssue(github, repository, issue),
    assignee: serializeAccount(github, assignee),
    repository: repositoryInWebhooks(github, repository),
    sender: serializeAccount(github, by)
  }
}

export interface ReviewEvent {
  readonly name: 'pull_request_review' | 'pull_request_review_comment'
  readonly payload: Readonly<Record<string, unknown>>
}

/**
 * The events of a submitted review: `pull_request_review` with the action `submitted`, and for each of its comments
 * `pull_request_review_comment` with the action `created`.
 */
export async function reviewEvents(
  github: GitHubState,
  repository: Repository,
  at: { issue: PullRequest; review: Review }
): Promise<ReviewEvent[]> {
  const { issue, review } = at
  const common = {
    pull_request: serializePullRequest(github, repository, issue),
    repository: repositoryInWebhooks(github, repository),
    sender: serializeAccount(github, review.author)
  }
  const locator = createThreadLocator(repository, issue)
  const comments = issue.pullRequest.reviewComments.filter(({ reviewId }) => reviewId === review.id)
  const shown = await Promise.all(
    comments.map((comment) => serializeReviewComment(github, repository, { issue, comment, locator }))
  )
  const written = serializeReview(github, repository, at)
  // Webhooks write the state in lower case, and no body as null.
  const inWebhook = { ...written, state: written.state.toLowerCase(), body: written.body === '' ? null : written.body }
  return [
    { name: 'pull_request_review', payload: { action: 'submitted', review: inWebhook, ...common } },
    ...shown.map((comment) => ({
      name: 'pull_request_review_comment' as const,
      payload: { action: 'created', comment, ...common }
    }))
  ]
}

/** The payload of `workflow_run` with the action `completed`. */
export async function workflowRunEvent(github: GitHubState, repository: Repository, run: WorkflowRun) {
  const api = repositoryUrl(github, repository)
  const { id, name, path } = run.workflow
  const createdAt = timestamp(repository.createdAt)
  return {
    action: 'completed',
    workflow_run: await serializeWorkflowRun(github, repository, run),
    workflow: {
      id,
      node_id: nodeId('Workflow', id),
      name,
      path,
      state: 'active',
      created_at: createdAt,
      updated_at: createdAt,
      url: `${api}/actions/workflows/${id}`,
      html_url: `${github.serverUrl}/${fullName(repository)}/blob/${repository.defaultBranch}/${path}`,
      badge_url: `${github.serverUrl}/${fullName(repository)}/workflows/${encodeURIComponent(name)}/badge.svg`
    },
    repository: repositoryInWebhooks(github, repository),
    sender: serializeAccount(github, run.triggeringActor)
  }
}

/** The payload of `check_suite` with the action `completed`. */
export async function checkSuiteEvent(
  github: GitHubState,
  repository: Repository,
  { suite, by }: { suite: CheckSuite; by: string }
) {
  return {
    action: 'completed',
    check_suite: await serializeCheckSuite(github, repository, suite),
    repository: repositoryInWebhooks(github, repository),
    sender: serializeAccount(github, findOrCreateAccount(github, by))
  }
}
