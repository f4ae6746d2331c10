import type { Person } from '../domain/task.ts'
import type { BranchCommit } from '../forge/forge.ts'
import { readRunTrailer } from '../tasks/commit-message.ts'
import type { Session, SessionRequest } from './session.ts'

/** A run with the commits of it that a branch has. */
export interface PublishedRun {
  readonly request: SessionRequest
  /** Oldest first. */
  readonly commits: readonly BranchCommit[]
}

export interface PublishedRuns {
  /** Oldest first. */
  readonly runs: readonly PublishedRun[]
  /** Commits that look like those of runs, but that no run of this session made; oldest first. */
  readonly unknown: readonly BranchCommit[]
}

/**
 * The runs that made commits of a branch. A commit counts only if three things agree: our own account is its author, its message names a
 * request, and the session lists it as a commit of that request.
 *
 * Attack: somebody pushes a commit with our name and our trailer, so that `undo` reverts their choice of changes.
 *
 * @param commits of the branch, oldest first
 */
export function publishedRuns(
  session: Session | undefined,
  commits: readonly BranchCommit[],
  self: Person
): PublishedRuns {
  const ours = commits.filter((commit) => isOurs(commit, self) && readRunTrailer(commit.message) !== undefined)
  const runs = new Map<SessionRequest, BranchCommit[]>()
  const unknown: BranchCommit[] = []
  for (const commit of ours) {
    const claim = readRunTrailer(commit.message)
    const request = session?.requests.find((one) => one.claim === claim && one.commits.includes(commit.sha))
    if (request) runs.set(request, [...(runs.get(request) ?? []), commit])
    else unknown.push(commit)
  }
  return { runs: [...runs].map(([request, made]) => ({ request, commits: made })), unknown }
}

/** GitHub signs what a bot's token commits and is its committer. Nobody signs the commits of a person's token. */
function isOurs({ authorId, committerId, isSigned }: BranchCommit, self: Person): boolean {
  return authorId === self.id && (self.isBot ? isSigned : committerId === self.id)
}

/** The commit that this request has already made, in an attempt that ended before it could be recorded. */
export function commitOfRequest(
  commits: readonly BranchCommit[],
  { claim, self }: { readonly claim: string; readonly self: Person }
): BranchCommit | undefined {
  return commits.findLast((commit) => isOurs(commit, self) && readRunTrailer(commit.message) === claim)
}
