/**
 * Compares the emulator of GitHub, and what our client makes of answers, with exchanges that others have recorded with api.github.com. Prints
 * a table and each disagreement. docs/forge-witness.md has the results.
 */
import { join } from 'node:path'
import { describedExamples } from './described-examples.ts'
import { disagreements, missingHeaders } from './disagreements.ts'
import { failedConversations } from './conversations.ts'
import { isReadable, misreadings } from './readers.ts'
import { readRecordings } from './recordings.ts'
import { tour } from './tour.ts'
import type { Witnessed } from './witnessed.ts'

/** GitHub adds fields over the years. Each era is compared on its own, so that older answers do not excuse what newer ones have. */
const ERAS = [
  ['2024 to 2026', 2024, 2026],
  ['2021 to 2023', 2021, 2023],
  ['2020', 2020, 2020]
] as const

/** PyGithub's authors took fields out of older recordings. */
const FIRST_WHOLE_YEAR = 2015

/** GitHub names the version of its API in each answer since then. */
const FIRST_YEAR_OF_HEADERS = 2023

const { octokit, pyGithub } = await readRecordings(join(import.meta.dirname, '../../node_modules/.cache/real'))
const own = await tour()
const whole = pyGithub.filter((exchange) => yearOf(exchange) >= FIRST_WHOLE_YEAR)
const recent = pyGithub.filter((exchange) => yearOf(exchange) >= FIRST_YEAR_OF_HEADERS && isOfApi(exchange))

interface Row {
  readonly name: string
  readonly exchanges: readonly Witnessed[]
  readonly problems: readonly string[]
}

const compared = (name: string, exchanges: readonly Witnessed[]): Row => {
  const known = exchanges.filter(({ operation }) => operation !== undefined)
  return { name, exchanges: known, problems: disagreements(own.exchanges, known) }
}
const read = async (name: string, exchanges: readonly Witnessed[]): Promise<Row> => {
  const readable = exchanges.filter(isReadable)
  return { name, exchanges: readable, problems: await misreadings(readable) }
}
const rows: readonly Row[] = [
  compared("GitHub's examples: the emulator's fields", describedExamples()),
  await read("GitHub's examples: our client", describedExamples()),
  compared("Octokit's recordings: the emulator's fields", octokit),
  await read("Octokit's recordings: our client", octokit),
  {
    name: "Octokit's recordings: redirects and pages",
    exchanges: octokit.filter(({ source }) => /^(rename-repository|paginate-issues)$/.test(source)),
    problems: await failedConversations(octokit)
  },
  ...ERAS.map(([name, first, last]) =>
    compared(
      `PyGithub's recordings of ${name}: the emulator's fields`,
      pyGithub.filter((exchange) => yearOf(exchange) >= first && yearOf(exchange) <= last)
    )
  ),
  await read("PyGithub's recordings: our client", whole),
  {
    name: "PyGithub's recordings: the emulator's headers",
    exchanges: recent,
    problems: missingHeaders(own.headers, recent)
  }
]
for (const { name, exchanges, problems } of rows) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}: ${exchanges.length} exchanges`)
  for (const problem of problems) console.log(`    ${problem}`)
}
const silent = rows.filter(({ exchanges }) => exchanges.length === 0)
const failed = rows.filter(({ problems }) => problems.length > 0)
for (const { name } of silent) console.log(`✗ ${name}: nothing was compared`)
console.log(`Witnesses: ${rows.length - failed.length} passed, ${failed.length + silent.length} failed`)
process.exitCode = failed.length + silent.length === 0 ? 0 : 1

function yearOf({ headers }: Witnessed): number {
  return new Date(headers['date'] ?? '').getUTCFullYear()
}

/** Others are of a storage behind a redirect. */
function isOfApi({ headers }: Witnessed): boolean {
  return 'x-github-request-id' in headers
}
