import {
  fullName,
  timestamp,
  type Comment,
  type Issue,
  type Label,
  type Reaction,
  type Repository,
  type GitHubState
} from '../state.ts'
import { authorAssociation, serializeAccount } from './account.ts'
import { nodeId } from './node-id.ts'
import { repositoryUrl } from './repository.ts'

export function issueUrl(github: GitHubState, repository: Repository, number: number): string {
  return `${repositoryUrl(github, repository)}/issues/${number}`
}

/** The web page. */
export function issuePage(github: GitHubState, repository: Repository, issue: Issue): string {
  const folder = issue.pullRequest ? 'pull' : 'issues'
  return `${github.serverUrl}/${fullName(repository)}/${folder}/${issue.number}`
}

/** `issue`; pull requests are issues too. */
export function serializeIssue(github: GitHubState, repository: Repository, issue: Issue) {
  const url = issueUrl(github, repository, issue.number)
  const page = issuePage(github, repository, issue)
  return {
    url,
    repository_url: repositoryUrl(github, repository),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    timeline_url: `${url}/timeline`,
    html_url: page,
    id: issue.id,
    node_id: nodeId('Issue', issue.id),
    number: issue.number,
    title: issue.title,
    user: serializeAccount(github, issue.author),
    labels: serializeLabels(github, repository, issue),
    state: issue.state,
    state_reason: issue.state === 'closed' && !issue.pullRequest ? 'completed' : null,
    locked: false,
    ...serializeAssignees(github, issue),
    milestone: null,
    comments: [...repository.comments.values()].filter(({ issueNumber }) => issueNumber === issue.number).length,
    created_at: timestamp(issue.createdAt),
    updated_at: timestamp(issue.updatedAt),
    closed_at: issue.closedAt ? timestamp(issue.closedAt) : null,
    author_association: authorAssociation(repository, issue.author),
    active_lock_reason: null,
    body: issue.body,
    reactions: rollUp(url, issue.reactions),
    performed_via_github_app: null,
    ...(issue.pullRequest && {
      draft: issue.pullRequest.isDraft,
      pull_request: {
        url: url.replace(/issues\/(\d+)$/, 'pulls/$1'),
        html_url: page,
        diff_url: `${page}.diff`,
        patch_url: `${page}.patch`,
        merged_at: issue.pullRequest.merge ? timestamp(issue.pullRequest.merge.at) : null
      }
    })
  }
}

/** With what the API has and webhooks do not. */
export function serializeFullIssue(github: GitHubState, repository: Repository, issue: Issue) {
  return { ...serializeIssue(github, repository, issue), closed_by: null, pinned_comment: null }
}

/** With what the API has and webhooks do not. */
export function serializeFullComment(github: GitHubState, repository: Repository, comment: Comment) {
  return { ...serializeComment(github, repository, comment), pin: null, minimized: null }
}

export function serializeAssignees(github: GitHubState, issue: Issue) {
  const assignees = [...issue.assignees].map((account) => serializeAccount(github, account))
  return { assignee: assignees[0] ?? null, assignees }
}

/** `issue-comment`. */
export function serializeComment(github: GitHubState, repository: Repository, comment: Comment) {
  const url = `${repositoryUrl(github, repository)}/issues/comments/${comment.id}`
  const issue = repository.issues.get(comment.issueNumber)
  return {
    url,
    html_url: `${issue ? issuePage(github, repository, issue) : ''}#issuecomment-${comment.id}`,
    issue_url: issueUrl(github, repository, comment.issueNumber),
    id: comment.id,
    node_id: nodeId('IssueComment', comment.id),
    user: serializeAccount(github, comment.author),
    created_at: timestamp(comment.createdAt),
    updated_at: timestamp(comment.updatedAt),
    author_association: authorAssociation(repository, comment.author),
    body: comment.body,
    reactions: rollUp(url, comment.reactions),
    performed_via_github_app: null
  }
}

export function serializeReaction(github: GitHubState, { id, account, content, createdAt }: Reaction) {
  return {
    id,
    node_id: nodeId('Reaction', id),
    user: serializeAccount(github, account),
    content,
    created_at: timestamp(createdAt)
  }
}

/** `reaction-rollup`. */
export function rollUp(url: string, reactions: readonly Reaction[]) {
  const count = (content: string) => reactions.filter((reaction) => reaction.content === content).length
  return {
    url: `${url}/reactions`,
    total_count: reactions.length,
    '+1': count('+1'),
    '-1': count('-1'),
    laugh: count('laugh'),
    hooray: count('hooray'),
    confused: count('confused'),
    heart: count('heart'),
    rocket: count('rocket'),
    eyes: count('eyes')
  }
}

export function serializeLabels(github: GitHubState, repository: Repository, issue: Issue) {
  const labels = [...issue.labels].map((name) => repository.labels.get(name)).filter((label) => label !== undefined)
  return labels.map((label) => serializeLabel(github, repository, label))
}

export function serializeLabel(github: GitHubState, repository: Repository, { id, name, color, description }: Label) {
  return {
    id,
    node_id: nodeId('Label', id),
    url: `${repositoryUrl(github, repository)}/labels/${encodeURIComponent(name)}`,
    name,
    color,
    default: false,
    description
  }
}
