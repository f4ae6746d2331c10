import { readCommit } from '../git-objects.ts'
import { changedFiles } from '../git-history.ts'
import { fullName, noReplyAddress, timestamp } from '../state.ts'
import { serializeAccount } from './account.ts'
import { nodeId } from './node-id.ts'
import { repositoryUrl } from './repository.ts'
import type { Commit, Signature } from '../git-objects.ts'
import type { ChangedFile } from '../git-history.ts'
import type { Repository, World } from '../state.ts'

function commitPage(world: World, repository: Repository, sha: string): string {
  return `${world.serverUrl}/${fullName(repository)}/commit/${sha}`
}

/** `git-commit`: a commit as an object of git. */
export async function serializeGitCommit(world: World, repository: Repository, sha: string) {
  const commit = await readCommit(repository.git, sha)
  const url = `${repositoryUrl(world, repository)}/git`
  return {
    sha,
    node_id: nodeId('Commit', sha),
    url: `${url}/commits/${sha}`,
    html_url: commitPage(world, repository, sha),
    author: serializeSignature(commit.author),
    committer: serializeSignature(commit.committer),
    message: commit.message,
    tree: { sha: commit.tree, url: `${url}/trees/${commit.tree}` },
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${url}/commits/${parent}`,
      html_url: commitPage(world, repository, parent)
    })),
    verification: verificationOf(repository, sha)
  }
}

/** `commit`: a commit as a step in the history of a repository, with the accounts behind its names. */
export async function serializeCommit(world: World, repository: Repository, sha: string) {
  const commit = await readCommit(repository.git, sha)
  const api = repositoryUrl(world, repository)
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
    html_url: commitPage(world, repository, sha),
    comments_url: `${url}/comments`,
    author: accountBehind(world, commit.author),
    committer: accountBehind(world, commit.committer),
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${api}/commits/${parent}`,
      html_url: commitPage(world, repository, parent)
    }))
  }
}

/** `commit` with what it changed against its first parent. */
export async function serializeFullCommit(world: World, repository: Repository, commit: Commit) {
  const files = await changedFiles(repository.git, commit.parents[0], commit.sha)
  const additions = files.reduce((sum, file) => sum + file.additions, 0)
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0)
  return {
    ...(await serializeCommit(world, repository, commit.sha)),
    stats: { additions, deletions, total: additions + deletions },
    files: files.map((file) => serializeFile(world, repository, { file, head: commit.sha }))
  }
}

/** `diff-entry`. */
export function serializeFile(world: World, repository: Repository, at: { file: ChangedFile; head: string }) {
  const { file, head } = at
  const page = `${world.serverUrl}/${fullName(repository)}`
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
    contents_url: `${repositoryUrl(world, repository)}/contents/${path}?ref=${head}`,
    ...(file.patch !== undefined && { patch: file.patch }),
    ...(file.previousPath !== undefined && { previous_filename: file.previousPath })
  }
}

// The object itself bears no signature, since only GitHub has the key: its answer is what clients go by.
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

function accountBehind(world: World, { email }: Signature) {
  const account = [...world.accounts.values()].find((candidate) => noReplyAddress(candidate) === email)
  return account ? serializeAccount(world, account) : null
}
