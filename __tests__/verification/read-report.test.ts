import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Check } from '../../src/domain/verification.ts'
import { judgeCheck } from '../../src/verification/judge-check.ts'
import { readTestReport } from '../../src/verification/read-report.ts'
import { growth, LINEAR } from '../support/scaling.ts'

// Real outputs of the runners, each with the exit code in its last line: of one suite that passes and that fails with BREAK set, of
// tests that import a missing package, of no tests, and of an unknown option. In `words`, all tests fail with messages that resemble
// those of a missing program or package. In `mixed`, two files or crates have tests of the same names, and others do not load or build.
// In `throws`, the only file throws while it is loaded.
const FOLDER = join(import.meta.dirname, '../fixtures/test-runners')
const files = readdirSync(FOLDER)

function outputOf(file: string): Check {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  const [ending = '', code] = /exit (\d+)\n$/.exec(text) ?? []
  return { command: file, exitCode: Number(code), durationMs: 1, output: text.slice(0, text.length - ending.length) }
}

/** The names of the suite's tests by runner: those that always pass, and those that fail with BREAK set. */
const SUITES: readonly (readonly [RegExp, readonly string[], readonly string[]])[] = [
  [/^mocha-tap-/, ['greeting says hello'], ['greeting says bye', 'greeting nested is polite']],
  [/^(mocha|node)-/, ['greeting › says hello'], ['greeting › says bye', 'greeting › nested › is polite']],
  [
    /^jest-/,
    ['t/jest.test.js › greeting › says hello'],
    ['t/jest.test.js › greeting › says bye', 't/jest.test.js › greeting › nested › is polite']
  ],
  [
    /^vitest-/,
    ['t/vitest.spec.mjs › greeting › says hello'],
    ['t/vitest.spec.mjs › greeting › says bye', 't/vitest.spec.mjs › greeting › nested › is polite']
  ],
  [/^ava-/, ['says hello'], ['says bye']],
  [/^tap-/, ['t/tap.js › says hello › should be equal'], ['t/tap.js › says bye › the word']],
  [/^tape-/, ['says hello › the hello'], ['says bye › the bye']],
  [
    /^pytest-/,
    ['test_greeting.py::TestGreeting::test_hello'],
    ['test_greeting.py::TestGreeting::test_bye', 'test_greeting.py::test_plain']
  ],
  [/^unittest-/, ['test_greeting.TestGreeting.test_hello'], ['test_greeting.TestGreeting.test_bye']],
  [
    /^go-/,
    ['example.com/greeting.TestHello'],
    ['example.com/greeting.TestBye', 'example.com/greeting.TestNested/polite']
  ],
  [/^maven-/, ['g.GreetingTest.hello'], ['g.GreetingTest.bye', 'g.GreetingTest$Inner.polite']],
  [/^cargo-/, ['greeting › tests::hello'], ['greeting › tests::bye', 'greeting › tests::nested::polite']]
]

/** Reporters that list failures only. */
const WITHOUT_PASSING = /^(?:mocha-dot|vitest|pytest|pytest-q|unittest|unittest-310|go|maven)-(?:pass|fail)/
/** Reporters that do not even count what passes. */
const WITHOUT_COUNT = /^go-(?:pass|fail)/

describe.each(files.filter((file) => /-(pass|fail)\.txt$/.test(file)))('the output %s', (file) => {
  const [, stable = [], breakable = []] = SUITES.find(([pattern]) => pattern.test(file)) ?? []
  const isBroken = file.endsWith('-fail.txt')
  const failing = isBroken ? breakable : []
  const passing = isBroken ? stable : [...stable, ...breakable]

  it('is read with each test by name', () => {
    const report = readTestReport(outputOf(file).output)
    expect(report?.failed).toBe(failing.length)
    expect(report?.failing.toSorted()).toEqual(failing.toSorted())
    expect(report?.passed).toBe(WITHOUT_COUNT.test(file) ? undefined : passing.length)
    expect(report?.passing?.toSorted()).toEqual(WITHOUT_PASSING.test(file) ? undefined : passing.toSorted())
  })

  it('is judged by its tests', () => {
    expect(judgeCheck(outputOf(file))).toEqual({ kind: isBroken ? 'failed' : 'passed' })
  })

  it('is read with colors and Windows line endings too', () => {
    const { output } = outputOf(file)
    const colored = output.replaceAll(/[✔✖✓✕×✘]|FAILED|PASSED/g, '\u001B[31m$&\u001B[39m').replaceAll('\n', '\r\n')
    expect(readTestReport(colored)).toEqual(readTestReport(output))
  })
})

