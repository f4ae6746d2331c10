import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { check } from '../support/run-snapshots.ts'
import '../support/property-seed.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { judgeCheck } from '../../src/verification/judge-check.ts'

/** Messages that tell why a check cannot run, if a package manager or a shell prints them. Here, assertions do. */
const MESSAGES = [
  ...[
    'user: not found',
    'sh: 1: tap: not found',
    'bash: line 1: foo: command not found',
    'make: x: No such file or directory'
  ],
  ...[
    "Cannot find module 'left-pad'",
    "Cannot find package 'x'",
    "No module named 'yaml'",
    'requires a different Python'
  ],
  ...[
    'cannot find module providing package x',
    "can't find crate for `x`",
    'failed to download',
    'linker `cc` not found'
  ],
  ...['Could not resolve dependencies', 'Could not find artifact a:b:1', 'MSB1003', 'vendor/autoload.php'],
  ...['dial tcp 127.0.0.1:5432: connect: connection refused', 'getaddrinfo ENOTFOUND db', 'UnknownHostException: a'],
  ...[
    'npm error Missing script: "test"',
    'error Command "test" not found.',
    'unrecognized arguments: --x',
    'unknown option'
  ],
  ...[
    'No tests found',
    'no tests ran',
    'Ran 0 tests',
    'No test files found',
    "Could not find 'x'",
    'no test specified'
  ],
  ...['[no test files]', 'No tests to run.', '0 examples, 0 failures', ':test NO-SOURCE', 'exit status 127']
]

interface Test {
  readonly name: string
  /** Undefined if it passes. */
  readonly message: string | undefined
}

type Suite = readonly Test[]
const failed = (suite: Suite) => suite.filter(({ message }) => message !== undefined)
const passed = (suite: Suite) => suite.filter(({ message }) => message === undefined)
const lines = (suite: Suite, line: (test: Test, message: string, index: number) => string) =>
  suite.map((test, index) => line(test, test.message ?? '', index)).join('')
const isFine = ({ message }: Test) => message === undefined

