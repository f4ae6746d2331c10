import { expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { runExaminations, type Examination } from '../../src/doctor/run-examinations.ts'

it('gives each finding the id of its examination, and waits for none beyond its limit', async () => {
  const silent: Pick<Examination, 'seconds' | 'examine'> = {
    seconds: 0.05,
    examine: () => new Promise(() => undefined)
  }
  const examinations: readonly Examination[] = [
    { id: 'a', subject: 'A', examine: () => ({ state: 'ok', title: 'one' }) },
    { id: 'b', subject: 'B', examine: () => [{ id: 'other', state: 'ok', title: 'two' }] },
    { id: 'c', subject: 'C', ...silent },
    { id: 'd', subject: 'D', ...silent, late: 'problem' },
    { id: 'e', subject: 'E', examine: () => Promise.reject(new UserError('wrong')) },
    { id: 'f', subject: 'F', examine: () => Promise.reject(new Error('broken')) }
  ]
  const findings = await runExaminations(examinations, new AbortController().signal)
  expect(findings.map(({ id, state, title }) => `${id} ${state} ${title}`)).toEqual([
    'a ok one',
    'other ok two',
    'c unknown C did not answer within 0.05 s.',
    'd problem D did not answer within 0.05 s.',
    'e problem E cannot be used.',
    'f unknown F could not be examined.'
  ])
})
