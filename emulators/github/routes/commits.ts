import { ApiError, list, notFound, ok, type ApiResponse } from '../responses.ts'
import { changedFiles, commitsBetween, mergeBase } from '../git-history.ts'
import { readCommit } from '../git-objects.ts'
import { resolveCommit } from '../git-refs.ts'
import { serializeCommit, serializeFile, serializeFullCommit } from '../serialize/commit.ts'
import { pullRequestsOf } from '../state.ts'
import { comparePage, serializePullRequest } from '../serialize/pull-request.ts'
import { repositoryUrl } from '../serialize/repository.ts'
import { requireCommits } from './git-data.ts'
import { parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'

export const commitRoutes: readonly Route[] = [
  repositoryRoute('GET /commits/{commit_sha}/pulls', { pull_requests: 'read', contents: 'read' }, listPullRequests),
  repositoryRoute('GET /commits', { contents: 'read' }, listCommits),
  repositoryRoute('GET /commits/{ref}', { contents: 'read' }, getCommit),
  repositoryRoute('GET /compare/{basehead}', { contents: 'read' }, compare)
]

async function listCommits(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const { github, repository, query } = call
  const { git, defaultBranch } = repository
  const start = query.get('sha') ?? defaultBranch
  const sha = await resolveCommit(git, start)
  if (!sha) throw notFound()
  const path = query.get('path')
  const log = await git.text(['--literal-pathspecs', 'rev-list', sha, ...(path === null ? [] : ['--', path])])
  const commits = log.split('\n').filter(Boolean)
  return list(await Promise.all(commits.map((id) => serializeCommit(github, repository, id))))
}

/** Open ones with the commit, and the one that brought it to the default branch. Here: open ones, and of forks those whose head it is. */
async function listPullRequests(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository } = call
  const sha = parameter(call, 'commit_sha')
  const open = pullRequestsOf(repository).filter(({ state }) => state === 'open')
  const found = await Promise.all(
    open.map(async (issue) => {
      const { headSha, baseSha, headRepository } = issue.pullRequest
      if (headSha === sha) return [issue]
      if (headRepository !== repository) return []
      return (await commitsBetween(repository.git, baseSha, headSha)).includes(sha) ? [issue] : []
    })
  )
  return list(found.flat().map((issue) => serializePullRequest(github, repository, issue)))
}

async function getCommit(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const { github, repository } = call
  const ref = parameter(call, 'ref')
  const sha = await resolveCommit(repository.git, ref)
  if (!sha) throw new ApiError(422, `No commit found for SHA: ${ref}`)
  return ok(await serializeFullCommit(github, repository, await readCommit(repository.git, sha)))
}

async function compare(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository } = call
  const { git } = repository
  const range = parameter(call, 'basehead')
  const [base, head] = await Promise.all(range.split('...').map((name) => resolveEnd(call, name)))
  const common = base && head && (await mergeBase(git, base, head))
  if (!common) throw notFound()

  const ahead = await commitsBetween(git, base, head)
  const behind = await commitsBetween(git, head, base)
  const files = await changedFiles(git, common, head)
  const page = comparePage(github, repository, range)
  const commits = await Promise.all(ahead.map((sha) => serializeCommit(github, repository, sha)))
  const comparison = {
    url: `${repositoryUrl(github, repository)}/compare/${range}`,
    html_url: page,
    permalink_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    base_commit: await serializeCommit(github, repository, base),
    merge_base_commit: await serializeCommit(github, repository, common),
    status: statusOf(ahead.length, behind.length),
    ahead_by: ahead.length,
    behind_by: behind.length,
    total_commits: ahead.length,
    files: files.map((file) => serializeFile(github, repository, { file, head }))
  }
  // GitHub pages the commits only if the request asks for it.
  if (!call.query.has('per_page')) return ok({ ...comparison, commits })
  return list(commits, (page) => ({ ...comparison, commits: page }))
}

// `owner:branch` can name this repository too.
function resolveEnd({ repository }: RepositoryCall, name: string): Promise<string | undefined> {
  return resolveCommit(repository.git, name.replace(`${repository.owner.login}:`, ''))
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead'
  return behind > 0 ? 'behind' : 'identical'
}
