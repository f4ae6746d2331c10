import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { occurrences } from '../../../src/tools/edit/occurrences.ts'
import { replaceText } from '../../../src/tools/edit/replace-text.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import '../../support/property-seed.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

const replace = (text: string, oldText: string, newText: string) =>
  replaceText(text, { oldText, newText, replaceAll: false })

describe('replaceText', () => {
  it.each([
    ['an exact piece', 'a b c', 'b', 'X', 'a X c'],
    ['dollar signs literally', 'a b', 'b', "$& $1 $' $$", "a $& $1 $' $$"],
    ['a missing final line ending', 'a\nb', 'b', 'c', 'a\nc'],
    ['the byte order mark', '\ufeffa\nb\n', 'a\n', 'c\n', '\ufeffc\nb\n'],
    ['CRLF for a quote with LF', 'a\r\nb\r\nc\r\n', 'a\nb', 'x\ny\nz', 'x\r\ny\r\nz\r\nc\r\n'],
    ['LF for a new text with CRLF', 'a\nb\n', 'a', 'x\r\ny', 'x\ny\nb\n'],
    ['mixed line endings outside the edit', 'a\r\nb\nc\r\n', 'b', 'B', 'a\r\nB\nc\r\n'],
    ['mixed line endings of quoted lines that stay', 'a\nb\r\nc\n', 'a\nb\nc', 'a\nb\nC', 'a\nb\r\nC\n'],
    ['exactly one byte order mark when it is quoted', '\ufeffa\nb\n', '\ufeffa', '\ufeffc', '\ufeffc\nb\n'],
    ['no byte order mark that only the quote has', 'a\nb\n', '\ufeffa', '\ufeffc', 'c\nb\n'],
    ['nothing for a deletion', 'a\nb\nc\n', 'b\n', '', 'a\nc\n'],
    ['an omission comment that the file already has', 'x // ...\ny', 'x // ...\ny', 'x // ...\nz', 'x // ...\nz']
  ])('inserts or keeps %s', (...[, text, oldText, newText, expected]) => {
    expect(replace(text, oldText, newText)).toEqual({ kind: 'replaced', text: expected, count: 1, note: '' })
  })

  it('replaces every occurrence on request', () => {
    expect(replaceText('a-a-a', { oldText: 'a', newText: 'b', replaceAll: true })).toMatchObject({
      text: 'b-b-b',
      count: 3
    })
  })

  it.each([
    ['indentation', 'if (x) {\n    a()\n    b()\n}\n', 'a()\nb()\n', 'a()\nc()\n', 'if (x) {\n    a()\n    c()\n}\n'],
    [
      'tabs for spaces',
      'f {\n\tif {\n\t\ta\n\t}\n}',
      '  if {\n    a\n  }',
      '  if {\n    b\n  }',
      'f {\n\tif {\n\t\tb\n\t}\n}'
    ],
    ['spaces at the ends of lines', 'a  \nb\t\nc', 'a\nb', 'x\ny', 'x\ny\nc'],
    ['white space of lines that stay', 'a  \nb\t\nd  e\nc', 'a\nb\nd e', 'a\ny\nd e', 'a  \ny\nd  e\nc'],
    ['indentation of deleted lines', 'if {\n    a\n    b\n}\n', 'a\nb\n', '', 'if {\n}\n'],
    ['indentation of a deleted last line', 'a\n    b\n\tc', 'b\nc\n', '', 'a\n'],
    ['empty lines around the quote', 'a\nf()\nb\n', '\nf()\n\n', '\ng()\n\n', 'a\ng()\nb\n'],
    ['empty lines below the quote', 'a\nf()\nb\n', 'f()\n\n', 'g()\n', 'a\ng()\nb\n'],
    ['empty lines below deleted lines', 'a\nf()\nb\n', 'f()\n\n', '', 'a\nb\n'],
    ['white space inside', 'f(a,  b)\n', 'f(a, b) ', 'f(b)', 'f(b)\n'],
    ['line numbers', 'one\ntwo\n', '1\tone\n2\ttwo', '1\tone\n2\tTWO', 'one\nTWO\n'],
    ['line numbers with an arrow', 'a\n  one\n', '    2→  one', '    2→  ONE', 'a\n  ONE\n'],
    ['line numbers that the new text lacks', 'a\n  one\n', '    2→  one', '  ONE', 'a\n  ONE\n'],
    ['line numbers with a blank', 'a\n  one\n', '2:   one', '2:   ONE', 'a\n  ONE\n'],
    ['one layer of escapes', 'say("hi")', 'say(\\"hi\\")', 'say("ho")', 'say("ho")'],
    ['the same escapes in both texts', 'a\nsay("hi")\n', 'a\\nsay(\\"hi\\")', 'a\\nsay(\\"ho\\")', 'a\nsay("ho")\n'],
    ['typographic quotes', 'it’s — “so”', 'it\'s - "so"', 'no', 'no']
  ])('ignores %s if only one place fits, and says so', (...[, text, oldText, newText, expected]) => {
    const replaced = replace(text, oldText, newText)
    expect(replaced).toMatchObject({ kind: 'replaced', text: expected })
    expect(replaced).toHaveProperty('note', expect.stringMatching(/^(ignoring|with)/))
  })
})

