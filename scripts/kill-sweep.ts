import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ENDINGS, killRun, type Ending } from '../__tests__/support/kill-sweep/kill-run.ts'
import { scenarios, type Scenario } from '../__tests__/support/kill-sweep/scenarios.ts'

// Ends the built action at each of its steps, in each scenario and each way of ending, has the same event run again, and says which
// promises broke. --every 5 takes each fifth step; --scenario and --ending take one, by a part of its name.

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    scenario: { type: 'string', default: '' },
    ending: { type: 'string', default: '' },
    parallel: { type: 'string', default: '2' },
    verbose: { type: 'boolean', default: false }
  }
})

const action = join(import.meta.dirname, '..')
const searchPath = process.env['PATH'] ?? ''
const every = Math.max(1, Number(values.every))

interface Planned {
  readonly scenario: Scenario
  readonly ending: Ending
  readonly step: number
}

const planned: Planned[] = []
for (const scenario of scenarios.filter(({ name }) => name.includes(values.scenario))) {
  const { steps, broken } = await killRun({ scenario, ending: 'killed', step: undefined, action, searchPath })
  console.log(`${scenario.name}: ${steps.length} steps${broken.length === 0 ? '' : `, broken: ${broken.join('; ')}`}`)
  if (values.verbose) console.log(steps.map((name, index) => `${index + 1} ${name}`).join('\n'))
  for (const ending of ENDINGS.filter((name) => name.includes(values.ending))) {
    for (let step = 1; step <= steps.length; step += every) planned.push({ scenario, ending, step })
  }
}

const startedAt = performance.now()
const total = planned.length
let brokenRuns = 0
const work = async () => {
  for (let next = planned.shift(); next; next = planned.shift()) {
    const { scenario, ending, step } = next
    const { steps, broken } = await killRun({ ...next, action, searchPath })
    if (broken.length === 0) continue
    brokenRuns += 1
    console.log(`✗ ${scenario.name} · ${ending} · ${step} (${steps[step - 1] ?? '?'}): ${broken.join('; ')}`)
  }
}
await Promise.all(Array.from({ length: Number(values.parallel) }, work))
const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(`runs in the kill sweep: ${total}, with broken promises: ${brokenRuns}, ${seconds} s`)
process.exitCode = brokenRuns === 0 ? 0 : 1