it.each(files.filter((file) => /-(none|missing|usage|127)\.txt$/.test(file)))(
  'says why a check could not run: %s',
  (file) => {
    expect(judgeCheck(outputOf(file))).toEqual({ kind: 'could-not-run', cause: expect.stringMatching(/\S.{10}/) })
  }
)

describe.each(files.filter((file) => file.endsWith('-words.txt')))('the output %s', (file) => {
  it('is of a check that ran, although its failures resemble a missing program', () => {
    expect(judgeCheck(outputOf(file))).toEqual({ kind: 'failed' })
    const report = readTestReport(outputOf(file).output)
    expect(report?.passed ?? 0).toBe(0)
    expect(new Set(report?.failing).size).toBe(report?.failed)
    expect(report?.failed).toBeGreaterThanOrEqual(3)
  })
})

it.each<[file: string, failing: readonly string[], notLoaded: readonly string[]]>([
  ['ava-mixed', ['one › says bye', 'two › says bye'], ['mixed/ava/missing.mjs exited with a non-zero exit code: 1']],
  ['cargo-mixed', ['one › tests::bye', 'tests/it.rs › bye', 'two › tests::bye', 'tests/it.rs › bye (2)'], []],
  ['cargo-workspace-build', [], ['broken']],
  ['go-build', [], ['example.com/bad']],
  ['go-exits', [], ['example.com/greeting/main']],
  [
    'go-mixed',
    ['User', 'Dial', 'Shell', 'Module'].map((name) => `example.com/greeting/words.Test${name}`),
    ['example.com/greeting/missing', 'example.com/greeting/build']
  ],
  ['go-panic', ['example.com/greeting/panic.TestPanics'], []],
  [
    'jest-mixed',
    ['mixed/jest/two.test.js › greeting › says bye', 'mixed/jest/one.test.js › greeting › says bye'],
    ['mixed/jest/missing.test.js']
  ],
  [
    'jest-verbose-mixed',
    ['mixed/jest/two.test.js › greeting › says bye', 'mixed/jest/one.test.js › greeting › says bye'],
    []
  ],
  ['jest-throws', [], ['load/jest.test.js']],
  ['lab-mixed', ['greeting says bye', 'greeting inner throws'], []],
  ['lab-verbose-mixed', ['greeting says bye', 'greeting inner throws'], []],
  ['mocha-mixed', ['greeting › says bye', 'greeting › says bye (2)'], []],
  ['node-mixed', ['greeting › says bye', 'greeting › says bye (2)'], ['mixed/node/missing.test.cjs']],
  ['node-tap-mixed', ['greeting › says bye', 'greeting › says bye (2)'], ['mixed/node/missing.test.cjs']],
  ['node-throws', [], ['load/node.cjs']],
  ['pytest-mixed', ['mixed/test_one.py::test_bye', 'mixed/test_two.py::test_bye'], ['mixed/test_missing.py']],
  [
    'tap-tap-mixed',
    ['mixed/tap/one.test.cjs › says bye › user: not found', 'mixed/tap/two.test.cjs › says bye › user: not found'],
    ['mixed/tap/missing.test.cjs']
  ],
  ['unittest-mixed', [], ['unit_missing']],
  [
    'vitest-mixed',
    ['mixed/vitest/one.spec.mjs › greeting › says bye', 'mixed/vitest/two.spec.mjs › greeting › says bye'],
    ['mixed/vitest/missing.spec.mjs']
  ],
  ['vitest-throws', [], ['load/a.spec.cjs', 'load/jest.test.js', 'load/v.spec.mjs']]
])('names each failure of %s once, and what did not load beside it', (file, failing, notLoaded) => {
  const check = outputOf(`${file}.txt`)
  const report = readTestReport(check.output)
  expect(report).toMatchObject({ failed: failing.length, failing: expect.arrayContaining([...failing]) })
  expect(report?.notLoaded.toSorted()).toEqual(notLoaded.toSorted())
  expect(judgeCheck(check).kind).toBe(report?.hasRun === true ? 'failed' : 'could-not-run')
})

