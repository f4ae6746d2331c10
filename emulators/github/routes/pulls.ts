import * as z from 'zod'
import {
  accepted,
  ApiError,
  createdAt,
  list,
  notFound,
  ok,
  readBody,
  unprocessable,
  validationFailed,
  type ApiResponse
} from '../responses.ts'
import { changedFiles, commitsBetween, isAncestor, mergeBase, mergedTree } from '../git-history.ts'
import { writeCommit } from '../git-objects.ts'
import { moveRef, readRef } from '../git-refs.ts'
import { openPullRequest, syncBranches } from '../pull-requests.ts'
import { serializeCommit, serializeFile } from '../serialize/commit.ts'
import { headLabel, serializeFullPullRequest, serializePullRequest } from '../serialize/pull-request.ts'
import {
  findRepository,
  isPullRequest,
  noReplyAddress,
  pullRequestsOf,
  type PullRequest,
  type Repository
} from '../state.ts'
import { GITHUB } from './git-data.ts'
import { callerAccount, parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'

const newPullRequest = z.object({
  title: z.string().min(1),
  head: z.string().min(1),
  base: z.string().min(1),
  body: z.string().nullish(),
  draft: z.boolean().default(false),
  maintainer_can_modify: z.boolean().default(true)
})
const pullRequestChange = z.object({
  title: z.string().min(1).optional(),
  body: z.string().nullish(),
  state: z.enum(['open', 'closed']).optional(),
  base: z.string().optional(),
  maintainer_can_modify: z.boolean().optional()
})

const READ = { pull_requests: 'read' } as const
const WRITE = { pull_requests: 'write' } as const

export const pullRoutes: readonly Route[] = [
  repositoryRoute('GET /pulls', READ, listPullRequests),
  repositoryRoute('POST /pulls', WRITE, createPullRequest),
  repositoryRoute('GET /pulls/{pull_number}', READ, getPullRequest),
  repositoryRoute('PATCH /pulls/{pull_number}', WRITE, updatePullRequest),
  repositoryRoute('PUT /pulls/{pull_number}/update-branch', WRITE, updateBranch),
  repositoryRoute('GET /pulls/{pull_number}/files', READ, listFiles),
  repositoryRoute('GET /pulls/{pull_number}/commits', READ, listCommits)
]

/** @throws ApiError when no pull request has that number */
export function pullRequestOf(call: RepositoryCall): PullRequest {
  const issue = call.repository.issues.get(Number(parameter(call, 'pull_number')))
  if (!issue || !isPullRequest(issue)) throw notFound()
  return issue
}

function listPullRequests({ github, repository, query }: RepositoryCall): ApiResponse {
  const [state, head, base] = [query.get('state') ?? 'open', query.get('head'), query.get('base')]
  const sortBy = query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt'
  // Newest first, unless `sort` is given without `direction`.
  const sign = (query.get('direction') ?? (query.has('sort') ? 'asc' : 'desc')) === 'asc' ? 1 : -1
  const found = pullRequestsOf(repository)
    .filter((issue) => state === 'all' || issue.state === state)
    .filter((issue) => !head?.includes(':') || headLabel(issue) === head)
    .filter((issue) => !base || issue.pullRequest.baseRef === base)
    .sort((one, other) => sign * (one[sortBy].getTime() - other[sortBy].getTime() || one.number - other.number))
  return list(found.map((issue) => serializePullRequest(github, repository, issue)))
}

async function createPullRequest(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository, caller } = call
  const wanted = readBody(newPullRequest, call.body)
  if (caller?.kind === 'installation' && !repository.settings.mayOpenPullRequests) {
    throw new ApiError(403, 'GitHub Actions is not permitted to create or approve pull requests.')
  }
  const opened = await openPullRequest(github, repository, {
    ...headOf(call, wanted.head),
    author: callerAccount(call),
    base: wanted.base,
    title: wanted.title,
    body: wanted.body ?? null,
    isDraft: wanted.draft,
    maintainerCanModify: wanted.maintainer_can_modify
  })
  return createdAt(await serializeFullPullRequest(github, repository, opened))
}

