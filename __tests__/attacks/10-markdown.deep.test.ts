import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { safeMarkdown } from '../../src/text/markdown/safe-markdown.ts'
import { codeCell, codeSpan, details, codeBlock, escapeMarkdown } from '../../src/text/quote-markdown.ts'
import { closedBy, commandsAnywhere, effectsOf, mentionsIn, referencesIn } from '../support/github-text.ts'
import { githubPage, shownText } from '../support/github-page.ts'
import { propertyRuns } from '../support/property-runs.ts'

const COMMIT = '5'.repeat(40)
const FILES = `https://github.com/acme/app/blob/${COMMIT}/`
const options = { filesUrl: FILES, maxLength: 20_000 }
const ATTACKS: readonly (readonly [name: string, markdown: string])[] = [
  ['a mention', '@octocat'],
  ['a mention with a hyphen', '@octo-cat'],
  ['a team', '@acme/team'],
  ['a mention after a period', 'x.@octocat'],
  ['a mention in quotes', "'@octocat'"],
  ['a mention in brackets', '(@octocat)'],
  ['a mention in square brackets', '[@octocat]'],
  ['a mention after slashes', '//@octocat'],
  ['a mention after an underscore', '_@octocat'],
  ['an emphasized mention', '_@octocat_'],
  ['a bold mention', '**@octocat**'],
  ['a struck-out mention', '~~@octocat~~'],
  ['a mention as link text', '[@octocat](https://github.com/acme/app)'],
  ['a mention as alternative text', '![@octocat](u)'],
  ['an escaped mention', '\\@octocat'],
  ['a mention with a decimal reference', '&#64;octocat'],
  ['a mention with a hexadecimal reference', '&#x40;octocat'],
  ['a mention with a named reference', '&commat;octocat'],
  ['a mention with a reference in its name', '@&#111;ctocat'],
  ['a mention with a tag inside', '@<b></b>octocat'],
  ['a mention with a comment inside', '@<!-- -->octocat'],
  ['a mention with an unmatched end tag inside', '@</sub>octocat'],
  ['a mention with an empty element inside', '@<sup></sup>octocat'],
  ['a mention with an empty link inside', '@[](https://github.com/a)octocat'],
  ['a mention with empty emphasis inside', '@*</kbd>*octocat'],
  ['a mention with an unknown tag inside', '@<x-y></x-y>octocat'],
  ['a mention with an image inside', '@![](u)octocat'],
  ['a mention with a zero-width space', '@\u200boctocat'],
  ['a mention with a soft hyphen', '@\u00adoctocat'],
  ['a mention with a word joiner', '@\u2060octocat'],
  ['a mention with a byte order mark', '@\ufeffoctocat'],
  ['a mention with a variation selector', '@\ufe0foctocat'],
  ['a mention with a tag character', '@\udb40\udc41octocat'],
  ['a mention after a right-to-left override', '\u202e@octocat'],
  ['a mention after a backtick', '`@octocat'],
  ['a mention after unmatched backticks', '``@octocat`'],
  ['a mention between backticks of two paragraphs', '`a\n\n@octocat`'],
  ['a mention in a cell that ends code', '|a|\n|-|\n|`|`@octocat`|'],
  ['a mention in angle brackets', '<@octocat>'],
  ['a mention in an element', '<span>@octocat</span>'],
  ['a mention in a cell', '|@octocat|\n|-|'],
  ['a mention in a task', '- [ ] @octocat'],
  ['a mention in a quote', '> @octocat'],
  ['a mention in a heading', '# @octocat'],
  ['a mention in an underlined heading', '@octocat\n==='],
  ['a mention in a footnote', 'a[^1]\n\n[^1]: @octocat'],
  ['a mention as the label of a footnote', 'a[^@octocat]'],
  ['a mention in a link definition', '[a]: u "@octocat"'],
  ['a mention after a closed fence', '```\na\n```\n@octocat'],
  ['a mention after a fence of mixed markers', '```\na\n~~~\n```\n@octocat'],
  ['a mention after a fence in a list', '- ```\n\n@octocat'],
  ['a mention after a lone surrogate', '\ud800@octocat'],
  ['a mention after a fence that contains a fence', '````\n```\n````\n@octocat'],
  ['an issue', '#1'],
  ['an issue in brackets', '(#1)'],
  ['an issue of a fork', 'app#1'],
  ['an issue elsewhere', 'acme/app#1'],
  ['an issue as GH-1', 'GH-1'],
  ['an issue as gh-1', 'gh-1'],
  ['an escaped issue', '\\#1'],
  ['an issue with # as a reference', '&#35;1'],
  ['an issue with a digit as a reference', '#&#49;'],
  ['an issue with a tag inside', '#<b></b>1'],
  ['an issue with an unmatched end tag inside', '#</sup>42'],
  ['an issue elsewhere with an unmatched end tag inside', 'acme/other#</sub>7'],
  ['an issue with a zero-width space', '#\u200b1'],
  ['an issue after two #', '##1'],
  ['an issue in a heading', '# #1'],
  ['an issue as link text', '[#1](u)'],
  ['a commit elsewhere', 'acme/app@0123456789abcdef'],
  ['a commit of a fork', 'acme@0123456789abcdef'],
  ['a closing keyword', 'fixes #1'],
  ['a closing keyword with a colon', 'Closes: #1'],
  ['a closing keyword without a space', 'resolve#1'],
  ['a closing keyword and GH-1', 'resolved GH-1'],
  ['a closing keyword and an address', 'fixes https://github.com/acme/app/issues/1'],
  ['a closing keyword and a link', 'fixes [x](https://github.com/acme/app/issues/1)'],
  ['a closing keyword and another repository', 'closes acme/other#1'],
  ['a closing keyword on another line', 'fixes\n#1'],
  ['a closing keyword in bold', '**fixes** #1'],
  ['a link to a pull request', '[x](https://github.com/acme/app/pull/1)'],
  ['a link to a comment', '[x](https://github.com/acme/app/issues/1#issuecomment-2)'],
  ['a link to a discussion', '[x](https://github.com/acme/app/discussions/1)'],
  ['a link to a commit', '[x](https://github.com/acme/app/commit/0123456)'],
  ['a link to an issue with doubled slashes', '[x](https://github.com//acme/app/issues/1)'],
  ['a link to an issue in capitals', '[x](https://github.com/acme/app/ISSUES/1)'],
  ['a link to an issue with an encoded letter', '[x](https://github.com/acme/app/%69ssues/1)'],
  ['a link to an issue with an encoded slash', '[x](https://github.com/acme/app/issues%2F1)'],
  ['a link to an issue with a port', '[x](https://github.com:443/acme/app/issues/1)'],
  ['a link to an issue through a parent folder', '[x](https://github.com/acme/app/x/../issues/1)'],
  ['a relative link to an issue', '[x](../issues/1)'],
  ['a link that authorizes an app', '[x](https://github.com/login/oauth/authorize?client_id=1)'],
  ['a link that creates a token', '[x](https://github.com/settings/tokens/new?scopes=repo)'],
  ['a link to log out', '[x](https://github.com/logout)'],
  ['a link that installs an app', '[x](https://github.com/apps/evil/installations/new)'],
  ['a link to another host', '[x](https://evil.example)'],
  ['a link without a scheme', '[x](//evil.example)'],
  ['a link with backslashes', '[x](\\\\\\\\evil.example)'],
  ['a link with one slash', '[x](https:/evil.example)'],
  ['a link with a user name', '[x](https://github.com@evil.example)'],
  ['a link to a host that starts like the forge', '[x](https://github.com.evil.example)'],
  ['a link with an encoded dot', '[x](https://github.com%2eevil.example)'],
  ['a link to another subdomain of the forge', '[x](https://gist.github.com/evil/1)'],
  ['a link to a branch of the repository', '[x](https://github.com/acme/app/blob/main/a.ts#L1)'],
  ['a link to another commit', `[x](https://github.com/acme/app/blob/${'6'.repeat(40)}/a.ts#L1)`],
  ['a link to an abbreviated commit', '[x](https://github.com/acme/app/blob/5555555/a.ts#L1)'],
  ['a link to another repository', `[x](https://github.com/acme/other/blob/${COMMIT}/a.ts#L1)`],
  ['a link to another owner', `[x](https://github.com/evil/app/blob/${COMMIT}/a.ts#L1)`],
  ['a link to a repository whose name starts alike', `[x](https://github.com/acme/app-2/blob/${COMMIT}/a.ts#L1)`],
  ['a link to a file without lines', `[x](${FILES}a.ts)`],
  ['a link to a heading', `[x](${FILES}README.md#setup)`],
  ['a link to the root of the commit', `[x](${FILES}#L1)`],
  ['a link to a raw file', `[x](https://github.com/acme/app/raw/${COMMIT}/a.ts#L1)`],
  ['a link to the editor', `[x](https://github.com/acme/app/edit/${COMMIT}/a.ts#L1)`],
  ['a link with a query', `[x](${FILES}a.ts?k=Z2hz#L1)`],
  ['a link with another query after ?plain=1', `[x](${FILES}a.ts?plain=1&k=Z2hz#L1)`],
  ['a link with text after the lines', `[x](${FILES}a.ts#L1-L2Z2hz)`],
  ['a link out of the commit', `[x](${FILES}../../issues/1#L1)`],
  ['a link out of the commit, encoded', `[x](${FILES}%2e%2e/%2E./issues/1#L1)`],
  ['a link out of the commit, encoded twice', `[x](${FILES}%252e%252e/issues/1#L1)`],
  ['a link out of the commit with encoded slashes', `[x](${FILES}..%2f..%2fissues#L1)`],
  ['a link out of the commit with backslashes', `[x](${FILES}..\\..\\issues/1#L1)`],
  ['a relative link out of the commit', '[x](../../issues/1#L1)'],
  ['a link with an empty folder', `[x](${FILES}a//b.ts#L1)`],
  ['a link with a zero byte', `[x](${FILES}a%00.ts#L1)`],
  ['a link with a hidden character', `[x](${FILES}a%E2%80%AE.ts#L1)`],
  ['a link with a broken escape', `[x](${FILES}a%E2%.ts#L1)`],
  ['a link to lines with a user name', `[x](https://evil@github.com/acme/app/blob/${COMMIT}/a.ts#L1)`],
  ['a link to lines with a password', `[x](https://a:b@github.com/acme/app/blob/${COMMIT}/a.ts#L1)`],
  [
    'a link to lines of a user name like the forge',
    `[x](https://github.com@evil.example/acme/app/blob/${COMMIT}/a.ts#L1)`
  ],
  ['a link to lines on another port', `[x](https://github.com:8443/acme/app/blob/${COMMIT}/a.ts#L1)`],
  ['a link to lines without encryption', `[x](http://github.com/acme/app/blob/${COMMIT}/a.ts#L1)`],
  ['a link to lines on a look-alike host', `[x](https://githu\u0431.com/acme/app/blob/${COMMIT}/a.ts#L1)`],
  ['a link to lines on a host with a final dot', `[x](https://github.com./acme/app/blob/${COMMIT}/a.ts#L1)`],
  ['a link to lines on a longer host', `[x](https://github.com.evil.example/acme/app/blob/${COMMIT}/a.ts#L1)`],
  ['an image of lines', `![x](${FILES}a.svg#L1)`],
  ['an image by reference of lines', `![x][r]\n\n[r]: ${FILES}a.svg#L1`],
  ['a link to lines with a title', `[x](${FILES}a.ts#L1 "@octocat")`],
  ['a link to lines with a mention as its text', `[@octocat](${FILES}a.ts#L1)`],
  ['a link to lines around an image', `[![x](https://evil.example/p.png)](${FILES}a.ts#L1)`],
  ['a link to lines in HTML', `<a href="${FILES}a.ts#L1" onclick="x">y</a>`],
  ['a link without encryption', '[x](http://github.com/acme/app)'],
  ['a javascript link', '[x](javascript:alert(1))'],
  ['a javascript link with an entity', '[x](javascript&colon;alert(1))'],
  ['a data link', '[x](data:text/html,x)'],
  ['a link that opens a program', '[x](vscode://file/etc/passwd)'],
  ['a mail link', '[x](mailto:eve@evil.example)'],
  ['a link by reference', '[x][r]\n\n[r]: https://evil.example'],
  ['a link by its own label', '[r]\n\n[r]: https://evil.example'],
  ['a link with a title', '[x](https://github.com/acme/app "t")'],
  ['an autolink', '<https://evil.example>'],
  ['a bare URL', 'https://evil.example'],
  ['a bare URL with capitals in its scheme', 'hTTps://evil.example'],
  ['a bare URL without a scheme', 'www.evil.example'],
  ['an email address', 'eve@evil.example'],
  ['a link around an image', '[![a](b)](https://evil.example)'],
  ['a link in HTML', '<a href="https://evil.example">x</a>'],
  ['an image', '![x](https://evil.example/p.png)'],
  ['an image of the forge', '![x](https://github.com/acme/app/raw/main/a.png)'],
  ['an image by reference', '![x][r]\n\n[r]: https://evil.example/p.png'],
  ['an image in HTML', '<img src="https://evil.example/p.png">'],
  ['an image over lines', '<img\nsrc="https://evil.example/p.png"\n>'],
  ['a picture', '<picture><source srcset="https://evil.example/p.png"></picture>'],
  ['an SVG with a script', '<svg onload="x"></svg>'],
  ['a video', '<video src="https://evil.example/v.mp4"></video>'],
  ['a comment', '<!-- x -->'],
  ['our progress marker', '<!-- forgehand:progress:1 -->'],
  ['an unclosed comment', 'a\n\n<!-- x\n\nb'],
  ['an unclosed element', '<details>\n\na'],
  ['an unclosed cell', '<table><tr><td>a'],
  ['a form', '<form action="https://evil.example"><input></form>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a style', '<style>*{display:none}</style>'],
  ['a script in HTML', '<script>x</script>'],
  ['an unclosed attribute', '<p title="\n\na'],
  ['an attribute', '<b onclick="x">y</b>'],
  ['an anchor', '<a name="x"></a>'],
  ['a CDATA section', '<![CDATA[ x ]]>'],
  ['a processing instruction', '<?x ?>'],
  ['a diagram', '```mermaid\ngraph\n```'],
  ['a diagram with a space before its language', '~~~ Mermaid x\ngraph\n~~~'],
  ['a map', '```geojson\n{}\n```'],
  ['a suggested change', '```suggestion\nrm\n```'],
  ['a suggested change of several lines', '```suggestion:-1+1\nrm\n```'],
  ['a formula', '```math\nx\n```'],
  ['an address that looks like a command', '**a**/x-https://evil.example'],
  ['an issue that looks like a command', '**a**/GH-1'],
  ['an issue after another one', '#1GH-1'],
  ['a command', '/lgtm'],
  ['a command after spaces', '   /lgtm'],
  ['a command in a list', '- /lgtm'],
  ['a command in a quote', '> /lgtm'],
  ['a command in a second line', 'a\n/lgtm'],
  ['a command after a line break', 'a\\\n/lgtm'],
  ['an escaped command', '\\/lgtm'],
  ['a command with a reference', '&#47;lgtm'],
  ['our own command', '/agent fix it'],
  ['a command after a comment', '<!-- x -->/lgtm'],
  ['a command after a tag', '<b></b>/lgtm'],
  ['a command in a heading', 'a\n\n/lgtm\n==='],
  ['a command in code of two lines', '`a\n/lgtm b`']
]

