import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { occurrences, replaceText } from '../../../src/tools/edit/replace-text.ts'
import '../../support/property-seed.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

const replace = (text: string, oldText: string, newText: string, replaceAll = false) =>
  replaceText(text, { oldText, newText, replaceAll })

/** What is wrong with the cases: the name, and what came out. */
function wrong(
  cases: readonly (readonly [name: string, text: string, old: string, current: string, expected: string])[]
): string[] {
  const wrongs: string[] = []
  for (const [name, text, old, current, expected] of cases) {
    const result = replace(text, old, current, name.startsWith('all'))
    const got = result.kind === 'replaced' ? result.text : `refused: ${result.reason}`
    if (got !== expected) wrongs.push(`${name}: ${JSON.stringify(got)}`)
  }
  return wrongs
}

it('replaces an exact piece, and keeps everything else', () => {
  const cases = [
    ['a piece of a line', 'a b c', 'b', 'X', 'a X c'],
    ['dollar signs', 'a b', 'b', "$& $1 $' $$", "a $& $1 $' $$"],
    ['a missing final line ending', 'a\nb', 'b', 'c', 'a\nc'],
    ['the byte order mark', '\ufeffa\nb\n', 'a\n', 'c\n', '\ufeffc\nb\n'],
    ['one byte order mark when it is quoted', '\ufeffa\nb\n', '\ufeffa', '\ufeffc', '\ufeffc\nb\n'],
    ['no byte order mark that only the quote has', 'a\nb\n', '\ufeffa', '\ufeffc', 'c\nb\n'],
    ['CRLF for a quote with LF', 'a\r\nb\r\nc\r\n', 'a\nb', 'x\ny\nz', 'x\r\ny\r\nz\r\nc\r\n'],
    ['LF for a new text with CRLF', 'a\nb\n', 'a', 'x\r\ny', 'x\ny\nb\n'],
    ['mixed line endings outside the edit', 'a\r\nb\nc\r\n', 'b', 'B', 'a\r\nB\nc\r\n'],
    ['mixed line endings of quoted lines that stay', 'a\nb\r\nc\n', 'a\nb\nc', 'A\nb\nC', 'A\nb\r\nC\n'],
    ['nothing of a deleted line', 'f:\n  a\n  b\n', 'a\n', '', 'f:\n  b\n'],
    ['white space at the end of a line that stays', 'a  \nb\n', 'a', 'a\nc', 'a  \nc\nb\n'],
    ['an omission that the file already has', 'x // ...\ny', 'x // ...\ny', 'x // ...\nz', 'x // ...\nz'],
    ['all places', 'a-a-a', 'a', 'b', 'b-b-b'],
    ['all lines with their indentation', '  log()\n    a\n\tlog()\n', 'log()\n', '', '    a\n']
  ] as const
  expect(wrong(cases)).toEqual([])
})

