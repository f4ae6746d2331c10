import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { gatherOutcomes } from '../../src/action/gather-outcomes.ts'
import type { Task } from '../../src/domain/task.ts'
import { writeItemOutcome, writePlan } from '../../src/fan-out/job-artifacts.ts'
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

interface Gathering {
  readonly more?: Partial<Task>
  readonly isDryRun?: boolean
  readonly laterMs?: number
}

async function gather({ forge, repository, github }: ForgeFixture, { more, isDryRun, laterMs }: Gathering = {}) {
  const { serverUrl } = github
  const repositoryUrl = `${serverUrl}/${repository.fullName}`
  const context = { workspace: folder, runUrl: `${repositoryUrl}/actions/runs/7`, repositoryUrl, serverUrl }
  const now = () => Date.now() + (laterMs ?? 0)
  const options = { forge, context: { ...context, run: { id: '7', attempt: 1 } }, redact: String, now }
  return await gatherOutcomes(
    { ...task, ...more },
    { 'artifacts-path': 'artifacts', 'dry-run': isDryRun ?? false },
    options
  )
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
  const proposed = { outcome: 'proposed', summary: 'Done.', pullRequest: 3, cost: 0.25 }
  await leave('agent-outcome-1', { item: first ?? '', ...proposed })

  const { issueUrl, text } = await gather(fixture)
  const [issue] = issues(fixture).slice(before)
  expect(issueUrl).toMatch(new RegExp(`/issues/${issue?.number ?? 0}$`))
  expect(issue?.title).toBe('Task document: the outcomes of its items')
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

it('ignores the markers of other authors', async () => {
  await using fixture = await startForgeFixture()
  fixture.repository.openIssue({ title: 'Mine', body: '<!-- forgehand:fan-out:document -->', author: 'ada' })
  await writePlan(join(folder, 'artifacts'), 'document', items)

  await gather(fixture)

  expect(issues(fixture).filter(({ body }) => body?.includes('forgehand:fan-out:document'))).toHaveLength(2)
})

it('links to the repository of the plan, whatever the job of the item says', async () => {
  await using fixture = await startForgeFixture()
  const { serverUrl } = fixture.github
  const [one, two] = items.map((item) => ({ ...item, repository: undefined as string | undefined }))
  await writePlan(join(folder, 'artifacts'), 'document', [one, { ...two, repository: 'acme/web' }] as typeof items)
  await leave('x', { item: first ?? '', outcome: 'proposed', summary: '', pullRequest: 3 })
  await leave('y', { item: second ?? '', outcome: 'proposed', summary: '', pullRequest: 4 })
  const forged = { number: 3, url: `${serverUrl}/mallory/trap/pull/3` }
  await leave('z', { item: second ?? '', outcome: 'proposed', summary: '', pullRequest: forged } as never)

  const { text } = await gather(fixture)

  expect(text).not.toContain('mallory')
  expect(text).toContain(`[\\#3](<${serverUrl}/${fixture.repository.fullName}/pull/3>)`)
  expect(text).toContain(`[\\#4](<${serverUrl}/acme/web/pull/4>)`)
})

it('ignores a plan that the job of an item has left', async () => {
  await using fixture = await startForgeFixture()
  await writePlan(join(folder, 'artifacts', 'agent-outcome-1'), 'document', items.slice(1))
  await writePlan(join(folder, 'artifacts', 'agent-plan'), 'document', items)
  await expect(gather(fixture)).rejects.toThrow('has 2 plans')
})

it('finds its issue behind hundreds of pull requests', async () => {
  await using fixture = await startForgeFixture()
  await writePlan(join(folder, 'artifacts'), 'document', items)
  const { issueUrl } = await gather(fixture)
  const { repository } = fixture
  await repository.push('topic', { 'a.txt': 'a' }, 'Work')
  const author = 'github-actions[bot]'
  const { number } = await repository.openPullRequest({ title: 'Work', author, head: 'topic' })
  const opened = repository.state.issues.get(number)
  for (let next = number + 1; opened && next < number + 400; next++)
    repository.state.issues.set(next, { ...opened, number: next })

  expect((await gather(fixture)).issueUrl).toBe(issueUrl)
})

it('writes nothing in a dry run, without items, and for somebody without write access', async () => {
  await using fixture = await startForgeFixture()
  const before = issues(fixture).length
  await writePlan(join(folder, 'artifacts'), 'document', items)
  expect(await gather(fixture, { isDryRun: true })).toMatchObject({ issueUrl: undefined })

  const actor = { login: 'eve', id: 666, isBot: false }
  const dispatched = { ...task.trigger, event: 'workflow_dispatch' } as Task['trigger']
  const refused = await gather(fixture, { more: { trigger: dispatched, actor } })
  expect(refused).toMatchObject({
    outcome: 'skipped',
    issueUrl: undefined,
    text: expect.stringContaining('You need write access')
  })

  await writePlan(join(folder, 'artifacts'), 'document', [])
  expect(await gather(fixture)).toMatchObject({ issueUrl: undefined })
  expect(issues(fixture)).toHaveLength(before)
})

it('says that another run opens the issue, and opens it itself soon after that run was killed', async () => {
  await using fixture = await startForgeFixture()
  await fixture.forge.claim('gather-document', { id: '6', attempt: 1 })
  await writePlan(join(folder, 'artifacts'), 'document', items)
  const before = issues(fixture).length

  expect(await gather(fixture)).toMatchObject({
    issueUrl: undefined,
    text: expect.stringContaining('was killed before')
  })
  expect(issues(fixture)).toHaveLength(before)

  expect((await gather(fixture, { laterMs: 31 * 60_000 })).issueUrl).toContain('/issues/')
  expect(issues(fixture)).toHaveLength(before + 1)
})

it('says that the plan job left nothing', async () => {
  await using fixture = await startForgeFixture()
  await expect(gather(fixture)).rejects.toThrow('has no items of the plan job')
})
