import { describe, expect, it } from '@jest/globals'
import { agentFile, ask, call, finish, project, pullRequests, read, show, turn, write } from '../support/end-to-end.ts'
import { answer, promptsOf, publicationOf, sayLater, sessionOf, useSessionRuns } from '../support/session-runs.ts'
import type { TwoJobs } from '../support/two-jobs.ts'

const open = useSessionRuns()

async function retry(jobs: TwoJobs, number: number, body = '/agent retry') {
  return await jobs.whole({ comment: sayLater(jobs, number, body) })
}

const first = turn(write('first.txt', 'first\n'), finish('First.', 'Write the first'))
const second = turn(write('second.txt', 'second\n'), finish('Second.', 'Write the second'))
const third = turn(write('third.txt', 'third\n'), finish('Third.', 'Write the third'))
const files = async ({ repository }: TwoJobs, branch: string) =>
  (await repository.state.git.text(['ls-tree', '--name-only', branch]))
    .split('\n')
    .filter((name) => name.endsWith('.txt'))

async function proposed(script: Parameters<typeof open>[0]) {
  const jobs = await open(script)
  const { issue, comment } = ask(jobs.repository, '/agent fix the greeting')
  const { outcome } = await jobs.whole({ comment })
  expect(outcome.kind).toBe('proposed')
  return { jobs, issue, branch: `agent/issue-${issue}`, pull: publicationOf(outcome)?.pullRequest?.number ?? 0 }
}

describe('retry', () => {
  it('repeats the last request from before it, replaces its work with one commit, and so does a retry of the retry, which can be undone', async () => {
    const { jobs, issue, pull, branch } = await proposed([first, second, third])
    const before = await jobs.repository.head(branch)
    const { outcome } = await retry(jobs, issue)
    expect(outcome.kind).toBe('updated')
    expect(await files(jobs, branch)).toEqual(['second.txt'])
    expect(await jobs.repository.head(`${branch}^`)).toBe(before)
    expect(promptsOf(jobs)[1]).toContain('/agent fix the greeting')
    expect(await sessionOf(jobs, `issue-${issue}`)).toMatchObject({
      requests: [{ text: 'the greeting' }, { verb: 'fix', text: 'the greeting', outcome: 'updated' }]
    })

    expect((await retry(jobs, pull)).outcome.kind).toBe('updated')
    expect(await files(jobs, branch)).toEqual(['third.txt'])
    await jobs.whole({ comment: sayLater(jobs, pull, '/agent undo') })
    expect(await files(jobs, branch)).toEqual(['second.txt'])
  })

  it('replaces nothing that has been reverted', async () => {
    const { jobs, pull, branch } = await proposed([first, second])
    await jobs.whole({ comment: sayLater(jobs, pull, '/agent undo') })
    expect((await retry(jobs, pull)).outcome.kind).toBe('updated')
    expect(await files(jobs, branch)).toEqual(['second.txt'])
  })

  it('keeps the earlier work if the new work does not succeed, and the next retry replaces it', async () => {
    const { jobs, pull, branch } = await proposed([
      first,
      turn(write('second.txt', 'x\n')),
      turn(read),
      turn(read),
      third
    ])
    const head = await jobs.repository.head(branch)
    const { outcome } = await retry(jobs, pull, '/agent retry --turns 1')
    expect(outcome).toMatchObject({ kind: 'partial', reason: expect.stringContaining('therefore replaced nothing') })
    expect(await jobs.repository.head(branch)).toBe(head)
    expect((await retry(jobs, pull)).outcome.kind).toBe('updated')
    expect(await files(jobs, branch)).toEqual(['third.txt'])
  })

  it('goes to a draft on a new branch if others have committed since', async () => {
    const { jobs, issue, branch } = await proposed([first, second])
    const head = await jobs.repository.push(branch, { 'other.txt': 'x\n' }, 'Other')
    const { outcome, snapshot } = await retry(jobs, issue)
    expect(outcome).toMatchObject({ kind: 'proposed', publication: { branch: `${branch}-2`, isDraft: true } })
    expect(snapshot.warnings.join()).toContain(`Others have committed to ${branch} since`)
    expect(await jobs.repository.head(branch)).toBe(head)
    expect(await files(jobs, `${branch}-2`)).toEqual(['second.txt'])
    expect(pullRequests(jobs.repository)).toHaveLength(2)
  })

  it('goes there after an update too, which brought the commits of others', async () => {
    const { jobs, issue, pull, branch } = await proposed([first, second])
    await jobs.repository.push('main', { 'base.txt': 'base\n' }, 'Base')
    expect((await jobs.whole({ comment: sayLater(jobs, pull, '/agent update') })).outcome.kind).toBe('updated')
    const { outcome } = await retry(jobs, issue)
    expect(outcome).toMatchObject({ kind: 'proposed', publication: { branch: `${branch}-2`, isDraft: true } })
    expect(await files(jobs, branch)).toEqual(['base.txt', 'first.txt'])
    expect(await files(jobs, `${branch}-2`)).toEqual(['second.txt'])
  })

  it('goes to a branch of its own if somebody pushes during the run', async () => {
    const { jobs, pull, branch } = await proposed([first, second])
    const route = { method: 'POST', route: '/repos/{owner}/{repo}/git/trees' } as const
    jobs.github.before(route, async () => {
      await jobs.repository.push(branch, { 'other.txt': 'x\n' }, 'Other')
    })
    const { outcome } = await retry(jobs, pull)
    expect(publicationOf(outcome)?.branch).toMatch(/^agent\/pull-\d+-comment-\d+$/)
    expect(await files(jobs, branch)).toEqual(['first.txt', 'other.txt'])
  })

  it('reverts an approved change of a protected file too', async () => {
    const settings = { Makefile: 'all:\n', '.github/agent.yml': agentFile({ 'protected-paths': ['Makefile'] }) }
    const change = turn(call('read_file', { path: 'Makefile' }), write('Makefile', 'all: x\n'), finish())
    const jobs = await open([change, second], { ...project, ...settings })
    const { issue, comment } = ask(jobs.repository)
    const { outcome } = await jobs.whole({ comment })
    const hash = outcome.kind === 'needs_approval' ? (outcome.pending[0]?.hash ?? '') : ''
    await jobs.whole({ comment: sayLater(jobs, issue, `/agent approve ${hash}`) })
    expect((await retry(jobs, issue)).outcome.kind).toBe('updated')
    expect(await show(jobs.repository, 'Makefile', `agent/issue-${issue}`)).toBe('all:')
  })

  it('repeats a question, and says so when there is nothing to retry', async () => {
    const jobs = await open([answer, answer])
    const { issue, comment } = ask(jobs.repository, '/agent ask Why?')
    expect((await retry(jobs, issue)).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('nothing to retry')
    })
    await jobs.whole({ comment })
    expect((await retry(jobs, issue)).outcome.kind).toBe('answered')
    expect(promptsOf(jobs)[1]).toContain('/agent ask Why?')
  })
})
