import { expect, it } from '@jest/globals'
import { showsLive } from '../../../src/cli/live/shows-live.ts'

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
