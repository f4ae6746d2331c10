import { describe, expect, it } from '@jest/globals'
import { evaluated, interpolate, jobRuns, valueOf } from '../../src/workflows/expressions.ts'

const contexts = {
  github: { event_name: 'issue_comment', event: { comment: { body: '/agent fix' } } },
  needs: { plan: { result: 'success', outputs: { matrix: '{"item":["a","b"]}', 'has-items': 'true' } } },
  steps: {}
}

describe('the condition of a job', () => {
  it.each([
    ["startsWith(github.event.comment.body, '/agent')", true],
    ["${{ github.event_name == 'schedule' }}", false],
    ['github.event.issue.number', false],
    ["needs.plan.outputs.has-items == 'true'", true]
  ])('%s is %s', (condition, expected) => {
    expect(jobRuns(condition, contexts, ['success'])).toBe(expected)
  })

  it.each([
    [undefined, 'success', true],
    [undefined, 'skipped', false],
    ["github.event_name == 'issue_comment'", 'failure', false],
    ['always()', 'failure', true],
    ['failure()', 'failure', true],
    ['success() || failure()', 'skipped', false]
  ] as const)('%s after a job with %s is %s', (condition, needed, expected) => {
    expect(jobRuns(condition, contexts, [needed])).toBe(expected)
  })

  it('that GitHub would refuse is an error that quotes it', () => {
    expect(() => jobRuns('github.event ==', contexts, [])).toThrow('The expression github.event == cannot be evaluated')
  })
})

it('replaces the expressions of a text', () => {
  expect(interpolate('${{ github.event_name }} of ${{ steps.other.outputs.x }}!', contexts)).toBe('issue_comment of !')
})

it('reads an expression whose texts have braces, and several in one text', () => {
  expect(valueOf(`\${{ fromJSON('{"a":{"b":1}}') }}`, contexts)).toEqual({ a: { b: 1 } })
  expect(interpolate(`[\${{ format('{{{0}}}', github.event_name) }}]`, contexts)).toBe('[{issue_comment}]')
  expect(valueOf('${{ github.event_name }}-${{ github.event_name }}', contexts)).toBe('issue_comment-issue_comment')
})

it('reads the expressions within a matrix', () => {
  const matrix = {
    item: '${{ fromJSON(needs.plan.outputs.matrix).item }}',
    include: [{ on: '${{ github.event_name }}' }]
  }
  expect(evaluated({ ...matrix, node: [24] }, contexts)).toEqual({
    item: ['a', 'b'],
    include: [{ on: 'issue_comment' }],
    node: [24]
  })
})

it('reads a matrix from the outputs of another job', () => {
  expect(valueOf('${{ fromJSON(needs.plan.outputs.matrix) }}', contexts)).toEqual({ item: ['a', 'b'] })
})