it('does not take files that throw or code that does not compile for tests that failed', () => {
  const cases = files.filter((file) => /-throws\.txt$|^(?:cargo|go)-build\.txt$/.test(file)).map(outputOf)
  const wrong = cases.filter((check) => judgeCheck(check).kind !== 'could-not-run' && readTestReport(check.output))
  expect(wrong).toEqual([])
})

it('says that ava found no tests, which is not a failed test', () => {
  const output = "\n  ✖ Couldn't find any files to test\n\n  0 tests passed\n  1 uncaught exception\n"
  expect(judgeCheck({ command: 'npm test', exitCode: 1, durationMs: 1, output })).toEqual({
    kind: 'could-not-run',
    cause: "✖ Couldn't find any files to test"
  })
})

it('counts a relative import that fails as a failure of the code', () => {
  const output = "Error: Cannot find module './greeting'\nRequire stack:\n- /project/test.js\n"
  expect(judgeCheck({ command: 'npm test', exitCode: 1, durationMs: 1, output })).toEqual({ kind: 'failed' })
})

it.each([
  [undefined, '', 'timed-out'],
  [0, 'make: Nothing to be done', 'passed'],
  [0, '', 'passed'],
  [1, 'lint: 3 problems', 'failed'],
  [127, '', 'could-not-run'],
  [126, 'sh: ./check: Permission denied', 'could-not-run']
])('judges exit code %s with the output %j', (exitCode, output, kind) => {
  expect(judgeCheck({ command: 'check', exitCode, durationMs: 1, output })).toMatchObject({ kind })
})

// What these print is known from their sources; they are not installed where the fixtures were made.
it.each([
  [
    1,
    "FAILURE: Build failed with an exception.\nTask 'test' not found in root project 'a'.\n",
    "Task 'test' not found"
  ],
  [1, 'Exception in thread "main" java.net.UnknownHostException: services.gradle.org\n', 'UnknownHostException'],
  [0, '> Task :compileJava\n> Task :test NO-SOURCE\n\nBUILD SUCCESSFUL in 1s\n', 'NO-SOURCE'],
  [1, 'MSBUILD : error MSB1003: Specify a project or solution file.\n', 'MSB1003'],
  [0, 'No test is available in /a/b.dll. Make sure that test discoverer is registered.\n', 'No test is available'],
  [7, 'Could not find rspec-core-3.13.0 in locally installed gems (Bundler::GemNotFound)\n', 'rspec-core'],
  [1, 'error Command "test" not found.\n', 'Command "test" not found'],
  [1, 'Error: /lib/x.so: cannot open shared object file: No such file or directory\n', 'shared object']
])('says why another runner could not run: exit code %s, %j', (exitCode, output, cause) => {
  expect(judgeCheck({ command: 'check', exitCode, durationMs: 1, output })).toEqual({
    kind: 'could-not-run',
    cause: expect.stringContaining(cause)
  })
})

it('does not report a test file as missing because one of many packages has no tests', () => {
  const output = '?   \te.com/a\t[no test files]\nok  \te.com/b\t0.1s\n'
  expect(judgeCheck({ command: 'go test ./...', exitCode: 0, durationMs: 1, output })).toEqual({ kind: 'passed' })
})

