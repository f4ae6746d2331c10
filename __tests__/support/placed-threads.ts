/** Review threads that are put into the model of GitHub's emulator as they are, without a request and without git. */
import type { DiffSide, PullRequestFields, ReviewThread } from '../../emulators/github/state.ts'
import type { Person } from '../../src/domain/task.ts'
import { startForgeFixture, type ForgeFixture } from './github-forge.ts'
import { bot } from './run.ts'
import { task } from './run-snapshots.ts'

export const ada: Person = { login: 'ada', id: 1, isBot: false }
export const eve: Person = { login: 'eve', id: 2, isBot: false }
export const robot: Person = { login: 'reviewer[bot]', id: 3, isBot: true }

export interface PlacedComment {
  readonly id: number
  readonly reviewId: number
  readonly author: Person
  readonly body: string
  readonly isMinimized?: boolean
}

export interface PlacedThread {
  readonly path: string
  readonly side: 'left' | 'right'
  /** Undefined for a thread about the whole file. */
  readonly line: number | undefined
  readonly startLine: number | undefined
  /** Undefined for an open one. */
  readonly resolvedBy: Person | undefined
  /** True if the lines have changed since. */
  readonly isOutdated: boolean
  /** The first one starts the thread. */
  readonly comments: readonly PlacedComment[]
}

export interface PlacedThreads extends ForgeFixture {
  /** Puts a comment into the thread that this comment has started. */
  readonly add: (root: number, comment: PlacedComment) => void
  /** Says who has resolved the thread that this comment has started; undefined for nobody. */
  readonly setResolved: (root: number, by: Person | undefined) => void
  /** Deletes all threads. */
  readonly clear: () => void
  /** The texts of the replies that our account has written by requests, without markers. */
  readonly replies: () => readonly string[]
  /** The comments that started the threads which are resolved. */
  readonly resolved: () => readonly number[]
}

const AT = new Date('2026-11-20T10:00:00Z')
const HUNK = '@@ -1 +1 @@\n-old\n+new'

/** A pull request of our account with the number of the task and these threads. Only Ada can write. */
export async function placeThreads(...threads: readonly PlacedThread[]): Promise<PlacedThreads> {
  const fixture = await startForgeFixture({}, { accounts: [ada, eve, robot, bot] })
  const { github, repository } = fixture
  const account = ({ login, id }: Person) => github.account(login, id)
  const earlier = threads.some(({ isOutdated }) => isOutdated)
    ? await repository.push('topic', { 'src/a.ts': 'old\n'.repeat(9) }, 'Begin')
    : undefined
  const headSha = await repository.push('topic', { 'src/a.ts': 'new\n'.repeat(9) }, 'Change')
  const fields: PullRequestFields = {
    ...{ headRepository: repository.state, headRef: 'topic', headSha, baseRef: 'main' },
    ...{ baseSha: (await repository.head()) ?? '', isDraft: false, maintainerCanModify: false, merge: undefined },
    ...{ reviews: [], reviewComments: [], requestedReviewers: new Set(), requestedTeams: new Set() }
  }
  const { number } = task
  const issue = repository.openIssue({ number, title: 'Topic', body: null, author: bot.login })
  repository.state.issues.set(number, { ...issue, pullRequest: fields })

  const put = (thread: ReviewThread, replyTo: number | undefined, comment: PlacedComment) => {
    const { id, reviewId, body, isMinimized = false } = comment
    const author = account(comment.author)
    const dates = { createdAt: AT, updatedAt: AT, lastEditedAt: undefined }
    const minimizedReason = isMinimized ? 'outdated' : undefined
    const review = { id: reviewId, author, body: '', state: 'COMMENTED', commitSha: headSha, submittedAt: AT } as const
    if (!fields.reviews.some((one) => one.id === reviewId)) fields.reviews.push({ ...review, reactions: [] })
    fields.reviewComments.push({
      id,
      reviewId,
      thread,
      replyTo,
      author,
      body,
      ...dates,
      minimizedReason,
      reactions: []
    })
  }
  for (const { path, side, line, startLine, resolvedBy, isOutdated, comments } of threads) {
    const [root] = comments
    const at: DiffSide = side === 'left' ? 'LEFT' : 'RIGHT'
    const start = startLine === undefined ? undefined : { side: at, line: startLine }
    const lines = line === undefined ? undefined : { side: at, line, start }
    const thread: ReviewThread = {
      ...{ id: root?.id ?? 0, path, lines, commitSha: (isOutdated ? earlier : undefined) ?? headSha },
      ...{ diffHunk: HUNK, resolvedBy: resolvedBy && account(resolvedBy) }
    }
    for (const comment of comments) put(thread, comment === root ? undefined : root?.id, comment)
  }
  const placed = new Set(fields.reviewComments.map(({ id }) => id))
  const threadOf = (root: number) => {
    const found = fields.reviewComments.find(({ id }) => id === root)
    if (!found) throw new Error(`No thread was started by the comment ${root}.`)
    return found.thread
  }
  return {
    ...fixture,
    add: (root, comment) => {
      placed.add(comment.id)
      put(threadOf(root), root, comment)
    },
    setResolved: (root, by) => {
      threadOf(root).resolvedBy = by && account(by)
    },
    clear: () => {
      fields.reviewComments.length = 0
    },
    replies: () =>
      fields.reviewComments
        .filter(({ id, author }) => author.id === bot.id && !placed.has(id))
        .map(({ body }) => body.replaceAll(/<!--.*?-->/g, '').trim()),
    resolved: () =>
      fields.reviewComments.flatMap(({ id, replyTo, thread }) =>
        replyTo === undefined && thread.resolvedBy ? [id] : []
      ),
    [Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose]()
  }
}
