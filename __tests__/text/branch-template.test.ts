import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isValidBranchName } from '../../src/text/branch-names.ts'
import { branchTemplateProblems, DEFAULT_BRANCH_TEMPLATE, fillBranchTemplate } from '../../src/text/branch-template.ts'
import { propertyRuns } from '../support/property-runs.ts'

describe('a template', () => {
  it.each([
    DEFAULT_BRANCH_TEMPLATE,
    '{number}',
    'bots/{kind}/{number}',
    'fh-{number}',
    '{number}/{kind}-{number}/fix',
    '{date}/{number}-{slug}',
    'agent/{kind}-{number}/{slug}_{date}'
  ])('can be %s', (template) => {
    expect(branchTemplateProblems(template)).toEqual([])
  })

  it.each([
    ['agent/{title}-{number}', /no placeholders but \{kind\}, \{number\}, \{slug\} and \{date\}/],
    ['agent/{slug}-{number}', /\{slug\} only after \{number\}, because anyone can choose a title/],
    ['{number}/{slug}/{number}', /only after \{number\}/],
    ['{number}{slug}', /-, \/, _ or \. after \{number\}/],
    ['{number}7-{date}', /-, \/, _ or \. after \{number\}/],
    ['{number}.{slug}', /as git allows/],
    [`${'a'.repeat(110)}/{number}/{slug}`, /at most 150 characters/],
    ['{NUMBER}-{number}', /no placeholders/],
    ['agent/{kind}', /a name with \{number\}/],
    ['', /a name with \{number\}/],
    ['x/{number}.lock', /as git allows/],
    ['-{number}', /as git allows/],
    ['a..b{number}', /as git allows/],
    ['a@{{number}}', /as git allows/],
    ['{number', /as git allows/],
    ['a b/{number}', /as git allows/],
    ['refs/heads/{number}', /as git allows/],
    [`${'a'.repeat(36)}{number}`, /as git allows/],
    [`${'a'.repeat(140)}{number}`, /at most 150 characters/],
    ['agent/task-{number}', /does not start with agent\/task-/],
    ['Agent/TASK-{number}', /does not start with agent\/task-/]
  ])('cannot be %s', (template, problem) => {
    expect(branchTemplateProblems(template)).toContainEqual(expect.stringMatching(problem))
  })

  it('has all its mistakes named at once', () => {
    expect(branchTemplateProblems('agent/task-{title}..x')).toHaveLength(4)
  })
})

// Pieces of which many templates are right, and many nearly.
const piece = fc.constantFrom(
  '{kind}',
  '{number}',
  '{slug}',
  '{date}',
  '{x}',
  '{',
  '}',
  'a',
  'f',
  '0',
  '1',
  '-',
  '/',
  '.',
  '.lock',
  '@',
  'agent/'
)
const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''))
const templates = fc.tuple(text, text).map(([before, after]) => `${before}{number}${after}`)
const numbers = fc.integer({ min: 1, max: 10 ** 9 })
const kinds = fc.constantFrom('issue' as const, 'pull' as const)
const titles = fc.constantFrom('lock', '12', 'Fix 3', '-', '2026-11-23', 'a'.repeat(50))
const createdAt = fc.constantFrom('2026-11-23T10:00:00Z', '2027-01-01T00:00:00Z')

it('without problems gives every number a valid name of its own, further branches included', () => {
  const attempts = fc.constantFrom('', '-2', '-20', '-comment-99')
  const names = fc.record({ kind: kinds, number: numbers, title: titles, createdAt, attempt: attempts })
  let accepted = 0
  fc.assert(
    fc.property(templates, names, names, (template, one, other) => {
      if (branchTemplateProblems(template).length > 0) return
      accepted++
      const [name, otherName] = [one, other].map((of) => fillBranchTemplate(template, of) + of.attempt)
      expect(isValidBranchName(name ?? '')).toBe(true)
      expect(name?.length).toBeLessThanOrEqual(200)
      expect(one.number === other.number || name !== otherName).toBe(true)
    }),
    { numRuns: propertyRuns(3_000) }
  )
  expect(accepted).toBeGreaterThan(10)
})