const ACTIVE = [
  ...['@octocat', '@acme/team', '#42', 'acme/other#7', 'GH-1', 'fixes #1', 'resolves acme/app#2', 'octo@evil.example'],
  ...['acme/app@0123456789abcdef', 'www.evil.example', 'https://evil.example/x', '@dependabot merge', '@bors r+'],
  ...['bors r+', 'bors: try', 'homu retry', '/lgtm', '/merge now', '!merge', '.deploy', '[skip ci]', '[ci skip]']
]
const INVISIBLE = [
  ...[
    '</sub>',
    '</sup>',
    '</kbd>',
    '<sub></sub>',
    '<sup>',
    '<sub/>',
    '<kbd></kbd>',
    '<b></b>',
    '<span></span>',
    '</p>'
  ],
  ...['<!-- a -->', '<!---->', '<?a?>', '<!A>', '<i title="a">', '</i>', '<img src="u">', '![](u)', '[](u)'],
  ...[
    '**</sub>**',
    '~~<b></b>~~',
    '&zwj;',
    '&shy;',
    '&#8203;',
    '&#x200b;',
    '&ZeroWidthSpace;',
    '\u200b',
    '\u00ad',
    '\u2060'
  ],
  ...['\\', '']
]
/** Active content in parts, with nothing between them on the page. */
const inParts = fc
  .tuple(
    fc.constantFrom('', 'a ', '**b** ', '`c` ', '- ', '> ', '\n', '<sub>', '</sub>', 'a\n'),
    fc.constantFrom(...ACTIVE),
    fc.array(fc.tuple(fc.nat(24), fc.constantFrom(...INVISIBLE)), { minLength: 1, maxLength: 4 })
  )
  .map(([before, active, cuts]) =>
    cuts.reduce((text, [at, part]) => {
      const place = before.length + (at % (active.length + 1))
      return text.slice(0, place) + part + text.slice(place)
    }, before + active)
  )

