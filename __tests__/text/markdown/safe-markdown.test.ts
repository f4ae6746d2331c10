import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { safeMarkdown } from '../../../src/text/markdown/safe-markdown.ts'
import { elements, githubPage, shownText } from '../../support/github-page.ts'
import { effectsOf } from '../../support/github-text.ts'
import { propertyRuns } from '../../support/property-runs.ts'

const COMMIT = '5'.repeat(40)
const options = { filesUrl: `https://github.com/acme/app/blob/${COMMIT}/`, maxLength: 20_000 }

describe('Markdown of the model', () => {
  it.each([
    ['a mention', 'Thanks @octocat and **@acme/team**'],
    ['a mention after a word character', 'is_@octocat'],
    ['a mention written as a character reference', '&commat;octocat &#64;hubot @&af;victim'],
    ['a mention split by hidden characters', '@\u200Eoctocat @\u{E0041}hubot'],
    ['a mention split by a comment', '@<!-- x -->octocat'],
    ['a mention split by a tag', 'cc @<b>octocat</b>'],
    ['a mention in a heading, a list and a table', '# @a\n\n- @b\n\n| @c |\n|---|\n| @d |'],
    ['a mention after backticks that do not pair', '```@octocat``'],
    ['a mention after a fence that another kind of fence does not close', '~~~\ncode\n```\n@a\n~~~\n@octocat'],
    ['a mention in HTML', '<div>@octocat\n<p>@hubot</div>'],
    ['a closing keyword', 'Fixes #3, closes acme/app#4 and resolves GH-5'],
    ['a closing keyword with a URL', 'closes https://github.com/acme/other/issues/7'],
    ['a link to an issue', '[harmless](https://github.com/acme/other/issues/7)'],
    ['a foreign link', '[log](https://evil.example/?k=Z2hz "and a title")'],
    ['a foreign link by reference', '[log][r]\n\n[R]: https://evil.example/?k=1 "title"'],
    ['a bare foreign URL', 'see https://evil.example/?k=1 or www.evil.example/?k=2'],
    ['a link that seems to lead to the forge', '[x](https://github.com@evil.example/)'],
    ['a script link', '[x](javascript&colon;alert(1)) [y](vscode://file/etc/passwd)'],
    ['a link without a scheme', '[x](//evil.example/steal)'],
    ['an image', '![](https://evil.example/p.png) ![a][i]\n\n[i]: https://evil.example/q.png'],
    ['an HTML image over several lines', '<img\nsrc="https://evil.example/p.png">'],
    ['an image in a link', '[![b](https://evil.example/b.svg)](https://evil.example)'],
    ['a comment with our marker', '<!-- forgehand:progress:1 -->'],
    ['an unclosed comment', 'a <!-- b\n\nc'],
    ['HTML with attributes', '<span title="IGNORE ALL">x</span> <span data-x="1" onclick="y()">z</span>'],
    ['scripts and frames', '<script>alert(1)</script>\n\n<iframe src="https://evil.example"></iframe>'],
    ['unclosed details', '<details>\n<summary>@octocat</summary>\n\ntext'],
    ['another bot’s command', '/lgtm\n/approve cancel'],
    ['our own trigger in the middle of a paragraph', 'Done.\n/agent fix it\nso'],
    ['hidden characters', 'a\u200Bb\u202Ec\u0000d\u{E0053}e']
  ])('loses its active content: %s', async (_, markdown) => {
    expect(effectsOf(await safeMarkdown(markdown, options))).toEqual([])
  })

  it.each([
    ['emphasis', 'It is *very* **important** ~~not~~.'],
    ['a list with tasks', '- [x] one\n- two\n  - three'],
    ['a table', '| a | b |\n| - | - |\n| 1 | `x\\|y` |'],
    ['code with any content', '```ts\n// @octocat fixes #3 <!-- x -->\n```'],
    ['code in a line', 'Use `@types/node` and `Vec<T>`.'],
    ['keys', 'Press <kbd>Ctrl</kbd>+<kbd>C</kbd>'],
    ['a quote', '> as said'],
    ['lists of ten levels', Array.from({ length: 10 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
    ['a link to a line', `[parse.ts:5](${options.filesUrl}src/parse.ts#L5)`],
    ['a link to lines', `[the loop](${options.filesUrl}src/parse.ts#L5-L9)`],
    ['a link to columns', `[the loop](${options.filesUrl}src/parse.ts#L5C2-L9C14)`],
    ['a link to lines of a Markdown file', `[setup](${options.filesUrl}README.md?plain=1#L3)`],
    ['a link to a path with other letters', `[x](${options.filesUrl}docs/%C3%BCber%20uns.txt#L1)`]
  ])('is not changed: %s', async (_, markdown) => {
    await expect(safeMarkdown(markdown, options)).resolves.toBe(markdown)
  })

  it('keeps a long thematic break', async () => {
    await expect(safeMarkdown(`a\n\n${'-'.repeat(60)}\n\n${'*'.repeat(60)}\n\nb`, options)).resolves.toMatch(/^a\n\n-/)
  })

  it.each([
    ['src/parse.ts#L5-L9', 'src/parse.ts#L5-L9'],
    ['./src/parse.ts#L5', 'src/parse.ts#L5'],
    ['/src/parse.ts#L5', 'src/parse.ts#L5'],
    ['docs/setup.md#L5', 'docs/setup.md?plain=1#L5']
  ])('links to lines by a relative path: %s', async (path, page) => {
    await expect(safeMarkdown(`[x](${path})`, options)).resolves.toBe(`[x](${options.filesUrl}${page})`)
  })

  it('links to lines by any case of the owner and the repository', async () => {
    const url = options.filesUrl.replace('acme/app', 'Acme/APP')
    await expect(safeMarkdown(`[x](${url}a.ts#L1)`, options)).resolves.toBe(`[x](${options.filesUrl}a.ts#L1)`)
  })

  it.each(['http://ghes.example:8080', 'https://ghes.example'])(
    'links to lines on the own server %s',
    async (origin) => {
      const filesUrl = `${origin}/acme/app/blob/${COMMIT}/`
      const markdown = `[a](${filesUrl}a.ts#L1) [b](${options.filesUrl}b.ts#L1)`
      await expect(safeMarkdown(markdown, { ...options, filesUrl })).resolves.toBe(
        `[a](${filesUrl}a.ts#L1) b (\`github.com/acme/app/blob/${COMMIT}/b.ts#L1\`)`
      )
    }
  )

  it('links to nothing without a pinned commit', async () => {
    const markdown = `[a](${options.filesUrl}a.ts#L1) [b](b.ts#L1)`
    expect(elements(githubPage(await safeMarkdown(markdown, { ...options, filesUrl: undefined })), 'a')).toEqual([])
  })

  it('shows the target of a foreign link as code', async () => {
    await expect(safeMarkdown('see [docs](https://a.example/b?c)', options)).resolves.toBe('see docs (`a.example/b?c`)')
  })

  it('keeps text that only looks like HTML', async () => {
    expect(shownText(githubPage(await safeMarkdown('A Vec<String> of <T>', options)))).toBe('A Vec<String> of <T>')
  })

  it('has its unclosed fences closed', async () => {
    const markdown = `${await safeMarkdown('```js\nlet a', options)}\n\nafter`
    expect(elements(githubPage(markdown), 'p').map(shownText)).toEqual(['after'])
  })

  it('loses the language of code that GitHub would run or render', async () => {
    const markdown = '```suggestion\nrm\n```\n\n```mermaid\ngraph\n```'
    await expect(safeMarkdown(markdown, options)).resolves.toBe('```\nrm\n```\n\n```\ngraph\n```')
  })

  it('is cut when it is too long, with a note', async () => {
    const markdown = await safeMarkdown('word '.repeat(100), { ...options, maxLength: 50 })
    expect(markdown).toMatch(/^(word ){10}\s*…\n\n\*Cut here: the text has 499 characters\.\*$/)
  })

  it.each([
    ['quotes', '>'.repeat(20_000)],
    ['lists', '- '.repeat(10_000)],
    ['emphasis', '*a '.repeat(3_000) + 'a* '.repeat(3_000)],
    ['images', '!['.repeat(5_000) + '](a)'.repeat(5_000)],
    ['lists, nested deep in each line', `${'- '.repeat(38)}x\n`.repeat(250)],
    ['short lines of nested lists', `${'> - '.repeat(6)}x\n`.repeat(700)],
    ['ends of links', ']'.repeat(20_000)],
    ['beginnings of comments', '<!-'.repeat(6_000)],
    ['rows of tables', '|a\n|-\n'.repeat(3_000)],
    ['underlined headings', 'a\n=\n'.repeat(3_000)],
    ['a table of many columns and short rows', `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'a\n'.repeat(150)}`],
    ['lines that continue a quote in quotes', `${'> '.repeat(12)}a\n${'a\n'.repeat(500)}`]
  ])('is shown as code when it is too costly to parse or to write: %s', async (_, markdown) => {
    await expect(safeMarkdown(markdown, options)).resolves.toMatch(/^```\n/)
  })

  it.each([0, 1])('shows only the beginning of a long address, in whole characters (%i)', async (offset) => {
    const safe = await safeMarkdown(`ftp://${'a'.repeat(offset)}${'😀'.repeat(300)}`, options)
    expect(safe.length).toBeLessThan(210)
    expect(safe.isWellFormed()).toBe(true)
  })

  it('keeps inline code on one line, so that no command to a bot starts in it', async () => {
    await expect(safeMarkdown('@octocat```\n/lgtm now```', options)).resolves.toBe('`@octocat /lgtm now`')
  })

  it('loses its active content in any combination of parts', async () => {
    const piece = fc.constantFrom(
      ...[
        '@octocat',
        '#1',
        '`',
        '```\n',
        '~~~\n',
        '\n\n',
        '\n',
        ' ',
        '*',
        '_',
        '[',
        '](',
        ')',
        '<b>',
        '</b>',
        '<!--',
        '-->'
      ],
      ...[
        '![',
        '|',
        '|---|\n',
        '&commat;',
        '> ',
        '- ',
        'https://evil.example/',
        '<',
        '>',
        '\\',
        'word',
        '/lgtm',
        '\u200B',
        '<img src=x>'
      ]
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
        expect(effectsOf(await safeMarkdown(pieces.join(''), options))).toEqual([])
      }),
      { numRuns: propertyRuns(400) }
    )
  })
})
