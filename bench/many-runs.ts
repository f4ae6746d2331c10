import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Turn } from '../emulators/model/script.ts'
import { RunnerEmulator, type StepResult } from '../emulators/runner/runner.ts'
import { startEmulators, type Emulators } from '../emulators/start-emulators.ts'
import { actionFolder } from './programs.ts'

const MAX_MS = 15 * 60_000

const TURN: Turn = {
  toolCalls: [
    { name: 'write_file', arguments: { path: 'note.md', content: 'New.\n' } },
    { name: 'finish', arguments: { title: 'Add a note', description: 'It is there.', complete: true } }
  ]
}

export interface ManyRuns {
  readonly items: readonly string[]
  /** The output `outcome` of each run. */
  readonly outcomes: readonly string[]
  /** The branch of each pull request. */
  readonly heads: readonly string[]
}

/** The branch on which the runs work on an item. */
export function branchOf(item: string): string {
  return `agent/task-notes/${item}`
}

export interface ManyRunsOptions {
  readonly count: number
  /** How many of them work on the same item. */
  readonly perItem: number
  /** How many of them work at the same time. Default: all. */
  readonly atOnce?: number
  /** The input `spread-seconds`. */
  readonly spreadSeconds: number
}

/** Starts many runs of the built action on one emulator. */
export async function runMany({ count, perItem, atOnce = count, spreadSeconds }: ManyRunsOptions): Promise<ManyRuns> {
  const searchPath = process.env['PATH'] ?? ''
  const items = Array.from({ length: Math.ceil(count / perItem) }, (_, index) => `item-${index}`)
  const emulators = await startEmulators({
    repository: {
      owner: 'acme',
      name: 'project',
      files: { 'README.md': 'A project.\n', '.github/agent.yml': '{"verify": []}' }
    },
    script: Array.from({ length: count }, () => TURN),
    maintainer: 'ada',
    searchPath
  })
  try {
    const results: StepResult[] = []
    const waiting = [...Array(count).keys()]
    const work = async () => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        const item = items[index % items.length] ?? ''
        const runId = 100 + Math.floor(index / items.length)
        results.push(await runItem(emulators, { item, runId, spreadSeconds, searchPath }))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    const issues = [...emulators.repository.state.issues.values()]
    return {
      items,
      outcomes: results.map(({ outputs }) => outputs['outcome'] ?? 'none'),
      heads: issues.flatMap(({ pullRequest }) => pullRequest?.headRef ?? [])
    }
  } finally {
    await emulators.close()
  }
}

interface Item {
  readonly item: string
  readonly runId: number
  readonly spreadSeconds: number
  readonly searchPath: string
}

async function runItem(emulators: Emulators, { item, runId, spreadSeconds, searchPath }: Item): Promise<StepResult> {
  const { folder, repository } = emulators
  const workspace = join(folder, `workspace-${runId}-${item}`)
  await mkdir(workspace)
  const job = emulators.jobFor(0, {
    action: actionFolder,
    environment: { PATH: searchPath, HOME: workspace },
    eventName: 'schedule',
    payload: { schedule: '17 4 * * 1' },
    inputs: {
      prompt: 'Write a note.',
      'task-id': 'notes',
      item,
      'spread-seconds': String(spreadSeconds),
      sandbox: 'off'
    },
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
