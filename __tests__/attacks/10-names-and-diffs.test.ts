import { describe, expect, it } from '@jest/globals'
import { characterWarnings } from '../../src/report/character-warnings.ts'
import { misleadingCharactersIn } from '../../src/text/misleading-characters.ts'

const patchOf = (...lines: readonly string[]) =>
  [
    'diff --git a/a.js b/a.js',
    '--- a/a.js',
    '+++ b/a.js',
    `@@ -1 +1,${lines.length + 1} @@`,
    ' first',
    ...lines.map((line) => `+${line}`),
    ''
  ].join('\n')

describe('a line with misleading characters', () => {
  it.each([
    ['a right-to-left override', 'if (level != "user\u202e \u2066// admin\u2069") {', 'U+202E'],
    ['a direction mark', 'a\u200fb', 'U+200F'],
    ['an invisible letter in a name', 'function is\u200bAdmin() {}', 'U+200B'],
    ['a Hangul filler, which counts as a letter', 'const { timeout,\u3164} = query', 'U+3164'],
    ['text in tag characters', 'ok\u{e0072}\u{e006d}', 'U+E0072'],
    ['data in variation selectors', 'a\u{e0101}\u{e0110}', 'U+E0101'],
    ['a Cyrillic letter in a Latin name', 'say\u041dello()', 'U+041D'],
    ['a Greek letter in a Latin name', 'v\u03bfid', 'U+03BF'],
    ['a name of Cyrillic letters only', 'const \u0455\u0441\u043e\u0440\u0435 = 1', 'U+0455'],
    ['a mathematical letter', '\u{1d41a}dmin()', 'U+1D41A'],
    ['a full-width letter', '\uff41dmin()', 'U+FF41'],
    ['a click letter that looks like !', 'if (a \u01c3= b)', 'U+01C3'],
    ['a Greek question mark', 'return\u037e', 'U+037E'],
    ['a backspace', 'rm\u0008x', 'U+0008']
  ])('is reported with the code point: %s', (_, line, codePoint) => {
    const [warning = ''] = characterWarnings(patchOf('fine', line), [])
    expect(warning).toContain(`a.js`)
    expect(warning).toContain('line 3')
    expect(warning).toContain(codePoint)
  })

  it('is reported even if it looks like a header of the patch', () => {
    const [warning] = characterWarnings(patchOf('+++ b/other.js', '++ b/x', '@@ -1 +1 @@', 'a\u200bb'), [])
    expect(warning).toMatch(/a\.js.*line 5/)
  })

  it.each(['src/\u0440aypal.ts', 'a\u202etxt.exe', 'in\u200bdex.ts'])('is reported as a file name: %j', (path) => {
    expect(characterWarnings('', [path])[0]).toMatch(/^The name of .*U\+/)
  })

  it.each([
    'const total = 10',
    'Δx = 10 kΩ, μs',
    'привет, мир',
    'あ、日本語（全角）ＡＢＣ',
    'naïve café',
    '👩‍👩‍👧 ❤️ 👋🏽 1️⃣',
    'می\u200cخواهم'
  ])('is allowed if it is ordinary text: %j', (line) => {
    expect(misleadingCharactersIn(line)).toEqual([])
  })

  it('is reported briefly, however many lines there are', () => {
    const lines = Array.from({ length: 5_000 }, () => 'a\u200bb')
    expect(characterWarnings(patchOf(...lines), []).join('').length).toBeLessThan(2_000)
  })

  it.each([
    [21, /\bin 1 more file too\.$/],
    [22, /\bin 2 more files too\.$/]
  ])('is counted after twenty files: %i', (count, last) => {
    const paths = Array.from({ length: count }, (_, index) => `a\u200b${index}`)
    expect(characterWarnings('', paths).at(-1)).toMatch(last)
  })
})
