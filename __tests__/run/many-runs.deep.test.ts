import { expect, it } from '@jest/globals'
import type { Fault } from '../../emulators/github/faults.ts'
import type { Step } from '../../emulators/model/script.ts'
import { branches, finish, pullRequests, show, turn, write } from '../support/end-to-end.ts'
import { useEventRuns, type EventRuns } from '../support/event-runs.ts'

const openRuns = useEventRuns()

const SCHEDULE = { name: 'schedule', payload: { schedule: '17 4 * * 1' } }
const ITEMS = ['a', 'b', 'c', 'd']
// No command is run here.
const inputs = { prompt: 'Write a note.', 'task-id': 'notes', sandbox: 'off' }
const note: Step = turn(write('note.md', 'New.\n'), finish())

const work = (runs: EventRuns, item: string, runId: string) =>
  runs.fire(SCHEDULE, { runId, inputs: { ...inputs, item } })

const heads = ({ repository }: EventRuns) =>
  pullRequests(repository)
    .map(({ pullRequest }) => pullRequest?.headRef ?? '')
    .toSorted()

const ALL = ITEMS.map((item) => `agent/task-notes/${item}`)

it('loses no item and opens no pull request twice when eight runs work on four items at once', async () => {
  const runs = await openRuns(Array.from({ length: 8 }, () => note))

  const jobs = ['7', '8'].flatMap((runId) => ITEMS.map((item) => work(runs, item, runId)))
  const outcomes = await Promise.all(jobs)

  expect(heads(runs)).toEqual(ALL)
  expect((await branches(runs.repository)).toSorted()).toEqual([...ALL, 'main'])
  const kinds = outcomes.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'proposed').length).toBeGreaterThanOrEqual(ITEMS.length)
  expect(kinds.filter((kind) => kind !== 'proposed' && kind !== 'updated')).toEqual([])
})

it('goes on with the pull request that another run opened since the list was read', async () => {
  const later = turn(write('later.md', 'New.\n'), finish())
  const runs = await openRuns([note, later])
  const [branched, listed, opened] = [
    Promise.withResolvers<undefined>(),
    Promise.withResolvers<undefined>(),
    Promise.withResolvers<undefined>()
  ]
  let isSecond = false
  runs.github.observe(async (phase, { method, url = '' }) => {
    if (!/\/repos\/acme\/project\/pulls(?:\?|$)/.test(url)) return undefined
    // Before the work, a request that cannot succeed asks whether the token may open pull requests.
    const isOpening = method === 'POST' && (await branches(runs.repository)).includes('agent/task-notes/a')
    if (isOpening && phase === 'received') {
      branched.resolve(undefined)
      await listed.promise
    }
    if (isOpening && phase === 'responded') opened.resolve(undefined)
    const isListing = isSecond && method === 'GET'
    if (isListing && phase === 'executed' && !url.includes('head=')) listed.resolve(undefined)
    if (isListing && phase === 'received' && url.includes('head=')) await opened.promise
    return undefined
  })

  const first = work(runs, 'a', '7')
  await branched.promise
  isSecond = true
  const outcomes = await Promise.all([first, work(runs, 'a', '8')])

  expect(heads(runs)).toEqual(['agent/task-notes/a'])
  expect(outcomes.map(({ kind }) => kind)).toEqual(['proposed', 'updated'])
  expect(await show(runs.repository, 'later.md', 'agent/task-notes/a')).toBe('New.')
})

const PULLS = { method: 'POST', route: '/repos/{owner}/{repo}/pulls' } as const
const secondary = (seconds: string): Pick<Fault, 'status' | 'headers' | 'body'> => ({
  status: 403,
  headers: { 'retry-after': seconds },
  body: { message: 'You have exceeded a secondary rate limit and have been temporarily blocked from content creation.' }
})

it('waits when GitHub limits what is created in the middle of a fan-out, and loses nothing', async () => {
  const runs = await openRuns(ITEMS.map(() => note))
  runs.github.fault({ ...PULLS, ...secondary('1'), skip: 1, times: 3 })
  runs.github.fault({
    method: 'POST',
    route: '/repos/{owner}/{repo}/git/commits',
    ...secondary('1'),
    status: 429,
    skip: 4
  })

  const outcomes = await Promise.all(ITEMS.map((item) => work(runs, item, '7')))

  expect(outcomes.map(({ kind }) => kind)).toEqual(ITEMS.map(() => 'proposed'))
  expect(heads(runs)).toEqual(ALL)
})

it.each<[string, Fault, string]>([
  ['the pull request', { ...PULLS, ...secondary('3600'), skip: 1 }, 'partial'],
  ['the branch', { method: 'POST', route: '/repos/{owner}/{repo}/git/refs', ...secondary('3600'), skip: 1 }, 'failed']
])('says how long GitHub asks to wait for %s, and the next run completes it', async (_, fault, kind) => {
  const runs = await openRuns([note, note, turn(finish('It is there.'))])
  runs.github.fault(fault)

  const limited = await work(runs, 'a', '7')
  expect(limited).toMatchObject({ kind, reason: expect.stringContaining('GitHub asks to wait 3600 seconds') })

  await work(runs, 'a', '8')
  expect(heads(runs)).toEqual(['agent/task-notes/a'])
})
