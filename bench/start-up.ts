import { type ActionJob, runAction } from './action-run.ts'
import { copyRepository } from './checkout.ts'
import { startNode } from './child.ts'
import { forgehandRun, minimalLoop, type BenchProgram } from './programs.ts'
import type { Machine, BenchSettings } from './machine.ts'
import { observe } from './observe.ts'
import { alternate, median } from './statistics.ts'
import type { Row } from './table.ts'
import { finishAtOnce, workloadFiles } from './workload.ts'

/** A comment for which the model finishes in its first response. */
export function idleJob(machine: Machine): ActionJob {
  return {
    files: workloadFiles,
    issue: { author: 'marie', title: 'The counter is too low', body: 'It should be higher.' },
    comment: { author: 'ada', body: '/agent fix this' },
    script: finishAtOnce,
    machine
  }
}

const target = { kind: 'ratio', most: 2 } as const

/** The time until the first model request, and until the requester sees a reaction. */
export async function measureStartUp({ machine, repository, repetitions }: BenchSettings): Promise<readonly Row[]> {
  const firstRequest = (program: BenchProgram) => async () => {
    const checkout = await copyRepository(repository)
    const { arrivals, processorMs } = await observe({
      program,
      checkout,
      machine,
      script: finishAtOnce,
      lastRequest: 1
    })
    return { ms: arrivals[0], processorMs }
  }
  const times = await alternate(repetitions, {
    // The whole process, which is Node alone.
    node: () => startNode({ args: ['-e', '0'], cwd: machine.HOME, env: machine }).ended,
    minimal: firstRequest(minimalLoop),
    run: firstRequest(forgehandRun),
    action: () => runAction(idleJob(machine))
  })
  const node = { name: 'bare Node', value: median(times.node) }
  const minimal = { name: 'minimal loop', value: median(times.minimal.map(({ ms }) => ms)) }
  const run = median(times.run.map(({ ms }) => ms))
  const processor = {
    what: '`forgehand run`: processor time until the first request',
    unit: 'ms' as const,
    ours: median(times.run.map(({ processorMs }) => processorMs)),
    floor: { name: 'minimal loop', value: median(times.minimal.map(({ processorMs }) => processorMs)) }
  }
  const action = median(times.action.map(({ firstRequestMs }) => firstRequestMs))
  const reaction = median(times.action.map(({ reactionMs }) => reactionMs))
  return [
    { what: '`forgehand run`: start to first model request', unit: 'ms', ours: run, floor: minimal, target },
    { what: '`forgehand run`: start to first model request', unit: 'ms', ours: run, floor: node },
    processor,
    { what: 'built action: start to first model request', unit: 'ms', ours: action, floor: minimal, target },
    { what: 'built action: start to first model request', unit: 'ms', ours: action, floor: node },
    { what: 'built action: start to 👀', unit: 'ms', ours: reaction, target: { kind: 'value', most: 1_000 } }
  ]
}
