import { describe, expect, it } from '@jest/globals'
import { commentBody } from '../../src/code-review/comment-body.ts'
import { judgeFindings, type JudgeOptions } from '../../src/code-review/judge-findings.ts'
import { reviewedFiles } from '../../src/code-review/reviewed-file.ts'
import { syntaxDiagnostic } from '../../src/diagnostics/syntax.ts'
import type { ReviewFinding } from '../../src/domain/review-finding.ts'
import { readSuggestion } from '../../src/tools/threads/suggestion.ts'
import { aFinding, filesUrl, noReview, theComment } from '../support/review-findings.ts'

/** A file that is new as a whole. */
function newFile(text: string, path = 'a.ts'): JudgeOptions {
  const lines = text.replace(/\n$/, '').split('\n')
  const hunks = `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}\n`).join('')}`
  return {
    ...noReview,
    files: reviewedFiles([{ path, movedFrom: undefined, hunks }]),
    headTexts: new Map([[path, text]]),
    findSyntaxError: async (name, changed) => (await syntaxDiagnostic(name, changed))?.message
  }
}

async function bodyOf(finding: Partial<ReviewFinding>, options: JudgeOptions) {
  return await commentBody(await theComment(aFinding(finding), options), filesUrl)
}

it('makes one comment of the findings on the same lines, the most severe first', async () => {
  const findings = [
    aFinding({ severity: 'minor', title: 'Small' }),
    aFinding({ severity: 'blocking', title: 'Grave' }),
    aFinding({ severity: 'blocking', title: 'Grave' }),
    aFinding({ startLine: 2 })
  ]
  const { comments } = await judgeFindings(findings, newFile('const a = 1\nconst b = 2\n'))
  expect(comments.map(({ findings: all }) => all.map(({ finding }) => finding.title))).toEqual([
    ['Grave', 'Small'],
    ['A title']
  ])
})

it('loses no finding that is outside the diff', async () => {
  const outside = [aFinding({ path: 'b.ts' }), aFinding({ startLine: 50 })]
  const judged = await judgeFindings([...outside, aFinding()], newFile('const a = 1\n'))
  expect(judged.outside.map(({ finding }) => finding)).toEqual(outside)
  expect(judged.comments).toHaveLength(1)
})

describe('a replacement', () => {
  it.each<[string, string, Partial<ReviewFinding>, readonly string[]]>([
    ['of a line', 'let a = 1\n', { replacement: ['const a = 1'] }, ['const a = 1']],
    ['that deletes', 'const a = 1\nconst a = 2\n', { startLine: 2, replacement: [] }, []],
    [
      'without its indentation',
      'if (a) {\n  b(\n    1)\n}\n',
      { startLine: 2, endLine: 3, replacement: ['c(', '  2)'] },
      ['  c(', '    2)']
    ],
    [
      'with spaces for tabs',
      'if (a) {\n\tb()\n}\n',
      { startLine: 2, replacement: ['    if (c) {', '        b()', '    }'] },
      ['\tif (c) {', '\t\tb()', '\t}']
    ],
    ['that changes the indentation', 'if (a) {\n    b()\n}\n', { startLine: 2, replacement: ['b()'] }, ['b()']],
    ['with fences', '/*\nx\n*/\n', { startLine: 2, replacement: ['```js', '````'] }, ['```js', '````']]
  ])('%s becomes a suggestion', async (_, text, finding, lines) => {
    await expect(readSuggestion(await bodyOf(finding, newFile(text)))).resolves.toEqual(lines)
  })

  it.each<[string, string, Partial<ReviewFinding>]>([
    ['that breaks the syntax', 'const a = 1\n', { replacement: ['const a = ('] }],
    [
      'of lines that are not all in the diff',
      'const a = 1\n',
      { startLine: 1, endLine: 3, replacement: ['const a = 2'] }
    ],
    ['with a hidden character', 'const a = 1\n', { replacement: ['const a = "\u202e2"'] }],
    ["with a bot's command", 'const a = `\nx\n`\n', { startLine: 2, replacement: ['/merge now'] }]
  ])('%s is shown as code', async (_, text, finding) => {
    const body = await bodyOf(finding, newFile(text))
    expect(body).toContain('Proposed:\n\n```\n')
    await expect(readSuggestion(body)).resolves.toBeUndefined()
  })

  it('of a file that has changed since is shown as code', async () => {
    const options = { ...newFile('const a = 1\n'), headTexts: new Map([['a.ts', 'const b = 1\n']]) }
    await expect(readSuggestion(await bodyOf({ replacement: ['const a = 2'] }, options))).resolves.toBeUndefined()
  })

  it('that fixes one of two syntax errors is a suggestion', async () => {
    const options = { ...newFile('x\ny\n', 'a.txt'), findSyntaxError: () => Promise.resolve('an error') }
    await expect(readSuggestion(await bodyOf({ path: 'a.txt', replacement: ['z'] }, options))).resolves.toEqual(['z'])
  })

  it('that changes nothing is not shown', async () => {
    expect(await bodyOf({ replacement: ['const a = 1'] }, newFile('const a = 1\n'))).not.toContain('const a')
  })

  it('with a secret is shown as code without it', async () => {
    const options = { ...newFile('const a = 1\n'), redact: (text: string) => text.replaceAll('hunter2', '***') }
    const body = await bodyOf({ title: 'hunter2', body: 'hunter2', replacement: ['const a = "hunter2"'] }, options)
    expect(body).toContain('const a = "***"')
    expect(body).not.toContain('hunter2')
    await expect(readSuggestion(body)).resolves.toBeUndefined()
  })

  it('whose secret was redacted before is shown as code', async () => {
    const options = newFile('const a = "hunter2"\nconst b = "***"\n')
    const body = await bodyOf({ replacement: ['const a = "***" // Replace this.'] }, options)
    expect(body).toContain('Proposed:\n\n```\nconst a = "***"')
    await expect(readSuggestion(body)).resolves.toBeUndefined()
    const same = await bodyOf({ startLine: 2, replacement: ['const c = "***"'] }, options)
    await expect(readSuggestion(same)).resolves.toEqual(['const c = "***"'])
  })
})

describe('a comment', () => {
  it('begins with its marker, its title and what it is about', async () => {
    const options = newFile('const a = 1\n')
    const body = await bodyOf({ startLine: 1, endLine: 5, title: 'Say *why*, @ada' }, options)
    const { hash } = await theComment(aFinding(), options)
    expect(body).toBe(
      `<!-- forgehand:finding:${hash} -->\n\n**Important: Say \\*why\\*, \`@ada\`**\n\nAbout lines 1 to 5.\n\nWhy.`
    )
  })

  it('has one suggestion, and shows a second replacement as code', async () => {
    const findings = [
      aFinding({ severity: 'blocking', replacement: ['const a = 2'] }),
      aFinding({ replacement: ['const a = 3'] })
    ]
    const { comments } = await judgeFindings(findings, newFile('const a = 1\n'))
    const bodies = await Promise.all(comments.map((one) => commentBody(one, filesUrl)))
    await expect(readSuggestion(bodies.join('\n'))).resolves.toEqual(['const a = 2'])
    expect(bodies.join('\n')).toContain('Proposed:\n\n```\nconst a = 3\n```')
  })

  it('cannot have a suggestion in the words of the model', async () => {
    const body = await bodyOf({ body: '```suggestion\nrm()\n```' }, newFile('const a = 1\n'))
    await expect(readSuggestion(body)).resolves.toBeUndefined()
  })
})
