import { expect, it } from '@jest/globals'
import { mergeLicenses } from '../../scripts/merge-licenses.ts'

const identifiers = new Map([
  ['a', 'MIT'],
  ['@b/c', 'MIT'],
  ['d', 'ISC'],
  ['e', 'MIT']
])

it('writes each license once, below the names of the packages that have it', () => {
  const licenses =
    'a\nMIT\nCopyright A\n\nDo as you\nlike.\n\n@b/c\nMIT\nCopyright A\n\nDo as you like.\n\nd\nISC\nCopyright D\n'
  expect(mergeLicenses(licenses, identifiers)).toBe(
    'a\n@b/c\nMIT\nCopyright A\n\nDo as you\nlike.\n\nd\nISC\nCopyright D\n'
  )
})

it('keeps texts that name different people apart', () => {
  const licenses = 'a\nMIT\nCopyright A\n\ne\nMIT\nCopyright E\n'
  expect(mergeLicenses(licenses, identifiers)).toBe(licenses)
})

it('loses nothing from an unknown package, or from a text with the name of a package', () => {
  const licenses = 'unknown\nMIT\nCopyright U\n\na\nMIT\nCopyright A\nd\nis a letter.\n\nother\nBSD\nCopyright O\n'
  expect(mergeLicenses(licenses, identifiers)).toBe(licenses)
})
