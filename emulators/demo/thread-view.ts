import type { EmulatedRepository } from '../github/repository.ts'
import type { Issue, PullRequest, ReviewComment } from '../github/state.ts'
import type { ReviewThreadView, ThreadEntry, ThreadView } from './page.ts'

/** What GitHub shows of an issue or a pull request now. */
export async function viewThread(repository: EmulatedRepository, issue: Issue, serverUrl: string): Promise<ThreadView> {
  const { number, title, author, createdAt } = issue
  const comments = repository.comments(number).map((comment) => ({ ...entryOf(comment), at: comment.createdAt }))
  const reviews = issue.pullRequest ? reviewEntries(issue as PullRequest) : []
  const kind = issue.pullRequest ? 'Pull request' : 'Issue'
  return {
    kind,
    number,
    title,
    state: issue.pullRequest?.isDraft ? 'draft' : issue.state,
    url: `${serverUrl}/${repository.fullName}/${issue.pullRequest ? 'pull' : 'issues'}/${number}`,
    entries: [
      { author: author.login, states: [{ body: issue.body ?? '', at: createdAt }] },
      ...[...comments, ...reviews].toSorted((one, other) => one.at.getTime() - other.at.getTime())
    ],
    diff: issue.pullRequest && (await diffOf(repository, issue.pullRequest))
  }
}

function entryOf({ author, states }: ReturnType<EmulatedRepository['comments']>[number]): ThreadEntry {
  return { author: author.login, states }
}

/** A reply is a review of its own, and shown in its thread only. */
function reviewEntries({ pullRequest: { reviews, reviewComments } }: PullRequest): (ThreadEntry & { at: Date })[] {
  return reviews.flatMap(({ id, author, body, submittedAt: at }) => {
    const roots = reviewComments.filter(({ reviewId, replyTo }) => reviewId === id && replyTo === undefined)
    if (!at || (body === '' && roots.length === 0)) return []
    const threads = roots.map((root) => threadOf(root, reviewComments))
    return [{ author: author.login, states: [{ body, at }], threads, at }]
  })
}

function threadOf({ id, thread }: ReviewComment, all: readonly ReviewComment[]): ReviewThreadView {
  return {
    path: thread.path,
    hunk: thread.diffHunk,
    resolvedBy: thread.resolvedBy?.login,
    comments: all
      .filter((comment) => comment.id === id || comment.replyTo === id)
      .map(({ author, body }) => ({ author: author.login, body }))
  }
}

function diffOf({ state: { git } }: EmulatedRepository, pull: PullRequest['pullRequest']): Promise<string> {
  return git.text(['diff', '--no-color', '--no-ext-diff', `${pull.baseSha}...${pull.headSha}`])
}