describe('new lines deeper than any quoted line', () => {
  it.each([
    ['a tab for each level', '\treturn x\n', '    return x', '    if y:\n        return x', '\tif y:\n\t\treturn x\n'],
    ['a tab for two spaces', '\tif:\n\t\ta\n', '  if:\n    a', '  if:\n    b:\n      a', '\tif:\n\t\tb:\n\t\t\ta\n'],
    ['spaces for tabs', 'f:\n    a\n', 'f:\n\ta', 'f:\n\tb:\n\t\ta', 'f:\n    b:\n        a\n'],
    [
      'four spaces for two',
      'f:\n    g:\n        a\n',
      'f:\n  g:\n    a',
      'f:\n  g:\n    b:\n      a',
      'f:\n    g:\n        b:\n            a\n'
    ],
    [
      'as many spaces as a level of the file has',
      '  f:\n    a\n',
      '\t\ta',
      '\t\ta:\n\t\t\tb',
      '  f:\n    a:\n      b\n'
    ],
    [
      'indentation of the file below deleted lines',
      'f:\n    a:\n        b\n',
      '  a:\n    b',
      '    b',
      'f:\n        b\n'
    ],
    [
      'the same number of additional spaces',
      '      a\n      b\n',
      '  a\n  b',
      '  a\n    c\n  b',
      '      a\n        c\n      b\n'
    ],
    [
      'less indentation than every quoted line',
      '\tf:\n\t\tg:\n',
      '    f:\n        g:',
      '    f:\n        h:\nz',
      '\tf:\n\t\th:\nz\n'
    ]
  ])('get %s', (...[, text, oldText, newText, expected]) => {
    expect(replace(text, oldText, newText)).toEqual({
      kind: 'replaced',
      text: expected,
      count: 1,
      note: 'ignoring indentation'
    })
  })
})

describe('a quote with the indentation of another place', () => {
  const unclear = /only ignoring indentation.*Quote the lines exactly/

  it.each([
    ['one of its levels is two in the file', '  a\n    b\n', '    a\n    b', '    a\n    c'],
    ['two of its levels are one in the file', '  a\n  b\n', '  a\n    b', '  a\n    c'],
    ['its levels are in another order', 'a\n  b\n', '    a\nb', '    a\nc'],
    [
      'it has one line, and the new lines have other levels',
      'f:\n  g:\n    a\n',
      '        a',
      '        b:\n            a'
    ],
    ['one line may have another unit, or be misquoted', 'f:\n    a\n', 'f:\n  a', 'f:\n  b:\n    a'],
    ['the new text has a block without indentation', '  a\n  b\n', 'a\nb', 'a\nif x:\nb'],
    ['the new line is where the file has the quoted one', '  b\nc\n', '    b', '    b\n  c'],
    ['a new line starts with a no-break space', '  f:\n    a\n', 'f:\n  a', 'f:\n  a\n\u00a0b'],
    ['a line of the file starts with a no-break space', 'f:\n  \u00a0a\n', 'f:\na', 'f:\nb'],
    ['a new line is deeper than a block on one line', '  f:\n    a\n', 'f:\n  a', 'f:\n  if x: y()\n    a']
  ])('is refused with the lines of the file if %s', (...[, text, oldText, newText]) => {
    const refusal = replace(text, oldText, newText)
    expect(refusal).toEqual({ kind: 'refused', reason: expect.stringMatching(unclear) })
    expect(refusal).toHaveProperty('reason', expect.stringContaining(`\n${text.trimEnd().split('\n').length}\t`))
  })

  it.each([
    ['the edit changes no indentation', 'a:\n    b\n', 'a:\n  b', 'a:\n  c', 'a:\n    c\n'],
    ['only the quote is indented otherwise', 'a:\n    b\n', '  a:\n  b', 'a:\n    c', 'a:\n    c\n'],
    [
      'a line replaces one other, without any indentation',
      '  f {\n    a\n  }\n',
      'f {\na\n}',
      'f {\nb\n}',
      '  f {\n    b\n  }\n'
    ],
    ['whole lines are deleted', '  a\n    b\nc\n', 'a\nb\n', '', 'c\n']
  ])('is accepted if %s', (...[, text, oldText, newText, expected]) => {
    expect(replace(text, oldText, newText)).toMatchObject({ kind: 'replaced', text: expected })
  })
})

