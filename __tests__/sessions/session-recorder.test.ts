import { expect, it } from '@jest/globals'
import type { RunEvent } from '../../src/report/reporter.ts'
import type { StoredSession } from '../../src/forge/forge.ts'
import { RunRecord } from '../../src/report/run-record.ts'
import { SessionRecorder } from '../../src/sessions/session-recorder.ts'
import { bot, FakeForge } from '../support/fake-forge.ts'
import { noFlags } from '../support/no-flags.ts'

const FAILED: RunEvent = { kind: 'ended', outcome: { kind: 'failed', reason: 'The model is down.' } }
const CANCELLED: RunEvent = { kind: 'ended', outcome: { kind: 'cancelled', reason: 'The job was cancelled.' } }
const PUBLISHING: RunEvent = { kind: 'publishing', branch: 'agent/issue-12', base: 'main', parent: 'a'.repeat(40) }

const now = () => Date.parse('2026-11-20T10:00:00Z')

interface RunToRecord {
  readonly runId?: string
  readonly events?: readonly RunEvent[]
  readonly end?: RunEvent
}

/** Records a run that has ended, and returns what was reported. */
async function record(forge: FakeForge, { runId = '1', events = [], end = FAILED }: RunToRecord = {}) {
  const failures: string[] = []
  let isSettled = false
  const run = new RunRecord({ now })
  const recorder = new SessionRecorder({
    forge,
    deadline: new AbortController(),
    snapshot: () => run.snapshot(),
    redact: (text) => text,
    runId,
    now,
    onFailure: (text) => {
      failures.push(text)
    },
    onSettled: () => {
      isSettled = true
    }
  })
  recorder.keep({
    opened: {
      key: 'issue-12',
      commit: undefined,
      session: undefined,
      problem: undefined,
      readMessages: () => Promise.resolve(undefined)
    },
    self: bot,
    author: { login: 'ada', id: 7, isBot: false },
    claim: 'comment-1',
    at: '2026-11-20T09:00:00Z',
    request: { verb: 'fix', flags: noFlags, text: 'this' },
    approvals: [],
    base: undefined,
    isTask: false,
    retriesFrom: undefined,
    plan: undefined
  })
  for (const event of [...events, end]) recorder.onEvent(event)
  await recorder.close()
  return { failures, isSettled }
}

it('says that old sessions could not be deleted, not that its own could not be stored', async () => {
  const forge = new FakeForge()
  forge.failing = { method: 'listSessions', error: new Error('Forbidden.') }
  expect(await record(forge, { runId: '10' })).toMatchObject({
    failures: ['Old sessions could not be deleted: Forbidden.']
  })
  expect(forge.sessions).toHaveLength(1)
})

/** A forge on which other runs are faster, this many times. */
function contested(times: number) {
  let conflicts = 0
  const stored: StoredSession = {
    commit: 'a'.repeat(40),
    author: { name: bot.login, id: bot.id, isSigned: true },
    files: [],
    record: undefined
  }
  const forge = new FakeForge()
  const write = forge.writeSession.bind(forge)
  return Object.assign(forge, {
    readSession: () => Promise.resolve(stored),
    writeSession: (session: Parameters<FakeForge['writeSession']>[0]) =>
      conflicts++ < times ? Promise.resolve(false) : write(session)
  })
}

it('writes the session after the others, and says so if it cannot', async () => {
  const forge = contested(2)
  expect(await record(forge)).toMatchObject({ failures: [] })
  expect(forge.sessions).toMatchObject([{ previous: 'a'.repeat(40) }])
  expect(await record(contested(9))).toMatchObject({
    failures: ['The session of this run could not be stored: Other runs changed it at the same time.']
  })
})

it.each([
  ['that was cancelled before it published anything', { events: [], end: CANCELLED }, true],
  ['that was cancelled while it published', { events: [PUBLISHING], end: CANCELLED }, false],
  ['that failed while it published', { events: [PUBLISHING], end: FAILED }, false]
])('leaves it to the post step to find the commit of a run %s', async (_, run, isSettled) => {
  expect(await record(new FakeForge(), run)).toMatchObject({ failures: [], isSettled })
})
