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

describe('a line that is not what it seems', () => {
  it.each([
    ['an override of the reading order', 'if (level != "user\u202e \u2066// admin\u2069") {', 'U+202E'],
    ['a mark of direction', 'a\u200fb', 'U+200F'],
    ['an invisible letter in a name', 'function is\u200bAdmin() {}', 'U+200B'],
    ['a filler that counts as a letter', 'const { timeout,\u3164} = query', 'U+3164'],
    ['text in tag characters', 'ok\u{e0072}\u{e006d}', 'U+E0072'],
    ['a variation selector as a carrier of data', 'a\u{e0101}\u{e0110}', 'U+E0101'],
    ['a Cyrillic letter in a Latin name', 'say\u041dello()', 'U+041D'],
    ['a Greek letter in a Latin name', 'v\u03bfid', 'U+03BF'],
    ['a name of Cyrillic letters only', 'const \u0455\u0441\u043e\u0440\u0435 = 1', 'U+0455'],
    ['a letter of mathematics', '\u{1d41a}dmin()', 'U+1D41A'],
    ['a wide letter', '\uff41dmin()', 'U+FF41'],
    ['a click that looks like a sign', 'if (a \u01c3= b)', 'U+01C3'],
    ['a semicolon of Greek', 'return\u037e', 'U+037E'],
    ['a backspace', 'rm\u0008x', 'U+0008']
  ])('is named with its number: %s', (_, line, codePoint) => {
    const [warning = ''] = characterWarnings(patchOf('fine', line), [])
    expect(warning).toContain(`a.js`)
    expect(warning).toContain('line 3')
    expect(warning).toContain(codePoint)
  })

  it('is named where it begins like a heading of the patch', () => {
    const [warning] = characterWarnings(patchOf('+++ b/other.js', '++ b/x', '@@ -1 +1 @@', 'a\u200bb'), [])
    expect(warning).toMatch(/a\.js.*line 5/)
  })

  it.each(['src/\u0440aypal.ts', 'a\u202etxt.exe', 'in\u200bdex.ts'])('is named as the name of a file: %j', (path) => {
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
  ])('lets %j pass', (line) => {
    expect(misleadingCharactersIn(line)).toEqual([])
  })

  it('is told of in few words, whatever there is', () => {
    const lines = Array.from({ length: 5_000 }, () => 'a\u200bb')
    expect(characterWarnings(patchOf(...lines), []).join('').length).toBeLessThan(2_000)
  })
})
