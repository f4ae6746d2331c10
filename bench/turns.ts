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
/** Far less than a real model takes. */
const THINK_MS = 100

export interface TurnSettings extends BenchSettings {
  readonly turns: number
}

/** The same workload in both programs: time in total and by kind of turn, and memory. */
export async function measureTurns({ turns, ...setting }: TurnSettings): Promise<readonly Row[]> {
  const work = workload(turns)
  const compare = await comparison(setting, work)
  const aTurn = compare((observation) => meanTurn(observation))
  const tools = [...new Set(Array.from({ length: turns }, (_, turn) => work.toolOf(turn)))]
  return [
    {
      what: `${turns} turns, start to exit`,
      unit: 'ms',
      ...compare(({ durationMs }) => durationMs),
      target: { kind: 'ratio', most: 1.5 }
    },
    { what: 'a turn, without start-up', unit: 'ms', ...aTurn },
    { what: 'overhead of a turn', unit: 'ms', ours: aTurn.ours - aTurn.floor.value },
    ...tools.map((tool): Row => ({
      what: `a turn with \`${tool}\``,
      unit: 'ms',
      ...compare((observation) => meanTurn(observation, (turn) => work.toolOf(turn) === tool))
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
export async function measureThinkingModel({ turns, ...setting }: TurnSettings): Promise<readonly Row[]> {
  const work = workload(turns)
  const compare = await comparison(setting, work, THINK_MS)
  const onTop = (counts?: (turn: number) => boolean) =>
    compare((observation) => meanTurn(observation, counts) - THINK_MS)
  return [
    { what: `a model that thinks for ${THINK_MS} ms: rest of a turn`, unit: 'ms', ...onTop() },
    {
      what: `a model that thinks for ${THINK_MS} ms: rest of a turn with \`run_command\``,
      unit: 'ms',
      ...onTop((turn) => work.toolOf(turn) === 'run_command')
    }
  ]
}

/** Ten times as many turns, to see what grows with the history: the first quarter is compared with the last. */
export async function measureManyTurns({ turns, ...setting }: TurnSettings): Promise<readonly Row[]> {
  const compare = await comparison(setting, workload(turns))
  const edge = turns / 4
  return [
    { what: `${turns} turns, start to exit`, unit: 'ms', ...compare(({ durationMs }) => durationMs) },
    {
      what: `a turn among the first ${edge}`,
      unit: 'ms',
      ...compare((observation) => meanTurn(observation, (turn) => turn < edge))
    },
    {
      what: `a turn among the last ${edge}`,
      unit: 'ms',
      ...compare((observation) => meanTurn(observation, (turn) => turn >= turns - edge))
    },
    { what: 'peak memory of these turns', unit: 'megabytes', ...compare(lastPeak) },
    {
      what: `memory that each turn added after the first ${edge}`,
      unit: 'bytes',
      ...compare(({ peaks }) => ((peaks.at(-1) ?? 0) - (peaks[edge] ?? 0)) / (turns - edge))
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
