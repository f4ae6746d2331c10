import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { packMessages, unpackMessages } from '../../src/sessions/saved-messages.ts'
import { pruneSessions, sessionsToCheck } from '../../src/sessions/session-recorder.ts'
import { isPruningRun } from '../../src/sessions/find-session.ts'
import {
  addRequest,
  lastRequestBefore,
  MAX_RECORD_BYTES,
  recordText,
  sessionSchema,
  type SessionRequest,
  overtakenWarning
} from '../../src/sessions/session.ts'
import type { Message } from '../../src/agent/messages.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { startForgeFixture, task, type ForgeFixture } from '../support/github-forge.ts'
import { bot } from '../support/run.ts'

const request: SessionRequest = {
  author: { login: 'ada', id: 7 },
  claim: 'comment-1',
  at: '2026-11-20T10:00:00Z',
  verb: 'fix',
  flags: { draft: false },
  text: 'this',
  outcome: 'proposed',
  result: 'Done.',
  commits: [],
  pending: [],
  model: 'm',
  host: 'h',
  used: { turns: 1, tokens: 1, seconds: 1 }
}
const added = {
  request,
  approvals: [],
  threads: [],
  summary: 'Done.',
  base: undefined,
  updatedAt: '2026-11-20T10:00:00.000Z'
}

describe('a session', () => {
  it('keeps one request for each claim, and starts a new history after twenty', () => {
    let session = addRequest(undefined, added)
    expect(addRequest(session, added).requests).toHaveLength(1)
    for (let run = 2; run <= 20; run += 1) {
      session = addRequest(session, { ...added, request: { ...request, claim: `comment-${run}` } })
      expect(session.generation).toBe(run)
    }
    expect(addRequest(session, added).generation).toBe(1)
  })

  it('keeps what an earlier attempt of the request has published, if this one publishes nothing', () => {
    const published = { commits: ['a'.repeat(40)], start: 'b'.repeat(40), pullRequest: 3 }
    const first = addRequest(undefined, { ...added, request: { ...request, ...published } })
    const failed = { ...request, outcome: 'failed' }
    expect(addRequest(first, { ...added, request: failed }).requests).toEqual([{ ...failed, ...published }])
    const again = { ...request, commits: ['c'.repeat(40)], pullRequest: 4 }
    expect(addRequest(first, { ...added, request: again }).requests).toEqual([again])
    const other = { ...failed, claim: 'comment-2' }
    expect(addRequest(first, { ...added, request: other }).requests[1]).toEqual(other)
  })

  it('continues the last request that asked for work or an answer', () => {
    const requests = (['fix', 'ask', 'update', 'undo'] as const).map((verb) => ({ ...request, verb, claim: verb }))
    const session = addRequest(undefined, added)
    expect(lastRequestBefore('comment-9', { ...session, requests })?.verb).toBe('ask')
    expect(lastRequestBefore('ask', { ...session, requests })?.verb).toBe('fix')
    expect(lastRequestBefore('comment-9', { ...session, requests: requests.slice(2) })).toBeUndefined()
  })

  it('says which later request was carried out before this one', () => {
    const later = { ...request, author: { login: 'bob', id: 8 }, claim: 'comment-2', at: '2026-11-20T10:00:01Z' }
    const asked = task({ trigger: { kind: 'comment', commentId: 1 }, createdAt: request.at })
    const session = addRequest(undefined, added)
    expect(overtakenWarning(asked, { ...session, requests: [request] })).toBeUndefined()
    expect(overtakenWarning(asked, { ...session, requests: [request, later] })).toBe(
      'A later request was carried out before this one: "fix this" by bob.'
    )
    expect(
      overtakenWarning({ ...asked, createdAt: later.at }, { ...session, requests: [request, later] })
    ).toBeUndefined()
    expect(overtakenWarning(asked, undefined)).toBeUndefined()
  })

  it('keeps the last verdict of each review thread', () => {
    const [fixed, question] = [
      { id: 'T_1', verdict: 'fixed', commit: 'a'.repeat(40) },
      { id: 'T_2', verdict: 'question' }
    ]
    const first = addRequest(undefined, { ...added, threads: [fixed, question] })
    const reverted = { ...fixed, verdict: 'reverted' }
    expect(addRequest(first, { ...added, threads: [reverted] }).threads).toEqual([question, reverted])
    expect(addRequest(first, added).threads).toEqual([fixed, question])
  })

  it('always fits into its file, and can be read again', () => {
    const text = fc
      .tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(30_000))
      .map(([part, length]) => part.repeat(length).slice(0, length).toWellFormed())
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), text, (texts, summary) => {
        const session = texts.reduce<ReturnType<typeof addRequest> | undefined>(
          (before, words, index) =>
            addRequest(before, {
              ...added,
              summary,
              request: { ...request, text: words, result: words, claim: `comment-${index}` }
            }),
          undefined
        )
        const record = session ? recordText(session) : ''
        expect(Buffer.byteLength(record)).toBeLessThanOrEqual(MAX_RECORD_BYTES)
        expect(sessionSchema.parse(JSON.parse(record)).requests.at(-1)?.claim).toBe(`comment-${texts.length - 1}`)
      }),
      { numRuns: propertyRuns(50) }
    )
  })
})