it('replaces whole lines that differ in white space or typographic characters, and gives these back', () => {
  const file = 'class A:\n    def f(self):\n        a()\n'
  const cases = [
    ['more indentation', 'if {\n    a()\n    b()\n}\n', 'a()\nb()\n', 'a()\nc()\n', 'if {\n    a()\n    c()\n}\n'],
    ['less indentation', '  a\n    b\n', '    a\n      b', '    a\n      c', '  a\n    c\n'],
    [
      'a new block',
      file,
      'def f(self):\n    a()\n',
      'def f(self):\n    with x:\n        a()\n        b()\n',
      'class A:\n    def f(self):\n        with x:\n            a()\n            b()\n'
    ],
    ['a new block for one line', file, 'a()', 'with x:\n    a()', file.replace('a()', 'with x:\n            a()')],
    ['a block of the file for one line', file, 'a()', 'b()\n        c()', file.replace('a()', 'b()\n        c()')],
    ['deleted lines', 'if {\n    a\n    b\n}\n', 'a\nb\n', '', 'if {\n}\n'],
    ['lines in place', '\tthree\nfour\n', '  three\nfour', '  3\nfour', '\t3\nfour\n'],
    ['space at line ends', 'one  \ntwo\n', 'one\ntwo', 'one\n2', 'one  \n2\n'],
    ['space at the end of a reworded line', 'a b  \nc\t\nd\n', 'a b\nc\nd', 'a B\nc\nD', 'a B  \nc\t\nD\n'],
    ['space of a reworded line before a new one', 'a b 1  \nc\n', 'a b 1\nc\n', 'a b 2\nd\nc\n', 'a b 2  \nd\nc\n'],
    ['space behind an exact quote', 'a 1 b  \nc\n', 'a 1 b', 'a 2 b\nd', 'a 2 b  \nd\nc\n'],
    ['quotes', 'it’s “so” – x\n', 'it\'s "so" - x', 'it\'s "thus" - x', 'it’s “thus” – x\n'],
    ['quotes in many places', 'A “x” b “y” c\n', 'A "x" b "y" c', 'B "x" b "z" d', 'B “x” b “z” d\n'],
    ['new quotes behind it', '“a” b\n', '"a" b', '"a" b "c"', '“a” b "c"\n'],
    ['a no-break space', 'ten\u00a0km to go\n', 'ten km to go', 'ten km to run', 'ten\u00a0km to run\n'],
    ['plain characters', 'say "a" - b\n', 'say “a” – b', 'say “c” – “d”', 'say "c" - "d"\n'],
    ['all shifted places', 'f:\n  a\n  b\ng:\n    a\n    b\n', 'a\nb', 'a\nc', 'f:\n  a\n  c\ng:\n    a\n    c\n'],
    ['a file without a final line ending', '  a\n  b', 'a\nb\n', 'a\nc\n', '  a\n  c'],
    [
      'a line with its line end',
      'f:\n    a()\n',
      'a()\n',
      'with x:\n    a()\n    b()\n',
      'f:\n    with x:\n        a()\n        b()\n'
    ],
    ['a line without its indentation', '{\n  a();\n}\n', 'a();\n', 'a();\nb();\n', '{\n  a();\n  b();\n}\n'],
    ['CRLF', 'x\r\n  a\r\n  b\r\n', 'a\nb', 'a\nc\nd', 'x\r\n  a\r\n  c\r\n  d\r\n'],
    ['one layer of escapes', 'say("hi")', String.raw`say(\"hi\")`, 'say("ho")', 'say("ho")'],
    ['all places with one layer of escapes', 'a("b")\na("b")\n', String.raw`a(\"b\")`, 'c', 'c\nc\n']
  ] as const
  expect(wrong(cases)).toEqual([])
})

it('changes all places or none', () => {
  const whole = 'go();\nif (x) {\n    go();\n}\n'
  expect(replace(whole, 'go();', 'if (y) {\n    go();\n}', true)).toHaveProperty('kind', 'refused')
  expect(replace('try: f()\nif a:\n    f()\n', 'f()', 'with x:\n    g()', true)).toHaveProperty('kind', 'refused')
})

it('says what was ignored', () => {
  expect(replace('  a\n  b\n', 'a\nb', 'a\nc')).toHaveProperty('note', expect.stringMatching(/white space/))
  expect(replace('“a”\n', '"a"', '"b"')).toHaveProperty('note', expect.stringMatching(/kind of quotes/))
  expect(replace('a\n', 'a', 'b')).toHaveProperty('note', '')
})

