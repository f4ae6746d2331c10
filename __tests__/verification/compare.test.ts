import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Check } from '../../src/domain/verification.ts'
import { check } from '../support/run-snapshots.ts'
import '../support/property-seed.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { compareChecks, verdictOf } from '../../src/verification/compare.ts'

type Status = 'passed' | 'failed'
type Suite = ReadonlyMap<string, Status>

const namesWith = (suite: Suite, status: Status) =>
  [...suite].filter(([, each]) => each === status).map(([name]) => name)

/** Runners that list each test by name, as a function from the tests to an output. */
const RUNNERS: Readonly<Record<string, (suite: Suite) => string>> = {
  TAP: (suite) =>
    [...suite]
      .map(([name, status], index) => `${status === 'failed' ? 'not ' : ''}ok ${index + 1} - ${name}`)
      .join('\n'),
  pytest: (suite) => {
    const [failed, passed] = [namesWith(suite, 'failed'), namesWith(suite, 'passed')]
    const lines = [...suite].map(([name, status]) => `t.py::${name} ${status.toUpperCase()} [ 50%]`)
    const failures = failed.map((name) => `FAILED t.py::${name} - assert 1`)
    const end = [failed.length > 0 ? `${failed.length} failed` : '', passed.length > 0 ? `${passed.length} passed` : '']
    return [...lines, ...failures, `=== ${end.filter(Boolean).join(', ')} in 0.10s ===`].join('\n')
  },
  cargo: (suite) =>
    [
      ...[...suite].map(([name, status]) => `test ${name} ... ${status === 'failed' ? 'FAILED' : 'ok'}`),
      `test result: x. ${namesWith(suite, 'passed').length} passed; ${namesWith(suite, 'failed').length} failed; 0 ignored`
    ].join('\n'),
  go: (suite) =>
    [
      ...[...suite].map(([name, status]) => `--- ${status === 'failed' ? 'FAIL' : 'PASS'}: ${name} (0.00s)`),
      `${namesWith(suite, 'failed').length > 0 ? 'FAIL' : 'ok  '}\tt\t0.1s`
    ].join('\n')
}

const suite = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,4}$/), fc.constantFrom<Status>('passed', 'failed')), {
  minLength: 1,
  maxLength: 8,
  selector: ([name]) => name
})

describe.each(Object.entries(RUNNERS))('two runs of %s', (_, outputOf) => {
  it('are compared by the names of their tests', () => {
    fc.assert(
      fc.property(suite, suite, (first, second) => {
        const [before, after] = [new Map(first), new Map(second)]
        const exitCode = (tests: Suite) => (namesWith(tests, 'failed').length > 0 ? 1 : 0)
        const verification = {
          before: [check('test', exitCode(before), outputOf(before))],
          after: [check('test', exitCode(after), outputOf(after))]
        }
        const wasFailing = namesWith(before, 'failed')
        const isFailing = namesWith(after, 'failed')
        const newlyFailing = isFailing.filter((name) => before.get(name) !== 'failed')
        const bare = (names: readonly string[] = []) => names.map((name) => name.replace(/^.*(?:::|\.)/, '')).toSorted()

        const [compared] = compareChecks(verification)
        expect(bare(compared?.tests?.newlyFailing)).toEqual(newlyFailing.toSorted())
        expect(bare(compared?.tests?.stillFailing)).toEqual(
          isFailing.filter((name) => before.get(name) === 'failed').toSorted()
        )
        expect(bare(compared?.tests?.fixed)).toEqual(
          wasFailing.filter((name) => after.get(name) !== 'failed').toSorted()
        )
        // `go test` lists what passes only if something does.
        const isListed = [before, after].every((tests) => namesWith(tests, 'passed').length > 0)
        const added = namesWith(after, 'passed').filter((name) => !before.has(name))
        expect(isListed ? bare(compared?.tests?.added) : []).toEqual(isListed ? added.toSorted() : [])
        expect(verdictOf(verification)).toBe(
          isFailing.length === 0 ? 'passed' : newlyFailing.length > 0 ? 'worse' : 'failing-as-before'
        )
      }),
      { numRuns: propertyRuns(2_000) }
    )
  })
})

const failing = (...names: string[]) =>
  check('npm test', 1, names.map((name, index) => `not ok ${index + 1} - ${name}`).join('\n'))