describe('an exact quote that starts inside the indentation of a line', () => {
  it.each([
    ['the indentation of its first line changes', '  a\n  b\n', 'a', '  c'],
    ['the block below its first line is not deeper', 'f:\n    a\n', 'a', 'if x:\n    a'],
    ['a new line is outside of the block', 'f:\n  a\n  b\n', 'a', 'a\nc'],
    ['its first line is deleted', 'f {\n\t\ta\n\t}\n', '\ta\n\t}', '\t}'],
    ['a new line is outside of the block that goes on below', 'f:\n  a\n  b\n', 'a\n', 'a\nc\n'],
    ['a new line is outside of the block, which ends there', 'f:\n  a\n\ng:\n  b\n', 'a', 'a\nc'],
    ['a new line is deeper than a block on one line', 'f:\n    a\n    b\n', 'a\n', 'if x: y()\n        c\n'],
    ['a new line is above the quoted ones', 'f:\n  a\n  b\n', 'a\n  b', 'a\nc\n  b']
  ])('is refused if %s', (...[, text, oldText, newText]) => {
    const reason: unknown = expect.stringMatching(/starts inside the indentation of line/)
    expect(replace(text, oldText, newText)).toEqual({ kind: 'refused', reason })
  })

  it.each([
    ['new lines have the whole indentation', 'f:\n  a\n  b\n', 'a', 'c\n  d', 'f:\n  c\n  d\n  b\n'],
    ['the block ends there', 'f:\n  a\n\ng:\n', 'a', 'a\n\nh:\n  b', 'f:\n  a\n\nh:\n  b\n\ng:\n'],
    ['the lines are deleted', 'f:\n  a\n  b\n', 'a\n', '', 'f:\n  b\n']
  ])('is replaced if %s', (...[, text, oldText, newText, expected]) => {
    expect(replace(text, oldText, newText)).toMatchObject({ kind: 'replaced', text: expected, note: '' })
  })
})

describe('an exact quote that starts in the middle of a line', () => {
  it.each([
    ['below a bullet', '  * a\n    b\n', 'a', 'a\nc'],
    ['behind an assignment', 'f:\n  x = a\n  b\n', 'a', 'a\ny = c']
  ])('is refused if a new line would leave its block: %s', (...[, text, oldText, newText]) => {
    const reason: unknown = expect.stringMatching(/starts in the middle of line/)
    expect(replace(text, oldText, newText)).toEqual({ kind: 'refused', reason })
  })

  it.each([
    ['are as deep', 'f:\n  x = a(1)\n', '1)', '1)\n  y = 2', 'f:\n  x = a(1)\n  y = 2\n'],
    ['end the block', '  x = a(1)\n', '(1)', '({\n  })', '  x = a({\n  })\n']
  ])('is replaced if new lines %s', (...[, text, oldText, newText, expected]) => {
    expect(replace(text, oldText, newText)).toMatchObject({ kind: 'replaced', text: expected, note: '' })
  })
})

describe('replace_all', () => {
  it('is refused if a new line would leave one of the blocks', () => {
    const result = replaceText('f:\n  log()\n  log()\n', {
      oldText: 'log()\n',
      newText: 'log()\nb()\n',
      replaceAll: true
    })
    expect(result).toEqual({ kind: 'refused', reason: expect.stringMatching(/indentation of line 2/) })
  })

  it('deletes whole lines with their indentation', () => {
    const result = replaceText('  log()\n    a\n\tlog()\n', { oldText: 'log()\n', newText: '', replaceAll: true })
    expect(result).toMatchObject({ kind: 'replaced', text: '    a\n', count: 2 })
  })
})

