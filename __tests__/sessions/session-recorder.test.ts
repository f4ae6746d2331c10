import { expect, it } from '@jest/globals'
import { writeCommit, writeTree } from '../../emulators/github/git-objects.ts'
import { setRef } from '../../emulators/github/git-refs.ts'
import { noReplyAddress } from '../../emulators/github/state.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { RunRecord } from '../../src/report/run-record.ts'
import { SessionRecorder } from '../../src/sessions/session-recorder.ts'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import { bot } from '../support/run.ts'
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
async function record({ forge }: ForgeFixture, { runId = '1', events = [], end = FAILED }: RunToRecord = {}) {
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

const start = () => startForgeFixture({}, { accounts: [bot] })

it('says that old sessions could not be deleted, not that its own could not be stored', async () => {
  await using fixture = await start()
  const route = '/repos/{owner}/{repo}/git/matching-refs/{ref}'
  fixture.github.fault({ method: 'GET', route, status: 401 })
  const failures = [expect.stringMatching(/^Old sessions could not be deleted: GitHub does not accept the token/)]
  expect(await record(fixture, { runId: '10' })).toMatchObject({ failures })
  expect(await fixture.forge.readSession('issue-12')).toBeDefined()
})

/** Other runs are faster, this many times: each starts a history of its own. */
function contest({ github, repository: { state } }: ForgeFixture, times: number): void {
  let commits = 0
  const write = async () => {
    const author = { name: bot.login, email: noReplyAddress(bot), date: new Date(1_000 * commits++) }
    const tree = await writeTree(state.git, undefined, [])
    const sha = await writeCommit(state.git, { tree, parents: [], message: 'Other', author, committer: author })
    state.signedCommits.set(sha, author.date)
    await setRef(state.git, 'refs/forgehand/sessions/issue-12', sha)
  }
  github.before({ method: 'POST', route: '/repos/{owner}/{repo}/git/trees', times }, write)
}

it('writes the session after the others, and says so if it cannot', async () => {
  await using fixture = await start()
  contest(fixture, 2)
  expect(await record(fixture)).toMatchObject({ failures: [] })
  expect((await fixture.forge.readSession('issue-12'))?.record).toContain('"comment-1"')
  contest(fixture, 9)
  expect(await record(fixture)).toMatchObject({
    failures: ['The session of this run could not be stored: Other runs changed it at the same time.']
  })
})

it.each([
  ['that was cancelled before it published anything', { events: [], end: CANCELLED }, true],
  ['that was cancelled while it published', { events: [PUBLISHING], end: CANCELLED }, false],
  ['that failed while it published', { events: [PUBLISHING], end: FAILED }, false]
])('leaves it to the post step to find the commit of a run %s', async (_, run, isSettled) => {
  await using fixture = await start()
  expect(await record(fixture, run)).toMatchObject({ failures: [], isSettled })
})
