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
/** Turns at the beginning and at the end of the long work that are set against each other. */
const STRETCH = 100
/** Far less than a real model takes. */
const THINK_MS = 100

/** The same work done by both: its time in all and by kind of turn, and the memory it took. */
export async function measureTurns(setting: Setting): Promise<readonly Row[]> {
  const compare = await comparison(setting, SHORT)
  const aTurn = compare((observation) => meanTurn(observation))
  const tools = [...new Set(Array.from({ length: SHORT.turns }, (_, turn) => SHORT.toolOf(turn)))]
  return [
    {
      what: `${SHORT.turns} turns, start to exit`,
      unit: 'ms',
      ...compare(({ durationMs }) => durationMs),
      aim: { kind: 'ratio', most: 1.5 }
    },
    { what: 'a turn, start-up left out', unit: 'ms', ...aTurn },
    { what: 'overhead of a turn', unit: 'ms', ours: aTurn.ours - aTurn.floor.value },
    ...tools.map((tool): Row => ({
      what: `a turn with \`${tool}\``,
      unit: 'ms',
      ...compare((observation) => meanTurn(observation, (turn) => SHORT.toolOf(turn) === tool))
    })),
    {
      what: 'peak memory of these turns',
      unit: 'megabytes',
      ...compare(lastPeak),
      aim: { kind: 'ratio', most: 1.3 }
    }
  ]
}

/** The same with a model that takes its time, in which a checkpoint can be taken. */
export async function measureThinkingModel(setting: Setting): Promise<readonly Row[]> {
  const compare = await comparison(setting, SHORT, THINK_MS)
  const onTop = (counts?: (turn: number) => boolean) =>
    compare((observation) => meanTurn(observation, counts) - THINK_MS)
  return [
    { what: `a model that thinks for ${THINK_MS} ms: what a turn takes beside that`, unit: 'ms', ...onTop() },
    {
      what: 'of these one with `run_command`',
      unit: 'ms',
      ...onTop((turn) => SHORT.toolOf(turn) === 'run_command')
    }
  ]
}

/** Ten times as many turns: what grows with the history, beside what has to. */
export async function measureManyTurns(setting: Setting): Promise<readonly Row[]> {
  const compare = await comparison(setting, LONG)
  return [
    { what: `${LONG.turns} turns, start to exit`, unit: 'ms', ...compare(({ durationMs }) => durationMs) },
    {
      what: `of these a turn among the first ${STRETCH}`,
      unit: 'ms',
      ...compare((observation) => meanTurn(observation, (turn) => turn < STRETCH))
    },
    {
      what: `a turn among the last ${STRETCH}`,
      unit: 'ms',
      ...compare((observation) => meanTurn(observation, (turn) => turn >= LONG.turns - STRETCH))
    },
    { what: 'peak memory of these turns', unit: 'megabytes', ...compare(lastPeak) },
    {
      what: `memory that each turn added after the first ${STRETCH}`,
      unit: 'bytes',
      ...compare(({ peaks }) => ((peaks.at(-1) ?? 0) - (peaks[STRETCH] ?? 0)) / (LONG.turns - STRETCH))
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
  const allTurns = (contestant: Contestant) => async () => {
    const checkout = await copyRepository(repository)
    const observation = await observe({
      contestant,
      checkout,
      machine,
      script: work.turn,
      thinkMs,
      lastRequest: work.turns + 1
    })
    const counter = await readFile(join(checkout, COUNTER), 'utf8')
    if (!counter.includes(work.finalCounter)) throw new Error(`${COUNTER} was not edited as the script says.`)
    return observation
  }
  const { ours, floor } = await byTurns(repetitions, { floor: allTurns(minimalLoop), ours: allTurns(forgehandRun) })
  return (figure) => ({ ours: median(ours.map(figure)), floor: { name: FLOOR, value: median(floor.map(figure)) } })
}

function lastPeak({ peaks }: Observation): number {
  return peaks.at(-1) ?? 0
}

/** The mean time from one request of the model to the next, in the turns that count. */
function meanTurn({ arrivals }: Observation, counts: (turn: number) => boolean = () => true): number {
  const turns = arrivals
    .slice(1)
    .map((at, turn) => ({ turn, lasted: at - (arrivals[turn] ?? at) }))
    .filter(({ turn }) => counts(turn))
  return turns.reduce((sum, { lasted }) => sum + lasted, 0) / turns.length
}