const passing = check('npm test', 0, 'ok 1 - a')
const absent = check('npm test', 127, 'sh: 1: tap: not found')
/** Go packages that import a missing module. */
const unloaded = (...packages: readonly string[]) =>
  check(
    'go test ./...',
    1,
    packages
      .map((name) => `${name}.go:3:8: cannot find module providing package x\nFAIL\te.com/${name} [setup failed]\n`)
      .join('')
  )
/** `go test` without -v, which lists no passing tests. */
const goRed = (...messages: readonly string[]) =>
  check(
    'go test ./...',
    1,
    `${messages.map((text, index) => `--- FAIL: Test${index} (0.00s)\n    a_test.go:4: ${text}\n`).join('')}FAIL\nFAIL\te.com/a\t0.01s\n`
  )
const hanging = check('npm test', undefined, 'ok 1 - a')

it.each([
  ['passed', [passing], [passing]],
  ['passed', [failing('a')], [passing]],
  ['passed', [absent], [passing]],
  ['none', [passing], []],
  ['none', [], []],
  ['worse', [passing], [failing('a')]],
  ['worse', [passing], [absent]],
  ['worse', [passing], [hanging]],
  ['worse', [failing('a')], [failing('a', 'b')]],
  ['worse', [absent], [failing('a')]],
  ['worse', [], [failing('a')]],
  ['worse', [check('lint', 0, '')], [check('lint', 1, '3 problems')]],
  ['failing-as-before', [failing('a', 'b')], [failing('a')]],
  ['failing-as-before', [check('lint', 1, '4 problems')], [check('lint', 1, '3 problems')]],
  ['could-not-run', [hanging], [hanging]],
  ['could-not-run', [hanging, absent], [hanging, absent]],
  ['failing-as-before', [hanging, check('lint', 1, '')], [hanging, check('lint', 1, '')]],
  ['failing-as-before', [check('npm test', undefined, failing('a', 'b').output)], [failing('b')]],
  ['worse', [check('npm test', undefined, failing('a').output)], [failing('b')]],
  ['worse', [failing('a')], [hanging]],
  ['worse', [hanging], [absent]],
  ['passed', [hanging, check('lint', 0, '')], [hanging, check('lint', 0, '')]],
  ['failing-as-before', [failing('a'), check('lint', 0, '')], [failing('a'), check('lint', 0, '')]],
  ['could-not-run', [absent], [absent]],
  ['could-not-run', [unloaded('a')], [unloaded('a')]],
  ['worse', [unloaded('a')], [unloaded('a', 'b')]],
  ['worse', [goRed('dial tcp: refused')], [goRed('dial tcp: refused', 'user: not found')]],
  ['failing-as-before', [goRed('dial tcp: refused')], [goRed('dial tcp: refused')]],
  ['passed', [absent, check('lint', 0, '')], [absent, check('lint', 0, '')]]
] as const)('is %s when the checks go from %j to %j', (verdict, before, after) => {
  const verification = { before: [...before], after: [...after] }
  expect(verdictOf(verification)).toBe(verdict)
  const isPartial = verdict === 'passed' || verdict === 'failing-as-before'
  expect(verdictOf({ ...verification, unpublished: ['.rc'] })).toBe(isPartial ? 'partial' : verdict)
})

describe('a check that ran before', () => {
  const isGone = (before: Check, after: Check) => compareChecks({ before: [before], after: [after] })[0]?.isGone

  it.each([
    ['cannot run now', failing('a'), absent],
    ['has no script now', passing, check('npm test', 1, 'npm error Missing script: "test"')],
    ['passes without its tests', passing, check('npm test', 0, 'all is well')],
    ['passes without a single test', passing, check('npm test', 0, '1..0\n# tests 0\n# pass 0\n# fail 0')]
  ])('is gone if it %s', (_, before, after) => {
    expect(isGone(before, after)).toBe(true)
    expect(verdictOf({ before: [before], after: [after] })).toBe('worse')
  })

  it.each([
    ['still runs', passing, failing('a')],
    [
      'is up to date',
      check('gradle test', 1, 'A > b() FAILED\n'),
      check('gradle test', 0, '> Task :test UP-TO-DATE\n')
    ],
    ['did not run then either', absent, absent],
    ['never reported tests', check('lint', 0, ''), check('lint', 0, '')]
  ])('is not gone if it %s', (_, before, after) => {
    expect(isGone(before, after)).toBe(false)
  })
})
