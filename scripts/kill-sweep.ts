import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '../src/errors.ts'
import { ENDINGS, killRun, type Ending } from '../__tests__/support/kill-sweep/kill-run.ts'
import type { Scenario } from '../__tests__/support/kill-sweep/scenario.ts'
import { scenarios } from '../__tests__/support/kill-sweep/scenarios.ts'

// Ends the built action at each of its steps, in each scenario and each way of ending, then runs the same event again and reports
// broken promises. Of steps between which nothing was written, on the disk or by GitHub, a kill leaves the same behind: one of them stands
// for all, unless --every-step. Without --all it makes 300 runs, spread evenly; --runs N changes their number. --scenario and --ending select
// by a name or by a part of several. Ctrl-C stops it and prints the totals. With --record FILE, finished runs are recorded in the file, and a
// later sweep with the same file goes on where this one stopped.

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    'every-step': { type: 'boolean', default: false },
    runs: { type: 'string', default: '300' },
    scenario: { type: 'string', default: '' },
    ending: { type: 'string', default: '' },
    step: { type: 'string', default: '' },
    jobs: { type: 'string', default: '2' },
    record: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false }
  }
})

const action = join(import.meta.dirname, '..')
const searchPath = process.env['PATH'] ?? ''

interface Planned {
  readonly scenario: Scenario
  readonly ending: Ending
  readonly step: number
}

const stop = new AbortController()
const isStopped = () => stop.signal.aborted
for (const name of ['SIGINT', 'SIGTERM']) {
  process.once(name, () => {
    stop.abort()
    console.log(`${name}: the current runs will finish, but do not count.`)
  })
}

const startedAt = performance.now()
let finished = 0
let broken = 0
let missed = 0
process.once('exit', () => {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(
    `runs in the kill sweep: ${finished}, with broken promises: ${broken}, ended before their step: ${missed}, ${seconds} s`
  )
})

const all: Planned[] = []
for (const scenario of scenarios.filter(({ name }) => name.includes(values.scenario))) {
  if (isStopped()) break
  const complete = await killRun({ scenario, ending: 'killed', step: undefined, action, searchPath })
  const { steps, states } = complete
  const lastOfState = states.map((state, index) => state !== states[index + 1])
  const count = lastOfState.filter(Boolean).length
  console.log([`${scenario.name}: ${steps.length} steps, ${count} states`, ...complete.broken].join(' ✗ '))
  if (complete.broken.length > 0) broken += 1
  if (values.verbose) console.log(steps.map((name, index) => `${index + 1} ${name}`).join('\n'))
  const exact = ENDINGS.filter((name) => name === values.ending)
  const endings = exact.length > 0 ? exact : ENDINGS.filter((name) => name.includes(values.ending))
  const wanted = [...steps.entries()].filter(
    ([index, name]) => name.includes(values.step) && (values['every-step'] || lastOfState[index])
  )
  all.push(...endings.flatMap((ending) => wanted.map(([index]) => ({ scenario, ending, step: index + 1 }))))
}

// A prime greater than their number visits each of them once, and spreads early runs evenly.
const STRIDE = 7919
const recorded = new Set(
  values.record && existsSync(values.record) ? readFileSync(values.record, 'utf8').split('\n') : []
)
const planned = all
  .map((_, index) => all[(index * STRIDE) % all.length])
  .slice(0, values.all ? undefined : Number(values.runs))
  .filter((each) => each && !recorded.has(nameOf(each)))
await Promise.all(Array.from({ length: Number(values.jobs) }, work))
process.exitCode = broken > 0 || isStopped() ? 1 : 0

async function work(): Promise<void> {
  for (let next = planned.shift(); next && !isStopped(); next = planned.shift()) {
    const result = await killRun({ ...next, action, searchPath }).catch((error: unknown) => ({
      steps: [],
      isReached: true,
      broken: [`the sweep itself failed: ${messageOf(error)}`]
    }))
    if (isStopped()) return
    finished += 1
    if (values.record) appendFileSync(values.record, `${nameOf(next)}${result.broken.length > 0 ? ' ✗' : ''}\n`)
    if (!result.isReached) missed += 1
    if (result.broken.length === 0) continue
    broken += 1
    console.log(`✗ ${nameOf(next)} (${result.steps[next.step - 1] ?? '?'}): ${result.broken.join('; ')}`)
  }
}

function nameOf({ scenario, ending, step }: Planned): string {
  return `${scenario.name} · ${ending} · ${step}`
}
