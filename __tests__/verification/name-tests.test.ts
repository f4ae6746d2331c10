import { expect, it } from '@jest/globals'
import { askForNames, withoutPassed } from '../../src/verification/name-tests.ts'
import { growth, LINEAR } from '../support/scaling.ts'

it('leaves out what passes, and nothing of what fails', () => {
  const go =
    '=== RUN   TestOk\n    a_test.go:3: hello\n--- PASS: TestOk (0.00s)\n=== RUN   TestBad\n    a_test.go:6: no\n--- FAIL: TestBad (0.00s)\nFAIL\n'
  expect(withoutPassed(go)).toBe('--- FAIL: TestBad (0.00s)\n    a_test.go:6: no\nFAIL\n')
  const pytest = 't.py::test_ok PASSED   [ 50%]\nt.py::test_bad FAILED [100%]\n\nE   assert 1\n'
  expect(withoutPassed(pytest)).toBe('t.py::test_bad FAILED [100%]\n\nE   assert 1\n')
  const jest =
    'PASS a.js\n  outer\n    ✓ adds (2 ms)\n\nFAIL b.js\n  ✓ subtracts\n  ✕ divides (1 ms)\n\n  ● divides\n\n    no\n\n  console.log\n    log\n'
  expect(withoutPassed(jest)).toBe(
    'PASS a.js\n\nFAIL b.js\n  ✕ divides (1 ms)\n\n  ● divides\n\n    no\n\n  console.log\n    log\n'
  )
  const vitest = ' ✓ a.js > adds 2ms\n × a.js > divides 5ms\n   → no\n ↓ a.js > later\n ✓ b.js (3 tests) 4ms\n'
  expect(withoutPassed(vitest)).toBe(' × a.js > divides 5ms\n   → no\n ✓ b.js (3 tests) 4ms\n')
  expect(withoutPassed('# a\nok 1 - adds\nnot ok 2 - divides\n    ok 1 b # SKIP\n')).toBe('# a\nnot ok 2 - divides\n')
})

it.each([
  ['cargo test -q', '', 'cargo test --no-fail-fast', true],
  [
    'a && cargo +nightly t --lib --quiet -- -q x; b -q',
    '',
    'a && cargo +nightly t --no-fail-fast --lib -- x; b -q',
    true
  ],
  ['cargo test --no-fail-fast; cargo test-all', '', 'cargo test --no-fail-fast; cargo test-all', true],
  ['cargo test --lib | tee log', '', 'cargo test --no-fail-fast --lib 2>&1 | tee log', true],
  ['pytest -q -x tests; rm -x', '', 'pytest -q tests; rm -x', true],
  ['python3 -m unittest -f && go test -failfast ./...', '', 'python3 -m unittest && go test ./...', true],
  ['rspec', '--color', 'rspec', true],
  ['rspec', '--format RspecJunitFormatter --out rspec.xml', 'rspec', false]
])('asks for names: %s', async (command, rspec, asked, asksRspec) => {
  const line = await askForNames(command, (path) => Promise.resolve(path === '.rspec' ? rspec : undefined))
  expect([line.split('\n').at(-1), line.includes('SPEC_OPTS')]).toEqual([asked, asksRspec])
})

it('takes linear time', () => {
  expect(growth((size) => withoutPassed('=== RUN   TestA\n    log\n'.repeat(size)), 2_000)).toBeLessThan(LINEAR)
  expect(growth((size) => withoutPassed(`PASS a\n${'  b\n'.repeat(size)}`), 2_000)).toBeLessThan(LINEAR)
  expect(growth((size) => withoutPassed(` ✓ ${' >'.repeat(size)}x`), 2_000)).toBeLessThan(LINEAR)
  expect(growth((size) => withoutPassed(`a::${' PASSED'.repeat(size)}x\n`), 2_000)).toBeLessThan(LINEAR)
})
