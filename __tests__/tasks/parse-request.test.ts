import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseRequest, type ParsedRequest } from '../../src/tasks/parse-request.ts'
import { noFlags } from '../support/no-flags.ts'
import { propertyRuns } from '../support/property-runs.ts'

const read = (comment: string, subject: 'issue' | 'pull-request' = 'issue'): Promise<ParsedRequest> =>
  parseRequest(comment, { trigger: '/agent', subject })

const fence = '```'

describe('the place of a command', () => {
  it.each([
    ['alone', '/agent fix this'],
    ['after other lines', 'Thanks for the report!\n\n/agent fix this'],
    ['on the next line of a paragraph', 'Thanks for the report!\n/agent fix this'],
    ['after a hard break', 'Thanks!  \n/agent fix this'],
    ['with spaces before it', '   /agent   fix this  '],
    ['with line feeds of Windows', 'Thanks!\r\n\r\n/agent fix this\r\n'],
    ['in capitals, as phones write it', '/Agent FIX this'],
    ['over a line of hyphens', '/agent fix this\n---\n'],
    ['below a list', '- one\n- two\n/agent fix this'],
    ['below a line that is indented like a list', 'see\n      - one\n/agent fix this'],
    ['after a closed fence', `${fence}\nlog\n${fence}\n/agent fix this`],
    ['after an HTML comment', '<!-- a template -->\n\n/agent fix this'],
    ['after a folded section', '<details>\n\nlog\n\n</details>\n\n/agent fix this'],
    ['after a folded section in a comment', '<!-- <details> -->\n\n/agent fix this'],
    ['with no-break spaces', '\u00a0/agent\u00a0fix\u00a0this'],
    ['with a zero-width space inside', '/ag\u200bent fix this'],
    ['with a byte order mark before it', '\ufeff/agent fix this']
  ])('finds one %s', async (_, comment) => {
    expect(await read(comment)).toMatchObject({ kind: 'request', request: { verb: 'fix' } })
  })

  it.each([
    ['in a fence', `${fence}\n/agent fix this\n${fence}`],
    ['in an unclosed fence of tildes', 'see\n~~~\n/agent fix this'],
    ['in indented code', 'see\n\n    /agent fix this'],
    ['in inline code', '`/agent fix this`'],
    ['in inline code over two lines', 'write `\n/agent fix this` there'],
    ['in a quotation', '> /agent fix this'],
    ['in a quotation that continues without >', '> see\n/agent fix this'],
    ['in a quotation inside a list', '- > see\n/agent fix this'],
    ['in an HTML comment', '<!--\n/agent fix this\n-->'],
    ['in an HTML comment inside a paragraph', 'see <!--\n/agent fix this\n--> there'],
    ['in an unclosed HTML comment', '<!--\n\n/agent fix this'],
    ['in an HTML block', '<div>\n/agent fix this\n</div>'],
    ['in a folded section', '<details>\n\n/agent fix this\n\n</details>'],
    ['in a quotation written as HTML', '<blockquote>\n\n/agent fix this\n\n</blockquote>'],
    [
      'in a folded section with the end of another element',
      '<details>\n\n</blockquote>\n\n/agent fix this\n\n</details>'
    ],
    [
      'in a folded section with its end in a comment',
      '<details>\n\n<!-- </details> -->\n\n/agent fix this\n\n</details>'
    ],
    [
      'in a folded section with its end in an attribute',
      '<details>\n\n<div title="</details>">\n\n/agent fix this\n\n</div></details>'
    ],
    ['in the text of a link', '[see\n/agent fix this\n](https://example.com)'],
    ['in the title of a link definition', '[x]: https://example.com "\n/agent fix this\n"'],
    ['in a table', '/agent fix | this\n--- | ---\n1 | 2'],
    ['in a footnote', '[^1]: see\n/agent fix this\n\n[^1]'],
    ['in a fence inside two lists', '- - ```\n    /agent fix this\n    ```'],
    ['as a list item', '- /agent fix this'],
    ['as a heading', '# /agent fix this'],
    ['in the middle of a line', 'write /agent fix this'],
    ['as another word', '/agentic fix this'],
    ['as a longer word without its hidden character', '/agent\u200bic fix this'],
    ['backwards after a right-to-left override', '\u202etnega/ fix this'],
    ['with a look-alike letter', '/\u0430gent fix this'],
    ['escaped', '\\/agent fix this'],
    ['as an entity', '&#47;agent fix this']
  ])('finds none %s', async (_, comment) => {
    expect(await read(comment)).toEqual({ kind: 'none' })
  })

  it('refuses a comment with several commands', async () => {
    expect(await read('/agent fix this\n\n/agent ask why')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('2 commands')
    })
  })

  it('does not count a quoted command as a second one', async () => {
    expect(await read('> /agent ask why\n\n/agent fix this')).toMatchObject({ kind: 'request' })
  })
})

