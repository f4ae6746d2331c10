/** Starts many runs of the built action at once on one emulator, two for each item: `node scripts/many-runs.ts 50`. */
import { branchOf, runAtOnce } from '../bench/many-runs.ts'

const SPREAD_SECONDS = 20
const count = Number(process.argv[2] ?? 50)
const startedAt = performance.now()
const { items, outcomes, heads } = await runAtOnce(count, SPREAD_SECONDS)
console.log(`${count} runs in ${Math.round((performance.now() - startedAt) / 1000)} s:`)
for (const [outcome, of] of Map.groupBy(outcomes, (each) => each)) console.log(`  ${of.length} ${outcome}`)
const wrong = items.filter((item) => heads.filter((head) => head === branchOf(item)).length !== 1)
console.log(`${heads.length} pull requests for ${items.length} items.`)
if (wrong.length === 0 && heads.length === items.length) console.log('None lost, none twice.')
else {
  console.log(`Lost or twice: ${wrong.join(', ')}`)
  process.exitCode = 1
}
