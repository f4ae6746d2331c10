import { expect, it } from '@jest/globals'
import { judgeCheck } from '../../src/verification/judge-check.ts'
import { testsOf } from '../../src/verification/read-report.ts'
import { renamedTests } from '../../src/verification/renamed-tests.ts'

/** Pieces of what runners print. Repeated, each is the hardest text for some pattern. */
const pieces = [
  ...[
    ' ',
    '\t',
    '> ',
    '> a\n',
    '$ x\n',
    '::',
    'a::b ',
    '[',
    '] ',
    '(1 ms) ',
    ' # SKIP',
    'ok ',
    'not ok ',
    '- ',
    '=',
    '_',
    '"',
    '&& '
  ],
  ...[
    'PASS a.js ',
    'FAIL ',
    'Tests: ',
    'FAILED a::b[',
    '--- FAIL: T ',
    'a: b: c: ',
    '✓ ',
    '▶ ',
    '1) ',
    '<testcase name="',
    '{"',
    '1..1\n'
  ],
  ...['E  | ', '[gw0] [ 1%] PASSED ', 'ok  \ta\t', '> a@1 test\n> jest\n', '@', '/', '.', '0', '\r', '\r\n', '\n']
]

/** With these lines, each reader goes on to look for the tests. */
const TOTALS = [
  'Passed! - Failed: 1, Passed: 1, Skipped: 1',
  '2 tests completed, 1 failed',
  'Tests run: 2, Failures: 1, Errors: 0, Skipped: 0',
  'running 2 tests',
  'test result: FAILED. 1 passed; 1 failed;',
  'Ran 2 tests in 1s',
  'FAILED (failures=1)',
  '1 failed, 1 passed in 1.0s',
  'Tests:       1 failed, 1 passed, 2 total',
  ' Tests  1 failed | 1 passed (2)',
  '  1 passing (1s)',
  '  1 failing',
  '# tests 2',
  'FAIL\ta\t1s',
  '1..2'
].map((line) => `${line}\n`)
/** Longer lines are cut. */
const LINE = 2_900

// Attack: a pattern that crosses the ends of lines.
it.each(pieces)('reads lines of %j between those of any runner in time', (piece) => {
  const starts = ['', '  Failed a', 'FAILED ', 'not ok 1 - ', 'FAIL: a (', 'test a ... ', '✖ ', 'error: ']
  const lines = starts.map((start) => `${start}${piece.repeat(LINE / piece.length)}\n`.repeat(10))
  for (const total of TOTALS) {
    const output = `${total}${lines.join('')}${total}`
    expect(judgeCheck({ command: 'x', exitCode: 1, durationMs: 1, output })).toBeDefined()
  }
})

// Attack: one line of spaces, such as a padded table, for which a pattern took half a day. The time limit of the test is the measure.
it.each(pieces)('reads an output that repeats %j in time', (piece) => {
  for (const [start, end] of [
    ['', ''],
    ['', '\n'],
    ['', 'x\n'],
    ['{', '']
  ]) {
    const output = `${start}${piece.repeat(200_000 / piece.length)}${end}`
    for (const exitCode of [0, 1]) expect(judgeCheck({ command: 'x', exitCode, durationMs: 1, output })).toBeDefined()
  }
})

it('reads a large output of deep groups with long names, and a large patch, in little memory and time', () => {
  const inner = `${' '.repeat(120)}ok 1\n`.repeat(20_000)
  const groups = Array.from(
    { length: 30 },
    (_, level) => `${' '.repeat(4 * (29 - level))}ok 1 - ${'x'.repeat(3_000)}\n`
  )
  const check = { command: 'x', exitCode: 0, durationMs: 1, output: `${inner}${groups.join('')}1..1\n` }
  const names = testsOf(check)?.passing ?? []
  expect([names.length, names.every((name) => name.length < 3_600)]).toEqual([20_000, true])
  const patch = `${'-\n'.repeat(500_000)}-  it('a')\n+  it('b')\n`
  expect(renamedTests(['a'], ['b'], `@@\n-it('a')\n+it('b')\n@@\n${patch}`)).toEqual([{ from: 'a', to: 'b' }])
})
