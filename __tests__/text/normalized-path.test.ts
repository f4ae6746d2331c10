import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { unsafePathReason } from '../../src/git/unsafe-path.ts'
import { GIT_FOLDER, protectingPattern } from '../../src/policy/protected-paths.ts'
import { isInGitFolder } from '../../src/text/normalized-path.ts'

it.each(['.git/config', 'git~1/x', 'GIT~12/x', '.git::$INDEX_ALLOCATION/x', '.g\u200cit', '\uFF0Egit/x', 'a\\.git\\x'])(
  'recognizes %j as a path in a .git folder',
  (path) => {
    expect(isInGitFolder(path)).toBe(true)
  }
)

it('recognizes the same paths in a change and in the policy', () => {
  const piece = fc.constantFrom(
    '.',
    'g',
    'i',
    't',
    'G',
    'ı',
    'İ',
    '~',
    '1',
    '12',
    ':',
    ' ',
    '/',
    '\\',
    '\u200c',
    '\u{1D454}'
  )
  const name = fc.constantFrom(
    '.git',
    '.GIT',
    'git~1',
    'GIT~23',
    '.git ',
    '.git.',
    '.git:x',
    '.g\u200dit',
    '.gitmodules',
    'a'
  )
  const path = fc.array(fc.oneof(piece, name), { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(path, (text) => {
      expect(unsafePathReason(text) !== undefined).toBe(protectingPattern(text, []) === GIT_FOLDER)
    })
  )
})
