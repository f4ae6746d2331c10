import { expect, it } from '@jest/globals'
import type { Outcome, Publication } from '../../src/domain/outcome.ts'
import { tellIfOvertaken } from '../../src/run/publish/tell-if-overtaken.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import { runWith } from '../support/run.ts'

/** What people do around our push to the branch of the pull request. */
type Story = (fixture: ForgeFixture, push: () => Promise<void>) => Promise<void>

const merge = ({ repository }: ForgeFixture) => repository.merge(1, 'ada')
const close = ({ repository }: ForgeFixture) => {
  repository.closePullRequest(1)
}
const remove = ({ repository }: ForgeFixture) => repository.deleteBranch('feature')
const pushOnTop = ({ repository }: ForgeFixture) => repository.push('feature', { 'top.txt': 'x\n' }, 'On top')
const retarget = async ({ repository }: ForgeFixture) => {
  repository.pullRequest(1).pullRequest.baseRef = 'release'
  await repository.push('release', { 'release.txt': 'x\n' }, 'Release')
}
const force = async ({ repository }: ForgeFixture) => {
  const other = await repository.push('other', { 'other.txt': 'x\n' }, 'Other')
  await repository.state.git.run(['update-ref', 'refs/heads/feature', other])
  await repository.noticePush()
}

/** After the push, in this order. */
const then =
  (...happens: readonly ((fixture: ForgeFixture) => unknown)[]): Story =>
  async (fixture, push) => {
    await push()
    for (const happen of happens) await happen(fixture)
  }
/** The pull request ends before the push. */
const late =
  (...happens: readonly ((fixture: ForgeFixture) => unknown)[]): Story =>
  async (fixture, push) => {
    await merge(fixture)
    await then(...happens)(fixture, push)
  }

const updated = (publication: Publication): Outcome => ({ kind: 'updated', publication })
const failing = (publication: Publication): Outcome => ({ kind: 'verify_failed', publication })
const stopped = (publication: Publication): Outcome => ({
  kind: 'stopped',
  reason: 'A person stopped it.',
  publication
})
const waiting = (publication: Publication): Outcome => ({ kind: 'needs_approval', pending: [], publication })
const aside = (publication: Publication): Outcome => ({
  kind: 'proposed',
  publication: { ...publication, branch: 'agent/side' }
})
const nothing = (): Outcome => ({ kind: 'no_change', explanation: '' })

async function told(outcomeOf: (publication: Publication) => Outcome, story: Story) {
  await using fixture = await startForgeFixture()
  const { repository, github, forge } = fixture
  await repository.push('feature', { 'b.txt': 'b\n' }, 'Begin')
  await repository.openPullRequest({ title: 'A feature', author: 'ada', head: 'feature' })
  const pullRequest = await forge.readPullRequest(1)
  let headSha = ''
  await story(fixture, async () => {
    headSha = await repository.push('feature', { 'c.txt': 'c\n' }, 'Ours')
  })
  const outcome = outcomeOf({
    ...{ branch: 'feature', headSha, isVerified: true, filesChanged: ['c.txt'], pullRequest },
    ...{ isDraft: false, compareUrl: '', summary: '' }
  })
  const events: RunEvent[] = []
  const run = runWith({ forge, emit: (event) => events.push(event) })
  const end = await tellIfOvertaken(outcome, { pullRequest, branch: 'feature', base: 'main' }, run)
  expect(github.unknownRequests).toEqual([])
  const hasPullRequest = 'publication' in end && end.publication?.pullRequest !== undefined
  return [end.kind, 'overtaken' in end ? end.overtaken : '-', hasPullRequest, events.length]
}

const unreadable = ({ github }: ForgeFixture) => {
  github.fault({ method: 'GET', route: '/repos/{owner}/{repo}/pulls/{pull_number}', status: 401 })
}

it('says what happened to the pull request, whatever the outcome was', async () => {
  const cases = [
    ['nothing', updated, then(), ['updated', '-', true, 0]],
    ['pushed to', updated, then(pushOnTop), ['updated', '-', true, 0]],
    ['forced away', updated, then(force), ['partial', 'lost', false, 0]],
    ['merged before', updated, late(), ['partial', 'merged', false, 0]],
    ['merged before, and deleted', updated, late(remove), ['partial', 'lost', false, 0]],
    ['merged with more', updated, then(pushOnTop, merge), ['updated', '-', true, 1]],
    ['closed and deleted', updated, then(close, remove), ['partial', 'lost', false, 0]],
    ['merged into another', updated, then(retarget, merge), ['updated', '-', true, 1]],
    ['merged', updated, then(merge), ['updated', '-', true, 1]],
    ['closed', updated, then(close), ['partial', 'closed', false, 0]],
    ['retargeted', updated, then(retarget), ['partial', 'retargeted', true, 0]],
    ['unreadable', updated, then(unreadable), ['updated', '-', true, 1]],
    ['worse, merged before', failing, late(), ['partial', 'merged', false, 0]],
    ['stopped, closed', stopped, then(close), ['stopped', 'closed', false, 0]],
    ['waiting, closed', waiting, then(close), ['needs_approval', '-', false, 1]],
    ['aside, merged', aside, late(), ['proposed', '-', true, 1]],
    ['no change, closed', nothing, then(close), ['no_change', '-', false, 0]]
  ] as const
  const ends = await Promise.all(
    cases.map(async ([name, outcome, story, end]) => ({ name, end, told: await told(outcome, story) }))
  )
  expect(ends.filter(({ end, told: is }) => String(end) !== String(is))).toEqual([])
})
