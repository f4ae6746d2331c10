import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyRepository } from './checkout.ts'
import { forgehandRun, minimalLoop, type BenchProgram } from './programs.ts'
import type { BenchSettings } from './machine.ts'
import { observe, type Observation } from './observe.ts'
import { alternate, median } from './statistics.ts'
import type { Row } from './table.ts'
import { COUNTER, workload, type Workload } from './workload.ts'

const FLOOR = 'minimal loop'
const SHORT = workload(40)
const LONG = workload(400)
/** Number of turns at the start and at the end of the long workload that are compared. */
const EDGE_TURNS = 100
/** Far less than a real model takes. */
const THINK_MS = 100

/** The same workload in both programs: time in total and by kind of turn, and memory. */
export async function measureTurns(setting: BenchSettings): Promise<readonly Row[]> {
  const compare = await comparison(setting, SHORT)
  const aTurn = compare((observation) => meanTurn(observation))
  const tools = [...new Set(Array.from({ length: SHORT.turns }, (_, turn) => SHORT.toolOf(turn)))]
  return [
    {
      what: `${SHORT.turns} turns, start to exit`,
      unit: 'ms',
      ...compare(({ durationMs }) => durationMs),
      target: { kind: 'ratio', most: 1.5 }
    },
    { what: 'a turn, without start-up', unit: 'ms', ...aTurn },
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
      target: { kind: 'ratio', most: 1.3 }
    }
  ]
}

/** The same with a model that needs time, in which checkpoints can be taken. */
export async function measureThinkingModel(setting: BenchSettings): Promise<readonly Row[]> {
  const compare = await comparison(setting, SHORT, THINK_MS)
  const onTop = (counts?: (turn: number) => boolean) =>
    compare((observation) => meanTurn(observation, counts) - THINK_MS)
  return [
    { what: `a model that thinks for ${THINK_MS} ms: rest of a turn`, unit: 'ms', ...onTop() },
    {
      what: `a model that thinks for ${THINK_MS} ms: rest of a turn with \`run_command\``,
      unit: 'ms',
      ...onTop((turn) => SHORT.toolOf(turn) === 'run_command')
    }
  ]
}

/** Ten times as many turns, to see what grows with the history. */
export async function measureManyTurns(setting: BenchSettings): Promise<readonly Row[]> {
  const compare = await comparison(setting, LONG)
  return [
    { what: `${LONG.turns} turns, start to exit`, unit: 'ms', ...compare(({ durationMs }) => durationMs) },
    {
      what: `a turn among the first ${EDGE_TURNS}`,
      unit: 'ms',
      ...compare((observation) => meanTurn(observation, (turn) => turn < EDGE_TURNS))
    },
    {
      what: `a turn among the last ${EDGE_TURNS}`,
      unit: 'ms',
      ...compare((observation) => meanTurn(observation, (turn) => turn >= LONG.turns - EDGE_TURNS))
    },
    { what: 'peak memory of these turns', unit: 'megabytes', ...compare(lastPeak) },
    {
      what: `memory that each turn added after the first ${EDGE_TURNS}`,
      unit: 'bytes',
      ...compare(({ peaks }) => ((peaks.at(-1) ?? 0) - (peaks[EDGE_TURNS] ?? 0)) / (LONG.turns - EDGE_TURNS))
    }
  ]
}

type Compare = (figure: (observation: Observation) => number) => {
  readonly ours: number
  readonly floor: NonNullable<Row['floor']>
}

/** Runs the workload in both programs. */
async function comparison(
  { machine, repository, repetitions }: BenchSettings,
  work: Workload,
  thinkMs = 0
): Promise<Compare> {
  const allTurns = (program: BenchProgram) => async () => {
    const checkout = await copyRepository(repository)
    const observation = await observe({
      program,
      checkout,
      machine,
      script: work.turn,
      thinkMs,
      lastRequest: work.turns + 1
    })
    const counter = await readFile(join(checkout, COUNTER), 'utf8')
    if (!counter.includes(work.finalCounter)) throw new Error(`${COUNTER} does not have the edits of the script.`)
    return observation
  }
  const { ours, floor } = await alternate(repetitions, { floor: allTurns(minimalLoop), ours: allTurns(forgehandRun) })
  return (figure) => ({ ours: median(ours.map(figure)), floor: { name: FLOOR, value: median(floor.map(figure)) } })
}

function lastPeak({ peaks }: Observation): number {
  return peaks.at(-1) ?? 0
}

/** The mean time between two model requests, for the turns that count. */
function meanTurn({ arrivals }: Observation, counts: (turn: number) => boolean = () => true): number {
  const turns = arrivals
    .slice(1)
    .map((at, turn) => ({ turn, lasted: at - (arrivals[turn] ?? at) }))
    .filter(({ turn }) => counts(turn))
  return turns.reduce((sum, { lasted }) => sum + lasted, 0) / turns.length
}
