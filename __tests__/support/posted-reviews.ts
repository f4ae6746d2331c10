/** A pull request on the emulator that is reviewed by `settleFindings`, as the publish job does it. */
import { decideReview } from '../../src/code-review/decide-review.ts'
import { reviewBody } from '../../src/code-review/review-body.ts'
import { reviewedFiles } from '../../src/code-review/reviewed-file.ts'
import type { ReviewFinding } from '../../src/domain/review-finding.ts'
import type { Person } from '../../src/domain/task.ts'
import type { OwnReview } from '../../src/forge/forge.ts'
import { settleFindings, type ReviewToPost } from '../../src/run/review/settle-findings.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { claimKey } from '../../src/tasks/keys.ts'
import { reviewedMarker } from '../../src/tasks/comment-markers.ts'
import { aFinding } from './review-findings.ts'
import { startForgeFixture, task, type ForgeFixture, type ForgeOptions } from './github-forge.ts'
import { runWith } from './run.ts'

export const BOT = 'github-actions[bot]'
const PATH = 'b.txt'
const linesOf = (text: string) => text.split('\n').slice(0, -1)

export interface ReviewedFixture extends ForgeFixture {
  /** Replaces the file that the pull request adds. */
  readonly push: (text: string) => Promise<string>
  readonly person: (login: string) => Person
}

/** A pull request of ada with the number 1 that adds a file of this many lines. */
export async function startReviewed(lineCount = 30): Promise<ReviewedFixture> {
  const fixture = await startForgeFixture()
  const { repository, github } = fixture
  const push = (text: string) => repository.push('topic', { [PATH]: text }, 'Change the file')
  await push(Array.from({ length: lineCount }, (_, index) => `line ${index + 1}\n`).join(''))
  await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'topic' })
  repository.setPermission('grace', 'write')
  const person = (login: string): Person => {
    const { id, isBot } = github.account(login)
    return { login, id, isBot }
  }
  return { ...fixture, push, person, [Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose]() }
}

export const at = (line: number, about: Partial<ReviewFinding> = {}): ReviewFinding =>
  aFinding({ path: PATH, startLine: line, title: `About line ${line}`, ...about })

export interface ReviewRun extends Partial<Pick<ReviewToPost, 'event' | 'mode'>> {
  readonly signal?: AbortSignal
  /** Of the comment that asks for it. */
  readonly commentId: number
  readonly findings: readonly ReviewFinding[]
  readonly token?: ForgeOptions['token']
  /** Default: that of the workflow's token. */
  readonly login?: string
  /** What the review takes the file for. Default: what it is. */
  readonly text?: string
  /** Default: true. */
  readonly isWhole?: boolean
  /** Default: 12. */
  readonly maxComments?: number
}

/** Decides what a review says, from what is on the pull request now, and posts it. */
export async function review(fixture: ReviewedFixture, run: ReviewRun) {
  const { repository, person } = fixture
  const { findings, token, login = BOT, event = 'comment', mode = 'resolve' } = run
  const { signal = new AbortController().signal, isWhole = true, maxComments = 12 } = run
  const asked = task({
    subject: 'pull-request',
    author: person('ada'),
    trigger: { kind: 'comment', commentId: run.commentId }
  })
  const self = person(login)
  const headSha = (await repository.head('topic')) ?? ''
  const { text = `${await repository.state.git.text(['show', `${headSha}:${PATH}`])}\n` } = run
  const added = linesOf(text).map((line) => `+${line}\n`)
  const hunks = `@@ -0,0 +1,${added.length} @@\n${added.join('')}`
  const forge = fixture.forgeWith({ ...(token && { token }), signal })
  const threads = await fixture.forge.readReviewThreads(1)
  const reviews = await forge.listReviews(1)
  const files = reviewedFiles([{ path: PATH, movedFrom: undefined, hunks }])
  const writers = ['ada', 'grace'].map((name) => person(name).id)
  const decision = await decideReview(findings, {
    ...{ files, threads, headTexts: new Map([[PATH, text]]), selfId: self.id },
    isWriter: (id) => writers.includes(id),
    maxComments,
    findSyntaxError: () => Promise.resolve(undefined),
    redact: (one) => one
  })
  const marker = `<!-- forgehand:review:${claimKey(asked)} -->`
  const pages = { head: 'https://github.test/head/', base: 'https://github.test/base/' }
  const markers = [marker, reviewedMarker(headSha)]
  const body: OwnReview['body'] = await reviewBody({ decision, markers, summary: '', figures: 'Read: 1 file.', pages })
  const events: RunEvent[] = []
  const emit = (one: RunEvent) => void events.push(one)
  const toPost = { task: asked, headSha, decision, marker, body, isWhole, filesUrl: pages.head, threads, reviews }
  const result = await settleFindings({ ...toPost, event, mode }, runWith({ forge, self, emit, signal }))
  const warnings = events.flatMap((one) => (one.kind === 'warning' ? [one.text] : []))
  return { result, warnings, events, decision }
}

/** What people see of the reviews and threads of the pull request. */
export function pageOf({ repository }: Pick<ForgeFixture, 'repository'>) {
  const { reviews, reviewComments } = repository.pullRequest(1).pullRequest
  const roots = reviewComments.filter(({ replyTo }) => replyTo === undefined)
  return {
    reviews: reviews
      .filter(({ body }) => body !== '')
      .map(({ author, state, body }) => ({ by: author.login, state, body })),
    threads: roots.map((root) => ({
      line: root.thread.lines?.line,
      by: root.author.login,
      resolvedBy: root.thread.resolvedBy?.login,
      replies: reviewComments
        .filter(({ replyTo }) => replyTo === root.id)
        .map(({ author, body }) => [author.login, body.replaceAll(/<!--.*?-->/g, '').trim()] as const)
    }))
  }
}
