import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { foldMarkdown } from '../../../src/text/markdown/fold-markdown.ts'
import { safeMarkdown } from '../../../src/text/markdown/safe-markdown.ts'
import { elements, githubPage, shownText } from '../../support/github-page.ts'
import { effectsOf } from '../../support/github-text.ts'

const options = { maxLines: 5, title: 'More' }

async function fold(markdown: string): Promise<string> {
  return await foldMarkdown(await safeMarkdown(markdown, { filesUrl: undefined, maxLength: 16_000 }), options)
}

/** The words of the page outside of folded sections. */
function unfolded(markdown: string): string {
  return shownText({
    type: 'root',
    children: githubPage(markdown).children.filter((node) => node.type !== 'element' || node.tagName !== 'details')
  }).trim()
}

const paragraph =
  'The cache is filled when the value is first needed, so that a change of the language is seen. '.repeat(2)

describe('a text', () => {
  it.each([
    ['is one line', 'Short.'],
    ['has few lines', 'One.\n\n- two\n- three'],
    ['is only a little longer than the limit', Array(6).fill('- item').join('\n')]
  ])('stays as it is if it %s', async (_, markdown) => {
    expect(await fold(markdown)).toBe(markdown)
  })

  it('is folded between blocks', async () => {
    const folded = await fold(`First.\n\n${paragraph}\n\nLast. ${paragraph}\n\n${paragraph}`)
    expect(unfolded(folded)).toMatch(/^First\.\s+The cache/)
    expect(unfolded(folded)).not.toContain('Last.')
    expect(shownText(githubPage(folded))).toContain('Last.')
  })

  it('has no heading before the fold', async () => {
    const folded = await fold(`First.\n\n## Title\n\n${paragraph.repeat(8)}`)
    expect(unfolded(folded)).toBe('First.')
  })

  it('is folded before a table that a phone does not show whole', async () => {
    const folded = await fold(`First.\n\n| a | b |\n| - | - |\n| ${'x'.repeat(60)} | y |`)
    expect(unfolded(folded)).toBe('First.')
    expect(elements(githubPage(folded), 'table')).toHaveLength(1)
  })

  it('that begins with a long block has its beginning as plain text above the whole', async () => {
    const folded = await fold(`\`\`\`\n${'line of code\n'.repeat(50)}\`\`\`\n\nEnd.`)
    expect(unfolded(folded)).toMatch(/^line of code line of code/)
    expect(unfolded(folded).length).toBeLessThanOrEqual(400)
    expect(elements(githubPage(folded), 'pre')).toHaveLength(1)
    expect(elements(githubPage(folded), 'details')).toHaveLength(1)
  })

  it('keeps its words, and nothing becomes active, wherever the fold is', async () => {
    const piece = fc.constantFrom(
      ...[
        '</details>',
        '<details open>',
        '<summary>',
        '```',
        '````js',
        '- ',
        '1. ',
        '> ',
        '# ',
        '| a | b |\n| - | - |\n'
      ],
      ...['[x]: https://e.example', '[x]', '@octocat', '#1', '<!--', '-->', '\n\n', '\n', '    ', 'word ', paragraph]
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 5, maxLength: 60 }).map((parts) => parts.join('')),
        async (markdown) => {
          const safe = await safeMarkdown(markdown, { filesUrl: undefined, maxLength: 16_000 })
          const folded = await foldMarkdown(safe, options)
          const effects = effectsOf(folded).filter((part) => !/^element (?:details|summary)$/.test(part))
          expect(effects).toEqual([])
          const words = (text: string) => shownText(githubPage(text)).replaceAll(/\s+/g, '')
          expect(words(folded).replace('More', '')).toContain(words(safe).slice(-20))
          expect(elements(githubPage(`${folded}\n\nAfter.`), 'p').at(-1)?.children).toEqual([
            expect.objectContaining({ value: 'After.' })
          ])
        }
      ),
      { numRuns: 150 }
    )
  })
})