describe('replaceText refuses', () => {
  it.each([
    ['an empty quote', 'a', '', 'b', /write_file/],
    ['no change', 'a', 'a', 'a', /nothing to change/],
    ['overlapping places', 'b a b a b', 'b a b', 'c', /2 times, in lines 1, 1/],
    ['several places', 'x\nb\nx\nx', 'x', 'y', /3 times, in lines 1, 3, 4/],
    [
      'several places that differ in white space',
      '  a b\n\ta b\n',
      'a  b',
      'c',
      /Except for white space it is in lines 1, 2;/
    ],
    ['a match that would remove more than it quotes', `a${'\t'.repeat(600)}b`, 'a b ', 'c', /much more than it quotes/],
    ['code left out', 'f() {\n  a\n}', 'f() {\n  a\n}', 'f() {\n  // ... rest of the function\n}', /leaves code out/],
    ['an edit that was already made', 'let b = 1', 'let a = 1', 'let b = 1', /may have been made/],
    ['a bracket that every file has', 'f() {\n}', 'some other thing', '}', /Nothing in the file is similar/],
    ['a key that looks like a line number', 'okay = 3\n', '200:ok', '200:fine', /not found/],
    ['the line number of another place', 'a,\nc,\nd,\n b,\n', '2: b,', '2: x,', /numbers a line 2 that is line 4/],
    ['line numbers that skip a line', 'a\nb\n', '1\ta\n3\tb', '1\ta\n3\tc', /numbers a line 3 that is line 2/],
    ['line numbers in a part of the new text', 'a\nb\n', '1\ta\n2\tb', '1\ta\nc\n2\tb', /only some of new_string do/],
    ['a line ending that the new text lacks', 'a {\n  b;\n  c;\n}\n', '  b;\n', '  d;', /line 3 would follow/],
    ['a sign that stands for several', '“a” "b" x\n', '‟a” ‟b" x', '‟c', /different characters of the file/],
    ['an escape that only the new text has', 'say("a")\n', 'say(\\"a\\")', 'say(\\"b\\n\\")', /one layer of escapes/],
    [
      'a quote that the new text does not escape',
      'say("a")\n',
      'say(\\"a\\")',
      'say(\\"b\\", "c")',
      /one layer of escapes/
    ],
    ['a piece of a line between empty lines', 'af()\n', '\nf()\n', 'g()', /not found/],
    ['text without similar lines', 'a\nb', 'some other thing', 'x', /Nothing in the file is similar/],
    [
      'an encoded quote whose new text has an entity of the file as it is',
      "'&amp;': '&',\n'&quot;': 'q',\n",
      "'&amp;amp;': '&amp;',\n'&amp;quot;': 'q',",
      "'&quot;': 'q',",
      /not found/
    ],
    [
      'a quote with only the first and the last line right',
      'f {\n  keep()\n}',
      'f {\n  other()\n}',
      'f {}',
      /not found/
    ]
  ])('%s', (...[, text, oldText, newText, message]) => {
    expect(replace(text, oldText, newText)).toEqual({ kind: 'refused', reason: expect.stringMatching(message) })
  })

  it('shows the closest lines with their numbers and their margins', () => {
    const refusal = replace('one\n\tconst total = sum(items)  \nthree', 'const total = sum(item)', 'x')
    expect(refusal).toHaveProperty('reason', expect.stringContaining('2\t→const total = sum(items)··'))
  })

  it.each([
    ['hidden characters', 'let\u200b a =\u00a0one\t\n', 'let a = one!', '1\tlet<U+200B> a =<U+00A0>one→'],
    [
      'the line in between',
      'first one\nand this\nlast one\n',
      'first one\nlast one',
      '1\tfirst one\n2\tand this\n3\tlast one'
    ],
    [
      'the place where most lines are equal',
      'x one\ny\nx two\nx one\nx three\n',
      'x one\nx three!',
      '4\tx one\n5\tx three'
    ],
    [
      'a part of a long quote',
      `${'a b\n'.repeat(9)}the end\n`,
      `${'a b\n'.repeat(9)}the  End\nand more\nx\n`,
      '10\tthe end'
    ]
  ])('shows %s', (...[, text, oldText, shown]) => {
    expect(replace(text, oldText, 'X')).toHaveProperty('reason', expect.stringContaining(shown))
  })
})

