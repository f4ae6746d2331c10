/**
 * Starts many runs of the built action on one emulator: at once with two for each item, at once with an item each, and two at a time.
 * `node scripts/many-runs.ts 50`
 */
import { branchOf, runMany, type ManyRunsOptions } from '../bench/many-runs.ts'

const SPREAD_SECONDS = 20
const count = Number(process.argv[2] ?? 50)
await play('at once, two for each item', { count, perItem: 2, spreadSeconds: SPREAD_SECONDS })
const atOnce = await play('at once', { count, perItem: 1, spreadSeconds: SPREAD_SECONDS })
const inTurn = await play('two at a time', { count, perItem: 1, atOnce: 2, spreadSeconds: 0 })
console.log(`At once takes ${(atOnce / inTurn).toFixed(2)} × the time of two at a time.`)

/** Returns the time they took, in seconds. */
async function play(name: string, options: ManyRunsOptions): Promise<number> {
  const startedAt = performance.now()
  const { items, outcomes, heads } = await runMany(options)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${count} runs ${name} in ${Math.round(seconds)} s:`)
  for (const [outcome, of] of Map.groupBy(outcomes, (each) => each)) console.log(`  ${of.length} ${outcome}`)
  console.log(`  ${heads.length} pull requests for ${items.length} items`)
  const wrong = items.filter((item) => heads.filter((head) => head === branchOf(item)).length !== 1)
  if (wrong.length > 0 || heads.length !== items.length) {
    console.log(`  Lost or twice: ${wrong.join(', ')}`)
    process.exitCode = 1
  }
  return seconds
}
