import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import type { ActJob } from './act-run.ts'
import type { ActCase } from './cases.ts'

const FILE = join(import.meta.dirname, '../../docs/act.md')
const HEAD = ['| Workflow | Event | Jobs that ran, each with its result and outcome |', '| --- | --- | --- |']

type Row = Pick<ActCase, 'path' | 'event' | 'isRace'> & { readonly jobs: readonly ActJob[] }

/** How a run differs from the table of the page. A run of chosen cases has only some of its rows. */
export async function differencesFrom(rows: readonly Row[], { isWhole }: { readonly isWhole: boolean }) {
  const shown = (await readFile(FILE, 'utf8'))
    .split('\n')
    .filter((line) => /^\| `(?:examples|README|docs|forgehand init)\b/.test(line))
  const [before, now] = [shown.map(squeezed), rows.map(lineOf)]
  const gone = isWhole ? before.filter((line) => !now.includes(line)).map((line) => `no longer so: ${line}`) : []
  return [...gone, ...now.filter((line) => !before.includes(line)).map((line) => `not in the table: ${line}`)]
}

export async function writeTable(rows: readonly Row[]): Promise<void> {
  const text = await readFile(FILE, 'utf8')
  const table = [...HEAD, ...rows.map(lineOf)].join('\n')
  // The only table of the page that begins with a workflow.
  const written = text.replace(/^\| Workflow [^]*?\n(?!\|)/m, () => `${table}\n`)
  await writeFile(FILE, await format(written, { parser: 'markdown', printWidth: 140 }))
}

function lineOf({ path, event, jobs, isRace = false }: Row): string {
  const shown = isRace ? [raceOf(jobs)] : jobs.map(resultOf)
  const results = Map.groupBy(shown.sort(), (result) => result)
  const cells = [...results].map(([result, { length }]) => (length === 1 ? result : `${result}, ${length} times`))
  return `| \`${path}\` | ${event} | ${cells.length === 0 ? 'none' : cells.join('; ')} |`
}

function resultOf(job: ActJob): string {
  return `${job.id}: ${resultsOf(job)}`
}

/** The jobs, then their results in an order that says nothing about which of them was first. */
function raceOf(jobs: readonly ActJob[]): string {
  const ids = jobs.map(({ id }) => id).sort()
  return `${ids.join(' or ')}: ${jobs.map(resultsOf).sort().join(' / ')}`
}

function resultsOf({ result, outputs }: ActJob): string {
  const outcomes = [...outputs.values()].flatMap(({ outcome = '' }) => (outcome === '' ? [] : [`\`${outcome}\``]))
  return [result, ...outcomes].join(', ')
}

/** Without the spaces that align the columns. */
function squeezed(line: string): string {
  return line.replaceAll(/ +/g, ' ')
}