it.each(['', 'make: Nothing to be done', 'pass 3', 'ok then', 'Tests are good'])('reads no tests from %j', (output) => {
  expect(readTestReport(output)).toBeUndefined()
})

it.each([
  [
    'Maven',
    '[ERROR] Tests run: 3, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.05 s <<< FAILURE! -- in app.GreetingTest\n[ERROR] app.GreetingTest.bye -- Time elapsed: 0.01 s <<< FAILURE!\n[ERROR] Tests run: 3, Failures: 1, Errors: 0, Skipped: 0\n',
    { passed: 2, failed: 1, failing: ['app.GreetingTest.bye'] }
  ],
  [
    'Maven before Surefire 3',
    'Tests run: 3, Failures: 0, Errors: 1, Skipped: 0, Time elapsed: 0.05 sec <<< FAILURE!\nbye(app.GreetingTest)  Time elapsed: 0.002 sec  <<< ERROR!\n\nResults :\n\nTests in error: \n  bye(app.GreetingTest): no greeting\n\nTests run: 3, Failures: 0, Errors: 1, Skipped: 0\n',
    { passed: 2, failed: 1, failing: ['app.GreetingTest.bye'] }
  ],
  [
    'Gradle',
    'GreetingTest > bye() FAILED\n    org.opentest4j.AssertionFailedError at GreetingTest.java:9\n\n3 tests completed, 1 failed\n',
    { passed: 2, failed: 1, failing: ['GreetingTest > bye()'] }
  ],
  [
    'Gradle in several projects',
    '> Task :a:test FAILED\n\nSumTest > adds() FAILED\n    E at S.java:9\n\n2 tests completed, 1 failed\n> Task :b:test FAILED\n\nSumTest > adds() FAILED\n    E at S.java:9\n\n3 tests completed, 1 failed\n',
    { passed: 3, failed: 2, failing: [':a › SumTest > adds()', ':b › SumTest > adds()'] }
  ],
  [
    'cargo with a program that ends early',
    '     Running unittests src/main.rs (target/debug/deps/app-7cae91742038da41)\n\nrunning 2 tests\ntest a ... ok\nerror: test failed, to rerun pass `--bin app`\n\nCaused by:\n  process did not exit successfully (exit status: 1)\n',
    { hasRun: true, failed: 0, failing: [], notLoaded: ['app src/main.rs'] }
  ],
  [
    'dotnet',
    '  Failed App.GreetingTests.Bye [12 ms]\n\nFailed!  - Failed:     1, Passed:     2, Skipped:     0, Total:     3, Duration: 20 ms - App.Tests.dll (net8.0)\n',
    { passed: 2, failed: 1, failing: ['App.GreetingTests.Bye'] }
  ],
  [
    'tap before version 1',
    'TAP version 13\n# bye.js\n# TAP version 13\n# bye\nok 1 should be equal\nnot ok 2 should be equal\n  ---\n    found: 1\n  ...\n# tests 2\n# pass  1\n# fail  1\nnot ok 3 test/bye.js\n  ---\n    exit:    1\n  ...\n\n# hello.js\n# TAP version 13\n# hello\nok 4 fine\n# tests 1\n# pass  1\n# ok\nok 5 test/hello.js\n\n# broken.js\nnot ok 6 test/broken.js\n  ---\n    exit:    1\n  ...\n\n\n1..6\n# tests 6\n# pass  3\n# fail  3\n',
    {
      ...{ passed: 2, failed: 1, failing: ['bye › should be equal (2)'], notLoaded: ['test/broken.js'] },
      passing: ['bye › should be equal', 'hello › fine']
    }
  ],
  [
    'mocha before version 4',
    '  greeting\n    ✓ says hello \n    1) says bye\n\n\n  1 passing (7ms)\n  1 failing\n\n  1) greeting says bye:\n     Error: bye\n',
    { passed: 1, failed: 1, failing: ['greeting › says bye'], passing: ['greeting › says hello'] }
  ],
  [
    'unittest with expected failures',
    'FAIL: test_b (t.T.test_b)\n----\nRan 5 tests in 0.001s\n\nFAILED (failures=1, skipped=1, expected failures=2)\n',
    { passed: 1, failed: 1, failing: ['t.T.test_b'] }
  ],
  [
    'unittest with a test that prints the end of a run',
    'Ran 7 tests in 0.1s\n\nOK\nFAIL: test_b (t.T.test_b)\n----\nRan 2 tests in 0.001s\n\nFAILED (failures=1)\n',
    { passed: 8, failed: 1, failing: ['t.T.test_b'] }
  ],
  [
    'pytest without a summary of what fails',
    'collecting ... collected 2 items\n\nt.py::test_a FAILED [ 50%]\nt.py::test_b PASSED [100%]\n\n=== 1 failed, 1 passed in 0.01s ===\n',
    { passed: 1, failed: 1, failing: ['t.py::test_a'], passing: ['t.py::test_b'] }
  ],
  [
    'pytest that an unnamed file ended which does not load',
    'collecting ... collected 2 items / 1 error\n\n!!! Interrupted: 1 error during collection !!!\n=== 1 error in 0.17s ===\n',
    { hasRun: false, passed: 0, failed: 0 }
  ],
  [
    'unittest with nothing but expected failures',
    'Ran 2 tests in 0.001s\n\nOK (expected failures=2)\n',
    { hasRun: true, passed: 0, failed: 0, failing: [] }
  ],
  [
    'tape with a test that is skipped',
    'TAP version 13\n# adds\nok 1 equal\nok 2 later # SKIP\n\n1..2\n# tests 2\n# pass  2\n\n# ok\n',
    { passed: 1, failed: 0, passing: ['adds › equal'], skipped: ['adds › later'] }
  ],
  [
    'go test -v that a panic ended',
    '=== RUN   TestA\n--- PASS: TestA (0.00s)\n=== RUN   TestB\n--- FAIL: TestB (0.00s)\npanic: no\n\nexit status 2\nFAIL\texample.com/a\t0.01s\n',
    { passed: 1, failed: 1, failing: ['example.com/a.TestB'], passing: undefined }
  ],
  [
    'go test -v that a panic ended, since Go 1.26',
    '=== RUN   TestA\n--- PASS: TestA (0.00s)\n=== RUN   TestB\n--- FAIL: TestB (0.00s)\npanic: no [recovered, repanicked]\n\nFAIL\texample.com/a\t0.01s\nFAIL\n',
    { passed: 1, failed: 1, failing: ['example.com/a.TestB'], passing: undefined }
  ],
  [
    'pytest with an internal error after files that do not load',
    'collected 1641 items / 9 errors\nINTERNALERROR> Traceback\n\n=== 9 errors in 1.20s ===\n',
    { hasRun: false, passed: 0, failed: 0 }
  ],
  [
    'pytest with subtests of unittest that fail',
    "t.py::T::test_a PASSED [ 33%]\nt.py::T::test_b \nt.py::T::test_b PASSED [ 66%]\nt.py::T::test_c PASSED [100%]\n\n=== short test summary info ===\nSUBFAILED(spec='a :: [b') t.py::T::test_b - assert 0\nSUBFAILED[of two] (i=(1)) t.py::T::test_b\nSUBFAIL t.py::T::test_c - x\n=== 3 failed, 3 passed, 2 subtests passed in 0.13s ===\n",
    { passed: 1, failed: 2, failing: ['t.py::T::test_b', 't.py::T::test_c'], passing: ['t.py::T::test_a'] }
  ],
  [
    'pytest with subtests of its own that fail',
    't.py::test_a SUBPASSED[m] (i=0) [ 50%]\nt.py::test_a SUBFAILED[m] (i=1) [ 50%]\nt.py::test_a FAILED [ 50%]\nt.py::test_b PASSED [100%]\n\nSUBFAILED[m] (i=1) t.py::test_a - assert 0\nFAILED t.py::test_a - contains 1 failed subtest\n=== 2 failed, 1 passed, 1 subtests passed in 0.02s ===\n',
    { passed: 1, failed: 1, failing: ['t.py::test_a'], passing: ['t.py::test_b'] }
  ],
  [
    'ava with values that differ',
    "  ✔ ok\n  - [skip]: waits\n  ✘ [fail]: bye\n  ─\n\n  bye\n\n  t.mjs:3\n\n  Difference (- actual, + expected):\n\n  - 'x'\n  + 'bye'\n\n  ─\n\n  1 test failed\n",
    { failing: ['bye'], passing: ['ok'], skipped: ['waits'] }
  ],
  [
    'ava 0.25 with values that differ',
    "\n  ✔ ok\n  - waits\n  ✖ bye \n\n  1 test failed\n  1 test skipped\n\n  bye\n\n  /w/t.js:9\n\n  Difference:\n\n  - 'x'\n  + 'bye'\n",
    { failing: ['bye'], passing: ['ok'], skipped: ['waits'] }
  ],
  [
    'a file that node:test ended',
    "✔ ok (0.8ms)\n✖ /w/test/a.test.js (30002.7ms)\nℹ tests 2\nℹ pass 1\nℹ fail 0\nℹ cancelled 1\n\n✖ failing tests:\n\ntest at test/a.test.js:1:1\n✖ /w/test/a.test.js (30002.7ms)\n  'test timed out after 30000ms'\n",
    { passed: 1, failed: 0, failing: [], passing: ['ok'], notLoaded: ['test/a.test.js'] }
  ],
  [
    'a file that node:test ended, as TAP',
    "TAP version 13\nnot ok 1 - test/a.test.js\n  ---\n  failureType: 'testTimeoutFailure'\n  ...\nnot ok 2 - test/b.test.js\n  ---\n  failureType: 'testCodeFailure'\n  exitCode: ~\n  signal: 'SIGKILL'\n  ...\nok 3 - ok\n1..3\n# pass 1\n# fail 1\n# cancelled 1\n",
    { passed: 1, failed: 0, failing: [], passing: ['ok'], notLoaded: ['test/a.test.js', 'test/b.test.js'] }
  ],
  [
    'go test -json with a line that only looks like an event',
    '{"Time":"1","Action":"output","Package":"a","Output":"ok  \\ta\\t0.1s\\n"}\n{"Time":"1","Action":"output","Output":"\\x"}\n',
    { hasRun: true, failed: 0 }
  ],
  [
    'two runners of one script',
    '\n> a@1.0.0 test\n> npm run test:unit && npm run test:jest\n\n\n> a@1.0.0 test:unit\n> tape test\n\nTAP version 13\n# says hello\nok 1 the hello\n\n1..1\n# tests 1\n# pass  1\n\n# ok\n\n> a@1.0.0 test:jest\n> jest\n\nPASS ./a.test.js\n  ✓ works with jest (2 ms)\n\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\n',
    { passed: 2, failed: 0, failing: [], passing: ['says hello › the hello', './a.test.js › works with jest'] }
  ]
])('reads the tests of %s', (_, output, expected) => {
  expect(readTestReport(output)).toMatchObject(expected)
})

