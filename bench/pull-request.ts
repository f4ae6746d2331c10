import { demoComment, demoIssue, demoProject } from '../emulators/demo/project.ts'
import { demoScript } from '../emulators/demo/script.ts'
import { runAction } from './action-run.ts'
import type { BenchSettings } from './machine.ts'
import { median } from './statistics.ts'
import type { Row } from './table.ts'

/** From a comment to its pull request, with the project, the work and the checks of the demo. */
export async function measurePullRequest({ machine, repetitions }: BenchSettings): Promise<readonly Row[]> {
  const job = { files: demoProject, issue: demoIssue, comment: demoComment, script: demoScript, machine }
  const runs = []
  for (let run = 0; run < repetitions; run += 1) runs.push(await runAction(job))
  for (const { main } of runs) {
    if (main.outputs['outcome'] !== 'proposed') throw new Error(`No pull request was opened:\n${main.log}`)
  }
  const requests = Math.max(...runs.map(({ githubRequests }) => githubRequests))
  return [
    {
      what: 'comment to pull request: requests of the GitHub API',
      unit: 'requests',
      ours: requests,
      target: { kind: 'value', most: 14 }
    },
    {
      what: 'comment to the first request of the model, beside `npm test`',
      unit: 'ms',
      ours: median(runs.map(({ firstRequestMs }) => firstRequestMs))
    },
    {
      what: 'comment to pull request, four runs of `npm test` in it',
      unit: 'ms',
      ours: median(runs.map(({ main }) => main.durationMs))
    }
  ]
}
