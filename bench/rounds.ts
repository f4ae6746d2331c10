import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyRepository } from './checkout.ts'
import { forgehandRun, minimalLoop, type Contestant } from './contestants.ts'
import type { Setting } from './machine.ts'
import { observe, type Observation } from './observe.ts'
import { byTurns, median } from './statistics.ts'
import type { Row } from './table.ts'
import { COUNTER, workload, type Workload } from './workload.ts'

const FLOOR = 'minimal loop'
const SHORT = workload(40)
const LONG = workload(400)
/** Rounds at the beginning and at the end of the long work that are set against each other. */
const STRETCH = 100
/** Far less than a real model takes. */
const THINK_MS = 100

/** The same work done by both: its time in all and by kind of round, and the memory it took. */
export async function measureRounds(setting: Setting): Promise<readonly Row[]> {
  const compare = await comparison(setting, SHORT)
  const aRound = compare((observation) => meanRound(observation))
  const tools = [...new Set(Array.from({ length: SHORT.rounds }, (_, round) => SHORT.toolOf(round)))]
  return [
    {
      what: `${SHORT.rounds} rounds, start to exit`,
      unit: 'ms',
      ...compare(({ durationMs }) => durationMs),
      aim: { kind: 'ratio', most: 1.5 }
    },
    { what: 'a round, start-up left out', unit: 'ms', ...aRound },
    { what: 'overhead of a round', unit: 'ms', ours: aRound.ours - aRound.floor.value },
    ...tools.map((tool): Row => ({
      what: `a round with \`${tool}\``,
      unit: 'ms',
      ...compare((observation) => meanRound(observation, (round) => SHORT.toolOf(round) === tool))
    })),
    {
      what: 'peak memory of these rounds',
      unit: 'megabytes',
      ...compare(lastPeak),
      aim: { kind: 'ratio', most: 1.3 }
    }
  ]
}

/** The same with a model that takes its time, in which a checkpoint can be taken. */
export async function measureThinkingModel(setting: Setting): Promise<readonly Row[]> {
  const compare = await comparison(setting, SHORT, THINK_MS)
  const onTop = (counts?: (round: number) => boolean) =>
    compare((observation) => meanRound(observation, counts) - THINK_MS)
  return [
    { what: `a model that thinks for ${THINK_MS} ms: what a round takes beside that`, unit: 'ms', ...onTop() },
    {
      what: 'of these one with `run_command`',
      unit: 'ms',
      ...onTop((round) => SHORT.toolOf(round) === 'run_command')
    }
  ]
}

/** Ten times as many rounds: what grows with the history, beside what has to. */
export async function measureManyRounds(setting: Setting): Promise<readonly Row[]> {
  const compare = await comparison(setting, LONG)
  return [
    { what: `${LONG.rounds} rounds, start to exit`, unit: 'ms', ...compare(({ durationMs }) => durationMs) },
    {
      what: `of these a round among the first ${STRETCH}`,
      unit: 'ms',
      ...compare((observation) => meanRound(observation, (round) => round < STRETCH))
    },
    {
      what: `a round among the last ${STRETCH}`,
      unit: 'ms',
      ...compare((observation) => meanRound(observation, (round) => round >= LONG.rounds - STRETCH))
    },
    { what: 'peak memory of these rounds', unit: 'megabytes', ...compare(lastPeak) },
    {
      what: `memory that each round added after the first ${STRETCH}`,
      unit: 'bytes',
      ...compare(({ peaks }) => ((peaks.at(-1) ?? 0) - (peaks[STRETCH] ?? 0)) / (LONG.rounds - STRETCH))
    }
  ]
}

type Compare = (figure: (observation: Observation) => number) => {
  readonly ours: number
  readonly floor: NonNullable<Row['floor']>
}

/** Lets both do the work by turns. */
async function comparison(
  { machine, repository, repetitions }: Setting,
  work: Workload,
  thinkMs = 0
): Promise<Compare> {
  const allRounds = (contestant: Contestant) => async () => {
    const checkout = await copyRepository(repository)
    const observation = await observe({
      contestant,
      checkout,
      machine,
      script: work.turn,
      thinkMs,
      lastRequest: work.rounds + 1
    })
    const counter = await readFile(join(checkout, COUNTER), 'utf8')
    if (!counter.includes(work.finalCounter)) throw new Error(`${COUNTER} was not edited as the script says.`)
    return observation
  }
  const { ours, floor } = await byTurns(repetitions, { floor: allRounds(minimalLoop), ours: allRounds(forgehandRun) })
  return (figure) => ({ ours: median(ours.map(figure)), floor: { name: FLOOR, value: median(floor.map(figure)) } })
}

function lastPeak({ peaks }: Observation): number {
  return peaks.at(-1) ?? 0
}

/** The mean time from one request of the model to the next, in the rounds that count. */
function meanRound({ arrivals }: Observation, counts: (round: number) => boolean = () => true): number {
  const rounds = arrivals
    .slice(1)
    .map((at, round) => ({ round, lasted: at - (arrivals[round] ?? at) }))
    .filter(({ round }) => counts(round))
  return rounds.reduce((sum, { lasted }) => sum + lasted, 0) / rounds.length
}
