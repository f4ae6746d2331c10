import { describe, expect, it } from '@jest/globals'
import type { ReviewThread } from '../../src/domain/review-thread.ts'
import type { Person, Task } from '../../src/domain/task.ts'
import { UserError } from '../../src/errors.ts'
import { reopenThreads } from '../../src/run/undo/finish-undo.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import type { Session } from '../../src/sessions/session.ts'
import type { ThreadSettings } from '../../src/settings/agent-file.ts'
import { claimKey } from '../../src/tasks/keys.ts'
import { threadMarker } from '../../src/tasks/comment-markers.ts'
import { bot, FakeForge } from '../support/fake-forge.ts'
import { task as commentTask } from '../support/run-snapshots.ts'
import { pipelineSettings, runWith } from '../support/run.ts'

const ada: Person = { login: 'ada', id: 1, isBot: false }
const task: Task = { ...commentTask, subject: 'pull-request', number: 12 }
const [fix, undo] = ['f'.repeat(40), 'b'.repeat(40)]

function comment(id: number, author: Person, body = 'Words.') {
  return { id, reviewId: 70, author, body, html: body, isMinimized: false }
}

/** As a run has left it that fixed it. */
function fixed(options: Partial<ReviewThread> = {}): ReviewThread {
  return {
    id: 'T_1',
    rootCommentId: 1,
    path: 'a.ts',
    subject: 'line',
    side: 'right',
    line: 3,
    startLine: undefined,
    originalLine: 3,
    diffHunk: '',
    isResolved: true,
    resolvedBy: bot,
    isOutdated: true,
    canResolve: true,
    comments: [comment(1, ada), comment(2, bot, `${threadMarker(1, 'review-70')}\n\nFixed in fffffff.`)],
    ...options
  }
}

const open = { isResolved: false, resolvedBy: undefined }
const known: Session['threads'] = [{ id: 'T_1', verdict: 'fixed', commit: fix }]
const reverted: Session['threads'] = [{ id: 'T_1', verdict: 'reverted', commit: fix }]

interface Undoing {
  readonly forge?: FakeForge
  readonly threads?: Session['threads']
  readonly isRepeated?: boolean
  readonly mode?: ThreadSettings['mode']
}

async function undone(thread: ReviewThread, options: Undoing = {}) {
  const { forge = new FakeForge(), threads = known, isRepeated = false, mode = 'resolve' } = options
  forge.reviewThreads = [thread]
  const events: RunEvent[] = []
  const work = { task, pullRequest: 12, sha: undo, undoneCommits: new Set([fix]), isRepeated, mode }
  const emit = (event: RunEvent) => events.push(event)
  const settings = pipelineSettings({ repositoryUrl: 'https://ghe.example/acme/app' })
  const results = await reopenThreads(work, { threads }, runWith({ forge, settings, emit }))
  const { reopened, resolved, calls, replies } = forge
  return {
    results,
    reopened,
    resolved,
    calls,
    replies: replies.map(({ body }) => body.split('\n\n').slice(1).join()),
    events
  }
}

const nothing = { reopened: [], resolved: [], replies: [] }

describe('a thread whose fix is reverted', () => {
  it('is reopened, then gets a reply that names the commit', async () => {
    const { results, reopened, replies, calls } = await undone(fixed())
    expect([reopened, replies]).toEqual([['T_1'], ['The fix was reverted in bbbbbbb.']])
    expect(calls).toEqual(['readReviewThreads', 'unresolveThread', 'replyToThread'])
    expect(results).toEqual([
      {
        ...{ id: 'T_1', url: 'https://ghe.example/acme/app/pull/12#discussion_r1', path: 'a.ts', line: 3 },
        ...{ verdict: 'reverted', end: 'open', commit: undo, note: '' }
      }
    ])
  })

  it.each<[string, Partial<ReviewThread>]>([
    ['somebody else has resolved', { resolvedBy: ada }],
    ['GitHub does not say who resolved', { resolvedBy: undefined }],
    ['somebody has reopened', open],
    ['somebody has answered since', { comments: [...fixed().comments, comment(3, ada, 'Thanks!')] }]
  ])('is left alone if %s it', async (_, change) => {
    const { results, ...done } = await undone(fixed(change))
    expect(done).toMatchObject(nothing)
    expect(results).toMatchObject([{ end: 'left', commit: undefined }])
  })

  it.each<[string, Undoing]>([
    ['another commit fixed it', { threads: [{ id: 'T_1', verdict: 'fixed', commit: 'c'.repeat(40) }] }],
    ['it was so before', { threads: [{ id: 'T_1', verdict: 'already_done' }] }],
    ['the session knows no threads', { threads: [] }],
    ['only the comment of the run may say it', { mode: 'silent' }],
    ['threads are not resolved here', { mode: 'reply' }]
  ])('is not asked for if %s', async (_, options) => {
    expect(await undone(fixed(), options)).toMatchObject({ ...nothing, results: [], calls: [] })
  })

  it('is told what is missing if it cannot be reopened', async () => {
    const forge = new FakeForge()
    const reason = 'The token lacks `contents: write`.'
    forge.unresolveThread = () => Promise.resolve({ kind: 'refused', reason })
    const { results, replies } = await undone(fixed(), { forge })
    expect(replies).toEqual([`The fix was reverted in bbbbbbb. Please reopen this thread: ${reason}`])
    expect(results).toMatchObject([{ end: 'resolved', note: reason }])
  })

  it('gets one reply if the run was killed at any point', async () => {
    const marker = threadMarker(1, claimKey(task))
    const told = { ...open, comments: [...fixed().comments, comment(3, bot, `${marker}\n\nThe fix was reverted.`)] }
    expect((await undone(fixed(), { isRepeated: true })).replies).toHaveLength(1)
    expect(await undone(fixed(open), { isRepeated: true })).toMatchObject({
      reopened: [],
      replies: [expect.anything()]
    })
    expect(await undone(fixed(told), { isRepeated: true })).toMatchObject({ ...nothing, results: [{ end: 'open' }] })
  })

  it('is resolved again by an undo of the undo, unless somebody resolved it', async () => {
    const { resolved, replies, results } = await undone(fixed(open), { threads: reverted })
    expect([resolved, replies]).toEqual([['T_1'], ['The fix was brought back in bbbbbbb.']])
    expect(results).toMatchObject([{ verdict: 'fixed', end: 'resolved', commit: undo }])
    const other = await undone(fixed({ resolvedBy: ada }), { threads: reverted })
    expect(other).toMatchObject({ ...nothing, results: [{ end: 'left' }] })
  })

  it('never keeps the undo from its outcome', async () => {
    const forge = new FakeForge()
    forge.failing = { method: 'readReviewThreads', error: new UserError('Bad gateway.') }
    expect(await undone(fixed(), { forge })).toMatchObject({ results: [], events: [{ kind: 'warning' }] })
    forge.failing = { method: 'replyToThread', error: new UserError('Bad gateway.') }
    expect((await undone(fixed(), { forge })).results).toMatchObject([{ end: 'open', note: 'Bad gateway.' }])
  })
})
