/** Starts many runs of the built action at once on one emulator, two for each item: `node scripts/many-runs.ts 50`. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmulators, type Emulators } from '../emulators/start-emulators.ts'
import { RunnerEmulator, type StepResult } from '../emulators/runner/runner.ts'
import type { Turn } from '../emulators/model/script.ts'

const MAX_MS = 15 * 60_000
const count = Number(process.argv[2] ?? 50)
const items = Array.from({ length: Math.ceil(count / 2) }, (_, index) => `item-${index}`)
const turn: Turn = {
  toolCalls: [
    { name: 'write_file', arguments: { path: 'note.md', content: 'New.\n' } },
    { name: 'finish', arguments: { title: 'Add a note', description: 'It is there.', complete: true } }
  ]
}

const emulators = await startEmulators({
  repository: {
    owner: 'acme',
    name: 'project',
    files: { 'README.md': 'A project.\n', '.github/agent.yml': '{"verify": []}' }
  },
  script: Array.from({ length: count }, () => turn),
  maintainer: 'ada',
  searchPath: process.env['PATH'] ?? ''
})
try {
  const startedAt = performance.now()
  const runs = Array.from({ length: count }, (_, index) => {
    return runItem(emulators, {
      item: items[index % items.length] ?? '',
      runId: 100 + Math.floor(index / items.length)
    })
  })
  const results = await Promise.all(runs)
  const outcomes = Map.groupBy(results, ({ outputs }) => outputs['outcome'] ?? 'none')
  console.log(`${count} runs in ${Math.round((performance.now() - startedAt) / 1000)} s:`)
  for (const [outcome, of] of outcomes) console.log(`  ${of.length} ${outcome}`)
  const heads = [...emulators.repository.state.issues.values()].flatMap(({ pullRequest }) => pullRequest?.headRef ?? [])
  const wrong = items.filter((item) => heads.filter((head) => head === `agent/task-notes/${item}`).length !== 1)
  console.log(`${heads.length} pull requests for ${items.length} items.`)
  if (wrong.length === 0 && heads.length === items.length) console.log('None lost, none twice.')
  else {
    console.log(`Lost or twice: ${wrong.join(', ')}`)
    process.exitCode = 1
  }
} finally {
  await emulators.close()
}

async function runItem(
  emulated: Emulators,
  { item, runId }: { readonly item: string; readonly runId: number }
): Promise<StepResult> {
  const { folder, repository } = emulated
  const workspace = join(folder, `workspace-${runId}-${item}`)
  await mkdir(workspace)
  const job = emulated.jobFor(0, {
    action: join(import.meta.dirname, '..'),
    environment: { PATH: process.env['PATH'] ?? '', HOME: workspace },
    eventName: 'schedule',
    payload: { schedule: '17 4 * * 1' },
    inputs: { prompt: 'Write a note.', 'task-id': 'notes', item, 'spread-seconds': '20', sandbox: 'off' },
    token: repository.issueToken(),
    runId,
    workspace
  })
  const runner = await RunnerEmulator.start(job, folder)
  const timer = setTimeout(() => {
    runner.kill()
  }, MAX_MS)
  const main = await runner.main()
  await runner.post()
  clearTimeout(timer)
  return main
}
