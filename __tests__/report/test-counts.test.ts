import { describe, expect, it } from '@jest/globals'
import { compareTests, readTestCounts } from '../../src/report/test-counts.ts'

it.each([
  [
    'node:test, spec',
    '✔ adds (0.5ms)\n✖ subtracts (1.2ms)\n\nℹ tests 2\nℹ pass 1\nℹ fail 1\n\n✖ failing tests:\n\n✖ subtracts (1.2ms)',
    1,
    ['subtracts']
  ],
  ['node:test, TAP', 'TAP version 13\nok 1 - adds\nnot ok 2 - subtracts\n# pass 1\n# fail 1\n', 1, ['subtracts']],
  [
    'jest',
    '  ● math › subtracts\n\n    expect\n\nTests:       1 failed, 1 skipped, 2 passed, 4 total',
    2,
    ['math › subtracts']
  ],
  [
    'pytest',
    'FAILED tests/test_math.py::test_sub - assert 1\n===== 1 failed, 2 passed in 0.12s =====',
    2,
    ['tests/test_math.py::test_sub']
  ],
  ['pytest, quiet', 'FAILED t.py::test_sub - x\n1 failed, 3 passed in 0.10s', 3, ['t.py::test_sub']],
  [
    'go test',
    '--- FAIL: TestSub (0.00s)\n    math_test.go:9: no\nFAIL\nFAIL\texample/math\t0.003s',
    undefined,
    ['TestSub']
  ],
  [
    'cargo test',
    'test add ... ok\ntest sub ... FAILED\n\ntest result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured',
    1,
    ['sub']
  ]
])('reads the counts of %s', (...[, output, passed, failing]) => {
  expect(readTestCounts(output)).toEqual({ passed, failed: 1, failing })
})

it.each(['', 'make: Nothing to be done', 'pass 3', 'ok then'])('reads nothing from %j', (output) => {
  expect(readTestCounts(output)).toBeUndefined()
})

describe('comparing two runs', () => {
  it('compares the names of failed tests', () => {
    const before = 'FAILED t.py::a\nFAILED t.py::b\n== 2 failed, 1 passed in 0.1s =='
    const after = 'FAILED t.py::b\nFAILED t.py::c\n== 2 failed, 1 passed in 0.1s =='
    expect(compareTests(before, after)).toEqual({ fixed: 1, broken: 1 })
  })

  it('compares counts when the output was cut', () => {
    expect(compareTests('== 5 failed, 1 passed in 0.1s ==', '== 2 failed, 4 passed in 0.1s ==')).toEqual({
      fixed: 3,
      broken: 0
    })
  })

  it('returns nothing when one side has no results', () => {
    expect(compareTests('Segmentation fault', '== 2 passed in 0.1s ==')).toBeUndefined()
  })
})
