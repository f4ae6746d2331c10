import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyRepository } from './checkout.ts'
import { forgehandRun, minimalLoop, type Contestant } from './contestants.ts'
import type { Setting } from './machine.ts'
import { observe, type Observation } from './observe.ts'
import { byTurns, median } from './statistics.ts'
import type { Row } from './table.ts'
import { COUNTER, finalCounter, ROUNDS, toolOf, workloadTurn } from './workload.ts'

const FLOOR = 'minimal loop'

/** The same work done by both: its time in all and by kind of round, and the memory it took. */
export async function measureRounds({ machine, repository, repetitions }: Setting): Promise<readonly Row[]> {
  const allRounds = (contestant: Contestant) => async () => {
    const checkout = await copyRepository(repository)
    const observation = await observe({
      contestant,
      checkout,
      machine,
      script: workloadTurn,
      lastRequest: ROUNDS + 1
    })
    const counter = await readFile(join(checkout, COUNTER), 'utf8')
    if (!counter.includes(finalCounter)) throw new Error(`${COUNTER} was not edited as the script says.`)
    return observation
  }
  const { ours, floor } = await byTurns(repetitions, { floor: allRounds(minimalLoop), ours: allRounds(forgehandRun) })
  const compare = (figure: (observation: Observation) => number) => ({
    ours: median(ours.map(figure)),
    floor: { name: FLOOR, value: median(floor.map(figure)) }
  })
  const aRound = compare((observation) => meanRound(observation))
  const tools = [...new Set(Array.from({ length: ROUNDS }, (_, round) => toolOf(round)))]
  return [
    {
      what: `${ROUNDS} rounds, start to exit`,
      unit: 'ms',
      ...compare(({ durationMs }) => durationMs),
      aim: { kind: 'ratio', most: 1.5 }
    },
    { what: 'a round, start-up left out', unit: 'ms', ...aRound },
    { what: 'overhead of a round', unit: 'ms', ours: aRound.ours - aRound.floor.value },
    ...tools.map((tool): Row => ({
      what: `a round with \`${tool}\``,
      unit: 'ms',
      ...compare((observation) => meanRound(observation, tool))
    })),
    {
      what: 'peak memory of these rounds',
      unit: 'megabytes',
      ...compare(({ peakBytes }) => peakBytes),
      aim: { kind: 'ratio', most: 1.3 }
    }
  ]
}

/** The time from one request of the model to the next, in the rounds that call this tool, or in all. */
function meanRound({ arrivals }: Observation, tool?: string): number {
  const rounds = arrivals
    .slice(1)
    .map((at, round) => ({ tool: toolOf(round), lasted: at - (arrivals[round] ?? at) }))
    .filter((round) => tool === undefined || round.tool === tool)
  return rounds.reduce((sum, { lasted }) => sum + lasted, 0) / rounds.length
}
