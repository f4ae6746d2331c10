import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { safeMarkdown } from '../../src/text/markdown/safe-markdown.ts'
import { codeCell, codeSpan, details, codeBlock, escapeMarkdown } from '../../src/text/quote-markdown.ts'
import { closedBy, effectsOf, mentionsIn, referencesIn } from '../support/github-text.ts'
import { githubPage, shownText } from '../support/github-page.ts'
import { propertyRuns } from '../support/property-runs.ts'

const options = { origin: 'https://github.com', maxLength: 20_000 }
const ATTACKS: readonly (readonly [name: string, markdown: string])[] = [
  ['a mention', '@octocat'],
  ['a mention with a hyphen', '@octo-cat'],
  ['a team', '@acme/team'],
  ['a mention behind a full stop', 'x.@octocat'],
  ['a mention in quotes', "'@octocat'"],
  ['a mention in brackets', '(@octocat)'],
  ['a mention in square brackets', '[@octocat]'],
  ['a mention behind a slash', '//@octocat'],
  ['a mention behind an underscore', '_@octocat'],
  ['emphasised', '_@octocat_'],
  ['strong', '**@octocat**'],
  ['struck out', '~~@octocat~~'],
  ['as the words of a link', '[@octocat](https://github.com/acme/app)'],
  ['as an alternative text', '![@octocat](u)'],
  ['escaped', '\\@octocat'],
  ['as a number of a character', '&#64;octocat'],
  ['as the hexadecimal number of a character', '&#x40;octocat'],
  ['as the name of a character', '&commat;octocat'],
  ['its name as a number', '@&#111;ctocat'],
  ['parted by a tag', '@<b></b>octocat'],
  ['parted by a comment', '@<!-- -->octocat'],
  ['parted by an unknown tag', '@<x-y></x-y>octocat'],
  ['parted by an image', '@![](u)octocat'],
  ['parted by a hidden space', '@\u200boctocat'],
  ['parted by a soft hyphen', '@\u00adoctocat'],
  ['parted by a joiner', '@\u2060octocat'],
  ['parted by a byte order mark', '@\ufeffoctocat'],
  ['parted by a variation selector', '@\ufe0foctocat'],
  ['parted by a tag character', '@\udb40\udc41octocat'],
  ['behind an override', '\u202e@octocat'],
  ['behind a backtick', '`@octocat'],
  ['behind backticks that do not pair', '``@octocat`'],
  ['between backticks of two paragraphs', '`a\n\n@octocat`'],
  ['in the cell that ends code', '|a|\n|-|\n|`|`@octocat`|'],
  ['in a tag that is none', '<@octocat>'],
  ['in a tag', '<span>@octocat</span>'],
  ['in a cell', '|@octocat|\n|-|'],
  ['in a task', '- [ ] @octocat'],
  ['in a quote', '> @octocat'],
  ['in a heading', '# @octocat'],
  ['in a heading by a line below', '@octocat\n==='],
  ['in a footnote', 'a[^1]\n\n[^1]: @octocat'],
  ['in the name of a footnote', 'a[^@octocat]'],
  ['in a definition', '[a]: u "@octocat"'],
  ['behind a closed fence', '```\na\n```\n@octocat'],
  ['behind a fence that its fellow does not close', '```\na\n~~~\n```\n@octocat'],
  ['behind a fence in a list', '- ```\n\n@octocat'],
  ['behind a lone surrogate', '\ud800@octocat'],
  ['at the end of code that holds a fence', '````\n```\n````\n@octocat'],
  ['an issue', '#1'],
  ['an issue in brackets', '(#1)'],
  ['an issue of a fork', 'app#1'],
  ['an issue elsewhere', 'acme/app#1'],
  ['by its old name', 'GH-1'],
  ['by its old name in small letters', 'gh-1'],
  ['an escaped number', '\\#1'],
  ['its sign as a number', '&#35;1'],
  ['its digits as numbers', '#&#49;'],
  ['parted by a tag', '#<b></b>1'],
  ['parted by a hidden sign', '#\u200b1'],
  ['two signs', '##1'],
  ['as a heading', '# #1'],
  ['as the words of a link', '[#1](u)'],
  ['a commit elsewhere', 'acme/app@0123456789abcdef'],
  ['a commit of a fork', 'acme@0123456789abcdef'],
  ['a closing keyword', 'fixes #1'],
  ['a closing keyword with a colon', 'Closes: #1'],
  ['a closing keyword without a blank', 'resolve#1'],
  ['a closing keyword and an old name', 'resolved GH-1'],
  ['a closing keyword and an address', 'fixes https://github.com/acme/app/issues/1'],
  ['a closing keyword and a link', 'fixes [x](https://github.com/acme/app/issues/1)'],
  ['a closing keyword and another repository', 'closes acme/other#1'],
  ['a closing keyword over lines', 'fixes\n#1'],
  ['a closing keyword in bold', '**fixes** #1'],
  ['a link to a pull request', '[x](https://github.com/acme/app/pull/1)'],
  ['to a comment', '[x](https://github.com/acme/app/issues/1#issuecomment-2)'],
  ['to a discussion', '[x](https://github.com/acme/app/discussions/1)'],
  ['to a commit', '[x](https://github.com/acme/app/commit/0123456)'],
  ['to an issue with two slashes', '[x](https://github.com//acme/app/issues/1)'],
  ['to an issue in other letters', '[x](https://github.com/acme/app/ISSUES/1)'],
  ['to an issue, encoded', '[x](https://github.com/acme/app/%69ssues/1)'],
  ['to an issue, its slash encoded', '[x](https://github.com/acme/app/issues%2F1)'],
  ['to an issue, by its port', '[x](https://github.com:443/acme/app/issues/1)'],
  ['to an issue over a detour', '[x](https://github.com/acme/app/x/../issues/1)'],
  ['to an issue from here', '[x](../issues/1)'],
  ['to an app that asks for rights', '[x](https://github.com/login/oauth/authorize?client_id=1)'],
  ['to a new token', '[x](https://github.com/settings/tokens/new?scopes=repo)'],
  ['to the way out', '[x](https://github.com/logout)'],
  ['to the installation of an app', '[x](https://github.com/apps/evil/installations/new)'],
  ['a foreign link', '[x](https://evil.example)'],
  ['without a scheme', '[x](//evil.example)'],
  ['with backslashes', '[x](\\\\\\\\evil.example)'],
  ['with one slash', '[x](https:/evil.example)'],
  ['with a name before the host', '[x](https://github.com@evil.example)'],
  ['with a longer host', '[x](https://github.com.evil.example)'],
  ['with an encoded dot', '[x](https://github.com%2eevil.example)'],
  ['to a neighbour of the forge', '[x](https://gist.github.com/evil/1)'],
  ['without encryption', '[x](http://github.com/acme/app)'],
  ['a script', '[x](javascript:alert(1))'],
  ['a script with an entity', '[x](javascript&colon;alert(1))'],
  ['data', '[x](data:text/html,x)'],
  ['a program', '[x](vscode://file/etc/passwd)'],
  ['a letter', '[x](mailto:eve@evil.example)'],
  ['by reference', '[x][r]\n\n[r]: https://evil.example'],
  ['by its own words', '[r]\n\n[r]: https://evil.example'],
  ['with a title', '[x](https://github.com/acme/app "t")'],
  ['in brackets', '<https://evil.example>'],
  ['bare', 'https://evil.example'],
  ['bare, in strange letters', 'hTTps://evil.example'],
  ['without its scheme', 'www.evil.example'],
  ['an address of a person', 'eve@evil.example'],
  ['a link around an image', '[![a](b)](https://evil.example)'],
  ['a link in HTML', '<a href="https://evil.example">x</a>'],
  ['an image', '![x](https://evil.example/p.png)'],
  ['an image of the forge', '![x](https://github.com/acme/app/raw/main/a.png)'],
  ['an image by reference', '![x][r]\n\n[r]: https://evil.example/p.png'],
  ['an image in HTML', '<img src="https://evil.example/p.png">'],
  ['an image over lines', '<img\nsrc="https://evil.example/p.png"\n>'],
  ['a picture', '<picture><source srcset="https://evil.example/p.png"></picture>'],
  ['a drawing with a script', '<svg onload="x"></svg>'],
  ['a video', '<video src="https://evil.example/v.mp4"></video>'],
  ['a comment', '<!-- x -->'],
  ['our mark', '<!-- forgehand:progress:1 -->'],
  ['a comment that is left open', 'a\n\n<!-- x\n\nb'],
  ['an element that is left open', '<details>\n\na'],
  ['a cell that is left open', '<table><tr><td>a'],
  ['a form', '<form action="https://evil.example"><input></form>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a style', '<style>*{display:none}</style>'],
  ['a script in HTML', '<script>x</script>'],
  ['a value that is left open', '<p title="\n\na'],
  ['an attribute', '<b onclick="x">y</b>'],
  ['an anchor', '<a name="x"></a>'],
  ['character data', '<![CDATA[ x ]]>'],
  ['a processing instruction', '<?x ?>'],
  ['a diagram', '```mermaid\ngraph\n```'],
  ['a diagram behind a blank', '~~~ Mermaid x\ngraph\n~~~'],
  ['a map', '```geojson\n{}\n```'],
  ['a change that a click makes', '```suggestion\nrm\n```'],
  ['a change of more lines', '```suggestion:-1+1\nrm\n```'],
  ['a formula', '```math\nx\n```'],
  ['an address that looks like a command', '**a**/x-https://evil.example'],
  ['an issue that looks like a command', '**a**/GH-1'],
  ['an issue behind another one', '#1GH-1'],
  ['a command', '/lgtm'],
  ['a command behind blanks', '   /lgtm'],
  ['a command in a list', '- /lgtm'],
  ['a command in a quote', '> /lgtm'],
  ['a command in a second line', 'a\n/lgtm'],
  ['a command behind a break', 'a\\\n/lgtm'],
  ['an escaped command', '\\/lgtm'],
  ['a command by its number', '&#47;lgtm'],
  ['our own command', '/agent fix it'],
  ['a command behind a comment', '<!-- x -->/lgtm'],
  ['a command behind a tag', '<b></b>/lgtm'],
  ['a command in a heading', 'a\n\n/lgtm\n==='],
  ['a command over the end of code', '`a\n/lgtm b`']
]

