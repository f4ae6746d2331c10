import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { replaceText } from '../../src/tools/replace-text.ts'

const replace = (text: string, oldText: string, newText: string) =>
  replaceText(text, { oldText, newText, replaceAll: false })

describe('a replacement that is made', () => {
  it.each([
    ['an exact piece', 'a b c', 'b', 'X', 'a X c'],
    ['dollar signs as they are', 'a b', 'b', "$& $1 $' $$", "a $& $1 $' $$"],
    ['no final line end where there was none', 'a\nb', 'b', 'c', 'a\nc'],
    ['the byte order mark', '\ufeffa\nb\n', 'a\n', 'c\n', '\ufeffc\nb\n'],
    ['CRLF for a quote with LF', 'a\r\nb\r\nc\r\n', 'a\nb', 'x\ny\nz', 'x\r\ny\r\nz\r\nc\r\n'],
    ['LF for a new text with CRLF', 'a\nb\n', 'a', 'x\r\ny', 'x\ny\nb\n'],
    ['mixed line ends outside the place', 'a\r\nb\nc\r\n', 'b', 'B', 'a\r\nB\nc\r\n'],
    ['nothing, which deletes', 'a\nb\nc\n', 'b\n', '', 'a\nc\n'],
    ['an omission that the file has', 'x // ...\ny', 'x // ...\ny', 'x // ...\nz', 'x // ...\nz']
  ])('puts in or keeps %s', (...[, text, oldText, newText, expected]) => {
    expect(replace(text, oldText, newText)).toEqual({ kind: 'replaced', text: expected, count: 1, note: '' })
  })

  it('is made everywhere when that is asked for', () => {
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
    ['spaces at line ends', 'a  \nb\t\nc', 'a\nb', 'x\ny', 'x\ny\nc'],
    ['white space inside', 'f(a,  b)\n', 'f(a, b) ', 'f(b)', 'f(b)\n'],
    ['line numbers', 'one\ntwo\n', '1\tone\n2\ttwo', '1\tone\n2\tTWO', 'one\nTWO\n'],
    ['one layer of escapes', 'say("hi")', 'say(\\"hi\\")', 'say("ho")', 'say("ho")'],
    ['typographic quotes', 'it’s — “so”', 'it\'s - "so"', 'no', 'no']
  ])('overlooks %s where only one place fits, and says so', (...[, text, oldText, newText, expected]) => {
    const replaced = replace(text, oldText, newText)
    expect(replaced).toMatchObject({ kind: 'replaced', text: expected })
    expect(replaced).toHaveProperty('note', expect.stringMatching(/^(ignoring|with)/))
  })
})

describe('a replacement that is refused', () => {
  it.each([
    ['an empty quote', 'a', '', 'b', /write_file/],
    ['no change', 'a', 'a', 'a', /nothing to change/],
    ['places that share characters', 'b a b a b', 'b a b', 'c', /2 times, in lines 1, 1/],
    ['several places', 'x\nb\nx\nx', 'x', 'y', /3 times, in lines 1, 3, 4/],
    ['several places but for white space', '  a b\n\ta b\n', 'a  b', 'c', /But for white space it is in lines 1, 2;/],
    [
      'a match that would take away more than is quoted',
      `a${'\t'.repeat(600)}b`,
      'a b ',
      'c',
      /much more than it quotes/
    ],
    ['code left out', 'f() {\n  a\n}', 'f() {\n  a\n}', 'f() {\n  // ... rest of the function\n}', /leaves code out/],
    ['an edit made already', 'let b = 1', 'let a = 1', 'let b = 1', /may have been made/],
    ['nothing like it', 'a\nb', 'some other thing', 'x', /Nothing in the file is like it/],
    ['only the first and last line right', 'f {\n  keep()\n}', 'f {\n  other()\n}', 'f {}', /not found/]
  ])('for %s', (...[, text, oldText, newText, message]) => {
    expect(replace(text, oldText, newText)).toEqual({ kind: 'refused', reason: expect.stringMatching(message) })
  })

  it('shows the closest lines with their numbers and their margins', () => {
    const refusal = replace('one\n\tconst total = sum(items)  \nthree', 'const total = sum(item)', 'x')
    expect(refusal).toHaveProperty('reason', expect.stringContaining('2\t→const total = sum(items)··'))
  })
})

it('never changes anything but the one place it names', () => {
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

it('gives up soon where all lines of a large file are alike', () => {
  const startedAt = performance.now()
  const replaced = replace('a\n'.repeat(200_000), `${'a \n'.repeat(100_000)}b`, 'c')
  expect(replaced.kind).toBe('refused')
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})