it('names what is skipped, to do or expected to fail, and does not count it as passed', () => {
  const cases: readonly (readonly [output: string, passing: readonly string[], skipped: readonly string[]])[] = [
    [
      '▶ g\n  ✔ ok (0.7ms)\n  ﹣ waits (0.1ms) # SKIP\n  ✔ later (0.1ms) # TODO\n✔ g (3.5ms)\nℹ tests 3\nℹ pass 1\nℹ fail 0\n',
      ['g › ok'],
      ['g › waits', 'g › later']
    ],
    ['ok 1 - a\nok 2 - b # SKIP slow\nnot ok 3 - c # TODO\n1..3\n', ['a'], ['b', 'c']],
    [
      '  g\n    ✔ ok\n    - waits\n    d\n      - x\n\n\n  1 passing (11ms)\n  2 pending\n',
      ['g › ok'],
      ['g › waits', 'g › d › x']
    ],
    [
      'PASS ./b.test.js\n  g\n    ✓ ok (2 ms)\n    ○ skipped waits\n\nTest Suites: 1 passed, 1 total\nTests:       1 skipped, 1 passed, 2 total\n',
      ['./b.test.js › g › ok'],
      ['./b.test.js › g › waits']
    ],
    [
      ' ✓ a.test.ts > g > ok 1ms\n ↓ a.test.ts > g > waits\n\n Test Files  1 passed (1)\n      Tests  1 passed | 1 skipped (2)\n',
      ['a.test.ts › g › ok'],
      ['a.test.ts › g › waits']
    ],
    ['  ✔ ok\n  - waits\n\n  1 test passed\n', ['ok'], ['waits']],
    [
      't.py::test_ok PASSED                 [ 16%]\nt.py::test_waits SKIPPED (later (x))   [ 33%]\nt.py::test_x XFAIL [ 50%]\nt.py::test_p[a b] PASSED [ 66%]\n=== 2 passed, 1 skipped, 1 xfailed in 0.05s ===\n',
      ['t.py::test_ok', 't.py::test_p[a b]'],
      ['t.py::test_waits', 't.py::test_x']
    ],
    [
      '[gw0] [ 50%] PASSED t.py::test_ok \n[gw1] [100%] SKIPPED t.py::test_p[a b] \n=== 1 passed, 1 skipped in 0.05s ===\n',
      ['t.py::test_ok'],
      ['t.py::test_p[a b]']
    ],
    [
      "test_a (t.T.test_a) ... ok\ntest_u (t.T.test_u) ... skipped 'why'\ntest_e (t.T.test_e) ... expected failure\n\nRan 3 tests in 0.000s\n\nOK (skipped=1, expected failures=1)\n",
      ['t.T.test_a'],
      ['t.T.test_u', 't.T.test_e']
    ],
    [
      '=== RUN   TestOk\n--- PASS: TestOk (0.00s)\n=== RUN   TestSkip\n    a_test.go:4: later\n--- SKIP: TestSkip (0.00s)\nPASS\nok  \te.com/g\t0.1s\n',
      ['e.com/g.TestOk'],
      ['e.com/g.TestSkip']
    ],
    [
      'running 2 tests\ntest a ... ok\ntest b ... ignored\ntest result: ok. 1 passed; 0 failed; 1 ignored; 0 measured\n',
      ['a'],
      ['b']
    ],
    [
      '  Passed A.T.a [1 ms]\n  Skipped A.T.b [1 ms]\n\nPassed!  - Failed: 0, Passed: 1, Skipped: 1, Total: 2\n',
      ['A.T.a'],
      ['A.T.b']
    ],
    [outputOf('lab-verbose-mixed.txt').output, ['greeting says hello'], ['greeting waits', 'greeting later']]
  ]
  const wrong = cases
    .map(([output, passing, skipped]) => ({ report: readTestReport(output), passing, skipped }))
    .filter(({ report, passing, skipped }) => {
      const [names, others] = [report?.passing ?? [], report?.skipped ?? []]
      return names.join('\n') !== passing.join('\n') || others.join('\n') !== skipped.join('\n')
    })
  expect(wrong).toEqual([])
})