describe('what the model was talked into writing', () => {
  it.each(ATTACKS)('does nothing: %s (%j)', async (_, markdown) => {
    expect(effectsOf(await safeMarkdown(markdown, options))).toEqual([])
  })

  it.each(ATTACKS)('does nothing in a place for words: %s (%j)', (_, markdown) => {
    for (const text of [
      `a ${escapeMarkdown(markdown)}`,
      `a **b**${escapeMarkdown(markdown)}`,
      codeSpan(markdown),
      codeBlock(markdown)
    ])
      expect(effectsOf(text)).toEqual([])
    expect(effectsOf(`| a |\n| - |\n| ${codeCell(markdown)} |`)).toEqual([])
  })

  it.each([
    ['emphasis', 'It is *so* **much** better', 'It is so much better'],
    ['code of a mention', 'Use `@types/node`', 'Use @types/node'],
    ['a generic type', 'A Map<string, T>', 'A Map<string, T>'],
    ['a price', 'It costs $5 or 50 %', 'It costs $5 or 50 %'],
    ['a comparison', '1 < 2 && 3 > 2', '1 < 2 && 3 > 2'],
    ['a name with underscores', 'read_file and a_b_c', 'read_file and a_b_c'],
    ['a colour', 'The colour is #fff', 'The colour is #fff'],
    ['a path', 'See src/a/b.ts:3', 'See src/a/b.ts:3'],
    ['an option', 'Give --no-verify', 'Give --no-verify'],
    ['a link home', '[the file](https://github.com/acme/app/blob/main/a.md)', 'the file']
  ])('lets it say what it has to: %s', async (_, markdown, shown) => {
    expect(shownText(githubPage(await safeMarkdown(markdown, options))).trim()).toBe(shown)
  })
})

