import { startEmulators } from '../emulators/start-emulators.ts'
import { RunnerEmulator } from '../emulators/runner/runner.ts'
import type { Turn } from '../emulators/model/script.ts'
import type { JobFigures } from './simulate-fleet.ts'
import { actionFolder } from './programs.ts'
import type { Machine } from './machine.ts'

const files = { 'README.md': 'A project.\n', '.github/agent.yml': '{"verify": []}' }
const turn: Turn = {
  toolCalls: [
    { name: 'write_file', arguments: { path: 'note.md', content: 'New.\n' } },
    { name: 'finish', arguments: { title: 'Add a note', description: 'It is there.', complete: true } }
  ]
}

/** Requests that create an issue, a pull request, a comment or a review. */
const CREATES = /\/(?:pulls|issues|comments|reviews|requested_reviewers|assignees|labels)$/

/** What the built action does at GitHub for one item: a new pull request, main and post. */
export async function measureItemRun(machine: Machine): Promise<Omit<JobFigures, 'minutes'>> {
  const emulators = await startEmulators({
    repository: { owner: 'bench', name: 'project', files },
    script: [turn],
    maintainer: 'ada',
    searchPath: machine.PATH
  })
  try {
    const job = emulators.jobFor(0, {
      action: actionFolder,
      environment: machine,
      eventName: 'schedule',
      payload: { schedule: '17 4 * * 1' },
      inputs: { prompt: 'Write a note.', 'task-id': 'notes', item: 'a', 'spread-seconds': '0' }
    })
    const runner = await RunnerEmulator.start(job, emulators.folder)
    const main = await runner.main()
    await runner.post()
    if (main.outputs['outcome'] !== 'proposed') throw new Error(`No pull request was opened:\n${main.log}`)
    const counted = emulators.github.requests.filter(({ path, status }) => !isGit(path) && status !== 304)
    const created = counted.filter(
      ({ method, path, status }) => method === 'POST' && status === 201 && CREATES.test(path)
    )
    return { requests: counted.length, creations: created.length }
  } finally {
    await emulators.close()
  }
}

/** git's own protocol is not counted. */
function isGit(path: string): boolean {
  return path.includes('.git/')
}
