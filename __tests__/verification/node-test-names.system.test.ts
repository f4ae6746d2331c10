import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { compareChecks } from '../../src/verification/compare.ts'
import { readTestReport } from '../../src/verification/read-report.ts'
import { check } from '../support/run-snapshots.ts'

const WORDS = [
  'waits',
  '100ms',
  '(12ms)',
  '(1.5 ms)',
  '2s',
  '#7',
  'a.js',
  '2026-01-02',
  '(',
  ')',
  '1)',
  '▶',
  '- b',
  'ok 1'
]
const TITLE = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const ENDS = ['passed', 'failed', 'skipped'] as const
const BODIES = { passed: '', failed: ', () => { throw 1 }', skipped: ', { skip: true }' }

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'node-test-'))
})

afterEach(async () => {
  await rm(root, { recursive: true })
})

describe.each(['spec', 'tap'])('with the %s reporter', (reporter) => {
  it('reads the names that tests have, whatever they end with', async () => {
    const tests = fc.sample(fc.record({ end: fc.constantFrom(...ENDS), group: TITLE, name: TITLE }), {
      seed: 1,
      numRuns: 60
    })
    const lines = tests.map(
      ({ end, group, name }, index) =>
        `describe(${JSON.stringify(`${index} ${group}`)}, () => it(${JSON.stringify(name)}${BODIES[end]}))`
    )
    await write('a.test.mjs', lines)
    const named = (wanted: string) =>
      tests.flatMap(({ end, group, name }, index) => (end === wanted ? [`${index} ${group} › ${name}`] : []))
    expect(readTestReport(outputWith(reporter))).toMatchObject({
      ...{ failing: named('failed'), passing: named('passed'), skipped: named('skipped'), notLoaded: [] }
    })
  })

  it('never takes a file for a test', async () => {
    await write('a.test.mjs', ["it('adds')"])
    await write('b.test.mjs', ["it('never')", 'process.exit(0)'])
    expect(readTestReport(outputWith(reporter))).toMatchObject({ passed: 1, failed: 0, passing: ['adds'] })
    const before = [check('node --test', 0, outputWith(reporter))]
    await rm(join(root, 'a.test.mjs'))
    expect(readTestReport(outputWith(reporter))).toBeUndefined()
    const [compared] = compareChecks({ before, after: [check('node --test', 0, outputWith(reporter))] })
    expect(compared?.isGone).toBe(true)
  })

  it('tells tests with one name apart by their files', async () => {
    await write('a.test.mjs', ["it('works', () => { throw 1 })"])
    await write('b.test.mjs', ["it('works')"])
    const before = [check('node --test', 1, outputWith(reporter))]
    await rm(join(root, 'a.test.mjs'))
    await write('b.test.mjs', ["it('works', () => { throw 1 })"])
    const [compared] = compareChecks({ before, after: [check('node --test', 1, outputWith(reporter))] })
    expect(compared).toMatchObject({ isWorse: true, tests: { newlyFailing: ['works (2)'], removed: ['works'] } })
  })
})

async function write(file: string, lines: readonly string[]): Promise<void> {
  await writeFile(join(root, file), ["import { describe, it } from 'node:test'", ...lines].join('\n'))
}

function outputWith(reporter: string): string {
  return spawnSync(process.execPath, ['--test', `--test-reporter=${reporter}`], { cwd: root, encoding: 'utf8' }).stdout
}
