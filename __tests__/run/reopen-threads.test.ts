import { describe, expect, it } from '@jest/globals'
import type { Fault } from '../../emulators/github/faults.ts'
import type { Person, Task } from '../../src/domain/task.ts'
import { reopenThreads } from '../../src/run/undo/finish-undo.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import type { Session } from '../../src/sessions/session.ts'
import type { ThreadSettings } from '../../src/settings/agent-file.ts'
import { claimKey } from '../../src/tasks/keys.ts'
import { threadMarker } from '../../src/tasks/comment-markers.ts'
import type { ForgeOptions } from '../support/github-forge.ts'
import { ada, placeThreads, type PlacedThread } from '../support/placed-threads.ts'
import { task as commentTask } from '../support/run-snapshots.ts'
import { bot, pipelineSettings, runWith } from '../support/run.ts'

const task: Task = { ...commentTask, subject: 'pull-request', number: 12 }
const [fix, undo] = ['f'.repeat(40), 'b'.repeat(40)]

function comment(id: number, author: Person, body = 'Words.') {
  return { id, reviewId: 70, author, body }
}

/** As a run has left it that fixed it. */
function fixed(options: Partial<PlacedThread> = {}): PlacedThread {
  return {
    path: 'a.ts',
    side: 'right',
    line: 3,
    startLine: undefined,
    resolvedBy: bot,
    isOutdated: false,
    comments: [comment(1, ada), comment(2, bot, `${threadMarker(1, 'review-70')}\n\nFixed in fffffff.`)],
    ...options
  }
}

const open = { resolvedBy: undefined }
type Known = Omit<Session['threads'][number], 'id'>
const known: readonly Known[] = [{ verdict: 'fixed', commit: fix }]
const reverted: readonly Known[] = [{ verdict: 'reverted', commit: fix }]

interface Undoing {
  readonly fault?: Omit<Fault, 'method'>
  readonly token?: ForgeOptions['token']
  /** What the session says of the thread. */
  readonly threads?: readonly Known[]
  readonly isRepeated?: boolean
  readonly mode?: ThreadSettings['mode']
}

async function undone(thread: PlacedThread, options: Undoing = {}) {
  const { threads = known, isRepeated = false, mode = 'resolve', fault, token } = options
  await using fixture = await placeThreads(thread)
  const [id = ''] = (await fixture.forge.readReviewThreads(task.number)).map((one) => one.id)
  const before = fixture.calls().length
  if (fault) fixture.github.fault({ method: 'POST', ...fault })
  const forge = fixture.forgeWith({ ...(token && { token }) })
  const events: RunEvent[] = []
  const work = { task, pullRequest: 12, sha: undo, undoneCommits: new Set([fix]), isRepeated, mode }
  const emit = (event: RunEvent) => events.push(event)
  const settings = pipelineSettings({ repositoryUrl: 'https://ghe.example/acme/app' })
  const session = { threads: threads.map((one) => ({ ...one, id })) }
  const results = await reopenThreads(work, session, runWith({ forge, settings, emit }))
  const calls = fixture.calls().slice(before)
  const isResolved = fixture.resolved().length > 0
  return { results, isResolved, calls, replies: fixture.replies(), events }
}

const REPLY = 'POST /pulls/{pull_number}/comments/{comment_id}/replies'

describe('a thread whose fix is reverted', () => {
  it('is reopened, then gets a reply that names the commit', async () => {
    const { results, isResolved, replies, calls } = await undone(fixed())
    expect([isResolved, replies]).toEqual([false, ['The fix was reverted in bbbbbbb.']])
    expect(calls).toEqual(['POST /graphql', 'POST /graphql', REPLY])
    expect(results).toEqual([
      {
        ...{ id: expect.any(String), url: 'https://ghe.example/acme/app/pull/12#discussion_r1', path: 'a.ts', line: 3 },
        ...{ verdict: 'reverted', end: 'open', commit: undo, note: '' }
      }
    ])
  })

  it.each<[string, Partial<PlacedThread>]>([
    ['somebody else has resolved', { resolvedBy: ada }],
    ['somebody has reopened', open],
    ['somebody has answered since', { comments: [...fixed().comments, comment(3, ada, 'Thanks!')] }]
  ])('is left alone if %s it', async (_, change) => {
    const { results, calls } = await undone(fixed(change))
    expect(calls).toEqual(['POST /graphql'])
    expect(results).toMatchObject([{ end: 'left', commit: undefined }])
  })

  it.each<[string, Undoing]>([
    ['another commit fixed it', { threads: [{ verdict: 'fixed', commit: 'c'.repeat(40) }] }],
    ['it was so before', { threads: [{ verdict: 'already_done' }] }],
    ['the session knows no threads', { threads: [] }],
    ['only the comment of the run may say it', { mode: 'silent' }],
    ['threads are not resolved here', { mode: 'reply' }]
  ])('is not asked for if %s', async (_, options) => {
    expect(await undone(fixed(), options)).toMatchObject({ results: [], calls: [] })
  })

  it('is told what is missing if it cannot be reopened', async () => {
    const { results, replies } = await undone(fixed(), { token: { permissions: { contents: 'read' } } })
    expect(replies).toEqual([
      expect.stringMatching(/^The fix was reverted in bbbbbbb\. Please reopen this thread: .*`contents: write`/)
    ])
    expect(results).toMatchObject([{ end: 'resolved', note: expect.stringContaining('`contents: write`') }])
  })

  it('gets one reply if the run was killed at any point', async () => {
    const marker = threadMarker(1, claimKey(task))
    const told = { ...open, comments: [...fixed().comments, comment(3, bot, `${marker}\n\nThe fix was reverted.`)] }
    expect((await undone(fixed(), { isRepeated: true })).replies).toHaveLength(1)
    const reopened = await undone(fixed(open), { isRepeated: true })
    expect(reopened).toMatchObject({ calls: ['POST /graphql', REPLY], replies: [expect.anything()] })
    const again = await undone(fixed(told), { isRepeated: true })
    expect(again).toMatchObject({ calls: ['POST /graphql'], results: [{ end: 'open' }] })
  })

  it('is resolved again by an undo of the undo, unless somebody resolved it', async () => {
    const { isResolved, replies, results } = await undone(fixed(open), { threads: reverted })
    expect([isResolved, replies]).toEqual([true, ['The fix was brought back in bbbbbbb.']])
    expect(results).toMatchObject([{ verdict: 'fixed', end: 'resolved', commit: undo }])
    const other = await undone(fixed({ resolvedBy: ada }), { threads: reverted })
    expect(other).toMatchObject({ replies: [], results: [{ end: 'left' }] })
  })

  it('never keeps the undo from its outcome', async () => {
    const unread = await undone(fixed(), { fault: { route: '/graphql', status: 401 } })
    expect(unread).toMatchObject({ results: [], events: [{ kind: 'warning' }] })
    const route = '/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies'
    const { results } = await undone(fixed(), { fault: { route, status: 401 } })
    expect(results).toMatchObject([{ end: 'open', note: expect.stringContaining('does not accept the token') }])
  })
})