it('names a placeholder as nothing, and a package that did not build by its path', () => {
  const output = 'FAIL\t./... [setup failed]\nFAIL\te.com/a [build failed]\nFAIL\n'
  expect(readTestReport(output)).toMatchObject({ hasRun: false, failed: 0, failing: [], notLoaded: ['e.com/a'] })
})

const lines = (size: number, line: (index: number) => string) =>
  Array.from({ length: size }, (_, index) => line(index)).join('\n')

it.each<[string, number, (size: number) => string]>([
  ['TAP', 2_000, (size) => lines(size, (index) => `ok ${index + 1} - a${index}`)],
  ['TAP in groups', 2_000, (size) => `${lines(size, (index) => `    ok ${index + 1} - a${index}`)}\nok 1 - all\n`],
  [
    'go test -v',
    1_000,
    (size) => `${lines(size, (index) => `--- PASS: TestA/case_${index} (0.00s)`)}\nok  \te.com/a\t1s\n`
  ]
])('reads %s in linear time', (_, small, output) => {
  expect(readTestReport(output(10))).toMatchObject({ passed: 10, failed: 0 })
  expect(growth((size) => readTestReport(output(size)), small)).toBeLessThan(LINEAR)
})

it('reads more tests than a call can have arguments', () => {
  const output = `${lines(200_000, (index) => `--- PASS: Test${index} (0.00s)`)}\nok  \te.com/a\t1s\n`
  expect(readTestReport(output)).toMatchObject({ passed: 200_000 })
})