describe('the words of a command', () => {
  it.each([
    ['/agent fix', 'fix', ''],
    ['/agent fix the parser', 'fix', 'the parser'],
    ['/agent please mend the parser', 'fix', 'please mend the parser'],
    ['/agent Ask: why is it so?', 'ask', 'why is it so?'],
    ['/agent explain', 'explain', ''],
    ['/agent', 'help', ''],
    ['/agent help', 'help', ''],
    ['/agent\nmend the parser\n\nand test it', 'fix', 'mend the parser\n\nand test it'],
    ['/agent fix it\nwith a test', 'fix', 'it\nwith a test'],
    ['/agent update the docs', 'fix', 'update the docs']
  ])('reads %j as %s', async (comment, verb, text) => {
    expect(await read(comment)).toMatchObject({ kind: 'request', request: { verb, text } })
  })

  it('reads what follows review as what to look at', async () => {
    expect(await read('/agent review', 'pull-request')).toMatchObject({ request: { verb: 'review', text: '' } })
    expect(await read('/agent review --turns 5 the locking\nand the cache', 'pull-request')).toMatchObject({
      request: { verb: 'review', text: 'the locking\nand the cache', flags: { turns: 5 } }
    })
  })

  it('reads update as a verb on a pull request, unless other words follow on its line', async () => {
    expect(await read('/agent update', 'pull-request')).toMatchObject({ request: { verb: 'update', text: '' } })
    expect(await read('/agent update\nKeep our API.', 'pull-request')).toMatchObject({
      request: { verb: 'update', text: 'Keep our API.' }
    })
    expect(await read('/agent update the docs', 'pull-request')).toMatchObject({
      request: { verb: 'fix', text: 'update the docs' }
    })
    expect(await read('/agent update', 'issue')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('`update` works only on pull requests')
    })
  })

  it('reads review as free text on an issue, and says without any that it works only on pull requests', async () => {
    expect(await read('/agent review it', 'issue')).toMatchObject({ request: { verb: 'fix', text: 'review it' } })
    expect(await read('/agent review', 'issue')).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/`review` works only on pull requests.*verbs are fix, explain, ask, plan, approve/)
    })
  })
})

it.each(['', '1', '25'])('reads the number of runs after undo: %j', async (number) => {
  expect(await read(`/agent undo ${number}`, 'issue')).toMatchObject({ request: { verb: 'undo', text: number } })
})

it('reads retry with flags, and with words as free text', async () => {
  expect(await read('/agent retry --turns 5', 'issue')).toMatchObject({
    request: { verb: 'retry', flags: { turns: 5 } }
  })
  for (const text of ['the upload', '\nfaster']) {
    expect(await read(`/agent retry ${text}`, 'issue')).toMatchObject({ request: { verb: 'fix' } })
  }
})

it('reads undo with words as free text', async () => {
  expect(await read('/agent undo the rename', 'issue')).toMatchObject({
    request: { verb: 'fix', text: 'undo the rename' }
  })
})

it.each(['0', '-1', '1.5', '00001', '99999', '2 runs', '2\nbut keep the test'])(
  'does nothing for undo %s',
  async (text) => {
    expect(await read(`/agent undo ${text}`, 'issue')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('only a number can follow it')
    })
  }
)

