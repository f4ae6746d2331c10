import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ToolError } from '../../src/errors.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { runChecks } from '../../src/run/rooms/run-checks.ts'
import type { TestedSandbox } from '../../src/workspace/sandbox/sandbox.ts'

const MINUTE = 60_000
const unchanged = (text: string) => text

/** Runs checks that each take these minutes, or the given time if that is shorter. */
async function checksOf(durations: readonly number[], minutes: number) {
  let clock = 0
  const events: RunEvent[] = []
  const given: number[] = []
  const workspace = {
    root: import.meta.dirname,
    // Only its absence matters.
    sandbox: {} as TestedSandbox,
    run: (script: string, { timeoutMs = 0 }) => {
      given.push(timeoutMs / MINUTE)
      const durationMs = Math.min(Number(script.split('\n').at(-1)) * MINUTE, timeoutMs)
      clock += durationMs
      const hasEnded = durationMs < timeoutMs
      return Promise.resolve({ exitCode: hasEnded ? 0 : undefined, timedOut: !hasEnded, durationMs, output: '' })
    }
  }
  const emit = (event: RunEvent) => void events.push(event)
  const options = { emit, redact: unchanged, signal: new AbortController().signal, now: () => clock }
  const checks = await runChecks(
    { workspace, checks: durations.map((minutes) => ({ run: String(minutes), reports: [] })), when: 'after', minutes },
    options
  )
  return { exitCodes: checks.map(({ exitCode }) => exitCode), given, events }
}

it('gives all checks together the minutes for verification', async () => {
  const { exitCodes, given, events } = await checksOf([3, 3, 3, 3], 7)
  expect(given).toEqual([7, 4, 1])
  expect(exitCodes).toEqual([0, 0, undefined, undefined])
  expect(events.map(({ kind }) => kind)).toEqual(['checked', 'checked', 'checked', 'checked', 'warning'])
  expect(events.at(-1)).toMatchObject({
    text: expect.stringContaining('used all of their 7 min. Raise verify-minutes')
  })
})

const junit = (...tests: readonly string[]) =>
  `<testsuite>${tests.map((name) => `<testcase classname="A" name="${name}"/>`).join('')}</testsuite>`

interface WritingCheck {
  readonly output?: string
  readonly reports?: readonly string[]
  /** Files that are there before the check. */
  readonly before?: Readonly<Record<string, string>>
}

/** The year 2099, in seconds. */
const FUTURE = 4_070_908_800

/**
 * Runs one check that prints and writes these files into a work tree. Those with `old` in their names are dated before it, those with
 * `future` after it.
 */