it('takes for a time only what mocha adds', () => {
  const lines = ['  ✔ waits 100ms', '  ✔ w 200ms (101ms)', '  1) f (3ms)', '  - s 1s', '  g 3ms', '    ✔ x 1s']
  const summary = ['', '', '  3 passing (115ms)', '  1 pending', '  1 failing', '', '  1) f (3ms):', '     Error: no']
  expect(readTestReport([...lines, ...summary].join('\n'))).toMatchObject({
    ...{ failing: ['f (3ms)'], passing: ['waits 100ms', 'w 200ms', 'g 3ms › x 1s'], skipped: ['s 1s'] }
  })
})

it.each([
  [
    'pytest -q -s',
    'a.py::test_b hi\nPASSED\na.py::test_c SKIPPED (no)\n=== short test summary info ===\nFAILED a.py::test_a - assert 1\nPASSED a.py::test_b\n1 failed, 1 passed, 1 skipped in 0.06s\n',
    { failing: ['a.py::test_a'], passing: ['a.py::test_b'], skipped: ['a.py::test_c'] }
  ],
  [
    'ruby t.rb -v',
    'A#test_a = 0.00 s = F\nspec#test_0002_x = 1.00 s = . = 0.00 s = .\nA#test_s = 0.00 s = S\n\n  1) Failure:\nA#test_a [t.rb:3]:\nno\n\n3 runs, 1 assertions, 1 failures, 0 errors, 1 skips\n',
    { failing: ['A#test_a'], passing: ['spec#test_0002_x = 1.00 s = .'], skipped: ['A#test_s'] }
  ],
  [
    'ruby t.rb',
    'F.\n\n  1) Failure:\nA#test_a [t.rb:3]:\nno\n\n2 runs, 1 assertions, 1 failures, 0 errors, 0 skips\n',
    { failing: ['A#test_a'], passing: undefined, passed: 1 }
  ],
  [
    'rspec',
    '\nadd\n  adds (FAILED - 1)\n  in\n    c (5ms)\n    d (PENDING: no)\n  is 1\n\nString\n  z\n\nFailures:\n\n  1) add adds\n\nFinished in 0.1 seconds\n5 examples, 1 failure, 1 pending\n\nFailed examples:\n\nrspec ./a.rb:2 # add adds\n',
    { failing: ['add adds'], passing: ['add in c (5ms)', 'add is 1', 'String z'], skipped: ['add in d'] }
  ],
  [
    'jasmine',
    'F*..\n\nFailures:\n1) add adds\n  Message:\n    no\nPending:\n\n1) add s\n  no\n\n4 specs, 1 failure, 1 pending spec\n',
    { failing: ['add adds'], passed: 2, passing: undefined }
  ],
  [
    'uvu',
    '  \n   FAIL  "adds"\n    no\n\n   FAIL  grp  "adds"\n\n   FAIL  "adds"\n\n  Total:     8\n  Passed:    5\n  Skipped:   2\n',
    { failing: ['"adds"', 'grp  "adds"', '"adds" (2)'], passed: 5, passing: undefined }
  ]
])('reads the names that %s prints', (_, output, expected) => {
  expect(readTestReport(output)).toMatchObject(expected)
})
