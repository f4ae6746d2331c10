import { expect, it } from '@jest/globals'
import { forgehandStep, readWorkflow } from '../../src/doctor/workflow.ts'
import { exampleWorkflows, textOf } from '../support/repository-files.ts'

it('reads every example, and finds the step in at least one of its jobs', async () => {
  for (const path of await exampleWorkflows()) {
    const { jobs } = readWorkflow(textOf(path), path)
    expect([path, Object.values(jobs).some((job) => forgehandStep(job) !== undefined)]).toEqual([path, true])
  }
})

function bomb(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const before = level === 0 ? 'x' : `*a${level - 1}`
    return `a${level}: &a${level} [${Array.from({ length: 9 }, () => before).join(', ')}]`
  })
  return `${levels.join('\n')}\non: push\njobs: { a: {} }`
}

it.each([
  ['broken YAML', 'on: [', 'ci.yml is not valid YAML'],
  ['no jobs', 'on: push\njobs: {}', 'has no jobs'],
  ['two mistakes', 'jobs: { a: { needs: 1 } }', /on[^]*needs/],
  ['a mistake of its structure', 'on: push\njobs:\n  a:\n    steps: 1', 'Line 4: The field jobs.a.steps has the type'],
  ['an alias of nothing', 'on: *events\njobs: { a: {} }', 'line 1: An alias, a word after *, names nothing'],
  ['aliases that fill the memory', bomb(), 'expand to too much']
])('refuses a file with %s', (_, text, message) => {
  expect(() => readWorkflow(text, 'ci.yml')).toThrow(message)
})
