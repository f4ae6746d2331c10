import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { defaultTreeAdapter as adapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { commentBody } from '../../src/code-review/comment-body.ts'
import { reviewedFiles } from '../../src/code-review/reviewed-file.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { aFinding, filesUrl, noReview, theComment } from '../support/review-findings.ts'

// Indented lines are a matter of their own, see the cases of judgeFindings.
const line = fc
  .oneof(
    fc.constantFrom(
      '',
      'a',
      '```',
      '````js',
      '~~~',
      '</pre>',
      '&lt;b&gt;',
      '- [ ] x',
      '<!-- x -->',
      'x  ',
      'a\tb',
      '> quote'
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 })
  )
  .filter((text) => !/[\r\n]|^\s/u.test(text))

const change = fc
  .record({
    before: fc.array(line, { minLength: 1, maxLength: 12 }),
    replacement: fc.array(line, { maxLength: 5 }),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    hasLastLineEnd: fc.boolean(),
    first: fc.nat(),
    height: fc.nat({ max: 4 })
  })
  .map(({ before, first, height, ...rest }) => {
    const start = (first % before.length) + 1
    return { ...rest, before, start, end: Math.min(start + height, before.length) }
  })
  // Without its line end, an empty last line is none.
  .filter(({ before, hasLastLineEnd }) => hasLastLineEnd || before.at(-1) !== '')

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

function textOf(lines: readonly string[], { lineEnd, hasLastLineEnd }: Change): string {
  return lines.map((one, index) => one + (hasLastLineEnd || index < lines.length - 1 ? lineEnd : '')).join('')
}

/** The text of the comment, on a file that is new as a whole. */
async function bodyFor(made: Change): Promise<string> {
  const { before, lineEnd, replacement, start, end } = made
  const rows = before.map((text) => `+${text}${lineEnd}`).join('')
  const hunks = `@@ -0,0 +1,${before.length} @@\n${rows}`
  const options = {
    ...noReview,
    files: reviewedFiles([{ path: 'a.txt', movedFrom: undefined, hunks }]),
    headTexts: new Map([['a.txt', textOf(before, made)]])
  }
  const finding = aFinding({ path: 'a.txt', startLine: start, endLine: end, body: '```\nopen', replacement })
  return await commentBody(await theComment(finding, options), filesUrl)
}

/** The lines of each suggestion under its heading, as the parser of GitHub's renderer reads them. */
function suggestionsIn(bodies: readonly string[]): readonly (readonly string[] | undefined)[] {
  const input = bodies.map((body) => `# next\n\n${body}\n\n`).join('')
  const html = execFileSync('cmark-gfm', ['--unsafe'], { input, encoding: 'utf8' })
  const found: (readonly string[] | undefined)[] = []
  for (const node of parseFragment(html).childNodes) {
    if (!adapter.isElementNode(node)) continue
    if (node.tagName === 'h1') found.push(undefined)
    const [code] = node.tagName === 'pre' ? node.childNodes : []
    if (!code || !adapter.isElementNode(code) || code.attrs[0]?.value !== 'language-suggestion') continue
    expect(found.pop()).toBeUndefined()
    found.push(wordsOf(code).split('\n').slice(0, -1))
  }
  return found
}

function wordsOf(node: DefaultTreeAdapterTypes.Node): string {
  if (adapter.isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : ''
}

it('produces the intended text to the byte, where it can be committed', async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 50, maxLength: 50 }), async (changes) => {
      const bodies = await Promise.all(changes.map(bodyFor))
      const suggestions = suggestionsIn(bodies)
      expect(suggestions).toHaveLength(changes.length)
      for (const [index, lines] of suggestions.entries()) {
        const made = changes[index]
        if (!made || !lines) continue
        count += 1
        const meant = made.before.toSpliced(made.start - 1, made.end - made.start + 1, ...made.replacement)
        const committed = made.before.toSpliced(made.start - 1, made.end - made.start + 1, ...lines)
        expect(textOf(committed, made)).toBe(textOf(meant, made))
      }
    }),
    { numRuns: propertyRuns(400) / 20 }
  )
  expect(count).toBeGreaterThan(300)
})
