import { expect, it } from '@jest/globals'
import { check } from '../support/run-snapshots.ts'
import { compareChecks } from '../../src/verification/compare.ts'

/** A letter for each of the tests named `same`, in order: does it pass or fail? */
const tap = (tests: string) =>
  check('npm test', tests.includes('f') ? 1 : 0, Array.from(`${tests}p`).map(point).join('\n'))
const point = (result: string, index: number, { length }: readonly string[]) =>
  `${result === 'f' ? 'not ok' : 'ok'} ${index + 1} - ${index === length - 1 ? 'other' : 'same'}`

it.each([
  ['fp', 'p', { removed: ['same'] }],
  ['pf', 'p', { removed: ['same (2)'] }],
  ['pf', 'f', { removed: ['same'], stillFailing: ['same (2)'] }],
  ['f', 'pf', { added: ['same (3)'], stillFailing: ['same'] }],
  ['fp', 'pp', { fixed: ['same'] }],
  ['pp', 'ppf', { newlyFailing: ['same (4)'] }],
  ['pp', 'f', { removed: ['same', 'same (2)'], newlyFailing: ['same (3)'] }]
])('tells tests with one name apart by their results: %s, then %s', (before, after, expected) => {
  const none = { fixed: [], stillFailing: [], newlyFailing: [], added: [], removed: [] }
  const [compared] = compareChecks({ before: [tap(before)], after: [tap(after)] })
  expect(compared?.tests).toMatchObject({ ...none, ...expected })
})

it('takes tests with one name for others in another order only if they end as before where nothing moved', () => {
  const verification = { before: [tap('fp')], after: [tap('pf')] }
  const newlyFailing = [undefined, ['same'], ['same (2)'], []].map((failing) => {
    const [compared] = compareChecks({ ...verification, oldTests: failing && { failing, files: ['t.js'] } })
    return compared?.tests?.newlyFailing
  })
  expect(newlyFailing).toEqual([['same (2)'], [], ['same (2)'], ['same (2)']])
})
