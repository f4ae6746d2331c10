import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Check, Verification } from '../../src/domain/verification.ts'
import { check } from '../support/run-snapshots.ts'
import '../support/property-seed.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { closingObstacle } from '../../src/verification/closing.ts'
import { compareChecks, verdictOf } from '../../src/verification/compare.ts'
import { readTestReport } from '../../src/verification/read-report.ts'

type Status = 'passed' | 'failed' | 'skipped'
type Suite = ReadonlyMap<string, Status>

const namesWith = (suite: Suite, status: Status) =>
  [...suite].filter(([, each]) => each === status).map(([name]) => name)
const counted = (suite: Suite) =>
  (['failed', 'passed', 'skipped'] as const)
    .map((status) => ({ status, count: namesWith(suite, status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${status}`)
    .join(', ')
const pytestEnd = (suite: Suite) =>
  [
    ...namesWith(suite, 'failed').map((name) => `FAILED t.py::${name} - assert 1`),
    `=== ${counted(suite)} in 0.10s ===`
  ].join('\n')

interface Runner {
  readonly outputOf: (suite: Suite) => string
  /** Everything by name, failures by name, or a part of them. */
  readonly lists: 'all' | 'failures' | 'some'
}

const RUNNERS: Readonly<Record<string, Runner>> = {
  TAP: {
    lists: 'all',
    outputOf: (suite) =>
      [...suite]
        .map(
          ([name, status], index) =>
            `${status === 'failed' ? 'not ' : ''}ok ${index + 1} - ${name}${status === 'skipped' ? ' # SKIP' : ''}`
        )
        .join('\n')
  },
  'pytest -v': {
    lists: 'all',
    outputOf: (suite) =>
      `${[...suite].map(([name, status]) => `t.py::${name} ${status.toUpperCase()}${status === 'skipped' ? ' (x)' : ''} [ 50%]\n`).join('')}${pytestEnd(suite)}`
  },
  pytest: { lists: 'failures', outputOf: pytestEnd },
  'pytest with a cut output': {
    lists: 'some',
    outputOf: (suite) =>
      pytestEnd(suite)
        .split('\n')
        .slice(namesWith(suite, 'failed').length > 1 ? 1 : 0)
        .join('\n')
  },
  cargo: {
    lists: 'all',
    outputOf: (suite) =>
      [
        `running ${suite.size} tests`,
        ...[...suite].map(
          ([name, status]) => `test ${name} ... ${{ failed: 'FAILED', passed: 'ok', skipped: 'ignored' }[status]}`
        ),
        `test result: x. ${namesWith(suite, 'passed').length} passed; ${namesWith(suite, 'failed').length} failed; 0 ignored`
      ].join('\n')
  },
  'go -v': {
    lists: 'all',
    outputOf: (suite) =>
      `${[...suite].map(([name, status]) => `=== RUN   ${name}\n--- ${{ failed: 'FAIL', passed: 'PASS', skipped: 'SKIP' }[status]}: ${name} (0.00s)\n`).join('')}${namesWith(suite, 'failed').length > 0 ? 'FAIL\nFAIL' : 'ok  '}\tt\t0.1s`
  },
  go: {
    lists: 'failures',
    outputOf: (suite) =>
      `${namesWith(suite, 'failed')
        .map((name) => `--- FAIL: ${name} (0.00s)\n`)
        .join('')}${namesWith(suite, 'failed').length > 0 ? 'FAIL\nFAIL' : 'ok  '}\tt\t0.1s`
  }
}

/** What a change does to a test. */
const OPERATIONS = ['keep', 'delete', 'skip', 'rename', 'fix', 'break', 'weaken', 'empty'] as const
const suites = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[a-z]{1,4}$/),
    status: fc.constantFrom<Status>('passed', 'failed', 'failed', 'skipped'),
    operation: fc.constantFrom(...OPERATIONS)
  }),
  { minLength: 1, maxLength: 8, selector: ({ name }) => name }
)

/** The suite after the operations, and what is true of each test. `weaken`: it passes, and as it was before it fails. */
function changed(
  tests: readonly { name: string; status: Status; operation: (typeof OPERATIONS)[number] }[],
  more: readonly string[]
) {
  const before = new Map(tests.map(({ name, status }) => [name, status]))
  const after = new Map<string, Status>()
  for (const { name, status, operation } of tests) {
    if (operation === 'delete') continue
    const next = { skip: 'skipped', fix: 'passed', weaken: 'passed', empty: 'passed', break: 'failed' } as const
    after.set(
      operation === 'rename' ? `${name}_new` : name,
      operation in next ? next[operation as keyof typeof next] : status
    )
  }
  for (const name of more) if (!before.has(name)) after.set(name, 'passed')
  const isWeak = (operation: string) => operation === 'weaken' || operation === 'empty'
  return {
    before,
    after,
    /** As they were before. */
    fails: tests.filter(
      ({ status, operation }) => operation === 'break' || (status === 'failed' && operation !== 'fix')
    ),
    weakened: tests.filter(({ status, operation }) => status === 'failed' && isWeak(operation)).map(({ name }) => name),
    fixed: tests.filter(({ status, operation }) => status === 'failed' && operation === 'fix').map(({ name }) => name),
    hidden: tests.filter(
      ({ status, operation }) =>
        status === 'failed' && (isWeak(operation) || ['delete', 'skip', 'rename'].includes(operation))
    ),
    editsTests: more.length > 0 || tests.some(({ operation }) => !['keep', 'fix', 'break'].includes(operation))
  }
}

const bare = (names: readonly string[] = []) => names.map((name) => name.replace(/^.*(?:::|\.)/, '')).toSorted()

describe.each(Object.entries(RUNNERS))('two runs of %s', (runner, { outputOf, lists }) => {
  it('are compared by the names of their tests, and nothing is called fixed that is not known to pass', () => {
    fc.assert(
      fc.property(suites, fc.array(fc.stringMatching(/^[A-Z]{1,2}$/)), fc.boolean(), (tests, more, haveOldOnesRun) => {
        const { before, after, weakened, fails, fixed, hidden, editsTests } = changed(tests, more)
        fc.pre(after.size > 0)
        const exitCode = (suite: Suite) => (namesWith(suite, 'failed').length > 0 ? 1 : 0)
        const named = RUNNERS[lists === 'all' ? runner : 'pytest']
        const oldSuite = new Map(fails.map(({ name }) => [name, 'failed' as const]))
        const oldFailing = readTestReport(named?.outputOf(oldSuite) ?? '')?.failing
        const verification = {
          before: [check('test', exitCode(before), outputOf(before))],
          after: [check('test', exitCode(after), outputOf(after))],
          ...(editsTests && { changedTestFiles: ['t.py'] }),
          ...(editsTests && haveOldOnesRun && { oldTests: { failing: oldFailing ?? [], files: ['t.py'] } })
        }
        const [wasFailing, isFailing] = [namesWith(before, 'failed'), namesWith(after, 'failed')]
        const [compared] = compareChecks(verification)
        const { tests: result } = compared ?? {}

        // Without the old tests, one that was weakened passes by its name.
        const passing = haveOldOnesRun ? fixed : [...fixed, ...weakened]
        const isFalse = bare(result?.fixed).filter((name) => !passing.includes(name))
        expect(isFalse).toEqual([])
        // Nothing closes if a test that failed is hidden, whatever else the change does.
        expect([hidden.length > 0, closingObstacle(verification)]).not.toEqual([true, undefined])
        if (lists !== 'all') return
        // A runner can have ended at its first failure.
        const mayHaveEnded = isFailing.length <= wasFailing.length && !editsTests && after.size > before.size
        const newlyFailing = isFailing.filter(
          (name) => before.get(name) !== 'failed' && (before.has(name) || !mayHaveEnded)
        )
        const [known, ran] = [
          new Set(before.keys()),
          [...before].filter(([, status]) => status !== 'skipped').map(([name]) => name)
        ]
        expect(bare(result?.fixed)).toEqual(passing.toSorted())
        expect(bare(result?.newlyFailing)).toEqual(newlyFailing.toSorted())
        expect(bare(result?.stillFailing)).toEqual(isFailing.filter((name) => wasFailing.includes(name)).toSorted())
        expect(bare(result?.removed)).toEqual([...known].filter((name) => !after.has(name)).toSorted())
        expect(bare(result?.skipped)).toEqual(ran.filter((name) => after.get(name) === 'skipped').toSorted())
        expect(bare(result?.added)).toEqual(
          namesWith(after, 'passed')
            .filter((name) => !known.has(name))
            .toSorted()
        )
        expect(result).toMatchObject({ unseen: [], fewerFail: 0, fewerRan: 0, renamed: [] })
      }),
      { numRuns: propertyRuns(2_000) }
    )
  })
})

it('counts what it does not know by name', () => {
  const [before, after] = [
    new Map<string, Status>([
      ['a', 'failed'],
      ['b', 'failed'],
      ['c', 'passed']
    ]),
    new Map<string, Status>([
      ['a', 'passed'],
      ['c', 'passed'],
      ['d', 'skipped']
    ])
  ]
  const run = (outputOf: Runner['outputOf'], more = {}) => ({
    before: [check('test', 1, outputOf(before))],
    after: [check('test', 0, outputOf(after))],
    ...more
  })
  const comparedBy = (outputOf: Runner['outputOf']) => compareChecks(run(outputOf))[0]?.tests
  expect(comparedBy(pytestEnd)).toMatchObject({
    fixed: [],
    unseen: ['t.py::a', 't.py::b'],
    fewerFail: 0,
    removed: [],
    skipped: []
  })
  expect(comparedBy((suite) => `=== ${counted(suite)} in 0.10s ===`)).toMatchObject({
    fixed: [],
    unseen: [],
    fewerFail: 2
  })
  // One more passes, two fewer fail.
  expect(closingObstacle(run(pytestEnd))).toMatch(/not known/)
})

it('calls a check worse that exited with 0 before and does not now, although its tests failed before too', () => {
  const run = (exitCode: number) => check('test', exitCode, '# pass 1\n# fail 2\n')
  const isWorse = [
    [0, 1],
    [1, 1],
    [0, 0]
  ].map(([before = 0, after = 0]) =>
    compareChecks({ before: [run(before)], after: [run(after)] }).some((each) => each.isWorse)
  )
  expect(isWorse).toEqual([true, false, false])
})

it('closes for tests that are fixed by name or by number, and whose files the change leaves alone', () => {
  const [before, after] = [new Map<string, Status>([['a', 'failed']]), new Map<string, Status>([['a', 'passed']])]
  const touched = { changedTestFiles: ['t.py'] }
  const runs = Object.values(RUNNERS).map(({ outputOf }) => ({
    before: [check('test', 1, outputOf(before))],
    after: [check('test', 0, outputOf(after))]
  }))
  const [first = { before: [], after: [] }] = runs
  const isOpen = runs.map((run) => closingObstacle(run))
  // go test without -v does not even count what passes.
  expect(isOpen.filter((why) => why !== undefined)).toEqual([
    'it is not known whether all tests that failed before pass now'
  ])
  expect(closingObstacle({ ...first, ...touched })).toMatch(/as they were before do not prove the fix/)
  expect(closingObstacle({ ...first, ...touched, oldTests: { failing: [], files: ['t.py'] } })).toBeUndefined()
  expect(closingObstacle({ ...first, sharedBecause: 'there is no sandbox' })).toMatch(/where the work was done/)
})

it('closes nothing if fewer tests run and none as they were before', () => {
  const run = { before: [check('test', 0, 'ok 1 - a\nok 2 - b')], after: [check('test', 0, 'ok 1 - a')] }
  const shifted = { ...run, after: [check('test', 0, 'ok 1 - a\nok 2 - c')] }
  const touched = { ...run, changedTestFiles: ['t.js'] }
  const explained = { ...touched, oldTests: { failing: [], files: ['t.js'] } }
  const fewer = 'tests that ran before do not run now'
  expect([run, shifted, touched, explained].map(closingObstacle)).toEqual([
    'the checks fail',
    undefined,
    fewer,
    undefined
  ])
})

it.each([
  ['a test still fails', check('test', 1, 'not ok 1 - a'), check('test', 1, 'not ok 1 - a'), /still fail/],
  ['a check still fails', check('test', 2), check('test', 2), /still fail/],
  ['a check never finishes', check('test', undefined), check('test', undefined), /not all checks ran/],
  [
    'a check cannot run',
    check('test', 127, 'sh: 1: x: not found'),
    check('test', 127, 'sh: 1: x: not found'),
    /not all checks ran/
  ]
])('closes nothing if %s beside a green check', (_, before, after, why) => {
  const green = check('lint', 0)
  expect(closingObstacle({ before: [green, before], after: [green, after] })).toMatch(why)
})

it('calls a test renamed only if the difference of the files says so', () => {
  const run = { before: [check('test', 1, 'not ok 1 - a\nok 2 - b')], after: [check('test', 0, 'ok 1 - c\nok 2 - b')] }
  const renamedTests = [
    { from: 'a', to: 'c' },
    { from: 'b', to: 'd' }
  ]
  expect(compareChecks(run)[0]?.tests).toMatchObject({ removed: ['a'], added: ['c'], renamed: [], fixed: [] })
  const tests = compareChecks({ ...run, renamedTests })[0]?.tests
  expect(tests).toMatchObject({ removed: [], added: [], renamed: [{ from: 'a', to: 'c' }], fixed: [] })
  expect(closingObstacle({ ...run, renamedTests })).toMatch(/renamed/)
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
    ['says it is cached although it failed', failing('a'), check('npm test', 0, 'from cache')],
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
      check('gradle test', 0, 'A > b() PASSED\n'),
      check('gradle test', 0, '> Task :test UP-TO-DATE\n')
    ],
    ['did not run then either', absent, absent],
    ['never reported tests', check('lint', 0, ''), check('lint', 0, '')]
  ])('is not gone if it %s', (_, before, after) => {
    expect(isGone(before, after)).toBe(false)
  })
})

describe('a check whose named tests do not explain how it ended', () => {
  const old = check('npm test', 1, 'not ok 1 - a\nok 2 - b')
  const verdictFor = (before: Check, after: Check, rest: Partial<Verification> = {}) =>
    verdictOf({ before: [before], after: [after], ...rest })

  it('is worse if another part of it fails since its tests pass', () => {
    expect(verdictFor(old, check('npm test', 1, 'ok 1 - a\nok 2 - b\n3 problems'))).toBe('worse')
    expect(verdictFor(check('npm test', 1, 'ok 1 - a'), check('npm test', 1, 'ok 1 - a'))).toBe('failing-as-before')
  })

  it('does not pass with a file that did not load, whatever the exit code', () => {
    const green = check(
      'npx jest | tee log',
      0,
      'PASS a.test.js\n  ✓ adds (1 ms)\nPASS b.test.js\n  ✓ subtracts (1 ms)\n\nTests: 2 passed, 2 total\n'
    )
    const broken = check(
      'npx jest | tee log',
      0,
      'PASS a.test.js\n  ✓ adds (1 ms)\nFAIL b.test.js\n  ● Test suite failed to run\n\nTests: 1 passed, 1 total\n'
    )
    expect(verdictFor(green, broken)).toBe('worse')
  })

  it('is worse if it ends early, unless the change edits test files', () => {
    const [both, one] = [check('npm test', 0, 'ok 1 - a\nok 2 - b'), check('npm test', 0, 'ok 1 - a')]
    expect(verdictFor(both, one)).toBe('worse')
    expect(verdictFor(both, one, { changedTestFiles: ['a.test.js'] })).toBe('passed')
    expect(verdictFor(both, check('npm test', 0, 'ok 1 - a\nok 2 - c'))).toBe('passed')
  })

  it('proves nothing if what it prints says that its tests are up to date', () => {
    const both = check('make test', 0, 'ok 1 - a\nok 2 - b')
    expect(verdictFor(both, check('make test', 0, "make: Nothing to be done for 'test'."))).toBe('could-not-run')
    expect(verdictFor(both, check('make test', 0, 'no words for it'))).toBe('worse')
  })

  it('is not worse if a runner that ends at its first failure now reaches the next one', () => {
    expect(
      verdictFor(check('mocha --bail', 1, 'not ok 1 - a'), check('mocha --bail', 1, 'ok 1 - a\nnot ok 2 - b'))
    ).toBe('failing-as-before')
    expect(verdictFor(check('mocha', 1, 'not ok 1 - a'), check('mocha', 1, 'not ok 1 - a\nnot ok 2 - b'))).toBe('worse')
  })
})

it('believes no runner that names its tests no longer, if tests as they were before fail', () => {
  const before = [
    check('pytest', 1, 't.py::test_a FAILED [ 50%]\nt.py::test_b PASSED [ 99%]\n1 failed, 1 passed in 0.1s\n')
  ]
  const after = [check('pytest', 0, '2 passed in 0.1s\n')]
  const oldTests = { failing: ['t.py::test_a'], files: ['pytest.py'] }
  expect(verdictOf({ before, after, changedTestFiles: ['pytest.py'], oldTests })).toBe('worse')
  expect(verdictOf({ before, after, changedTestFiles: ['pytest.py'], oldTests: { ...oldTests, failing: [] } })).toBe(
    'passed'
  )
})