describe('replaceText refuses', () => {
  it.each([
    ['an empty quote', 'a', '', 'b', /write_file/],
    ['no change', 'a', 'a', 'a', /nothing to change/],
    ['overlapping places', 'b a b a b', 'b a b', 'c', /2 times, in lines 1, 1/],
    ['several places that differ in line endings', 'a \n\tb \r\n', ' \n', 'c\n', /2 times, in lines 1, 2/],
    ['several places', 'x\nb\nx\nx', 'x', 'y', /3 times, in lines 1, 3, 4/],
    [
      'several places that differ in indentation',
      ' a\n  b\n\ta\n\t\tb\n',
      'a\nb',
      'c',
      /white space .* it is in lines 1, 3\./
    ],
    ['code left out', 'f() {\n  a\n}', 'f() {\n  a\n}', 'f() {\n  // ... rest of the function\n}', /leaves code out/],
    ['an edit that was already made', 'let b = 1', 'let a = 1', 'let b = 1', /may have been made/],
    ['text without similar lines', 'f() {\n}', 'some other thing', '}', /Nothing in the file is similar/],
    [
      'an escape that the new text has too',
      'say("a")\n',
      String.raw`say(\"a\")`,
      String.raw`say(\"b\n\")`,
      /not found/
    ],
    ['a line in between', 'a = 1\n# keep\nb = 2\n', 'a = 1\nb = 2\n', 'a = 1\nb = 3\n', /not found/],
    ['joining the next line', 'a {\n  b;\n  c;\n}\n', '  b;\n', '  d;', /starts or ends inside line/],
    ['joining the line above', 'a\nb\nc\n', '\nb', 'd', /starts or ends inside line/],
    ['joining what is left of a line', 'a b\nc\n', ' b\n', '', /starts or ends inside line/],
    ['another first indentation', '  a\n  b\n', 'a', '  c', /starts or ends inside line/],
    ['a line outside of the block', 'f:\n  a\n  b\n', 'a', 'a\nc', /starts or ends inside line/],
    ['a deleted first line', 'f {\n\t\ta\n\t}\n', '\ta\n\t}', '\t}', /starts or ends inside line/],
    ['an empty block', 'if y:\n  a\n  b\n', 'a\nb', 'a\nif x:\nb', /does not show how to indent/],
    ['a slip of one line', '  b\nc\n', '    b', '    b\n  c', /does not show how to indent/],
    ['another unit', 'f:\n    a\n    b\n', '  a\n  b', '  a\n  if x:\n    b', /does not show how to indent/],
    ['other levels', '  a\n    b\n', '    a\n    b', '    a\n    b\n    c', /does not show how to indent/],
    ['a sign that stands for several', '“a” b\n', '"a" b', 'no "b', /or what of it is new/]
  ])('%s', (...[, text, oldText, newText, message]) => {
    const expected = { kind: 'refused', reason: expect.stringMatching(message) as unknown }
    expect(replace(text, oldText, newText)).toEqual(expected)
  })

  it.each([
    [
      'margins',
      'one\n\tconst total = sum(items)  \nthree',
      'const total = sum(item)',
      '2\t→const total = sum(items)··'
    ],
    ['hidden characters', 'let\u200b a =\u00a0one\t\n', 'let a = one!', '1\tlet<U+200B> a =<U+00A0>one→'],
    [
      'the line in between',
      'first one\nand this\nlast one\n',
      'first one\nlast one',
      '1\tfirst one\n2\tand this\n3\tlast one'
    ],
    ['the place with most equal lines', 'x one\ny\nx two\nx one\nx three\n', 'x one\nx three!', '4\tx one\n5\tx three'],
    [
      'a part of a long quote',
      `${'a b\n'.repeat(9)}the end\n`,
      `${'a b\n'.repeat(9)}the  End\nand more\nx\n`,
      '10\tthe end'
    ]
  ])('with the closest lines: %s', (...[, text, oldText, shown]) => {
    expect(replace(text, oldText, 'X')).toHaveProperty('reason', expect.stringContaining(shown))
  })
})

it('takes linear time where all characters of a file are alike', () => {
  const search = (size: number) => {
    const piece = `${'\n'.repeat(size / 2)}x${'\n'.repeat(size / 2)}`
    expect(occurrences('\n'.repeat(size * 5), piece)).toEqual([])
  }
  expect(growth(search, 5_000)).toBeLessThan(LINEAR)
})

it('finds every occurrence of a piece of a text', () => {
  const starts = (text: string, piece: string) =>
    Array.from(text, (_, index) => index).filter((index) => text.startsWith(piece, index))
  fc.assert(
    fc.property(fc.stringMatching(/^[ab]{0,30}$/), fc.stringMatching(/^[ab]{1,4}$/), (text, piece) => {
      expect(occurrences(text, piece)).toEqual(starts(text, piece))
      const replaced = text.includes(piece) ? replace(text, piece, 'c', true) : { text }
      expect(replaced).toHaveProperty('text', text.replaceAll(piece, 'c'))
    })
  )
})

it('edits a file of more lines than a call can have arguments', () => {
  const lines = 'line\n'.repeat(200_000)
  const result = replace(`first\n${lines}`, 'first', 'second')
  expect(result.kind === 'replaced' && result.text === `second\n${lines}`).toBe(true)
})
