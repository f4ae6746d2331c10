import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isValidBranchName } from '../../src/text/branch-names.ts'
import { branchPattern, branchTemplateProblems, fillBranchTemplate } from '../../src/text/branch-template.ts'
import { MAX_SLUG, slugOf } from '../../src/text/slug.ts'
import { propertyRuns } from '../support/property-runs.ts'

it.each([
  ['Greeting is wrong', 'greeting-is-wrong'],
  ['  `greet()` – throws: "x.y" ', 'greet-throws-x-y'],
  ['Café À LA carte', 'cafe-a-la-carte'],
  ['f\u200Bix\u202E the\u00AD bug', 'fix-the-bug'],
  ['../../etc/passwd.lock', 'etc-passwd-lock'],
  ['挨拶が違う', 'change'],
  ['', 'change'],
  ['-- {number} @{u} ~^:?*[\\', 'number-u'],
  ['one two three four five six seven eight nine ten', 'one-two-three-four-five-six-seven-eight'],
  ['x'.repeat(99), 'x'.repeat(MAX_SLUG)]
])('makes a slug of %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

const piece = fc.constantFrom(
  '..',
  '.lock',
  '/',
  '@{',
  '~',
  '-',
  'HEAD',
  'refs/heads/',
  '\\',
  ' ',
  '\u200D',
  '\u202E',
  '٣',
  'ß',
  'lock',
  '2'
)
const titles = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(piece, fc.string())).map((all) => all.join(''))
)
const templates = fc.constantFrom(
  'agent/{kind}-{number}-{slug}',
  '{number}/{slug}',
  '{date}/{number}_{slug}',
  'x-{number}.{slug}.y'
)
const dates = fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true })

it('gives every title a branch that git accepts and a later run finds', () => {
  const branches: string[] = []
  const requests = fc.record({ number: fc.integer({ min: 1, max: 10 ** 9 }), title: titles, date: dates })
  fc.assert(
    fc.property(templates, requests, (template, { number, title, date }) => {
      const issue = { kind: 'issue', number } as const
      const branch = fillBranchTemplate(template, { ...issue, title, createdAt: date.toISOString() })
      branches.push(branch)
      expect(isValidBranchName(branch)).toBe(true)
      for (const name of [branch, `${branch}-2`, `${branch}-comment-99`])
        expect(branchPattern(template, issue)?.matches(name)).toBe(true)
      expect(branchPattern(template, { ...issue, number: number + 1 })?.matches(branch)).toBe(false)
      expect(branchTemplateProblems(template)).toEqual([])
    }),
    { numRuns: propertyRuns(1_000) }
  )
  expect(refusedByGit(branches)).toBe('')
  // What only the command line reads as something else.
  expect(branches.filter((branch) => branch.startsWith('-') || branch.includes('@{') || branch === 'HEAD')).toEqual([])
})

it('knows a name that git refuses', () => {
  expect(refusedByGit(['a', 'b..c'])).toContain('b..c')
})

/** What git says about the first name that it refuses for a branch; '' if it accepts all. One process reads them all. */
function refusedByGit(branches: readonly string[]): string {
  const repository = mkdtempSync(join(tmpdir(), 'forgehand-branches-'))
  try {
    execFileSync('git', ['init', '--quiet', '--bare', repository])
    const input = [...new Set(branches)].map((name) => `verify refs/heads/${name}\0\0`).join('')
    const options = { cwd: repository, input, encoding: 'utf8' } as const
    return spawnSync('git', ['update-ref', '--stdin', '-z'], options).stderr
  } finally {
    rmSync(repository, { recursive: true })
  }
}