async function checkThatWrites(
  files: Readonly<Record<string, string>>,
  { output = '', reports = [], before = {} }: WritingCheck = {}
) {
  const root = await mkdtemp(join(tmpdir(), 'forgehand-reports-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  for (const [path, text] of Object.entries(before)) {
    await write(path, text)
    if (path.includes('future')) await utimes(join(root, path), FUTURE, FUTURE)
  }
  const workspace = {
    root,
    shownRoot: '/home/runner/work/app',
    sandbox: {} as TestedSandbox,
    run: async (_: string, { onOutput }: { readonly onOutput?: (chunk: Buffer) => void }) => {
      for (const [path, text] of Object.entries(files)) {
        await write(path, text)
        if (path.includes('old')) await utimes(join(root, path), 1_000, 1_000)
        if (path.includes('future')) await utimes(join(root, path), FUTURE, FUTURE)
      }
      onOutput?.(Buffer.from(output))
      return { exitCode: 0, timedOut: false, durationMs: 1, output: output.slice(-1_000) }
    }
  }
  try {
    const options = { emit: () => undefined, redact: unchanged, signal: new AbortController().signal }
    const [check] = await runChecks(
      { workspace, checks: [{ run: 'test', reports }], when: 'after', minutes: 1 },
      options
    )
    return check?.tests
  } finally {
    await rm(root, { recursive: true })
  }
}

describe('the reports that a check writes', () => {
  it('name tests without the folder of the room', async () => {
    const file = '/home/runner/work/app/a.test.js'
    const tests = await checkThatWrites({ 'junit.xml': junit(file).replace('"A"', `"${file}"`) })
    expect(tests?.passing).toEqual(['a.test.js'])
  })

  it.each([
    'target/surefire-reports/TEST-a.xml',
    'modules/a/target/failsafe-reports/TEST-a.xml',
    'app/build/test-results/test/TEST-a.xml',
    'Tests/TestResults/a.xml',
    'junit.xml',
    'a/test-results/b/c.xml'
  ])('are found at %s', async (path) => {
    expect(await checkThatWrites({ [path]: junit('adds') })).toMatchObject({ passing: ['A.adds'], failed: 0 })
  })

  it.each([
    'out/a.xml',
    'target/classes/junit.xml',
    'node_modules/a/junit.xml',
    'target/surefire-reports/TEST-old.xml',
    'reports/future.xml'
  ])('are not taken from %s', async (path) => {
    expect(await checkThatWrites({ [path]: junit('adds') })).toBeUndefined()
  })

  it('are found where agent.yml says', async () => {
    const reports = ['out/**/*.xml', 'target/own/*.xml']
    const files = { 'out/a/b.xml': junit('adds'), 'target/own/c.xml': junit('subtracts') }
    expect(await checkThatWrites(files, { reports })).toMatchObject({ passed: 2 })
  })

  it.each(['reports/a.xml', 'reports/future.xml'])('do not include what was at %s before', async (path) => {
    const before = { [path]: junit('forged') }
    expect(await checkThatWrites({}, { before })).toBeUndefined()
    expect(await checkThatWrites({ 'reports/b.xml': junit('adds') }, { before })).toMatchObject({ passing: ['A.adds'] })
  })

  it('include those that replace an earlier one', async () => {
    const before = { 'reports/a.xml': junit('one') }
    expect(await checkThatWrites({ 'reports/a.xml': junit('two') }, { before })).toMatchObject({ passing: ['A.two'] })
  })

  it('count only if they have no fewer tests than the output', async () => {
    const output = 'ok 1 - a\nok 2 - b\nnot ok 3 - c\n'
    expect(await checkThatWrites({ 'junit.xml': junit('adds') }, { output })).toMatchObject({ failing: ['c'] })
    expect(await checkThatWrites({ 'junit.xml': junit('a', 'b', 'c') }, { output })).toMatchObject({ passed: 3 })
  })
})

it('reads the tests from the complete output of a check', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => `${index === 7 ? 'not ' : ''}ok ${index + 1} - test ${index}`)
  expect(await checkThatWrites({}, { output: lines.join('\n') })).toMatchObject({ passed: 499, failing: ['test 7'] })
})

it('keeps at most 10,000 names of tests', async () => {
  const lines = Array.from({ length: 30_000 }, (_, index) => `not ok ${index + 1} - test ${index}`)
  const tests = await checkThatWrites({}, { output: lines.join('\n') })
  expect(tests).toMatchObject({ failed: 30_000, passing: [] })
  expect(tests?.failing).toHaveLength(10_000)
})

it('keeps names apart that are cut', async () => {
  const begin = 'a case of '.repeat(40)
  const tests = await checkThatWrites(
    {},
    { output: `not ok 1 - ${begin}one\n${'x'.repeat(1_000)}\nnot ok 2 - ${begin}two\n` }
  )
  expect(new Set(tests?.failing).size).toBe(2)
  expect(tests?.failing.every(({ length }) => length <= 300)).toBe(true)
})

it('reports a check that the sandbox refuses as not started', async () => {
  const run = () => Promise.reject(new ToolError('No command can run.'))
  const workspace = { root: import.meta.dirname, sandbox: {} as TestedSandbox, run }
  const options = { emit: () => undefined, redact: unchanged, signal: new AbortController().signal }
  const given = { workspace, checks: [{ run: 'npm test', reports: [] }], when: 'after', minutes: 1 } as const
  await expect(runChecks(given, options)).resolves.toMatchObject([
    { exitCode: undefined, output: 'Not started: No command can run.\n' }
  ])
})

it('names tests without the folder of the room, which is another one each time', async () => {
  const [root, shownRoot] = [import.meta.dirname, '/home/runner/work/app']
  const points = [root, shownRoot, `file://${shownRoot}`].map((folder, index) => `not ok ${folder}/${index}.test.js\n`)
  const output = `TAP version 13\n${points.join('')}1..3\n`
  const run = () => Promise.resolve({ exitCode: 1, timedOut: false, durationMs: 1, output })
  const workspace = { root, shownRoot, sandbox: {} as TestedSandbox, run }
  const options = { emit: () => undefined, redact: unchanged, signal: new AbortController().signal }
  const checks = [{ run: 'tap', reports: [] }]
  const [check] = await runChecks({ workspace, checks, when: 'after', minutes: 1 }, options)
  expect(check?.output).toBe('TAP version 13\nnot ok 0.test.js\nnot ok 1.test.js\nnot ok 2.test.js\n1..3\n')
})
