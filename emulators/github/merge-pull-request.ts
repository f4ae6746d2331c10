import { mergedTree } from './git-history.ts'
import { writeCommit } from './git-objects.ts'
import { moveRef } from './git-refs.ts'
import { syncBranches } from './pull-requests.ts'
import { GITHUB } from './routes/git-data.ts'
import { noReplyAddress, type Account, type GitHubState, type PullRequest, type Repository } from './state.ts'

/** Merges a pull request of the repository itself, as the button does. @throws if it is closed or conflicts */
export async function mergePullRequest(
  github: GitHubState,
  repository: Repository,
  { issue, by }: { readonly issue: PullRequest; readonly by: Account }
): Promise<void> {
  const { git } = repository
  const { headRef, headSha, baseRef, baseSha } = issue.pullRequest
  const tree = issue.state === 'open' ? await mergedTree(git, baseSha, headSha) : undefined
  if (tree === undefined) throw new Error(`Pull request ${issue.number} cannot be merged.`)
  const at = github.now()
  const message = `Merge pull request #${issue.number} from ${headRef}`
  const author = { name: by.login, email: noReplyAddress(by), date: at }
  const committer = { ...GITHUB, date: at }
  const sha = await writeCommit(git, { message, tree, parents: [baseSha, headSha], author, committer })
  repository.signedCommits.set(sha, at)
  issue.pullRequest.merge = { sha, at, by }
  // Closed first, so that the list of its commits stays.
  Object.assign(issue, { state: 'closed', closedAt: at, updatedAt: at })
  if (!(await moveRef(git, `refs/heads/${baseRef}`, { from: baseSha, to: sha })))
    throw new Error(`${baseRef} has moved.`)
  await syncBranches(github, repository, by, [baseRef])
}