it('never writes two lines into one because the new text lacks the last line ending', () => {
  const line = fc.stringMatching(/^[ ]{0,4}[a-z(]{1,5}[a-z:;})]$/)
  const lines = fc.uniqueArray(line, { minLength: 3, maxLength: 6, selector: (each) => each.trim() })
  fc.assert(
    fc.property(lines, line, fc.nat(), (file, next, at) => {
      const index = at % (file.length - 1)
      const replaced = replace(`${file.join('\n')}\n`, `${file[index] ?? ''}\n`, next)
      if (replaced.kind === 'refused') return
      const below = file[index + 1] ?? ''
      // Only what no program joins by mistake may be joined.
      expect(`${next}|${below}`).toMatch(/[({:;}),\w]\|[({:;)]|[({:;]\|\w/)
    }),
    { numRuns: propertyRuns(2_000) }
  )
})

it('writes typographic signs of the quote as the file has them, whatever the model changes', () => {
  const word = fc.stringMatching(/^[a-z]{1,4}$/)
  const line = fc
    .tuple(word, word, fc.constantFrom('f("a", b)', "g('a')", 'a - b', 'x  y'))
    .map((parts) => parts.join(' '))
  const lines = fc.uniqueArray(line, { minLength: 2, maxLength: 5 })
  const signs: Readonly<Record<string, string>> = { '"': '”', "'": '’', '-': '–', ' ': '\u00a0' }
  const typeset = (text: string) => text.replaceAll(/["' -]/g, (sign) => signs[sign] ?? sign)
  fc.assert(
    fc.property(lines, word, fc.nat(), (file, added, at) => {
      const index = at % file.length
      const edited = file.with(index, `${file[index] ?? ''} ${added}!`)
      const [quote, newText] = [file, edited].map((each) => typeset(each.join('\n')))
      expect(replace(`${file.join('\n')}\n`, quote ?? '', newText ?? '')).toMatchObject({
        text: `${edited.join('\n')}\n`
      })
    }),
    { numRuns: propertyRuns(1_000) }
  )
})

it('never changes anything outside of the quoted place', () => {
  const line = fc.stringMatching(/^[ab \t]{0,4}$/)
  const text = fc.tuple(fc.array(line, { maxLength: 8 }), fc.constantFrom('\n', '\r\n')).map(([l, end]) => l.join(end))
  fc.assert(
    fc.property(text, text, (original, quote) => {
      const replaced = replace(original, quote, 'NEW')
      if (replaced.kind === 'refused') return
      const [before = '', after = '', ...more] = replaced.text.split('NEW')
      expect(more).toEqual([])
      expect(original.startsWith(before.replace(/[ \t]+$/, '')) && original.endsWith(after)).toBe(true)
    })
  )
})

it.each([
  ['lines', (size: number) => 'a\n'.repeat(size), (size: number) => `${'a \n'.repeat(size / 2)}b`],
  [
    'characters',
    (size: number) => '\n'.repeat(size * 5),
    (size: number) => `${'\n'.repeat(size / 2)}x${'\n'.repeat(size / 2)}`
  ]
])('takes linear time where all %s of a file are alike', (_, textOf, quoteOf) => {
  const search = (size: number) => {
    expect(replace(textOf(size), quoteOf(size), 'c').kind).toBe('refused')
  }
  expect(growth(search, 5_000)).toBeLessThan(LINEAR)
})

it('finds every occurrence of a piece of a text', () => {
  const starts = (text: string, piece: string) =>
    Array.from(text, (_, index) => index).filter((index) => text.startsWith(piece, index))
  fc.assert(
    fc.property(fc.stringMatching(/^[ab]{0,30}$/), fc.stringMatching(/^[ab]{1,4}$/), (text, piece) => {
      expect(occurrences(text, piece, { overlapping: true })).toEqual(starts(text, piece))
      expect(occurrences(text, piece, { overlapping: false })).toHaveLength(text.split(piece).length - 1)
    })
  )
})

describe('code that is quoted with different indentation', () => {
  const unit = fc.constantFrom('\t', '  ', '    ')
  const steps = fc.array(fc.constantFrom(1, 0, 0, -1, -2), { minLength: 2, maxLength: 12 })
  const cases = fc.record({
    ofFile: unit,
    ofModel: unit,
    each: steps,
    from: fc.nat(),
    length: fc.integer({ min: 1, max: 4 })
  })
  const deeper = (depth: number, step: number) => Math.max(0, Math.min(5, depth + step))

  it('is changed as if it were quoted exactly', () => {
    fc.assert(
      fc.property(cases, ({ ofFile, ofModel, each, from, length }) => {
        const depths = each.map((_, index) => each.slice(0, index).reduce(deeper, 0))
        const code = (indent: string, lines: readonly number[]) =>
          lines.map((line) => `${indent.repeat(depths[line] ?? 0)}line ${line};`).join('\n')
        const all = depths.map((_, index) => index)
        const quoted = all.slice(from % all.length, (from % all.length) + length)
        const wrapped = (indent: string) =>
          `${indent.repeat(depths[quoted[0] ?? 0] ?? 0)}if:\n${code(indent, quoted).replaceAll(/^/gm, indent)}`

        const replaced = replace(code(ofFile, all), code(ofModel, quoted), wrapped(ofModel))
        fc.pre(replaced.kind === 'replaced' && replaced.note !== '')
        expect(replaced.text).toBe(code(ofFile, all).replace(code(ofFile, quoted), () => wrapped(ofFile)))
      })
    )
  })
})