describe('the judge of these tests', () => {
  it.each([
    ['@octocat', 'mention @octocat'],
    ['see #1', 'reference #1'],
    ['fixes acme/app#1', 'closes acme/app#1'],
    ['[x](https://evil.example)', 'link https://evil.example'],
    ['![x](u)', 'element img'],
    ['a <!-- b -->', 'comment  b '],
    ['- /lgtm', 'command - /lgtm'],
    ['```mermaid\na\n```', 'drawing'],
    ['[x](https://github.com/login/oauth/authorize)', 'link https://github.com/login/oauth/authorize']
  ])('lets nothing pass that is live: %j', (markdown, effect) => {
    expect(effectsOf(markdown)).toContain(effect)
  })

  it('lets words pass that are none of it', () => {
    const words = 'a@b, C# 1, (see `x`), lodash@4, #fff, GH-x, prefix fixes nothing'
    expect([...mentionsIn(words), ...referencesIn(words), ...closedBy(words)]).toEqual([])
  })
})

const PIECES = [
  ...[
    '@octocat',
    '#1',
    'GH-1',
    'fixes ',
    'acme/app',
    '/lgtm',
    '!',
    'word',
    ' ',
    '\n',
    '\n\n',
    '\\',
    '\u200b',
    '&commat;',
    '&#35;',
    '1'
  ],
  ...[
    '`',
    '``',
    '```\n',
    '~~~\n',
    '*',
    '_',
    '~~',
    '[',
    '](',
    '](u)',
    ')',
    '![',
    '[r]: https://evil.example\n',
    '[r]',
    '[^1]',
    '[^1]: '
  ],
  ...[
    '<b>',
    '</b>',
    '<!--',
    '-->',
    '<',
    '>',
    '<img src=x>',
    '<p title="',
    '<details>',
    '|',
    '\n|-|-|\n',
    '> ',
    '- ',
    '1. ',
    '    ',
    '# '
  ],
  ...['https://evil.example/', 'www.evil.example', 'eve@evil.example', '//', '$', '<br>', '\t']
]

it('does nothing, whatever it is put together from', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }), async (pieces) => {
      expect(effectsOf(await safeMarkdown(pieces.join(''), options))).toEqual([])
    }),
    { numRuns: propertyRuns(2_500) }
  )
})

it('does nothing in a place for words, whatever it is put together from', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }), (pieces) => {
      const text = pieces.join('')
      const body = [`a ${escapeMarkdown(text)}`, `- ${codeSpan(text)}`, codeBlock(text), details('a', codeBlock(text))]
      const quiet = effectsOf(body.join('\n\n')).filter((effect) => !/^element (?:details|summary)$/.test(effect))
      expect(quiet).toEqual([])
    }),
    { numRuns: propertyRuns(1_000) }
  )
})
