import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { StepResult } from '../../emulators/runner/runner.ts'
import { finish, pullRequests, turn, useActionFixtures, write } from '../support/end-to-end.ts'
import type { ActionFixture } from '../support/action-run.ts'

const openFixture = useActionFixtures()

interface Matrix {
  readonly include: readonly { readonly item: string; readonly title: string }[]
}

/** One job of the workflow: what it leaves is uploaded. */
async function job(
  fixture: ActionFixture,
  inputs: Readonly<Record<string, string>>,
  name: string
): Promise<StepResult> {
  const { main, post } = await fixture.play(0, {
    eventName: 'schedule',
    payload: { schedule: '17 4 * * 1' },
    inputs: { 'task-id': 'document', 'spread-seconds': '1', ...inputs },
    runId: 7
  })
  expect([main.exitCode, post.exitCode]).toEqual([0, 0])
  const folder = main.outputs['artifact-path'] ?? ''
  if (folder !== '') await cp(folder, join(artifactsOf(fixture), name), { recursive: true })
  return main
}

const artifactsOf = ({ folder }: ActionFixture) => join(folder, 'artifacts')

it('plans, works on each item and gathers, and says which job was killed', async () => {
  // The jobs share the folder of the runner here.
  const note = (name: string) => turn(write(name, 'New.\n'), finish())
  const fixture = await openFixture({ script: [note('a.md'), note('b.md')] })
  const { repository } = fixture

  const items = '["packages/a", "packages/b", "packages/c"]'
  const plan = await job(fixture, { phase: 'plan', items, 'api-key': '', model: '' }, 'agent-plan')
  expect(plan.outputs['has-items']).toBe('true')
  expect(plan.summary).toContain('packages/b')
  const { include } = JSON.parse(plan.outputs['matrix'] ?? '') as Matrix // Our own output.
  expect(include.map(({ title }) => title)).toEqual(['packages/a', 'packages/b', 'packages/c'])

  for (const { item } of include.slice(0, 2)) {
    const given = { item, 'artifacts-path': artifactsOf(fixture), prompt: 'Write a note.' }
    expect((await job(fixture, given, `agent-outcome-${item}`)).outputs['outcome']).toBe('proposed')
  }
  const gathered = { phase: 'gather', 'artifacts-path': artifactsOf(fixture), 'api-key': '', model: '' }
  const report = await job(fixture, gathered, 'none')

  expect(report.summary).toContain('3 items: 2 `proposed`, **1 without an outcome**.')
  expect(report.summary).toMatch(/`packages\/c` \| \*\*no outcome\*\*/)
  const issue = [...repository.state.issues.values()].find(({ pullRequest }) => !pullRequest)
  expect(report.outputs['issue-url']).toMatch(new RegExp(`/issues/${issue?.number ?? 0}$`))
  expect(pullRequests(repository).map(({ pullRequest }) => pullRequest?.headRef)).toEqual(
    include.slice(0, 2).map(({ item }) => `agent/task-document/${item}`)
  )
}, 180_000)