describe('flags', () => {
  it.each([
    ['--model gpt-5 it', { model: 'gpt-5' }],
    ['--model=org/gpt-5:free it', { model: 'org/gpt-5:free' }],
    ['--model "gpt-5" it', { model: 'gpt-5' }],
    ["--model='gpt-5' it", { model: 'gpt-5' }],
    ['--model “gpt-5” it', { model: 'gpt-5' }],
    ['--budget $2 --turns 30 --minutes=20 it', { budget: 2, turns: 30, minutes: 20 }],
    ['--base release/1.x it', { base: 'release/1.x' }],
    ['--effort high it', { effort: 'high' }],
    ['--DRAFT --dry-run it', { draft: true, dryRun: true }],
    ['—draft it', { draft: true }]
  ])('are read from %s', async (words, flags) => {
    expect(await read(`/agent fix ${words}`)).toMatchObject({
      request: { flags: { ...noFlags, ...flags }, text: 'it' }
    })
  })

  it('are read before the verb, and in a request without a verb', async () => {
    expect(await read('/agent --draft explain it')).toMatchObject({
      request: { verb: 'explain', flags: { draft: true } }
    })
    expect(await read('/agent --draft')).toMatchObject({ request: { verb: 'fix', flags: { draft: true }, text: '' } })
  })

  it.each([
    ['/agent fix the --draft flag', 'the --draft flag'],
    ['/agent fix -- --draft does nothing', '--draft does nothing'],
    ['/agent mend --draft', 'mend --draft']
  ])('are not read from the free text of %j', async (comment, text) => {
    expect(await read(comment)).toMatchObject({ request: { verb: 'fix', flags: noFlags, text } })
  })

  it('are checked after an unknown flag and its value too', async () => {
    expect(await read('/agent fix --turn 3 --budget lots this')).toMatchObject({
      message: expect.stringMatching(/`--turn` is not a flag.*`--budget` is `lots`/)
    })
  })

  it('have all their errors reported at once, with the value and what is expected', async () => {
    const reading = await read('/agent fix --modle gpt-5')
    expect(reading).toMatchObject({ message: 'Nothing was run. `--modle` is not a flag. Did you mean `--model`?' })
    expect(
      await read('/agent fix --turns many --draft=yes --minutes 3 --minutes 4 --budget --colour=red it')
    ).toMatchObject({
      kind: 'refused',
      message:
        'Nothing was run. `--turns` is `many` but must be a positive integer. ' +
        '`--draft` takes no value but has `yes`. `--minutes` appears twice. ' +
        '`--budget` needs a value: an amount of US dollars, such as 2 or 0.50. ' +
        '`--colour` is not a flag. The flags are `--model`, `--budget`, `--turns`, `--minutes`, `--base`, `--effort`, `--draft`, `--dry-run`, `--adopt`.'
    })
  })

  it.each([
    ['turns', '0'],
    ['turns', '1.5'],
    ['turns', '1e9'],
    ['minutes', '-1'],
    ['budget', '0'],
    ['budget', 'NaN'],
    ['base', '-x'],
    ['base', '../main'],
    ['base', 'a..b'],
    ['base', 'refs@{1}'],
    ['base', 'main/'],
    ['model', 'a;b'],
    ['model', '""']
  ])('are refused: --%s %s', async (name, value) => {
    expect(await read(`/agent fix --${name}=${value} it`)).toMatchObject({ kind: 'refused' })
  })

  it('are quoted as code where their value is reported', async () => {
    const reading = await read(`/agent fix --turns=\`@team\`<img>${'x'.repeat(500)} it`)
    expect(reading).toMatchObject({
      message: expect.stringMatching(/^Nothing was run\. `--turns` is `` `@team`<img>x+… `` but must be/)
    })
  })
})

it('finds the same commands without the Markdown parser as with it', async () => {
  const pieces = [
    '/agent',
    'fix',
    ' ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '# ',
    '---',
    '===',
    '* ',
    '+ ',
    ':',
    '&#9;',
    '**'
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), async (parts) => {
      const comment = parts.join('')
      const parsed = await read(`${comment}\n\n[the parser reads this]: x`)
      expect((await read(comment)).kind).toBe(parsed.kind)
    }),
    { numRuns: propertyRuns(1_000) }
  )
})

describe('hostile comments', () => {
  const full = (text: string) => text.repeat(Math.ceil(60_000 / text.length))

  // Without a bound, each takes a parser more than a minute or overflows its stack.
  it.each([
    ['quotes inside quotes', full('> ')],
    ['lists inside lists', full('1. ')],
    ['footnotes inside footnotes', full('[^a]: ')],
    ['emphasis', full('*a_ ')],
    ['references', full('[a][')],
    ['images', full('![](<')],
    ['empty links', full('[](')],
    ['definitions', full('[a]: u\n')],
    ['commands in unclosed code', full('/agent `x\n')]
  ])('reads %s within the time limit of a test', async (_, text) => {
    expect(await read(`/agent fix this\n\n${text}`)).toMatchObject({ kind: expect.stringMatching(/request|refused/) })
  })

  it('never throws', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/agent ',
        'fix ',
        '--model ',
        '--',
        '=',
        '`',
        '```\n',
        '\n',
        '> ',
        '- ',
        '<!--',
        '-->',
        '[',
        '](',
        '"'
      ),
      fc.string({ unit: 'binary' })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        expect(await read(pieces.join(''))).toMatchObject({ kind: expect.stringMatching(/none|request|refused/) })
      })
    )
  })
})
