/** Simulates fan-outs and fleets of up to 10,000 jobs: `npm run bench:fleet`, with `-- --write` into docs/scale.md. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureItemRun } from './item-run.ts'
import { bottleneck, simulate, type JobFigures, type Limits } from './simulate-fleet.ts'
import { writeResults } from './write-results.ts'

/** Assumptions, not measurements: how long the model works, and what that costs. */
const MINUTES = 6
const DOLLARS = 0.5
/** GitHub's limit for one matrix. */
const MATRIX = 256

const common = { creationsPerMinute: 80, creationsPerHour: 500, maxWaitMinutes: 15 }
/** https://docs.github.com/apps/creating-github-apps/registering-a-github-app/rate-limits-for-github-apps and …/actions/reference/limits */
const SCENARIOS: readonly { readonly name: string; readonly sizes: readonly number[]; readonly limits: Limits }[] = [
  {
    name: 'items of one repository, `GITHUB_TOKEN`, 5 jobs at a time',
    sizes: [20, 100, 256],
    limits: { ...common, requestsPerHour: 1_000, parallel: 5 }
  },
  {
    name: 'items of one repository, `GITHUB_TOKEN`, 20 jobs at a time',
    sizes: [20, 100, 256],
    limits: { ...common, requestsPerHour: 1_000, parallel: 20 }
  },
  {
    name: 'repositories of one owner, App, 20 jobs at a time (Free)',
    sizes: [100, 1_000, 10_000],
    limits: { ...common, requestsPerHour: 5_000, parallel: 20 }
  },
  {
    name: 'repositories of one owner, App with 12,500 requests, 60 jobs at a time (Team)',
    sizes: [100, 1_000, 10_000],
    limits: { ...common, requestsPerHour: 12_500, parallel: 60 }
  },
  {
    name: 'repositories of one owner, App with 15,000 requests, 500 jobs at a time (Enterprise)',
    sizes: [100, 1_000, 10_000],
    limits: { ...common, requestsPerHour: 15_000, parallel: 500 }
  }
]

const home = await mkdtemp(join(tmpdir(), 'forgehand-bench-'))
try {
  const measured = await measureItemRun({ PATH: process.env['PATH'] ?? '', HOME: home })
  const text = report({ ...measured, minutes: MINUTES })
  console.log(text)
  if (process.argv.includes('--write')) await writeResults('docs/scale.md', text)
} finally {
  await rm(home, { recursive: true, force: true })
}

function report(figures: JobFigures): string {
  const rows = SCENARIOS.flatMap(({ name, sizes, limits }) =>
    sizes.map((jobs) => {
      const { minutes, peakRequests, gaveUp } = simulate(jobs, figures, limits)
      const cells = [name, jobs.toLocaleString('en'), Math.ceil(jobs / MATRIX), `${(minutes / 60).toFixed(1)} h`]
      const cost = `$${(jobs * DOLLARS).toLocaleString('en')}`
      return [
        ...cells,
        peakRequests.toLocaleString('en'),
        gaveUp.toLocaleString('en'),
        bottleneck(jobs, figures, limits),
        cost
      ]
    })
  )
  const head = ['Jobs of', 'Jobs', 'Matrices', 'Time', 'Requests in the busiest hour', 'Given up', 'Limited by', 'Cost']
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const intro = `Measured: a job that opens a pull request makes ${figures.requests} counted requests to GitHub; requests that create something: ${figures.creations}. Assumed: ${figures.minutes} minutes and $${DOLLARS.toFixed(2)} for each job.`
  return `${intro}\n\n${lines.join('\n')}`
}
