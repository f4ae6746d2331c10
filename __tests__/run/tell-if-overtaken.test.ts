import { expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import type { Outcome, Publication } from '../../src/domain/outcome.ts'
import type { PullRequest } from '../../src/forge/forge.ts'
import { tellIfOvertaken } from '../../src/run/publish/tell-if-overtaken.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { forgeWith } from '../support/fake-forge.ts'
import { runWith } from '../support/run.ts'

const [OURS, OTHER] = ['a'.repeat(40), 'b'.repeat(40)]
const pullRequest: PullRequest = {
  number: 7,
  url: 'https://github.com/acme/app/pull/7',
  state: 'open',
  isMerged: false,
  headRef: 'feature',
  headSha: OURS,
  baseRef: 'main',
  isFork: false,
  headPage: undefined,
  allowsEdits: false,
  isDraft: false,
  title: 'A feature'
}
const publication: Publication = {
  branch: 'feature',
  headSha: OURS,
  isVerified: true,
  filesChanged: ['a.txt'],
  pullRequest,
  isDraft: false,
  compareUrl: '',
  summary: ''
}
const target = { pullRequest, branch: 'feature', base: 'main' }

/** @param having the heads and branches that have our commit */
async function told(outcome: Outcome, now: Partial<PullRequest> | Error, having: readonly string[]) {
  const events: RunEvent[] = []
  const forge = forgeWith({
    mergeBase: ({ base }) => Promise.resolve(having.includes(base) ? OURS : OTHER),
    readPullRequest: () => (now instanceof Error ? Promise.reject(now) : Promise.resolve({ ...pullRequest, ...now }))
  })
  const end = await tellIfOvertaken(outcome, target, runWith({ forge, emit: (event) => events.push(event) }))
  const hasPullRequest = 'publication' in end && end.publication?.pullRequest !== undefined
  return [end.kind, 'overtaken' in end ? end.overtaken : '-', hasPullRequest, events.length]
}

const updated: Outcome = { kind: 'updated', publication }
const failing: Outcome = { kind: 'verify_failed', publication }
const stopped: Outcome = { kind: 'stopped', reason: 'A person stopped it.', publication }
const waiting: Outcome = { kind: 'needs_approval', pending: [], publication }
const aside: Outcome = { kind: 'proposed', publication: { ...publication, branch: 'agent/side' } }
const merged = { state: 'closed', isMerged: true, headSha: OTHER } as const
const closed = { state: 'closed' } as const

it('says what happened to the pull request, whatever the outcome was', async () => {
  const cases = [
    [updated, {}, ['updated', '-', true, 0]],
    [updated, { headSha: OTHER }, ['updated', '-', true, 0], [OTHER]],
    [updated, { headSha: OTHER }, ['partial', 'lost', false, 0], []],
    [updated, merged, ['partial', 'merged', false, 0]],
    [updated, merged, ['partial', 'lost', false, 0], []],
    [updated, merged, ['updated', '-', true, 1], [OTHER]],
    [updated, closed, ['partial', 'lost', false, 0], []],
    [updated, { ...merged, headSha: OURS, baseRef: 'release' }, ['updated', '-', true, 1]],
    [updated, { ...merged, headSha: OURS }, ['updated', '-', true, 1]],
    [updated, closed, ['partial', 'closed', false, 0]],
    [updated, { baseRef: 'release' }, ['partial', 'retargeted', true, 0]],
    [updated, new UserError('The connection was lost.'), ['updated', '-', true, 1]],
    [failing, merged, ['partial', 'merged', false, 0]],
    [stopped, closed, ['stopped', 'closed', false, 0]],
    [waiting, closed, ['needs_approval', '-', false, 1]],
    [aside, merged, ['proposed', '-', true, 1]],
    [{ kind: 'no_change', explanation: '' }, closed, ['no_change', '-', false, 0]]
  ] as const
  const ends = await Promise.all(
    cases.map(async ([outcome, now, end, having = ['feature']]) => ({ end, told: await told(outcome, now, having) }))
  )
  expect(ends.filter(({ end, told: is }) => String(end) !== String(is))).toEqual([])
})
