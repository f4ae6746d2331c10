import { readCommit } from '../git-objects.ts'
import { changedFiles, type ChangedFile } from '../git-history.ts'
import { fullName, noReplyAddress, timestamp, type Repository, type GitHubState } from '../state.ts'
import { serializeAccount } from './account.ts'
import { nodeId } from './node-id.ts'
import { repositoryUrl } from './repository.ts'
import type { Commit, Signature } from '../commit-text.ts'

function commitPage(github: GitHubState, repository: Repository, sha: string): string {
  return `${github.serverUrl}/${fullName(repository)}/commit/${sha}`
}

/** `git-commit`: a commit as a git object. */
export async function serializeGitCommit(github: GitHubState, repository: Repository, sha: string) {
  const commit = await readCommit(repository.git, sha)
  const url = `${repositoryUrl(github, repository)}/git`
  return {
    sha,
    node_id: nodeId('Commit', sha),
    url: `${url}/commits/${sha}`,
    html_url: commitPage(github, repository, sha),
    author: serializeSignature(commit.author),
    committer: serializeSignature(commit.committer),
    message: commit.message,
    tree: { sha: commit.tree, url: `${url}/trees/${commit.tree}` },
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${url}/commits/${parent}`,
      html_url: commitPage(github, repository, parent)
    })),
    verification: verificationOf(repository, sha)
  }
}

/** `commit`: a commit with the accounts of its author and committer. */
export async function serializeCommit(github: GitHubState, repository: Repository, sha: string) {
  const commit = await readCommit(repository.git, sha)
  const api = repositoryUrl(github, repository)
  const url = `${api}/commits/${sha}`
  return {
    sha,
    node_id: nodeId('Commit', sha),
    commit: {
      author: serializeSignature(commit.author),
      committer: serializeSignature(commit.committer),
      message: commit.message,
      tree: { sha: commit.tree, url: `${api}/git/trees/${commit.tree}` },
      url: `${api}/git/commits/${sha}`,
      comment_count: 0,
      verification: verificationOf(repository, sha)
    },
    url,
    html_url: commitPage(github, repository, sha),
    comments_url: `${url}/comments`,
    author: accountBehind(github, commit.author),
    committer: accountBehind(github, commit.committer),
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${api}/commits/${parent}`,
      html_url: commitPage(github, repository, parent)
    }))
  }
}

/** `commit` with its changes against its first parent. */
export async function serializeFullCommit(github: GitHubState, repository: Repository, commit: Commit) {
  const files = await changedFiles(repository.git, commit.parents[0], commit.sha)
  const additions = files.reduce((sum, file) => sum + file.additions, 0)
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0)
  return {
    ...(await serializeCommit(github, repository, commit.sha)),
    stats: { additions, deletions, total: additions + deletions },
    files: files.map((file) => serializeFile(github, repository, { file, head: commit.sha }))
  }
}

/** `diff-entry`. */
export function serializeFile(github: GitHubState, repository: Repository, at: { file: ChangedFile; head: string }) {
  const { file, head } = at
  const page = `${github.serverUrl}/${fullName(repository)}`
  const path = encodeURI(file.path).replaceAll('#', '%23').replaceAll('?', '%3F')
  return {
    sha: file.sha,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${page}/blob/${head}/${path}`,
    raw_url: `${page}/raw/${head}/${path}`,
    contents_url: `${repositoryUrl(github, repository)}/contents/${path}?ref=${head}`,
    ...(file.patch !== undefined && { patch: file.patch }),
    ...(file.previousPath !== undefined && { previous_filename: file.previousPath })
  }
}

// The object itself is not signed, because only GitHub has the key. Clients rely on this field.
function verificationOf(repository: Repository, sha: string) {
  const signedAt = repository.signedCommits.get(sha)
  return {
    verified: signedAt !== undefined,
    reason: signedAt ? 'valid' : 'unsigned',
    signature: null,
    payload: null,
    verified_at: signedAt ? timestamp(signedAt) : null
  }
}

function serializeSignature({ name, email, date }: Signature) {
  return { name, email, date: timestamp(date) }
}

function accountBehind(github: GitHubState, { email }: Signature) {
  const account = [...github.accounts.values()].find((candidate) => noReplyAddress(candidate) === email)
  return account ? serializeAccount(github, account) : null
}

/** `simple-commit`, as in workflow runs and check suites. */
export function serializeHeadCommit({ sha, tree, message, author, committer }: Commit) {
  return {
    id: sha,
    tree_id: tree,
    message,
    timestamp: timestamp(committer.date),
    author: { name: author.name, email: author.email },
    committer: { name: committer.name, email: committer.email }
  }
}