/** What each runner prints for a suite. */
const RUNNERS: Readonly<Record<string, (suite: Suite) => string>> = {
  'node:test': (suite) =>
    `${lines(suite, (test) => `${isFine(test) ? '✔' : '✖'} ${test.name} (0.5ms)\n`)}ℹ tests ${suite.length}\nℹ pass ${passed(suite).length}\nℹ fail ${failed(suite).length}\n\n✖ failing tests:\n\n${lines(failed(suite), ({ name }, message) => `test at a.test.js:4:1\n✖ ${name} (0.5ms)\n  Error: ${message}\n      at TestContext.<anonymous> (file:///a.test.js:4:29)\n\n`)}`,
  TAP: (suite) =>
    `TAP version 13\n${lines(suite, (test, message, index) => (isFine(test) ? `ok ${index + 1} - ${test.name}\n` : `not ok ${index + 1} - ${test.name}\n  ---\n  error: ${JSON.stringify(message)}\n  exitCode: 1\n  ...\n`))}1..${suite.length}\n`,
  mocha: (suite) =>
    `\n  lookup\n${lines(suite, (test, _, index) => `    ${isFine(test) ? '✔' : `${index + 1})`} ${test.name}\n`)}\n\n  ${passed(suite).length} passing (5ms)\n${failed(suite).length > 0 ? `  ${failed(suite).length} failing\n` : ''}\n${lines(failed(suite), ({ name }, message, index) => `  ${index + 1}) lookup\n       ${name}:\n     Error: ${message}\n      at Context.<anonymous> (a.js:1:1)\n\n`)}`,
  jest: (suite) =>
    `FAIL t/a.test.js\n${lines(failed(suite), ({ name }, message) => `  ● lookup › ${name}\n\n    ${message}\n\n    > 1 | throw new Error('${message}')\n\n`)}Test Suites: 1 failed, 1 total\nTests:       ${failed(suite).length > 0 ? `${failed(suite).length} failed, ` : ''}${passed(suite).length > 0 ? `${passed(suite).length} passed, ` : ''}${suite.length} total\n`,
  vitest: (suite) =>
    ` RUN  v4.1.12 /project\n\n${lines(failed(suite), ({ name }, message) => ` FAIL  t/a.spec.mjs > ${name}\nError: ${message}\n ❯ t/a.spec.mjs:1:1\n\n`)} Test Files  1 failed (1)\n      Tests  ${[failed(suite).length > 0 ? `${failed(suite).length} failed` : '', passed(suite).length > 0 ? `${passed(suite).length} passed` : ''].filter(Boolean).join(' | ')} (${suite.length})\n`,
  ava: (suite) =>
    `\n${lines(suite, (test, message) => (isFine(test) ? `  ✔ ${test.name}\n` : `  ✘ [fail]: ${test.name} ${message}\n`))}  ─\n\n${lines(failed(suite), ({ name }, message) => `  ${name}\n\n  t/a.mjs:3\n\n  ${message}\n\n`)}  ─\n\n  ${failed(suite).length} tests failed\n`,
  pytest: (suite) =>
    `collected ${suite.length} items\n\n${lines(failed(suite), ({ name }, message) => `____ ${name} ____\n\n>   raise ValueError\nE   ValueError: ${message}\n\nt.py:4: ValueError\n`)}=== short test summary info ===\n${lines(failed(suite), ({ name }, message) => `FAILED t.py::${name} - ValueError: ${message}\n`)}=== ${[failed(suite).length > 0 ? `${failed(suite).length} failed` : '', passed(suite).length > 0 ? `${passed(suite).length} passed` : ''].filter(Boolean).join(', ')} in 0.10s ===\n`,
  unittest: (suite) =>
    `${lines(failed(suite), ({ name }, message) => `======\nERROR: ${name} (t.T.${name})\n------\nTraceback (most recent call last):\nModuleNotFoundError: ${message}\n\n`)}------\nRan ${suite.length} tests in 0.003s\n\nFAILED (errors=${failed(suite).length})\n`,
  'go test': (suite) =>
    `${lines(failed(suite), ({ name }, message) => `--- FAIL: Test${name} (0.00s)\n    a_test.go:3: ${message}\n`)}FAIL\n${failed(suite).length > 0 ? 'FAIL\t' : 'ok  \t'}example.com/a\t0.005s\n`,
  'cargo test': (suite) =>
    `     Running unittests src/lib.rs (target/debug/deps/a-7cae91742038da41)\n\nrunning ${suite.length} tests\n${lines(suite, (test) => `test ${test.name} ... ${isFine(test) ? 'ok' : 'FAILED'}\n`)}\nfailures:\n\n${lines(failed(suite), ({ name }, message) => `---- ${name} stdout ----\n\nthread '${name}' panicked at src/lib.rs:3:22:\n${message}\n\n`)}\ntest result: FAILED. ${passed(suite).length} passed; ${failed(suite).length} failed; 0 ignored; 0 measured\n\nerror: test failed, to rerun pass \`--lib\`\n`,
  Maven: (suite) =>
    `${lines(failed(suite), ({ name }, message) => `[ERROR] a.ATest.${name} -- Time elapsed: 0.01 s <<< FAILURE!\njava.lang.AssertionError: ${message}\n\tat a.ATest.${name}(ATest.java:9)\n`)}[ERROR] Tests run: ${suite.length}, Failures: ${failed(suite).length}, Errors: 0, Skipped: 0\n`,
  Gradle: (suite) =>
    `> Task :test${failed(suite).length > 0 ? ' FAILED' : ''}\n${lines(failed(suite), ({ name }, message) => `ATest > ${name}() FAILED\n    java.lang.AssertionError: ${message}\n`)}\n${suite.length} tests completed, ${failed(suite).length} failed\n`,
  'dotnet test': (suite) =>
    `${lines(failed(suite), ({ name }, message) => `  Failed A.T.${name} [12 ms]\n  Error Message:\n   ${message}\n`)}\nFailed!  - Failed: ${failed(suite).length}, Passed: ${passed(suite).length}, Skipped: 0, Total: ${suite.length}, Duration: 20 ms - A.dll (net8.0)\n`
}

