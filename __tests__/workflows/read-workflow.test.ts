import { expect, it } from '@jest/globals'
import { forgehandStep, inOrder, readWorkflow } from '../../src/workflows/read-workflow.ts'
import { exampleWorkflows, textOf } from '../support/repository-files.ts'

it('reads every example, and finds the step in at least one of its jobs', async () => {
  for (const path of await exampleWorkflows()) {
    const { jobs } = readWorkflow(textOf(path), path)
    expect([path, Object.values(jobs).some((job) => forgehandStep(job) !== undefined)]).toEqual([path, true])
  }
})

it('orders jobs by what they need', () => {
  const text = 'on: push\njobs: { c: { needs: [a, b] }, b: { needs: a }, a: {} }'
  expect(inOrder(readWorkflow(text, 'ci.yml')).map(([name]) => name)).toEqual(['a', 'b', 'c'])
})

it.each([
  ['broken YAML', 'on: [', 'ci.yml is not valid YAML'],
  ['no jobs', 'on: push\njobs: {}', 'has no jobs'],
  ['two mistakes', 'jobs: { a: { needs: 1 } }', /on[^]*needs/],
  ['a missing job', 'on: push\njobs: { a: { needs: b } }', 'a needs b'],
  ['a circle', 'on: push\njobs: { a: { needs: b }, b: { needs: a } }', 'need each other']
])('refuses a file with %s', (_, text, message) => {
  expect(() => readWorkflow(text, 'ci.yml')).toThrow(message)
})