/** URLs that are nearly links to lines of the pinned commit. */
const urlPieces = fc.tuple(
  fc.constantFrom('https://', 'https:/', 'http://', '//', '/', '', 'HTTPS://', 'https:'),
  fc.constantFrom('', 'a@', 'a:b@', 'github.com@', 'github.com%40'),
  fc.constantFrom('github.com', 'GitHub.com', 'github.com.', 'evil.example', 'github.com:443', 'github%2ecom', ''),
  fc.constantFrom(
    '/acme/app',
    '/Acme/App',
    '//acme/app',
    '/acme/app/../evil',
    '/acme%2fapp',
    '/evil/app',
    '/acme/app.git'
  ),
  fc.constantFrom('/blob/', '/blob//', '/raw/', '/blob/main/../', '/b%6cob/', '/edit/', '/blob%2f'),
  fc.constantFrom(COMMIT, '6'.repeat(40), 'main', COMMIT.slice(1), `${COMMIT}5`, `${COMMIT}^`, `${COMMIT}/..`),
  fc.constantFrom(
    '/a.ts',
    '/../a.ts',
    '/%2e%2e/a.ts',
    '/.%2E/issues/1',
    '/a\\..\\b',
    '/%252e%252e/a',
    '/',
    '',
    '/a b',
    '/a%0a'
  ),
  fc.constantFrom('', '?plain=1', '?plain=1&x=1', '?k=secret', '?', ';a'),
  fc.constantFrom('#L1', '#L1-L5', '#L1C2-L3C4', '#l1', '#L', '#L1-', '#issuecomment-1', '#L1#L2', '#L1%20@a', '')
)

