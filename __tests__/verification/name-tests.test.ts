import { expect, it } from '@jest/globals'
import { withoutPassed } from '../../src/verification/name-tests.ts'
import { growth, LINEAR } from '../support/scaling.ts'

it('leaves out what passes, and nothing of what fails', () => {
  const go =
    '=== RUN   TestOk\n    a_test.go:3: hello\n--- PASS: TestOk (0.00s)\n=== RUN   TestBad\n    a_test.go:6: no\n--- FAIL: TestBad (0.00s)\nFAIL\n'
  expect(withoutPassed(go)).toBe('--- FAIL: TestBad (0.00s)\n    a_test.go:6: no\nFAIL\n')
  const pytest = 't.py::test_ok PASSED   [ 50%]\nt.py::test_bad FAILED [100%]\n\nE   assert 1\n'
  expect(withoutPassed(pytest)).toBe('t.py::test_bad FAILED [100%]\n\nE   assert 1\n')
})

it('takes linear time', () => {
  expect(growth((size) => withoutPassed('=== RUN   TestA\n    log\n'.repeat(size)), 2_000)).toBeLessThan(LINEAR)
  expect(growth((size) => withoutPassed(`a::${' PASSED'.repeat(size)}x\n`), 2_000)).toBeLessThan(LINEAR)
})
