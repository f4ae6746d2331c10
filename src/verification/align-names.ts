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
export function alignNames(old: TestReport, now: TestReport, oldTests: ChangedTests['oldTests']): TestReport {
  const [earlier, later] = [testsByName(old), testsByName(now)]
  const names = new Map<string, string>()
  for (const [base, tests] of later) {
    const known = earlier.get(base) ?? []
    const isShared = [known, tests].every((each) => each.some(({ name }) => name === base))
    // A file of tests has moved.
    const haveMoved = known.every(
      ({ name, status }, index) =>
        status === tests[index]?.status && oldTests?.failing.includes(name) === (status === 'failing')
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

function testsByName(report: TestReport): ReadonlyMap<string, readonly Test[]> {
  const tests = (['passing', 'failing', 'skipped'] as const).flatMap((status) =>
    (report[status] ?? []).map((name, index): Test => {
      const file = status === 'failing' ? report.failingIn?.[index] : undefined
      return { name, status, file: file === '' ? undefined : file }
    })
  )
  return Map.groupBy(tests, ({ name }) => withoutNumber(name))
}
