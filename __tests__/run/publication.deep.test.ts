import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { describeOutcome } from '../../src/report/describe-outcome.ts'
import { needsResultComment } from '../../src/report/result-body.ts'
import { files, PipelineRun, REPOSITORY } from '../support/pipeline-run.ts'
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
    run.repository.state.settings.draftsAllowed = false
    const outcome = await run.play(fix)
    expect(outcome).toMatchObject({ kind: 'verify_failed', publication: { isDraft: false } })
    expect(sentenceOf(outcome)).toMatch(/The work is in \[pull request .*\), which is not a draft\./)
    expect(run.warnings).toContainEqual(expect.stringContaining('The pull request is not a draft'))
  })

  it.each([true, false])('is what an existing pull request is: draft %s', async (isDraft) => {
    await using run = await PipelineRun.open(failing)
    await run.pullRequest({ isDraft }, failing)
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
    await run.pullRequest({ number: 13, headRef: 'agent/issue-12', title })
    expect(await run.play(fix)).toMatchObject({ kind: 'updated' })
    expect(run.repository.issue(13)).toMatchObject({ title: isReplaced ? 'Correct the greeting' : title })
  })
})

it('leaves the text alone of a pull request that a person opened from our branch', async () => {
  await using run = await PipelineRun.open()
  await run.pullRequest({ number: 13, headRef: 'agent/issue-12', title: 'Change a.txt, without .npmrc', author: 'ada' })
  expect(await run.play(fix)).toMatchObject({ kind: 'updated' })
  expect(run.repository.issue(13)).toMatchObject({ title: 'Change a.txt, without .npmrc', body: null })
})

it('reports no update if somebody pushed the same change during the run', async () => {
  await using run = await PipelineRun.open()
  await run.pullRequest()
  const pushSame = async () => {
    await run.commit({ ...files, 'of-the-head.txt': 'new\n', 'greeting.txt': 'Hello\n' }, 'topic')
    return edit
  }
  const outcome = await run.play([pushSame, finish], onPullRequest)
  expect(outcome).toMatchObject({ kind: 'no_change', explanation: expect.stringContaining('Nothing was pushed') })
  // No commit notifies anybody.
  expect(needsResultComment(outcome)).toBe(true)
  expect(run.patches).toEqual([])
})

describe('work whose commit was pushed is never reported as unpublished', () => {
  const unpublished = ({ events }: PipelineRun) => events.filter(({ kind }) => kind === 'change-unpublished')

  // The first request asks whether one can be opened.
  const opening = { method: 'POST', route: `${REPOSITORY}/pulls`, skip: 1 } as const

  it.each([
    ['GitHub refuses the token', { status: 401 }, 'GitHub does not accept the token'],
    ['GitHub is down', { status: 500, times: 9 }, 'GitHub repeatedly responded with 500']
  ])('when no pull request is opened because %s', async (_, answer, reason) => {
    await using run = await PipelineRun.open()
    run.github.fault({ ...opening, ...answer })
    expect(await run.play(fix)).toMatchObject({
      kind: 'partial',
      reason: expect.stringContaining(reason),
      publication: { branch: 'agent/issue-12', pullRequest: undefined }
    })
    expect([unpublished(run), run.patches]).toEqual([[], []])
  })

  it('when the existing pull request cannot be updated', async () => {
    await using run = await PipelineRun.open()
    await run.pullRequest({ number: 13, headRef: 'agent/issue-12' })
    const route = `${REPOSITORY}/pulls/{pull_number}`
    run.github.fault({ method: 'GET', route, skip: 1, status: 401 })
    expect(await run.play(fix)).toMatchObject({ kind: 'partial', publication: { pullRequest: { number: 13 } } })
    expect([unpublished(run), run.patches]).toEqual([[], []])
  })

  it('when labels and reviewers cannot be added: the pull request is open', async () => {
    await using run = await PipelineRun.open()
    const route = `${REPOSITORY}/pulls/{pull_number}/requested_reviewers`
    run.github.fault({ method: 'POST', route, status: 500, times: 9 })
    expect(await run.play(fix)).toMatchObject({ kind: 'proposed', publication: { pullRequest: { number: 13 } } })
    expect(run.warnings).toContainEqual(
      expect.stringContaining('No review was requested from ada: GitHub repeatedly responded with 500')
    )
    expect(run.patches).toEqual([])
  })

  it('when the run is cancelled before the pull request is open', async () => {
    await using run = await PipelineRun.open()
    run.github.before(opening, () => {
      run.controller.abort(new UserError('The workflow run was cancelled (SIGINT).'))
    })
    expect(await run.play(fix)).toEqual({
      kind: 'cancelled',
      reason: 'The workflow run was cancelled (SIGINT). The commit is on the branch agent/issue-12.'
    })
    expect([unpublished(run), run.patches]).toEqual([[], []])
  })
})
