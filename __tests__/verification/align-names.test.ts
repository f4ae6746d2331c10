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

it.each([
  ['seed 17', 'f', 'seed 4', 'f', { stillFailing: ['seed 17'] }],
  ['at 2026-11-30T21:49:34Z', 'f', 'at 2027-01-02T03:04:05Z', 'p', { fixed: ['at 2026-11-30T21:49:34Z'] }],
  ['on Mon Nov 30', 'p', 'on Sat Jan 02', 'f', { newlyFailing: ['on Mon Nov 30'] }],
  ['id a81bc9', 'p', 'id 7fe01d', 'p', {}],
  ['a', 'f', 'b', 'f', { removed: ['a'], newlyFailing: ['b'] }],
  ['seed 17', 'f', 'seed four', 'f', { removed: ['seed 17'], newlyFailing: ['seed four'] }]
])('takes a name that changes in each run for the same: %s %s, then %s %s', (old, before, name, after, expected) => {
  const [compared] = compareChecks({ before: [named(old, before)], after: [named(name, after)] })
  const none = { fixed: [], stillFailing: [], newlyFailing: [], added: [], removed: [] }
  expect(compared?.tests).toMatchObject({ ...none, ...expected })
})

it('takes a name with another number for another test if a test file changed and the result too', () => {
  const verification = { before: [named('is 3', 'f')], after: [named('is 4', 'p')] }
  const [compared] = compareChecks({ ...verification, changedTestFiles: ['t.js'] })
  expect(compared?.tests).toMatchObject({ fixed: [], added: ['is 4'], removed: ['is 3'] })
})

const named = (name: string, result: string) =>
  check('npm test', result === 'f' ? 1 : 0, `${result === 'f' ? 'not ok' : 'ok'} 1 - ${name}\nok 2 - other`)

it('takes tests for the same whose names hold an address, a time or a line that moved', () => {
  const outputs = [
    [
      'go test',
      '--- PASS: TestA/f(0xc000123456) (0.00s)\n--- FAIL: TestA/time.Date(2026,_1,_2) (0.00s)\nFAIL\tm\t0.1s'
    ],
    [
      'go test',
      '--- PASS: TestA/f(0xc000999999) (0.00s)\n--- PASS: TestA/time.Date(2026,_3,_4) (0.00s)\nok  \tm\t0.1s'
    ],
    [
      'cargo test',
      cargo('src/a.rs - f (line 9) ... ok', 'src/a.rs - f (line 3) ... FAILED', 'src/a.rs - (line 1) ... ok')
    ],
    ['cargo test', cargo('src/a.rs - f (line 5) ... ok', 'src/a.rs - f (line 11) ... ok', 'src/a.rs - (line 1) ... ok')]
  ].map(([command = '', output = '']) => check(command, output.includes('FAIL') ? 1 : 0, output))
  const compared = compareChecks({
    before: outputs.filter((_, index) => index % 2 === 0),
    after: outputs.filter((_, index) => index % 2 === 1)
  })
  expect(compared.map(({ tests }) => [tests?.fixed, tests?.removed, tests?.added, tests?.newlyFailing])).toEqual([
    [['m.TestA/time.Date(…)'], [], [], []],
    [['a › src/a.rs - f (line …)'], [], [], []]
  ])
})

function cargo(...tests: readonly string[]): string {
  const failed = tests.filter((test) => test.endsWith('FAILED')).length
  const end = `test result: ${failed > 0 ? 'FAILED' : 'ok'}. ${tests.length - failed} passed; ${failed} failed; 0 ignored;`
  return ['   Doc-tests a', '', `running ${tests.length} tests`, ...tests.map((test) => `test ${test}`), '', end].join(
    '\n'
  )
}
