/**
 * The maintenance tasks of examples/maintenance, as they are, on one published package: each run three times, with a model that does the work.
 * The first run opens a pull request or an issue, the second updates it, and the third finds nothing to do.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { parse } from 'yaml'
import type { Turn } from '../../emulators/model/script.ts'
import { openActionFixture, type ActionFixture } from '../support/action-run.ts'
import { changed, commits, tasks, textsOf, type MaintenanceTask, type Round } from './maintenance-tasks.ts'
import { publishedFiles } from './published-files.ts'
import { environmentIn, type CaseResult } from './run-case.ts'
import { turnsFor } from './scene.ts'

const EXAMPLES = join(import.meta.dirname, '../../examples/maintenance')
const RELEASE = { version: '0.5.1', sha256: '77b52870e8dedc68e1e7afcdadba34d3da6debe4f3aae36453ba151f1638bf24' }

/** Its dependencies are installed only for the changes of dependency-updates: they would take most of the time. */
const SETTINGS = 'setup: []\nverify:\n  - node --check index.js\n'

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.literal(['read', 'write'])),
      steps: z.array(z.object({ with: z.record(z.string(), z.unknown()).optional() }))
    })
  )
})

/** One run of a task, and what it must end with. */
interface Run {
  readonly outcome: string
  readonly data: string | undefined
  readonly turns: readonly Turn[]
}

export async function playMaintenance(downloads: string): Promise<CaseResult> {
  const started = performance.now()
  const published = await publishedFiles('npm', 'mkdirp', { release: RELEASE, cache: downloads })
  const steps: Turn[] = []
  const fixture = await openActionFixture({
    files: { ...published, ...(await settingsAndPrompts()) },
    script: () => steps.shift() ?? { text: 'The script has no more turns.' }
  })
  try {
    const texts = new Map(tasks.map(({ name }) => [name, textsOf(published)]))
    const problems: string[] = []
    const logs: string[] = []
    const playRound = async (round: number) => {
      for (const task of tasks) {
        const run = runOf(task, round, texts.get(task.name) ?? new Map<string, string>())
        steps.splice(0, Infinity, ...run.turns)
        const main = await play(fixture, task.name, run.data)
        logs.push(main.log)
        const { outcome = '' } = main.outputs
        if (outcome !== run.outcome) problems.push(`Run ${round + 1} of ${task.name} ended as ${outcome}.`)
      }
    }
    await playRound(0)
    for (const [index, commit] of commits.entries()) {
      await fixture.repository.push('main', commit, 'Work of others')
      for (const files of texts.values()) for (const [path, text] of Object.entries(commit)) files.set(path, text)
      await playRound(index + 1)
    }
    problems.push(...(await problemsIn(fixture, texts)), ...(await fixture.violations()))
    const text = [...fixture.repository.state.issues.values()].map(({ body }) => body).join('\n\n---\n\n')
    const seconds = (performance.now() - started) / 1_000
    return {
      ...{ outcome: problems.length === 0 ? 'as expected' : 'different', verifyStatus: '', installSeconds: 0 },
      ...{ seconds, text, log: logs.join('\n'), problems }
    }
  } finally {
    await fixture.close()
  }
}

async function settingsAndPrompts(): Promise<Readonly<Record<string, string>>> {
  const read = (path: string) => readFile(join(EXAMPLES, path), 'utf8')
  const prompts = await Promise.all(
    tasks.map(async ({ name }) => [`.github/prompts/${name}.md`, await read(`prompts/${name}.md`)] as const)
  )
  return {
    ...Object.fromEntries(prompts),
    '.github/agent.yml': SETTINGS,
    '.github/agent-dependencies.yml': `${await read('agent-dependencies.yml')}${SETTINGS}`
  }
}

