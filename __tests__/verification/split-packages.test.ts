import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { judgeCheck } from '../../src/verification/judge-check.ts'
import { readTestReport, splitPackages } from '../../src/verification/read-report.ts'
import { growth, LINEAR } from '../support/scaling.ts'

// Real outputs of programs that run the tests of several packages: two with node:test and one with pytest. Each package has a test
// that passes and one that fails with BREAK set. The last line is the exit code.
const FOLDER = join(import.meta.dirname, '../fixtures/workspace-runners')
const files = readdirSync(FOLDER)

/** pnpm names packages by their folders. */
const packageName = (file: string, letter: string) => (file.startsWith('pnpm') ? `packages/${letter}` : `@x/${letter}`)

describe.each(files.filter((file) => !file.includes('-one-')))('the output %s', (file) => {
  const [output = '', code = ''] = readFileSync(join(FOLDER, file), 'utf8').split(/exit (?=\d+\n$)/)
  const isBroken = file.endsWith('-fail.txt')
  const names = (letter: string, test: string) => `${packageName(file, letter)} › ${test}`

  it('is read package by package', () => {
    const report = readTestReport(output)
    // yarn stops at the first package that fails.
    const letters = isBroken && file.startsWith('yarn') ? ['a'] : ['a', 'b', 'c']
    const failing = letters.map((letter) => names(letter, letter === 'b' ? 'test_b.py::test_b' : `says ${letter}`))
    expect(report?.failing.toSorted()).toEqual(isBroken ? failing : [])
    expect(report?.passed).toBe(isBroken ? letters.length : 6)
    expect(report?.failed).toBe(isBroken ? letters.length : 0)
  })

  it('is judged by its tests', () => {
    const check = { command: file, exitCode: Number(code), durationMs: 1, output }
    expect(judgeCheck(check)).toEqual({ kind: isBroken ? 'failed' : 'passed' })
  })
})

it.each(files.filter((file) => file.includes('-one-')))('reads the only package in %s without its name', (file) => {
  const report = readTestReport(readFileSync(join(FOLDER, file), 'utf8'))
  const isBroken = file.endsWith('-fail.txt')
  expect(report?.failing).toEqual(isBroken ? ['says a'] : [])
  expect(report?.passing).toEqual(isBroken ? ['says hello'] : ['says hello', 'says a'])
})

it('leaves the output of one package as it is', () => {
  expect(splitPackages('> a@1.0.0 pretest\n> tsc\n\n> a@1.0.0 test\n> mocha\n\nError: x\nnote: y: z\n')).toBeUndefined()
})

it.each(['> a@1.0.0 test\n', 'a test$ x\na test: y\n', 'a:b: cache hit\na:b: c\n', '[a]: x\n', '> '])(
  'takes time that grows with the output of %j',
  (text) => {
    expect(growth((size) => splitPackages(text.repeat(size)), 1_000)).toBeLessThan(LINEAR)
    expect(growth((size) => splitPackages(text.trimEnd().repeat(size)), 300)).toBeLessThan(LINEAR)
  }
)
