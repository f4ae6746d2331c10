import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import type { Forge } from '../../src/forge/github.ts'
import { describeOutcome } from '../../src/report/describe-outcome.ts'
import { needsResultComment } from '../../src/report/result-body.ts'
import { files, PipelineRun } from '../support/pipeline-run.ts'
import { calls } from '../support/scripted-model.ts'

const finish = calls('finish', { title: 'Correct the greeting', description: 'It says Hello.', not_done: '' })
const edit = calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })
const fix = [edit, finish]
const onPullRequest = { task: { subject: 'pull-request' } } as const
const failing = { ...files, '.github/agent.yml': '{"verify": ["grep -q Helo greeting.txt"]}' }

function sentenceOf(outcome: Parameters<typeof describeOutcome>[0]): string {
  const { sentence, nextStep } = describeOutcome(outcome, '/agent')
  return `${sentence} ${nextStep}`
}

describe('the sentence about a draft', () => {
  it('says that a new pull request with failing checks is a draft', async () => {
    await using run = await PipelineRun.open(failing)
    const outcome = await run.play(fix)
    expect(outcome).toMatchObject({ kind: 'verify_failed', publication: { isDraft: true } })
    expect(sentenceOf(outcome)).toContain('The work is a draft in [pull request')
  })

  it('says that the pull request is no draft on a plan without drafts', async () => {
    await using run = await PipelineRun.open(failing)
    run.forge.hasDrafts = false
    const outcome = await run.play(fix)
    expect(outcome).toMatchObject({ kind: 'verify_failed', publication: { isDraft: false } })
    expect(sentenceOf(outcome)).toMatch(/The work is in \[pull request .*\), which is not a draft\./)
    expect(run.warnings).toContainEqual(expect.stringContaining('The pull request is not a draft'))
  })

  it.each([true, false])('is what an existing pull request is: draft %s', async (isDraft) => {
    await using run = await PipelineRun.open(failing)
    run.pullRequest({ isDraft }, failing)
    const outcome = await run.play(fix, onPullRequest)
    expect(outcome).toMatchObject({ kind: 'verify_failed', publication: { isDraft } })
    expect(sentenceOf(outcome).includes('which is not a draft')).toBe(!isDraft)
    expect(run.warnings.some((text) => text.includes('is ready for review, but this is not all of the work'))).toBe(
      !isDraft
    )
  })
})

describe('the title of our own pull request', () => {
  it.each([
    ['names what it contains, if the old one named what was held back', 'Change a.txt, without .npmrc', true],
    ['stays as it is otherwise, because a maintainer can have written it', 'fix: greet politely', false]
  ])('%s', async (_, title, isReplaced) => {
    await using run = await PipelineRun.open()
    run.pullRequest({ headRef: 'agent/issue-12', title })
    expect(await run.play(fix)).toMatchObject({ kind: 'updated' })
    expect(run.forge.updates.map((change) => change.title)).toEqual([isReplaced ? 'Correct the greeting' : undefined])
  })
})

it('leaves the text alone of a pull request that a person opened from our branch', async () => {
  await using run = await PipelineRun.open()
  run.pullRequest({ headRef: 'agent/issue-12', title: 'Change a.txt, without .npmrc' })
  run.forge.pullRequestAuthor = 7
  expect(await run.play(fix)).toMatchObject({ kind: 'updated' })
  expect(run.forge.updates).toEqual([])
})

it('reports no update if somebody pushed the same change during the run', async () => {
  await using run = await PipelineRun.open()
  run.pullRequest()
  run.forge.commitResults.push({ kind: 'moved' })
  const pushSame = () => {
    run.fixture.commit({ ...files, 'of-the-head.txt': 'new\n', 'greeting.txt': 'Hello\n' }, 'topic')
    return Promise.resolve(edit)
  }
  const outcome = await run.play([pushSame, finish], onPullRequest)
  expect(outcome).toMatchObject({ kind: 'no_change', explanation: expect.stringContaining('Nothing was pushed') })
  // No commit notifies anybody.
  expect(needsResultComment(outcome)).toBe(true)
  expect(run.patches).toEqual([])
})

describe('work whose commit was pushed is never reported as unpublished', () => {
  const unpublished = ({ events }: PipelineRun) => events.filter(({ kind }) => kind === 'change-unpublished')

  it.each<[keyof Forge, Error, string]>([
    ['openPullRequest', new UserError('GitHub is down.'), 'GitHub is down.'],
    ['openPullRequest', new TypeError('of the test'), 'An internal error in Forgehand: of the test']
  ])('when %s fails with %p', async (method, error, reason) => {
    await using run = await PipelineRun.open()
    run.forge.failing = { method, error }
    expect(await run.play(fix)).toMatchObject({
      kind: 'partial',
      reason: expect.stringContaining(reason),
      publication: { branch: 'agent/issue-12', pullRequest: undefined }
    })
    expect([unpublished(run), run.patches]).toEqual([[], []])
  })

  it('when the existing pull request cannot be updated because of a bug', async () => {
    await using run = await PipelineRun.open()
    run.pullRequest({ headRef: 'agent/issue-12' })
    run.forge.failing = { method: 'editPullRequestBody', error: new TypeError('of the test') }
    expect(await run.play(fix)).toMatchObject({ kind: 'partial', publication: { pullRequest: { number: 12 } } })
    expect([unpublished(run), run.patches]).toEqual([[], []])
    expect(run.events).toContainEqual(expect.objectContaining({ kind: 'bug' }))
  })

  it('when labels and reviewers cannot be added: the pull request is open', async () => {
    await using run = await PipelineRun.open()
    run.forge.failing = { method: 'triagePullRequest', error: new TypeError('of the test') }
    expect(await run.play(fix)).toMatchObject({ kind: 'proposed', publication: { pullRequest: { number: 13 } } })
    expect(run.warnings).toContainEqual(expect.stringContaining('reviewers may be missing'))
    expect(run.patches).toEqual([])
  })

  it('when the run is cancelled before the pull request is open', async () => {
    await using run = await PipelineRun.open()
    const openPullRequest = () => {
      run.controller.abort(new UserError('The workflow run was cancelled (SIGINT).'))
      return Promise.reject(run.controller.signal.reason as Error)
    }
    const forge = Object.assign(run.forge, { openPullRequest })
    expect(await run.play(fix, { effects: { forge } })).toEqual({
      kind: 'cancelled',
      reason: 'The workflow run was cancelled (SIGINT). The commit is on the branch agent/issue-12.'
    })
    expect([unpublished(run), run.patches]).toEqual([[], []])
  })
})
