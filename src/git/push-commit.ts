import type { Person } from '../domain/task.ts'
import { noReplyAddress } from '../text/github-rules.ts'
import { GitFailure, type Git } from './git.ts'
import { checkedRemote, headOfRemote, pushTo, type Remote } from './remote.ts'
import { lastLine } from '../text/lines.ts'

/** A commit for the branch of another repository, such as a fork. */
export interface CommitToPush {
  /** Page of the repository, on the server of our own. */
  readonly page: string
  readonly branch: string
  /** The expected head of the branch, and the commit's parent. */
  readonly parent: string
  readonly tree: string
  readonly message: string
  readonly author: Pick<Person, 'login' | 'id'>
  /** ISO 8601. Two attempts at the same commit have the same time, and so the same id. */
  readonly at: string
}

export type PushResult =
  | { readonly kind: 'pushed'; readonly sha: string }
  /** The branch has another head than expected, and was not changed. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Commits and pushes with git, because the API of a repository does not take objects from somebody who can write only to one of its branches.
 * The lease refuses any head but the parent, even an earlier commit that the branch was reset to, so nothing is ever overwritten.
 *
 * @param own the remote of our own repository
 */
export async function pushCommit(git: Git, own: Remote, commit: CommitToPush): Promise<PushResult> {
  const { page, branch, parent } = commit
  const remote = checkedRemote({ url: `${page}.git`, token: own.token })
  // Attack: a page that the token must not be sent to.
  if (new URL(remote.url).origin !== new URL(own.url).origin)
    return { kind: 'refused', reason: `${page} is on another server` }
  const sha = await writeCommit(git, commit, new URL(own.url).hostname)
  try {
    await pushTo(git, remote, { sha, branch, parent })
    return { kind: 'pushed', sha }
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    // The answer to a push that succeeded can be lost.
    const head = await headOfRemote(git, remote, branch)
    if (head === sha) return { kind: 'pushed', sha }
    return head === parent ? { kind: 'refused', reason: refusalIn(error.stderr) } : { kind: 'moved' }
  }
}

/** Git's last line says only that the push failed. Why the server refused the branch is in the line of the branch, in parentheses. */
function refusalIn(stderr: string): string {
  return /^ *! \[remote rejected\] .*? \((.+)\)$/m.exec(stderr)?.[1] ?? lastLine(stderr)
}

async function writeCommit(
  git: Git,
  { parent, tree, message, author, at }: CommitToPush,
  host: string
): Promise<string> {
  const person = `${author.login} <${noReplyAddress(author, host)}> ${Math.floor(Date.parse(at) / 1000)} +0000`
  const head = [`tree ${tree}`, `parent ${parent}`, `author ${person}`, `committer ${person}`]
  const input = `${head.join('\n')}\n\n${message.trimEnd()}\n`
  return (await git.run(['hash-object', '-t', 'commit', '-w', '--stdin'], { input })).trim()
}