/** Keeps `files` as the branch of the task has them. */
function runOf({ name, rounds, nothing }: MaintenanceTask, round: number, files: Map<string, string>): Run {
  const isReport = name === 'flaky-tests'
  const now = rounds[round]
  if (!now) {
    const idle = finish(isReport ? 'Nothing to report' : 'Nothing to do', nothing)
    // A task that could change something is asked once more.
    return isReport
      ? { outcome: 'answered', data: '', turns: [idle] }
      : { outcome: 'no_change', data: rounds[1].data, turns: [idle, idle] }
  }
  const { data, changes, title, description } = now
  const edits = changed(files, changes)
  for (const [path, , after] of edits) files.set(path, after)
  const work = isReport ? [] : turnsOf(edits)
  const outcome = isReport ? 'answered' : round === 0 ? 'proposed' : 'updated'
  return { outcome, data, turns: [...work, finish(title, description)] }
}

/** The turns without the last one, which finishes. New files are written whole. */
function turnsOf(edits: ReturnType<typeof changed>): readonly Turn[] {
  const created = edits.filter(([, before]) => before === '')
  const toolCalls = created.map(([path, , content]) => ({ name: 'write_file', arguments: { path, content } }))
  const existing = edits.filter(([, before]) => before !== '')
  return [
    ...(toolCalls.length > 0 ? [{ toolCalls }] : []),
    ...(existing.length > 0 ? turnsFor(existing).slice(0, -1) : [])
  ]
}

function finish(title: Round['title'], description: Round['description']): Turn {
  return { toolCalls: [{ name: 'finish', arguments: { title, description, complete: true } }] }
}

/** Runs the last step of the workflow on its schedule, with the permissions of its job. */
async function play({ repository, folder, ...fixture }: ActionFixture, name: string, data: string | undefined) {
  const { jobs } = workflow.parse(parse(await readFile(join(EXAMPLES, `${name}.yml`), 'utf8')))
  const { permissions = {}, steps = [] } = jobs[name] ?? {}
  const given = Object.entries(steps.at(-1)?.with ?? {}).flatMap(([input, value]) =>
    String(value).includes('${{') ? [] : [[input, String(value)] as const]
  )
  const { model } = fixture
  const inputs = {
    ...Object.fromEntries(given),
    ...{ 'base-url': model.baseUrl, 'api-key': model.apiKey, model: model.name },
    // All rounds are on one day.
    cooldown: '',
    ...(data !== undefined && { data })
  }
  const none = { actions: 'none', checks: 'none', contents: 'none', issues: 'none', pull_requests: 'none' } as const
  const granted = Object.fromEntries(
    Object.entries(permissions).map(([scope, level]) => [scope.replaceAll('-', '_'), level])
  )
  const token = repository.issueToken({ permissions: { ...none, ...granted } })
  const schedule = { eventName: 'schedule', payload: { schedule: '17 4 * * 1' } }
  const environment = environmentIn(folder)
  const { main } = await fixture.play(0, { ...schedule, inputs, token, environment, runId: (runs += 1) })
  return main
}

let runs = 0

/** What is not as it must be after three runs of each task. */
async function problemsIn(
  { repository }: ActionFixture,
  texts: ReadonlyMap<string, ReadonlyMap<string, string>>
): Promise<readonly string[]> {
  const problems: string[] = []
  const threads = [...repository.state.issues.values()]
  for (const { name, rounds } of tasks) {
    const own = threads.filter(({ body }) => body?.startsWith(`<!-- forgehand:task:${name}:`))
    if (own.length !== 1) problems.push(`${name} has ${own.length} pull requests or issues instead of 1.`)
    const [thread] = own
    const state = name === 'flaky-tests' ? 'closed' : 'open'
    if (thread?.state !== state) problems.push(`The pull request or issue of ${name} is ${thread?.state}.`)
    const { description } = rounds[1]
    if (!thread?.body?.includes(description)) problems.push(`The text of ${name} does not have: ${description}`)
    for (const path of rounds.flatMap(({ changes }) => Object.keys(changes))) {
      const found = await repository.state.git.tryText(['show', `agent/task-${name}:${path}`])
      if (found?.trim() !== texts.get(name)?.get(path)?.trim()) problems.push(`${name} has another ${path}.`)
    }
  }
  return problems
}
