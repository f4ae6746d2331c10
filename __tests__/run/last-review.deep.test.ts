import { describe, expect, it } from '@jest/globals'
import type { Script } from '../../emulators/model/script.ts'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import { askAt, call, finish, turn } from '../support/end-to-end.ts'
import { useSessionRuns } from '../support/session-runs.ts'
import type { TwoJobs } from '../support/two-jobs.ts'

const open = useSessionRuns()
const script: Script = [turn(call('read_diff', { since: 'last-review' })), turn(finish())]

/** A pull request of marie with one commit. */
async function openPull(repository: EmulatedRepository): Promise<{ readonly number: number; readonly head: string }> {
  const head = await repository.push('feature', { 'one.txt': '1\n' }, 'One')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  return { number, head }
}

/** What the tool says to a run of ada's. */
async function shown(jobs: TwoJobs, number: number): Promise<string> {
  const { outcome } = await jobs.whole({ comment: askAt(jobs.repository, number, '/agent explain this') })
  expect(outcome.kind).toBe('answered')
  return jobs.model.requests[1]?.results[0] ?? ''
}

describe('read_diff since the last review', () => {
  it('shows what was pushed after it', async () => {
    const jobs = await open(script)
    const { repository } = jobs
    const { number, head } = await openPull(repository)
    await repository.review(number, { author: 'ada', body: 'Looks fine so far.' })
    await repository.push('feature', { 'two.txt': '2\n' }, 'Two')
    const text = await shown(jobs, number)
    expect(text).toMatch(
      new RegExp(`^Since ${head.slice(0, 7)}, which ada reviewed on \\d{4}-\\d\\d-\\d\\d\\.\ntwo.txt \\+1 -0`)
    )
    expect(text).not.toContain('one.txt')
  })

  it('counts comments on lines as a review, but no reply, no stranger and not the author', async () => {
    const jobs = await open(script)
    const { repository } = jobs
    const { number, head } = await openPull(repository)
    const comments = [{ path: 'one.txt', line: 1, body: 'Why?' }]
    const { id } = await repository.review(number, { author: 'ada', comments })
    await repository.push('feature', { 'two.txt': '2\n' }, 'Two')
    const [root] = repository.reviewComments(number, id)
    repository.replyToReviewComment(root?.id ?? 0, { author: 'ada', body: 'I see.' })
    repository.setPermission('marie', 'write')
    await repository.review(number, { author: 'marie', body: 'Please look again.' })
    await repository.review(number, { author: 'eve', body: 'Nothing to see here.' })
    expect(await shown(jobs, number)).toContain(`Since ${head.slice(0, 7)}, which ada reviewed`)
  })

  it('says that there is no review', async () => {
    const jobs = await open(script)
    const { number } = await openPull(jobs.repository)
    expect(await shown(jobs, number)).toMatch(/Nobody with write access has reviewed #\d+ yet\. Use since: base\./)
  })

  it('says that the reviewed commit is not in the branch any more', async () => {
    const jobs = await open(script)
    const { repository } = jobs
    const { number } = await openPull(repository)
    await repository.review(number, { author: 'ada', body: 'Fine.' })
    const main = await repository.head()
    await repository.state.git.run(['update-ref', 'refs/heads/feature', main ?? ''])
    await repository.push('feature', { 'other.txt': '2\n' }, 'Rewritten')
    expect(await shown(jobs, number)).toContain('feature does not contain that commit any more')
  })
})

describe('read_diff since a commit', () => {
  it.each([40, 8])('compares with a commit of the branch, by %i digits', async (digits) => {
    let head = ''
    const jobs = await open(({ number }) =>
      number === 1 ? turn(call('read_diff', { since: head.slice(0, digits) })) : turn(finish())
    )
    const { number, head: first } = await openPull(jobs.repository)
    head = first
    await jobs.repository.push('feature', { 'two.txt': '2\n' }, 'Two')
    expect(await shown(jobs, number)).toMatch(/^Since \w{7}\.\ntwo\.txt \+1 -0/)
  })

  it.each([
    [
      'of another branch',
      async (repository: EmulatedRepository) => await repository.push('other', { x: '1' }, 'Other'),
      /any more/
    ],
    ['that does not exist', () => Promise.resolve('deadbeef'), /adds no commit that begins with deadbeef/],
    ['by a name', () => Promise.resolve('HEAD~1'), /since must be base, start, last-review, or a commit/]
  ])('refuses a commit %s', async (_, nameIn, words) => {
    let name = ''
    const jobs = await open(({ number }) => (number === 1 ? turn(call('read_diff', { since: name })) : turn(finish())))
    const { number } = await openPull(jobs.repository)
    name = await nameIn(jobs.repository)
    expect(await shown(jobs, number)).toMatch(words)
  })
})