it('is not stored with a plan that does not fit', () => {
  // Each of these characters takes six bytes of JSON.
  const plan = { hash: 'a', text: '\u0001'.repeat(12_000), baseSha: 'a'.repeat(40), state: 'proposed' } as const
  expect(() => recordText(addRequest(undefined, { ...added, plan }))).toThrow('more than 65536 bytes')
})

describe('the messages of a session', () => {
  const call = (id: string) => ({ id, name: 'read_file', arguments: '{"path":"a.txt"}' })
  const prompt: readonly Message[] = [
    { role: 'system', text: 'You are' },
    { role: 'user', text: 'Do it' }
  ]
  const turnOf = (id: string, text: string): readonly Message[] => [
    {
      role: 'assistant',
      text: 'Reading.',
      thinking: 'Hm.',
      toolCalls: [call(id)],
      providerMetadata: { from: 'x', content: { signature: 's' } }
    },
    { role: 'tool', callId: id, name: 'read_file', ok: true, text }
  ]

  it('are the complete turns, without the prompt, thinking and what a provider signed', () => {
    const open: Message = { role: 'assistant', text: '', thinking: '', toolCalls: [call('2')] }
    const packed = packMessages([...prompt, ...turnOf('1', 'content'), open])
    expect(packed && unpackMessages(packed)).toEqual([
      { role: 'assistant', text: 'Reading.', thinking: '', toolCalls: [call('1')] },
      { role: 'tool', callId: '1', name: 'read_file', ok: true, text: 'content' }
    ])
  })

  it('are not fewer because of what is left out', () => {
    const thinking = (turn: readonly Message[]) =>
      turn.map((one) => (one.role === 'assistant' ? { ...one, thinking: 'Hm. '.repeat(20_000) } : one))
    const packed = packMessages(
      Array.from({ length: 20 }, (_, index) => thinking(turnOf(String(index), 'content'))).flat()
    )
    expect(packed && unpackMessages(packed)).toHaveLength(40)
  })

  it('are none for a run without a turn', () => {
    expect(packMessages(prompt)).toBeUndefined()
  })

  it('mask old results, and leave out the oldest turns of a long run', () => {
    const turns = Array.from({ length: 2_000 }, (_, index) => turnOf(String(index), 'x'.repeat(5_000)))
    const packed = packMessages([...prompt, ...turns.flat()])
    const messages = (packed && unpackMessages(packed)) ?? []
    expect(JSON.stringify(messages).length).toBeLessThan(200_000)
    expect(messages.at(-1)?.text).toBe('x'.repeat(5_000))
    expect(messages[1]?.text).toMatch(/^\[result of read_file a\.txt removed/)
    expect(messages[0]?.role).toBe('assistant')
  })
})

describe('pruning', () => {
  const day = 24 * 60 * 60_000
  const now = Date.parse('2026-11-20T10:00:00Z')

  /** Sessions with these keys, which our account wrote. */
  async function startWith(keys: readonly string[], updatedAt = added.updatedAt): Promise<ForgeFixture> {
    const fixture = await startForgeFixture()
    const record = recordText(addRequest(undefined, { ...added, updatedAt }))
    const once = { self: bot, previous: undefined, isRoot: false, record, messages: undefined, message: 'Session' }
    for (const key of keys) await fixture.forge.writeSession({ ...once, key })
    return fixture
  }

  const keysLeft = async ({ forge }: ForgeFixture) => [...(await forge.listSessions()).keys()]

  it('deletes the sessions of threads that were closed 90 days ago or deleted, and of no others', async () => {
    const keys = ['issue-1', 'issue-2', 'issue-3', 'pull-4', 'task-nightly']
    await using fixture = await startWith(keys)
    const { repository, forge } = fixture
    for (const number of [1, 2, 3, 4]) repository.openIssue({ number, title: 'x', body: null, author: 'ada' })
    Object.assign(repository.issue(1), { state: 'closed', closedAt: new Date(now - 91 * day) })
    Object.assign(repository.issue(2), { state: 'closed', closedAt: new Date(now - 89 * day) })
    repository.deleteIssue(4)
    await pruneSessions({ forge, runId: '0', now: () => now })
    expect(await keysLeft(fixture)).toEqual(['issue-2', 'issue-3', 'task-nightly'])
  })

  it.each([10, 12, 25, 50])('looks at each of %i sessions in time, a few in each run', (count) => {
    const keys = Array.from({ length: count }, (_, index) => `issue-${index}`)
    const runIds = Array.from({ length: 100 }, (_, index) => String(index)).filter(isPruningRun)
    const checked = runIds.map((runId) => sessionsToCheck(keys, runId))
    expect(new Set(checked.flat()).size).toBe(count)
    expect(Math.max(...checked.map(({ length }) => length))).toBeLessThanOrEqual(5)
  })

  it.each([
    ['2025-11-01T10:00:00Z', []],
    ['2026-08-01T10:00:00Z', ['ci-main', 'task-tidy']]
  ])('of a task or of a repair that last ran at %s leaves %j', async (updatedAt, expected) => {
    await using fixture = await startWith(['ci-main', 'task-tidy'], updatedAt)
    await pruneSessions({ forge: fixture.forge, runId: '0', now: () => now })
    expect(await keysLeft(fixture)).toEqual(expected)
  })
})
