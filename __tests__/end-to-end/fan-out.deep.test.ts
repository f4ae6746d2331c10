import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { Fault } from '../../emulators/github/faults.ts'
import type { Step } from '../../emulators/model/script.ts'
import type { StepResult } from '../../emulators/runner/runner.ts'
import { finish, listTree, pullRequests, turn, until, useActionFixtures, write } from '../support/end-to-end.ts'
import type { ActionFixture } from '../support/action-run.ts'

const openFixture = useActionFixtures()

/** What a plan job hands to the matrix. */
interface Matrix {
  readonly include: readonly { readonly item: string; readonly title: string }[]
}

interface WorkflowRun {
  readonly fixture: ActionFixture
  readonly id: number
}

const artifactsOf = ({ fixture, id }: WorkflowRun) => join(fixture.folder, `artifacts-${id}`)

/** A job with a work tree of its own, so that several can run at once. */
async function jobOf({ fixture, id }: WorkflowRun, inputs: Readonly<Record<string, string>>) {
  const workspace = join(fixture.folder, `workspace-${crypto.randomUUID()}`)
  await mkdir(workspace)
  const payload = { schedule: '17 4 * * 1' }
  const given = { 'task-id': 'document', 'spread-seconds': '1', ...inputs }
  return await fixture.runner(0, { eventName: 'schedule', payload, inputs: given, workspace, runId: id })
}

/** Runs one job of the workflow. What it leaves is uploaded. */
async function job(run: WorkflowRun, inputs: Readonly<Record<string, string>>, artifact: string): Promise<StepResult> {
  const runner = await jobOf(run, inputs)
  const main = await runner.main()
  expect([main.exitCode, (await runner.post()).exitCode]).toEqual([0, 0])
  const folder = main.outputs['artifact-path'] ?? ''
  if (folder !== '') await cp(folder, join(artifactsOf(run), artifact), { recursive: true })
  return main
}

async function plan(run: WorkflowRun, titles: readonly string[]): Promise<Matrix['include']> {
  const inputs = { phase: 'plan', items: JSON.stringify(titles), 'api-key': '', model: '' }
  const { outputs, summary } = await job(run, inputs, 'agent-plan')
  expect(outputs['has-items']).toBe('true')
  for (const title of titles) expect(summary).toContain(title)
  const { include } = JSON.parse(outputs['matrix'] ?? '') as Matrix // Our own output.
  expect(include.map(({ title }) => title)).toEqual(titles)
  return include
}

const inputsOf = (run: WorkflowRun, item: string) => ({
  item,
  'artifacts-path': artifactsOf(run),
  prompt: 'Write a note.'
})

async function work(run: WorkflowRun, item: string): Promise<string | undefined> {
  return (await job(run, inputsOf(run, item), `agent-outcome-${item}`)).outputs['outcome']
}

const gather = (run: WorkflowRun) =>
  job(run, { phase: 'gather', 'artifacts-path': artifactsOf(run), 'api-key': '', model: '' }, 'none')

const issuesOf = ({ repository }: ActionFixture) =>
  [...repository.state.issues.values()].filter(({ pullRequest }) => !pullRequest)

const headsOf = ({ repository }: ActionFixture) =>
  pullRequests(repository).map(({ pullRequest }) => pullRequest?.headRef)

it('says which job of the matrix was killed', async () => {
  const silence: Step = { fault: 'idle', turn: turn(), afterChunks: 0 }
  const fixture = await openFixture({ script: [turn(write('a.md', 'New.\n'), finish()), silence] })
  const run = { fixture, id: 7 }
  const [first, second, third] = (await plan(run, ['packages/a', 'packages/b', 'packages/c'])).map(({ item }) => item)

  expect(await work(run, first ?? '')).toBe('proposed')
  const killed = await jobOf(run, inputsOf(run, second ?? ''))
  const ended = killed.main()
  await until(() => fixture.model.requests.length === 2)
  killed.kill()
  expect((await ended).exitCode).toBeUndefined()
  // The job of the third item never starts.
  const report = await gather(run)

  expect(report.summary).toContain('3 items: 1 `proposed`, **2 without an outcome**.')
  for (const name of ['b', 'c'])
    expect(report.summary).toMatch(new RegExp(`packages/${name}\` \\| \\*\\*no outcome\\*\\*`))
  expect(report.outputs['issue-url']).toMatch(new RegExp(`/issues/${issuesOf(fixture)[0]?.number ?? 0}$`))
  expect(headsOf(fixture)).toEqual([`agent/task-document/${first ?? ''}`])
  expect(third).toBeDefined()
})

const creation = (route: string, limit: Pick<Fault, 'status' | 'skip' | 'times'>): Fault => ({
  method: 'POST',
  route: `/repos/{owner}/{repo}/${route}`,
  headers: { 'retry-after': '1' },
  body: {
    message: 'You have exceeded a secondary rate limit and have been temporarily blocked from content creation.'
  },
  ...limit
})

// Four items show what twenty would: all that they share is the repository, and two of them are worked on at once.
it('works on four items twice, through the limit of what GitHub lets be created, with one pull request for each', async () => {
  const titles = ['a', 'b', 'c', 'd'].map((name) => `packages/${name}`)
  let folder = 'first'
  const fixture = await openFixture({
    script: ({ messages }) => {
      const [, name = ''] = /packages\/([a-d])/.exec(messages.map(({ text }) => text).join('\n')) ?? []
      return turn(write(`${folder}/${name}.md`, 'New.\n'), finish())
    }
  })
  const all = async (id: number) => {
    const run = { fixture, id }
    const items = (await plan(run, titles)).map(({ item }) => item)
    const outcomes: unknown[] = []
    for (let first = 0; first < items.length; first += 2) {
      outcomes.push(...(await Promise.all(items.slice(first, first + 2).map((item) => work(run, item)))))
    }
    return { items, outcomes, summary: (await gather(run)).summary }
  }

  fixture.github.fault(creation('pulls', { status: 403, skip: 2, times: 3 }))
  fixture.github.fault(creation('git/commits', { status: 429, skip: 8, times: 1 }))
  const first = await all(7)
  expect(first.outcomes).toEqual(titles.map(() => 'proposed'))
  expect(first.summary).toContain('4 items: 4 `proposed`.')
  const heads = first.items.map((item) => `agent/task-document/${item}`).toSorted()
  expect(headsOf(fixture).toSorted()).toEqual(heads)

  folder = 'second'
  const second = await all(8)
  expect(second.items).toEqual(first.items)
  expect(second.outcomes).toEqual(titles.map(() => 'updated'))
  expect(second.summary).toContain('4 items: 4 `updated`.')
  expect(headsOf(fixture).toSorted()).toEqual(heads)
  for (const [index, item] of first.items.entries()) {
    const tree = await listTree(fixture.repository, `agent/task-document/${item}`)
    const name = titles[index]?.at(-1) ?? ''
    expect([...tree.keys()].filter((path) => path.includes('/'))).toEqual(
      expect.arrayContaining([`first/${name}.md`, `second/${name}.md`])
    )
  }
  expect(issuesOf(fixture)).toHaveLength(1)
})
