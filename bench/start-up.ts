import { type ActionJob, runAction } from './action-run.ts'
import { copyRepository } from './checkout.ts'
import { startNode } from './child.ts'
import { forgehandRun, minimalLoop, type Contestant } from './contestants.ts'
import type { Machine, Setting } from './machine.ts'
import { observe } from './observe.ts'
import { byTurns, median } from './statistics.ts'
import type { Row } from './table.ts'
import { finishAtOnce, workloadFiles } from './workload.ts'

/** A comment whose work the model ends with its first reply. */
export function idleJob(machine: Machine): ActionJob {
  return {
    files: workloadFiles,
    issue: { author: 'marie', title: 'The counter is too low', body: 'It should be higher.' },
    comment: { author: 'ada', body: '/agent fix this' },
    script: finishAtOnce,
    machine
  }
}

const aim = { kind: 'ratio', most: 2 } as const

/** How long it takes until a model is asked, and until the person who asked sees that somebody listens. */
export async function measureStartUp({ machine, repository, repetitions }: Setting): Promise<readonly Row[]> {
  const firstRequest = (contestant: Contestant) => async () => {
    const checkout = await copyRepository(repository)
    const { arrivals } = await observe({ contestant, checkout, machine, script: finishAtOnce, lastRequest: 1 })
    return arrivals[0]
  }
  const times = await byTurns(repetitions, {
    // The whole process: there is nothing in it but Node.
    node: () => startNode({ args: ['-e', '0'], cwd: machine.HOME, env: machine }).ended,
    minimal: firstRequest(minimalLoop),
    run: firstRequest(forgehandRun),
    action: () => runAction(idleJob(machine))
  })
  const node = { name: 'bare Node', value: median(times.node) }
  const minimal = { name: 'minimal loop', value: median(times.minimal) }
  const run = median(times.run)
  const action = median(times.action.map(({ firstRequestMs }) => firstRequestMs))
  const reaction = median(times.action.map(({ reactionMs }) => reactionMs))
  return [
    { what: '`forgehand run`: start to first model request', unit: 'ms', ours: run, floor: minimal, aim },
    { what: 'the same', unit: 'ms', ours: run, floor: node },
    { what: 'built action: start to first model request', unit: 'ms', ours: action, floor: minimal, aim },
    { what: 'the same', unit: 'ms', ours: action, floor: node },
    { what: 'built action: start to 👀', unit: 'ms', ours: reaction, aim: { kind: 'value', most: 1_000 } }
  ]
}
