import { recordActivities } from './activities.ts'
import { ApiError, validationFailed } from './responses.ts'
import { commitsBetween } from './git-history.ts'
import { readRef, setRef } from './git-refs.ts'
import { headLabel } from './serialize/pull-request.ts'
import { pullRequestsOf, type Account, type PullRequest, type Repository, type GitHubState } from './state.ts'
import { newThread } from './threads.ts'

export interface NewPullRequest {
  readonly author: Account
  readonly headRepository: Repository
  readonly head: string
  readonly base: string
  readonly title: string
  readonly body: string | null
  readonly isDraft: boolean
  readonly maintainerCanModify: boolean
  /** Only to copy an existing one. Default: the next number. */
  readonly number?: number | undefined
}

/** @throws ApiError for the same reasons as GitHub, with its messages */
export async function openPullRequest(
  github: GitHubState,
  repository: Repository,
  wanted: NewPullRequest
): Promise<PullRequest> {
  if (wanted.isDraft && !repository.settings.draftsAllowed) {
    throw new ApiError(422, 'Draft pull requests are not supported in this repository.')
  }
  const base = await readRef(repository.git, `refs/heads/${wanted.base}`)
  if (!base) throw validationFailed({ resource: 'PullRequest', field: 'base', code: 'invalid' })
  const head = await readRef(wanted.headRepository.git, `refs/heads/${wanted.head}`)
  if (!head) throw validationFailed({ resource: 'PullRequest', field: 'head', code: 'invalid' })
  await copyObjects(wanted.headRepository, repository, head.name)
  if ((await commitsBetween(repository.git, base.sha, head.sha)).length === 0) {
    throw rejected(`No commits between ${wanted.base} and ${wanted.head}`)
  }

  // Nothing is awaited between this check and the new entry, so one of two equal requests fails.
  const label = `${wanted.headRepository.owner.login}:${wanted.head}`
  const open = pullRequestsOf(repository).filter(({ state }) => state === 'open')
  if (open.some((other) => headLabel(other) === label && other.pullRequest.baseRef === wanted.base)) {
    throw rejected(`A pull request already exists for ${label}.`)
  }
  const opened = addPullRequest(github, repository, { ...wanted, headSha: head.sha, baseSha: base.sha })
  await publishHead(repository, opened)
  return opened
}

function rejected(message: string): ApiError {
  return validationFailed({ resource: 'PullRequest', code: 'custom', message })
}

function addPullRequest(
  github: GitHubState,
  repository: Repository,
  wanted: NewPullRequest & { headSha: string; baseSha: string }
) {
  const issue: PullRequest = {
    ...newThread(github, repository, wanted),
    pullRequest: {
      headRepository: wanted.headRepository,
      headRef: wanted.head,
      headSha: wanted.headSha,
      baseRef: wanted.base,
      baseSha: wanted.baseSha,
      isDraft: wanted.isDraft,
      maintainerCanModify: wanted.maintainerCanModify,
      merge: undefined,
      reviews: [],
      reviewComments: [],
      requestedReviewers: new Set(),
      requestedTeams: new Set()
    }
  }
  repository.issues.set(issue.number, issue)
  return issue
}

/**
 * After branches of a repository moved: records activities, updates open pull requests and closes those without a branch.
 *
 * @param moved the branches that the actor moved. Default: all that moved
 */
export async function syncBranches(
  github: GitHubState,
  changed: Repository,
  actor: Account,
  moved?: readonly string[]
): Promise<void> {
  await recordActivities(github, changed, actor, moved)
  for (const repository of github.repositories.values()) {
    for (const issue of pullRequestsOf(repository).filter(({ state }) => state === 'open')) {
      if (issue.pullRequest.headRepository === changed) await syncHead(github, repository, issue)
      if (repository === changed) await syncBase(repository, issue)
    }
  }
}

async function syncHead(github: GitHubState, repository: Repository, issue: PullRequest): Promise<void> {
  const { headRepository, headRef, headSha } = issue.pullRequest
  const head = await readRef(headRepository.git, `refs/heads/${headRef}`)
  if (head?.sha === headSha) return
  issue.updatedAt = github.now()
  if (!head) {
    issue.state = 'closed'
    issue.closedAt = github.now()
    return
  }
  await copyObjects(headRepository, repository, head.name)
  issue.pullRequest.headSha = head.sha
  await publishHead(repository, issue)
}

async function syncBase(repository: Repository, issue: PullRequest): Promise<void> {
  const base = await readRef(repository.git, `refs/heads/${issue.pullRequest.baseRef}`)
  if (base) issue.pullRequest.baseSha = base.sha
}

// Here a fork is a separate repository. On GitHub, both share their objects.
async function copyObjects(from: Repository, to: Repository, ref: string): Promise<void> {
  if (from !== to) await to.git.run(['fetch', '--quiet', '--no-write-fetch-head', from.git.directory, ref])
}

async function publishHead({ git }: Repository, { number, pullRequest }: PullRequest): Promise<void> {
  await setRef(git, `refs/pull/${number}/head`, pullRequest.headSha)
}