// `branch`, or `owner:branch` for a fork.
function headOf({ github, repository }: RepositoryCall, head: string): { headRepository: Repository; head: string } {
  const [, owner, branch] = /^([^:]+):(.+)$/.exec(head) ?? []
  if (owner === undefined || branch === undefined) return { headRepository: repository, head }
  const headRepository = findRepository(github, owner, repository.name)
  if (!headRepository) throw validationFailed({ resource: 'PullRequest', field: 'head', code: 'invalid' })
  return { headRepository, head: branch }
}

async function getPullRequest(call: RepositoryCall): Promise<ApiResponse> {
  return ok(await serializeFullPullRequest(call.github, call.repository, pullRequestOf(call)))
}

async function updatePullRequest(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository } = call
  const issue = pullRequestOf(call)
  const change = readBody(pullRequestChange, call.body)
  if (change.base !== undefined) await retarget(repository, issue, change.base)
  if (change.title !== undefined) issue.title = change.title
  if (change.body !== undefined) issue.body = change.body
  if (change.maintainer_can_modify !== undefined) issue.pullRequest.maintainerCanModify = change.maintainer_can_modify
  if (change.state && change.state !== issue.state) {
    issue.state = change.state
    issue.closedAt = change.state === 'closed' ? github.now() : undefined
  }
  issue.updatedAt = github.now()
  return ok(await serializeFullPullRequest(github, repository, issue))
}

const branchUpdate = z.object({ expected_head_sha: z.string().optional() }).default({})

/** Merges the base into the head, in this request already. GitHub does it a moment later. */
async function updateBranch(call: RepositoryCall): Promise<ApiResponse> {
  const { github } = call
  const { number, pullRequest } = pullRequestOf(call)
  const { headRepository, headRef, headSha, baseRef, baseSha } = pullRequest
  const { git } = headRepository
  const { expected_head_sha: expected = headSha } = readBody(branchUpdate, call.body)
  if (expected !== headSha)
    throw unprocessable('expected_head_sha does not match the current head of the pull request.')
  if (await isAncestor(git, baseSha, headSha)) throw unprocessable('There are no new commits on the base branch.')
  const tree = await mergedTree(git, headSha, baseSha)
  if (tree === undefined) throw unprocessable('merge conflict between base and head')
  const account = callerAccount(call)
  const author = { name: account.login, email: noReplyAddress(account), date: github.now() }
  const message = `Merge branch '${baseRef}' into ${headRef}`
  const committer = { ...GITHUB, date: author.date }
  const sha = await writeCommit(git, { message, tree, parents: [headSha, baseSha], author, committer })
  headRepository.signedCommits.set(sha, author.date)
  await moveRef(git, `refs/heads/${headRef}`, { from: headSha, to: sha })
  await syncBranches(github, headRepository, account, [headRef])
  return accepted({ message: 'Updating pull request branch.', url: `${github.serverUrl}/${number}` })
}

async function retarget({ git }: Repository, { pullRequest }: PullRequest, base: string): Promise<void> {
  const ref = await readRef(git, `refs/heads/${base}`)
  if (!ref) throw validationFailed({ resource: 'PullRequest', field: 'base', code: 'invalid' })
  pullRequest.baseRef = base
  pullRequest.baseSha = ref.sha
}

async function listFiles(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository } = call
  const { baseSha, headSha } = pullRequestOf(call).pullRequest
  const files = await changedFiles(repository.git, await mergeBase(repository.git, baseSha, headSha), headSha)
  return list(files.map((file) => serializeFile(github, repository, { file, head: headSha })))
}

async function listCommits(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository } = call
  const { baseSha, headSha } = pullRequestOf(call).pullRequest
  const commits = await commitsBetween(repository.git, baseSha, headSha)
  return list(await Promise.all(commits.map((sha) => serializeCommit(github, repository, sha))))
}
