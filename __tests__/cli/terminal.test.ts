import { expect, it } from '@jest/globals'
import { showsLive, supportsUnicode } from '../../src/cli/terminal.ts'

const cases = [
  [true, {}, true],
  [true, { TERM: 'xterm-256color', CI: '' }, true],
  [true, { CI: '0' }, true],
  [true, { CI: 'false' }, true],
  [true, { CI: 'true' }, false],
  [true, { CI: '1' }, false],
  [true, { TERM: 'dumb' }, false],
  [false, { TERM: 'xterm-256color' }, false]
] as const

it('draws rows again only at a terminal that can, and not in a CI', () => {
  expect(cases.filter(([isTTY, environment, expected]) => showsLive({ isTTY }, environment) !== expected)).toEqual([])
})

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
