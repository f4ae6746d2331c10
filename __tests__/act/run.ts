/**
 * Executes the workflows of the examples, of the pages and of `forgehand init` with act, an engine for workflows that others wrote, and compares what became of
 * each job with docs/act.md. Arguments choose cases by words of their names; --update writes the table.
 */
import { parseArgs } from 'node:util'
import { findAct } from '../../scripts/act/binary.ts'
import { allCases, type ActCase } from './cases.ts'
import { playCase, type CaseResult } from './play-case.ts'
import { differencesFrom, writeTable } from './table.ts'
import { witnesses } from './witnesses.ts'

const AT_ONCE = 2

const { positionals: words, values: flags } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, verbose: { type: 'boolean', default: false } }
})
const binary = findAct()
if (binary === undefined) {
  console.error(
    'act is not there, so no workflow was executed. Build it with `npm run build:act`, which needs Go, or put act into PATH.'
  )
  process.exit(1)
}

let [passed, failed] = [0, 0]
const isChosen = (name: string) => words.every((word) => name.includes(word))
const cases = (await allCases()).filter((each) => isChosen(nameOf(each)))
const results = new Map<ActCase, CaseResult>()
const waiting = [
  ...witnesses
    .filter(({ name }) => isChosen(name))
    .map(({ name, play }) =>
      reporting(name, async () => {
        report(name, await play(binary))
      })
    ),
  ...cases.map((each) =>
    reporting(nameOf(each), async () => {
      const result = await playCase(binary, each)
      results.set(each, result)
      report(nameOf(each), result.problems, result.log)
    })
  )
]
if (waiting.length === 0) throw new Error(`No case has a name with ${words.join(' and ')}.`)
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  })
)
const rows = cases.map((each) => ({ ...each, jobs: results.get(each)?.jobs ?? [] }))
if (flags.update && words.length === 0) await writeTable(rows)
else report('docs/act.md', await differencesFrom(rows, { isWhole: words.length === 0 }))
console.log(`act: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** A case that crashes is a failed one, and the others run on. */
function reporting(name: string, play: () => Promise<void>): () => Promise<void> {
  return () =>
    play().catch((error: unknown) => {
      report(name, [`It crashed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`])
    })
}

function nameOf({ path, event }: ActCase): string {
  return `${path}: ${event}`
}

function report(name: string, problems: readonly string[], log: readonly string[] = []): void {
  if (problems.length === 0) passed += 1
  else failed += 1
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`)
  for (const problem of problems) console.log(`    ${problem}`)
  if (problems.length > 0 || flags.verbose) for (const line of log) console.log(`    | ${line}`)
}
