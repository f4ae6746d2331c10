import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { agentFile, call, finish, ownComments, project, turn, write as overwrite } from '../support/end-to-end.ts'
import { READ_ONLY } from '../support/two-jobs.ts'
import { useEventRuns, type EventRuns } from '../support/event-runs.ts'
import type { Script } from '../../emulators/model/script.ts'
import type { FileChanges } from '../../emulators/github/push.ts'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'

const openRuns = useEventRuns()
const settings = agentFile({ setup: ['touch ran-setup'], verify: ['npm test'], commands: ['touch *'] })
const files = { ...project, 'list.txt': 'a\nb\nc\n', '.github/agent.yml': settings }

/** Like every model, it must read a file before it replaces it. */
const write = (path: string, content: string) => [call('read_file', { path }), overwrite(path, content)] as const

interface Contribution {
  readonly runs: EventRuns
  readonly fork: EmulatedRepository
  readonly number: number
}

/** A pull request of mallory's fork. */
async function contribute(
  script: Script,
  gift: FileChanges,
  own: Record<string, string> = files
): Promise<Contribution> {
  const runs = await openRuns(script, own)
  const { repository, github } = runs
  const fork = await github.createRepository({ owner: 'mallory', name: 'project', forkOf: repository })
  await fork.push('patch', gift, 'A gift')
  const pull = { title: 'Gift', author: 'mallory', head: 'patch', from: fork, maintainerCanModify: true }
  const { number } = await repository.openPullRequest(pull)
  runs.waitASecond()
  return { runs, fork, number }
}

function ask({ runs, number }: Contribution, body = '/agent fix the list') {
  const { id } = runs.repository.comment(number, { author: 'ada', body })
  return { name: 'issue_comment', payload: runs.repository.issueCommentEvent(id) }
}

const reviewsOf = ({ runs, number }: Contribution) => runs.repository.pullRequest(number).pullRequest.reviews
const suggestionsOf = ({ runs, number }: Contribution) => runs.repository.pullRequest(number).pullRequest.reviewComments
const GIFT = { 'list.txt': 'a\nB\nc\nd\n' }

