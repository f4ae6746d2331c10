import { expect, it } from '@jest/globals'
import { supportsUnicode } from '../../src/cli/terminal-writer.ts'

it.each([
  [{ LANG: 'en_US.UTF-8' }, 'linux', true],
  [{ LC_ALL: 'C.utf8', LANG: 'C' }, 'linux', true],
  [{ LC_ALL: '', LANG: 'de_DE.ISO-8859-1' }, 'linux', false],
  [{ LC_ALL: 'C', LANG: 'en_US.UTF-8' }, 'darwin', false],
  [{ TERM: 'linux', LANG: 'en_US.UTF-8' }, 'linux', false],
  [{ TERM: 'dumb' }, 'linux', false],
  [{ TERM: 'xterm-256color' }, 'linux', true],
  [{}, 'win32', false],
  [{ WT_SESSION: '1' }, 'win32', true]
] as const)('knows whether a terminal with %j on %s shows our signs: %s', (environment, platform, expected) => {
  expect(supportsUnicode(environment, platform)).toBe(expected)
})