describe('text of a manipulated model', () => {
  it('has no effect in parts with nothing between them on the page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(inParts, { minLength: 4, maxLength: 4 }), async (paragraphs) => {
        const safe = await safeMarkdown(paragraphs.join('\n\n'), options)
        expect([...effectsOf(safe), ...commandsAnywhere(safe)]).toEqual([])
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })

  it.each([
    ['in a fence', '```\n/lgtm\n```'],
    ['in a fence of tildes', 'a\n\n~~~sh\nbors r+\n~~~'],
    ['in indented code', 'a\n\n    @dependabot merge'],
    ['in a fence in a list', '- ```\n  [skip ci]\n  ```'],
    ['within a line of code', '```\na  @dependabot merge\n# @@bors r+\n```'],
    ['in inline code', 'Write `a @dependabot merge` or `@bors: try`'],
    ['in an address', 'https://evil.example/$@dependabot merge'],
    ['with a sign in its name', '@dependa@bot merge, _@dependa&commat;bot merge, `@dependa@bot merge`'],
    ['in the middle of a line', 'Thanks, @bors r+, and `[skip ci]`'],
    ['in text that is too costly to parse', `/lgtm\n${'>'.repeat(20_000)}`]
  ])('contains no command to bots that ignore Markdown: %s', async (_, markdown) => {
    expect(commandsAnywhere(await safeMarkdown(markdown, options))).toEqual([])
  })

  it('links only to lines of the pinned commit, whatever a URL is made of', async () => {
    await fc.assert(
      fc.asyncProperty(urlPieces, async (pieces) => {
        const url = pieces.join('')
        const markdown = `[x](<${url}>)\n\n<${url}>\n\n![x](<${url}>)\n\n[x][r]\n\n[r]: <${url}>`
        expect(effectsOf(await safeMarkdown(markdown, options))).toEqual([])
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })

  it.each(ATTACKS)('has no effect as Markdown: %s (%j)', async (_, markdown) => {
    expect(effectsOf(await safeMarkdown(markdown, options))).toEqual([])
  })

  it('names no bot in code that we write', () => {
    for (const command of ['a @dependabot merge', '@@bors r+', '@dependa@bot merge', 'x\n@dependabot rebase'])
      for (const text of [codeSpan(command), codeBlock(command), codeCell(`|${command}`), escapeMarkdown(command)])
        expect(commandsAnywhere(text)).toEqual([])
  })

  it.each(['@types/node', '@bot.command()', 'npm i @robot/core', '@dependabot/core', 'ada@example.com', 'git@v2'])(
    'keeps the code %s',
    async (code) => {
      const [block, span] = [`\`\`\`\n${code}\n\`\`\``, `\`${code}\``]
      await expect(safeMarkdown(`${block}\n\n${span}`, options)).resolves.toBe(`${block}\n\n${span}`)
      expect(codeBlock(code)).toBe(block)
      expect(codeSpan(code)).toBe(span)
    }
  )

  it.each(ATTACKS)('has no effect as plain text: %s (%j)', (_, markdown) => {
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
    ['a link to the repository', `[the file](${FILES}a.md#L1)`, 'the file']
  ])('is allowed to contain %s', async (_, markdown, shown) => {
    expect(shownText(githubPage(await safeMarkdown(markdown, options))).trim()).toBe(shown)
  })
})

describe('the oracle of these tests', () => {
  it.each([
    ['@octocat', 'mention @octocat'],
    ['see #1', 'reference #1'],
    ['fixes acme/app#1', 'closes acme/app#1'],
    ['[x](https://evil.example)', 'link https://evil.example'],
    ['![x](u)', 'element img'],
    ['a <!-- b -->', 'comment  b '],
    ['- /lgtm', 'command - /lgtm'],
    ['bors r+', 'command bors'],
    ['@</sub>octocat', 'mention @octocat'],
    ['#<sup></sup>42', 'reference #42'],
    ['```mermaid\na\n```', 'drawing'],
    ['[x](https://github.com/login/oauth/authorize)', 'link https://github.com/login/oauth/authorize']
  ])('finds the effect of %j', (markdown, effect) => {
    expect(effectsOf(markdown)).toContain(effect)
  })

  it('finds no effect in ordinary words', () => {
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
    '<sub>',
    '</sub>',
    '@',
    'octocat',
    'bors r+',
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

it('random Markdown has no effect', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }), async (pieces) => {
      expect(effectsOf(await safeMarkdown(pieces.join(''), options))).toEqual([])
    }),
    { numRuns: propertyRuns(2_500) }
  )
})

it('random plain text has no effect', () => {
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
