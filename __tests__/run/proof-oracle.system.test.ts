import { expect, it } from '@jest/globals'
import { judge } from '../support/proof-judge.ts'
import { node, type Operation } from '../support/proof-languages.ts'
import { projectIn } from '../support/proof-project.ts'

const project = projectIn(node)
const named = (...parts: readonly string[]): readonly Operation[] =>
  [...project.onSources, ...project.elsewhere].filter(({ words }) => parts.some((part) => words.includes(part)))

// The deep tests play random ones.
it('claims what fresh clones find', async () => {
  const judged = await Promise.all([
    judge(node, project, { verify: 'node --run test', done: named('a * b', 'a / b', 'floor → Math.round') }),
    judge(node, project, {
      verify: 'node --run test',
      done: named('sub = (a, b) => a + b + 7', 'node --test test/product')
    })
  ])
  expect(judged).toMatchObject([
    { claims: { outcome: 'proposed', status: 'passed', closes: true }, falseGreens: [], falseReds: [] },
    {
      claims: { failingAsTheyWere: ['rounds to the nearest', 'subtracts a number'], closes: false },
      ...{ falseGreens: [], falseReds: [] }
    }
  ])
})
