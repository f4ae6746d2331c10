import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { gatherOutcomes } from '../../src/action/gather-outcomes.ts'
import type { Task } from '../../src/domain/task.ts'
import { writeItemOutcome, writePlan } from '../../src/fan-out/artifacts.ts'
import { identifyItems } from '../../src/fan-out/items.ts'
import { startForgeFixture, task as taskOnIssue, type ForgeFixture } from '../support/github-forge.ts'

const { items } = identifyItems([{ title: 'packages/a' }, { title: 'packages/b' }, { title: '@ada | `c`' }])
const [first, second] = items.map(({ id }) => id)
const task = taskOnIssue({
  subject: 'repository',
  number: 0,
  trigger: { kind: 'prompt', taskId: 'document', runId: '7', event: 'schedule', file: undefined }
})

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-gather-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function gather({ forge, repository, github }: ForgeFixture, more: Partial<Task> = {}, isDryRun = false) {
  const { serverUrl } = github
  const context = { workspace: folder, runUrl: `${serverUrl}/${repository.fullName}/actions/runs/7`, serverUrl }
  const options = { forge, context: { ...context, run: { id: '7', attempt: 1 } }, redact: String }
  return await gatherOutcomes({ ...task, ...more }, { 'artifacts-path': 'artifacts', 'dry-run': isDryRun }, options)
}

const leave = (name: string, outcome: Parameters<typeof writeItemOutcome>[1]) =>
  writeItemOutcome(join(folder, 'artifacts', name), outcome)

const issues = ({ repository }: ForgeFixture) =>
  [...repository.state.issues.values()].filter(({ pullRequest }) => pullRequest === undefined)

it('keeps one issue with a row for each item, and names the items whose job was killed', async () => {
  await using fixture = await startForgeFixture()
  const url = `${fixture.github.serverUrl}/${fixture.repository.fullName}/pull/3`
  const before = issues(fixture).length
  await writePlan(join(folder, 'artifacts', 'agent-plan'), 'document', items)
  const proposed = { outcome: 'proposed', summary: 'Done.', pullRequest: { number: 3, url }, cost: 0.25 }
  await leave('agent-outcome-1', { item: first ?? '', ...proposed })

  const { issueUrl, text } = await gather(fixture)
  const [issue] = issues(fixture).slice(before)
  expect(issueUrl).toMatch(new RegExp(`/issues/${issue?.number ?? 0}$`))
  expect(issue?.body?.startsWith('<!-- forgehand:fan-out:document -->')).toBe(true)
  expect(issue?.body).toContain(text)
  expect(text).toContain('3 items: 1 `proposed`, **2 without an outcome**. Cost: $0.25.')
  expect(text).toContain(`| \`packages/a\` | \`proposed\` | [\\#3](<${url}>) | $0.25 |`)
  expect(text).toContain('| `packages/b` | **no outcome**: the job was killed, or did not start |')

  await leave('agent-outcome-2', { item: second ?? '', outcome: 'failed', summary: 'No key | for @eve.' })
  expect((await gather(fixture)).issueUrl).toBe(issueUrl)
  expect(issues(fixture)).toHaveLength(before + 1)
  expect(issues(fixture).at(-1)?.body).toContain('`failed`: No key &#124; for `@eve`')
  expect(fixture.repository.comments(issue?.number ?? 0)).toEqual([])

  const writes = fixture.github.requests.filter(({ method }) => method !== 'GET').length
  await gather(fixture)
  const again = fixture.github.requests.filter(({ method }) => method !== 'GET').slice(writes)
  expect(again.map(({ path }) => path)).toEqual(['/graphql'])
})

it('links only to pages of the forge, and believes no marker of others', async () => {
  await using fixture = await startForgeFixture()
  fixture.repository.openIssue({ title: 'Mine', body: '<!-- forgehand:fan-out:document -->', author: 'ada' })
  await writePlan(join(folder, 'artifacts'), 'document', items)
  const pullRequest = { number: 3, url: 'https://evil.example/pull/3' }
  await leave('x', { item: first ?? '', outcome: 'proposed', summary: '', pullRequest })

  const { text } = await gather(fixture)

  expect(text).not.toContain('evil')
  expect(issues(fixture).filter(({ body }) => body?.includes('forgehand:fan-out:document'))).toHaveLength(2)
})

it('writes nothing in a dry run, without items, and for somebody without write access', async () => {
  await using fixture = await startForgeFixture()
  const before = issues(fixture).length
  await writePlan(join(folder, 'artifacts'), 'document', items)
  expect(await gather(fixture, {}, true)).toMatchObject({ issueUrl: undefined })

  const actor = { login: 'eve', id: 666, isBot: false }
  const dispatched = { ...task.trigger, event: 'workflow_dispatch' } as Task['trigger']
  const refused = await gather(fixture, { trigger: dispatched, actor })
  expect(refused).toMatchObject({ issueUrl: undefined, text: expect.stringContaining('You need write access') })

  await writePlan(join(folder, 'artifacts'), 'document', [])
  expect(await gather(fixture)).toMatchObject({ issueUrl: undefined })
  expect(issues(fixture)).toHaveLength(before)
})

it('says that the plan job left nothing', async () => {
  await using fixture = await startForgeFixture()
  await expect(gather(fixture)).rejects.toThrow('has no items of the plan job')
})
