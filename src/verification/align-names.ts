import type { ChangedTests, TestReport } from '../domain/verification.ts'
import { testsIn, type NamedTest } from './test-report.ts'

/** A name that stands for several tests ends with a number from the second on; see `numbered`. */
export function withoutNumber(name: string): string {
  return name.replace(/ \(\d+\)$/, '')
}

/**
 * The later of two reports, with other numbers where tests that share a name became more or fewer. The numbers follow the order, so they then
 * mean other tests: if the first of two is removed, the second would take its place. A test keeps the number of one with the same result, or
 * gets a new one. If they are as many, that holds only if the tests as they were before the work end as they did. A test that fails is not
 * one that failed in another file; then it is one whose file is not known.
 */
export function alignNames(old: TestReport, now: TestReport, changed: ChangedTests): TestReport {
  const [earlier, later] = [testsByName(old), testsByName(now)]
  const names = new Map(old.passing && now.passing ? changingNames(testsIn(old), testsIn(now), changed) : [])
  for (const [base, tests] of later) {
    const known = earlier.get(base) ?? []
    const isShared = [known, tests].every((each) => each.some(({ name }) => name === base))
    // A file of tests has moved.
    const haveMoved = known.every(
      ({ name, status }, index) =>
        status === tests[index]?.status && changed.oldTests?.failing.includes(name) === (status === 'failed')
    )
    if (!isShared || (known.length === tests.length && !haveMoved)) continue
    const free = [...known]
    let number = Math.max(known.length, tests.length)
    for (const { name, status, file = '' } of tests) {
      // Of a changed file, a test can have moved to another one.
      const isIn = ({ file: other = '' }: NamedTest) =>
        file === '' || other === '' || other === file || changed.changedTestFiles?.includes(other) === true
      const inFile = free.findIndex((each) => each.status === status && isIn(each))
      const same = inFile < 0 && file !== '' ? free.findIndex((each) => !each.file) : inFile
      const [taken] = same < 0 ? [] : free.splice(same, 1)
      names.set(name, taken?.name ?? `${base} (${(number += 1)})`)
    }
  }
  if (names.size === 0) return now
  const renamed = (list: readonly string[]) => list.map((name) => names.get(name) ?? name)
  const { failing, passing, skipped } = now
  return { ...now, failing: renamed(failing), passing: passing && renamed(passing), skipped: renamed(skipped) }
}

/** What is another in each run: something hexadecimal, a number, or a part of a date. */
const CHANGING =
  /\b(?=[a-f]*\d)[\da-f]{6,}\b|\d+|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g

/**
 * Later names and the earlier ones for which they stand, because nothing else differs and they are as many. A changed test file can contain
 * other tests, so they must also end alike.
 */
function changingNames(old: readonly NamedTest[], now: readonly NamedTest[], { changedTestFiles = [] }: ChangedTests) {
  const grouped = (tests: readonly NamedTest[], others: readonly NamedTest[]) => {
    const known = new Set(others.map(({ name }) => name))
    const changing = tests.filter(({ name }) => !known.has(name) && name.search(CHANGING) >= 0)
    return Map.groupBy(changing, ({ name }) => name.replaceAll(CHANGING, '…'))
  }
  const [gone, fresh] = [grouped(old, now), grouped(now, old)]
  return [...fresh].flatMap(([pattern, tests]) => {
    const known = gone.get(pattern) ?? []
    const areAlike = known.every(
      ({ status }, index) => changedTestFiles.length === 0 || status === tests[index]?.status
    )
    if (known.length !== tests.length || !areAlike) return []
    return tests.map(({ name }, index) => [name, known[index]?.name ?? name] as const)
  })
}

function testsByName(report: TestReport): ReadonlyMap<string, readonly NamedTest[]> {
  const tests = testsIn(report).filter(({ status }) => status !== 'not-loaded')
  return Map.groupBy(tests, ({ name }) => withoutNumber(name))
}