it('offers a change of shown lines as suggestions, and runs nothing', async () => {
  const working = turn(
    ...write('list.txt', 'a\nb\nc\n```\n'),
    call('run_command', { command: 'touch ran' }),
    finish('Done.')
  )
  const contribution = await contribute([working, turn(finish('Done.'))], GIFT)
  const { runs, fork, number } = contribution
  const heads = await Promise.all([runs.repository.head(), fork.head('patch')])

  const outcome = await runs.fire(ask(contribution))

  expect(outcome).toMatchObject({ kind: 'suggested', filesChanged: ['list.txt'] })
  expect(reviewsOf(contribution)).toMatchObject([{ state: 'COMMENTED', commitSha: heads[1] }])
  expect(suggestionsOf(contribution).map(({ body, thread }) => [thread.lines, body])).toEqual([
    [{ side: 'RIGHT', line: 2, start: undefined }, expect.stringMatching(/\n```suggestion\nb\n```$/)],
    [{ side: 'RIGHT', line: 4, start: undefined }, expect.stringMatching(/\n````suggestion\n```\n````$/)]
  ])
  const [result = ''] = ownComments(runs.repository, number).slice(-1)
  expect(result).toMatch(/`suggested`[^]*suggestions[^]*Not verified[^]*npm test[^]*not run: fork/)
  expect(runs.model.requests.flatMap(({ tools }) => tools)).not.toContain('run_command')
  expect(await Promise.all([runs.repository.head(), fork.head('patch')])).toEqual(heads)
})

it.each([
  ['a new file', turn(overwrite('new.txt', 'new\n'), finish('Done.')), /\+new/],
  ['a line that the pull request does not show', turn(...write('src/greeting.txt', 'Hi\n'), finish('Done.')), /\+Hi/]
])('offers %s as a patch', async (_, working, patch) => {
  const contribution = await contribute([working], GIFT)
  const { runs, number } = contribution

  expect(await runs.fire(ask(contribution))).toMatchObject({ kind: 'suggested', url: undefined })

  expect(reviewsOf(contribution)).toEqual([])
  const [result = ''] = ownComments(runs.repository, number).slice(-1)
  expect(result).toContain(`gh pr checkout ${number} && git apply change.patch`)
  expect(result).toMatch(patch)
})

it('offers a change of a file that is too large for suggestions as a patch', async () => {
  const large = (first: string) => `${first}\n`.padEnd(1_100_000, 'a line\n')
  const change = call('edit_file', { path: 'large.txt', old_string: 'TWO', new_string: 'three' })
  const working = turn(call('read_file', { path: 'large.txt' }), change, finish('Done.'))
  const contribution = await contribute(
    [working],
    { 'large.txt': large('TWO') },
    { ...files, 'large.txt': large('one') }
  )
  const { runs, number } = contribution
  expect(await runs.fire(ask(contribution))).toMatchObject({ kind: 'suggested', url: undefined })
  expect(ownComments(runs.repository, number).at(-1)).toContain('-TWO\n+three')
})

const fixList = turn(...write('list.txt', 'a\nb\nc\nd\n'), finish('Done.'))

it('offers a patch where GitHub takes no suggestions', async () => {
  const contribution = await contribute([fixList], GIFT)
  const { runs, number } = contribution
  runs.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/pulls/{pull_number}/reviews', status: 422 })

  expect(await runs.fire(ask(contribution))).toMatchObject({ kind: 'suggested', url: undefined })

  expect(ownComments(runs.repository, number).at(-1)).toMatch(/GitHub did not accept the suggestions|git apply/)
})

it('offers the repair of failed checks, if somebody asks for it', async () => {
  const working = turn(...write('list.txt', 'a\nb\nc\n'), finish('Done.'))
  const contribution = await contribute([working], GIFT)
  const { runs, fork } = contribution
  const jobs = [{ name: 'test', steps: [{ name: 'Test', conclusion: 'failure' as const }], log: 'Error: wrong list' }]
  const headSha = (await fork.head('patch')) ?? ''
  runs.repository.checks.addRun({ headSha, headBranch: 'patch', actor: 'mallory', jobs })
  runs.waitASecond()
  const token = { permissions: { actions: 'write', checks: 'read' } } as const
  await expect(runs.fire(ask(contribution, '/agent fix ci'), { token })).resolves.toMatchObject({ kind: 'suggested' })
  expect(runs.model.requests[0]?.messages.at(-1)?.text).toContain('Error: wrong list')
})

it('suggests once if the job is run again', async () => {
  const contribution = await contribute([fixList, fixList], GIFT)
  const event = ask(contribution)
  await contribution.runs.fire(event, { runId: '7' })
  expect(await contribution.runs.fire(event, { runId: '7', attempt: 2 })).toMatchObject({ kind: 'suggested' })
  expect(reviewsOf(contribution)).toHaveLength(1)
})

it('starts nothing if the author of the fork pushed after the comment', async () => {
  const contribution = await contribute([fixList], GIFT)
  const event = ask(contribution)
  await contribution.fork.push('patch', { 'list.txt': 'evil\n' }, 'Swap')
  expect(await contribution.runs.fire(event)).toMatchObject({
    kind: 'skipped',
    reason: expect.stringContaining('patch was moved after the comment')
  })
  expect(contribution.runs.model.requests).toEqual([])
})

it.each([
  ['/agent undo', 'git revert'],
  ['/agent update', 'gh pr update-branch']
])('says what to do instead of %s', async (body, remedy) => {
  const contribution = await contribute([], GIFT)
  expect(await contribution.runs.fire(ask(contribution, body))).toMatchObject({
    kind: 'skipped',
    reason: expect.stringContaining(remedy)
  })
})

const NO_MODEL = { model: '', 'api-key': '', 'base-url': '' }

it('makes the change in one job and offers it in the other', async () => {
  const contribution = await contribute([fixList], GIFT)
  const { runs } = contribution
  const event = ask(contribution)

  const proposing = { runId: '7', inputs: { phase: 'propose' }, token: { permissions: READ_ONLY } }
  expect(await runs.fire(event, proposing)).toMatchObject({ kind: 'prepared' })
  const [proposal] = (await readdir(runs.folder, { recursive: true })).filter((path) => path.endsWith('state/proposal'))
  const publishing = { ...NO_MODEL, phase: 'publish', 'proposal-path': join(runs.folder, proposal ?? '') }
  expect(await runs.fire(event, { runId: '7', inputs: publishing })).toMatchObject({ kind: 'suggested' })

  expect(suggestionsOf(contribution)).toMatchObject([{ body: expect.stringContaining('```suggestion\nb\n```') }])
})

const PERSON = { kind: 'personal', login: 'ada' } as const

it("commits to the contributor's branch with a person's token", async () => {
  const contribution = await contribute([fixList], GIFT)
  const { runs, fork, number } = contribution
  const before = await fork.head('patch')

  const outcome = await runs.fire(ask(contribution), { token: PERSON })

  const head = await fork.head('patch')
  expect(outcome).toMatchObject({ kind: 'updated', publication: { headSha: head, pullRequest: { number } } })
  const log = await fork.state.git.text(['log', '-1', '--format=%P %an%n%B', 'patch'])
  expect(log).toMatch(new RegExp(`^${before ?? ''} ada\\n[^]*Forgehand-Run: comment-`))
  expect(await fork.state.git.text(['show', 'patch:list.txt'])).toBe('a\nb\nc\nd')
  expect(reviewsOf(contribution)).toEqual([])
  expect(runs.repository.comments(number).at(-1)?.body).toMatch(/Not verified[^]*not run: fork/)
})

it('pushes nothing where the contributor does not allow it', async () => {
  const contribution = await contribute([fixList], GIFT)
  const { runs, fork, number } = contribution
  runs.repository.pullRequest(number).pullRequest.maintainerCanModify = false
  const before = await fork.head('patch')
  expect(await runs.fire(ask(contribution), { token: PERSON })).toMatchObject({ kind: 'suggested' })
  expect(await fork.head('patch')).toBe(before)
})

it('overwrites nothing that the contributor pushes meanwhile, even if it resets the branch', async () => {
  const contribution = await contribute([fixList], GIFT)
  const { runs, fork, number } = contribution
  const main = (await fork.head()) ?? ''
  runs.github.observe(async (phase, { url = '' }) => {
    if (phase === 'received' && url.includes('service=git-receive-pack'))
      await fork.state.git.run(['update-ref', 'refs/heads/patch', main])
    return undefined
  })

  expect(await runs.fire(ask(contribution), { token: PERSON })).toMatchObject({ kind: 'suggested' })

  expect(await fork.head('patch')).toBe(main)
  const bodies = runs.repository.comments(number).map(({ body }) => body)
  expect(bodies.at(-1)).toContain('Somebody else has pushed to it during the run')
})

const ADOPT = '/agent fix --adopt the list'
const hashIn = (text = '') => /approve ([0-9a-f]{32})/.exec(text)?.[1] ?? ''

it('adopts the head of a fork only after an approval that shows it', async () => {
  const contribution = await contribute([fixList], GIFT)
  const { runs, fork, number } = contribution
  const head = (await fork.head('patch')) ?? ''
  expect(await runs.fire(ask(contribution, ADOPT))).toMatchObject({ kind: 'needs_approval', publication: undefined })
  const asking = ownComments(runs.repository, number).at(-1)
  expect(asking).toMatch(new RegExp(`/mallory/project/commit/${head}[^]*runs with secrets`))
  expect(asking).not.toContain('protected')
  expect(runs.model.requests).toEqual([])
  runs.waitASecond()

  const outcome = await runs.fire(ask(contribution, `/agent approve ${hashIn(asking)}`))

  if (outcome.kind !== 'proposed') throw new Error(JSON.stringify(outcome))
  const { branch, pullRequest, headSha } = outcome.publication
  expect(branch).toMatch(new RegExp(`^agent/pull-${number}-comment-\\d+$`))
  expect(await runs.repository.state.git.text(['log', '-1', '--format=%P', headSha])).toBe(head)
  expect(runs.repository.pullRequest(pullRequest?.number ?? 0)).toMatchObject({
    body: expect.stringMatching(new RegExp(`Not verified[^]*not run: fork[^]*Builds on #${number}\\.`)),
    pullRequest: { baseRef: 'main' }
  })
  expect(runs.model.requests.flatMap(({ tools }) => tools)).not.toContain('run_command')
  expect(JSON.stringify(runs.model.requests[0]?.messages)).toContain('+d')
  expect(await fork.head('patch')).toBe(head)
})

it('says which protected files would come along with the head of a fork', async () => {
  const contribution = await contribute([], {
    ...GIFT,
    '.github/workflows/steal.yml': 'on: push\n',
    'package.json': '{}\n'
  })
  const { runs, number } = contribution
  expect(await runs.fire(ask(contribution, ADOPT))).toMatchObject({ kind: 'needs_approval' })
  expect(ownComments(runs.repository, number).at(-1)).toMatch(
    /It changes \d protected files?\*\*[^]*`.github\/workflows\/steal.yml`/
  )
})

it('does not adopt another head than the approved one', async () => {
  const contribution = await contribute([fixList], GIFT)
  const { runs, fork, number } = contribution
  await runs.fire(ask(contribution, ADOPT))
  const hash = hashIn(ownComments(runs.repository, number).at(-1))
  await fork.push('patch', { 'list.txt': 'evil\n' }, 'Swap')
  runs.waitASecond()

  expect(await runs.fire(ask(contribution, `/agent approve ${hash}`))).toMatchObject({
    kind: 'skipped',
    reason: expect.stringContaining('has changed since it was approved')
  })
  expect(await runs.repository.head(`agent/pull-${number}`)).toBeUndefined()
  expect(runs.model.requests).toEqual([])
})
