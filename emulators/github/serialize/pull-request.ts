import { changedFiles, commitsBetween, mergeBase } from '../git-history.ts'
import { fullName, timestamp, type PullRequest, type Repository, type GitHubState } from '../state.ts'
import { authorAssociation, serializeAccount } from './account.ts'
import { issuePage, issueUrl, serializeAssignees, serializeLabels } from './issue.ts'
import { nodeId } from './node-id.ts'
import { repositoryUrl, serializeRepository } from './repository.ts'

export function pullRequestUrl(github: GitHubState, repository: Repository, number: number): string {
  return `${repositoryUrl(github, repository)}/pulls/${number}`
}

/** `pull-request-simple`, as in lists. */
export function serializePullRequest(github: GitHubState, repository: Repository, issue: PullRequest) {
  const { headRepository, headRef, headSha, baseRef, baseSha, isDraft } = issue.pullRequest
  const { requestedReviewers, requestedTeams, merge } = issue.pullRequest
  return {
    ...links(github, repository, issue),
    id: issue.id,
    node_id: nodeId('PullRequest', issue.id),
    number: issue.number,
    state: issue.state,
    locked: false,
    title: issue.title,
    user: serializeAccount(github, issue.author),
    body: issue.body,
    labels: serializeLabels(github, repository, issue),
    milestone: null,
    active_lock_reason: null,
    created_at: timestamp(issue.createdAt),
    updated_at: timestamp(issue.updatedAt),
    closed_at: issue.closedAt ? timestamp(issue.closedAt) : null,
    merged_at: merge ? timestamp(merge.at) : null,
    merge_commit_sha: merge?.sha ?? null,
    ...serializeAssignees(github, issue),
    requested_reviewers: [...requestedReviewers].map((account) => serializeAccount(github, account)),
    requested_teams: [...requestedTeams].map((slug) => serializeTeam(github, repository, slug)),
    head: serializeEnd(github, headRepository, { ref: headRef, sha: headSha }),
    base: serializeEnd(github, repository, { ref: baseRef, sha: baseSha }),
    author_association: authorAssociation(repository, issue.author),
    auto_merge: null,
    draft: isDraft
  }
}

/** `team` of the organization that owns the repository. */
function serializeTeam(github: GitHubState, { owner, teams }: Repository, slug: string) {
  const id = teams.get(slug) ?? 0
  const url = `${github.apiUrl}/organizations/${owner.id}/team/${id}`
  return {
    id,
    node_id: nodeId('Team', id),
    name: slug,
    slug,
    description: null,
    permission: 'pull',
    type: 'organization' as const,
    url,
    html_url: `${github.serverUrl}/orgs/${owner.login}/teams/${slug}`,
    members_url: `${url}/members{/member}`,
    repositories_url: `${url}/repos`,
    parent: null
  }
}

/** `pull-request`, with counts. */
export async function serializeFullPullRequest(github: GitHubState, repository: Repository, issue: PullRequest) {
  const { baseSha, headSha, reviewComments, maintainerCanModify, merge } = issue.pullRequest
  const base = (await mergeBase(repository.git, baseSha, headSha)) ?? baseSha
  const files = await changedFiles(repository.git, base, headSha)
  const comments = [...repository.comments.values()].filter(({ issueNumber }) => issueNumber === issue.number)
  return {
    ...serializePullRequest(github, repository, issue),
    merged: merge !== undefined,
    // GitHub's value before it has tried to merge.
    mergeable: null,
    rebaseable: null,
    mergeable_state: 'unknown',
    merged_by: merge ? serializeAccount(github, merge.by) : null,
    comments: comments.length,
    review_comments: reviewComments.length,
    maintainer_can_modify: maintainerCanModify,
    commits: (await commitsBetween(repository.git, baseSha, headSha)).length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length
  }
}

function serializeEnd(github: GitHubState, repository: Repository, { ref, sha }: { ref: string; sha: string }) {
  return {
    label: `${repository.owner.login}:${ref}`,
    ref,
    sha,
    user: serializeAccount(github, repository.owner),
    repo: serializeRepository(github, repository)
  }
}

function links(github: GitHubState, repository: Repository, issue: PullRequest) {
  const api = repositoryUrl(github, repository)
  const url = pullRequestUrl(github, repository, issue.number)
  const page = issuePage(github, repository, issue)
  const addresses = {
    html: page,
    issue: issueUrl(github, repository, issue.number),
    comments: `${issueUrl(github, repository, issue.number)}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${api}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses: `${api}/statuses/${issue.pullRequest.headSha}`
  }
  return {
    url,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: addresses.issue,
    commits_url: addresses.commits,
    review_comments_url: addresses.review_comments,
    review_comment_url: addresses.review_comment,
    comments_url: addresses.comments,
    statuses_url: addresses.statuses,
    _links: {
      self: { href: url },
      html: { href: page },
      issue: { href: addresses.issue },
      comments: { href: addresses.comments },
      review_comments: { href: addresses.review_comments },
      review_comment: { href: addresses.review_comment },
      commits: { href: addresses.commits },
      statuses: { href: addresses.statuses }
    }
  }
}

/** The head as `owner:branch`. */
export function headLabel(issue: PullRequest): string {
  return `${issue.pullRequest.headRepository.owner.login}:${issue.pullRequest.headRef}`
}

/** The web page of the comparison. */
export function comparePage(github: GitHubState, repository: Repository, range: string): string {
  return `${github.serverUrl}/${fullName(repository)}/compare/${range}`
}
