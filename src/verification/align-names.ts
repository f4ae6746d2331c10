import type { ChangedTests, TestReport } from '../domain/verification.ts'

/** A name that stands for several tests ends with a number from the second on; see `numbered`. */
export function withoutNumber(name: string): string {
  return name.replace(/ \(\d+\)$/, '')
}

type Status = 'passing' | 'failing' | 'skipped'
interface Test {
  readonly name: string
  readonly status: Status
  readonly file?: string | undefined
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
        status === tests[index]?.status && changed.oldTests?.failing.includes(name) === (status === 'failing')
    )
    if (!isShared || (known.length === tests.length && !haveMoved)) continue
    const free = [...known]
    let number = Math.max(known.length, tests.length)
    for (const { name, status, file } of tests) {
      const inFile = free.findIndex((each) => each.status === status && (each.file ?? file) === (file ?? each.file))
      const same = inFile < 0 && file !== undefined ? free.findIndex((each) => each.file === undefined) : inFile
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
function changingNames(old: readonly Test[], now: readonly Test[], { changedTestFiles = [] }: ChangedTests) {
  const only = (tests: readonly Test[], others: readonly Test[]) => {
    const known = new Set(others.map(({ name }) => name))
    return tests.filter(({ name }) => !known.has(name) && name.search(CHANGING) >= 0)
  }
  const gone = Map.groupBy(only(old, now), ({ name }) => name.replaceAll(CHANGING, '…'))
  const fresh = Map.groupBy(only(now, old), ({ name }) => name.replaceAll(CHANGING, '…'))
  return [...fresh].flatMap(([pattern, tests]) => {
    const known = gone.get(pattern) ?? []
    const areAlike = known.every(
      ({ status }, index) => changedTestFiles.length === 0 || status === tests[index]?.status
    )
    if (known.length !== tests.length || !areAlike) return []
    return tests.map(({ name }, index) => [name, known[index]?.name ?? name] as const)
  })
}

function testsByName(report: TestReport): ReadonlyMap<string, readonly Test[]> {
  return Map.groupBy(testsIn(report), ({ name }) => withoutNumber(name))
}

function testsIn(report: TestReport): readonly Test[] {
  return (['passing', 'failing', 'skipped'] as const).flatMap((status) =>
    (report[status] ?? []).map((name, index): Test => {
      const file = status === 'failing' ? report.failingIn?.[index] : undefined
      return { name, status, file: file === '' ? undefined : file }
    })
  )
}
