/**
 * Runs the built action on published packages, two at a time, and prints a table. Arguments choose cases by words of their names.
 * CONTRIBUTING.md explains how to add a package.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changedDependencies } from './changed-dependencies.ts'
import { chosenPackages } from './chosen-packages.ts'
import { javaProjects } from './java-projects.ts'
import { otherEnds } from './other-ends.ts'
import { packages } from './packages.ts'
import { playMaintenance } from './maintenance.ts'
import type { Case } from './real-package.ts'
import { runCase, type CaseResult } from './run-case.ts'
import { caseOf } from './scene.ts'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/real')
const CACHES = { downloads: join(CACHE, 'downloads'), packages: join(CACHE, 'packages') }
const RESULTS = join(CACHE, 'results')
const AT_ONCE = 2

type RealCase = Pick<Case, 'name' | 'shows' | 'says' | 'fixes' | 'waits'> & { readonly play: () => Promise<CaseResult> }

const { positionals: words } = parseArgs({ allowPositionals: true })
const all: readonly RealCase[] = [
  // The longest comes first, so that both lanes end at about the same time.
  {
    name: 'mkdirp 0.5.1 maintenance',
    shows: 'seven tasks, three runs each',
    says: ['one pull request or issue for each'],
    play: () => playMaintenance(CACHES.downloads)
  },
  ...[...[...packages, ...chosenPackages].map(caseOf), ...javaProjects, ...changedDependencies, ...otherEnds].map(
    (real) => ({
      ...real,
      play: () => runCase(real, CACHES)
    })
  )
]
const chosen = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
if (chosen.length === 0) throw new Error(`No case has a name with ${words.join(' or ')}.`)
await mkdir(RESULTS, { recursive: true })

let failures = 0
console.log(row(['case', 'shows', 'install', 'total', 'outcome', 'checks', '']))
const waiting = chosen.filter(({ waits }) => waits === true).map((each) => play(each))
const busy = chosen.filter(({ waits }) => waits !== true)
const lanes = Array.from({ length: AT_ONCE }, async () => {
  for (let next = busy.shift(); next; next = busy.shift()) await play(next)
})
await Promise.all([...waiting, ...lanes])
console.log(`Real packages: ${chosen.length - failures} passed, ${failures} failed`)
process.exitCode = failures === 0 ? 0 : 1

async function play(real: RealCase): Promise<void> {
  try {
    const first = await real.play()
    // Some tests of packages depend on the time, and fail on a busy machine.
    const result = first.problems.length === 0 ? first : await repeat(real, first)
    await keep(real, result)
    report(real, result)
  } catch (error) {
    failures += 1
    console.log(row([real.name, real.shows, '', '', '✗ crashed', '', '']))
    console.log(error)
  }
}

function repeat(real: RealCase, { problems }: CaseResult): Promise<CaseResult> {
  console.log(`${real.name} is played a second time: ${problems.join(' ')}`)
  return real.play()
}

/** The complete texts, to find out why a case fails. */
async function keep({ name }: RealCase, { text, log }: CaseResult): Promise<void> {
  const file = join(RESULTS, name.replaceAll(/[^\w.-]+/g, '_'))
  await Promise.all([writeFile(`${file}.md`, text), writeFile(`${file}.log`, log)])
}

function report({ name, shows, says, fixes = [] }: RealCase, result: CaseResult): void {
  const { outcome, verifyStatus, installSeconds, seconds, problems } = result
  if (problems.length > 0) failures += 1
  const mark = problems.length > 0 ? '✗' : '✓'
  const times = [installSeconds, seconds].map((each) => `${each.toFixed(0)} s`)
  console.log(row([name, shows, ...times, `${mark} ${outcome}`, verifyStatus, [...says, ...fixes].join(' · ')]))
  for (const problem of problems) console.log(`    ${problem}`)
  if (problems.length > 0) console.log(`    See ${join(RESULTS, name.replaceAll(/[^\w.-]+/g, '_'))}.md and .log.`)
}

function row([
  name = '',
  shows = '',
  install = '',
  total = '',
  outcome = '',
  checks = '',
  says = ''
]: string[]): string {
  const cells = [
    name.padEnd(36),
    shows.padEnd(34),
    install.padStart(7),
    total.padStart(7),
    outcome.padEnd(11),
    checks.padEnd(10)
  ]
  return `${cells.join('  ')}  ${says.length > 100 ? `${says.slice(0, 99)}…` : says}`
}