const suites = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[a-z]{1,6}$/),
    message: fc.option(fc.constantFrom(...MESSAGES), { nil: undefined })
  }),
  { minLength: 1, maxLength: 8, selector: ({ name }) => name }
)

describe.each(Object.entries(RUNNERS))('a check with %s', (_, outputOf) => {
  it('has run if at least one test ran, whatever the failed ones print', () => {
    fc.assert(
      fc.property(suites, fc.constantFrom(1, 2, 101, 127), (suite, code) => {
        const isRed = failed(suite).length > 0
        const end = judgeCheck(check('test', isRed ? code : 0, outputOf(suite)))
        expect(end).toEqual({ kind: isRed ? 'failed' : 'passed' })
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })
})

it('names the cause of a check in which nothing ran, before what follows from it', () => {
  const cases: readonly (readonly [exitCode: number, output: string, cause: string])[] = [
    [
      1,
      'a.go:3:2: missing go.sum entry for module\nFAIL\te.com/a [setup failed]\n',
      'go.sum lacks entries: run go mod tidy'
    ],
    [
      127,
      'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.\nsh: 1: jest: not found\n',
      'The lock file does not match package.json'
    ],
    [
      1,
      'npm error 401 Unauthorized - GET https://npm.corp.example/x\nsh: 1: jest: not found\n',
      'A private registry refused access: npm.corp.example'
    ],
    [101, 'error: could not compile `tar` (lib test) due to 1 error\n', 'this did not load or build: tar'],
    [1, '> a@1.0.0 pretest\n> eslint .\n\n3 problems\n', 'pretest stopped before the tests'],
    [1, '> a@1.0.0 test\n> standard && tape test/*.js\n\n3 problems\n', 'no test is known to have run'],
    [139, 'TAP version 13\n1..0\n# tests 0\n# pass 0\n# fail 0\n', 'its program crashed (SIGSEGV) before a test ended'],
    [
      1,
      "TAP version 13\n# Subtest: a.test.js\nnot ok 1 - a.test.js\n  ---\n  location: 'a.test.js:1:1'\n  exitCode: ~\n  signal: 'SIGABRT'\n  ...\n1..1\n",
      'its program crashed (SIGABRT) before a test ended: a.test.js'
    ]
  ]
  const wrong = cases
    .map(([exitCode, output, cause]) => ({ end: judgeCheck(check('check', exitCode, output)), cause }))
    .filter(({ end, cause }) => end.kind !== 'could-not-run' || !end.cause.includes(cause))
  expect(wrong).toEqual([])
})

it('says by which signal a program crashed', () => {
  const cargo =
    "running 2 tests\ntest a ... ok\nerror: test failed\n\nCaused by:\n  process didn't exit successfully: `x` (signal: 6, SIGABRT: process abort signal)\n"
  const cases = [
    [101, cargo, 'SIGABRT'],
    [134, 'ok 1 - a\nnot ok 2 - b\n', 'SIGABRT'],
    [1, 'ok 1 - a\nSegmentation fault (core dumped)\n', 'Segmentation fault'],
    // The number of failed tests.
    [134, `# tests 134\n# pass 0\n# fail 134\n`, undefined],
    [1, 'not ok 1 - a\n', undefined]
  ] as const
  const wrong = cases
    .map(([exitCode, output, crash]) => ({ end: judgeCheck(check('check', exitCode, output)), crash }))
    .filter(({ end, crash }) => end.kind !== 'failed' || end.crash !== crash)
  expect(wrong).toEqual([])
})
