import { expect, it } from '@jest/globals'
import { RequestBytes } from '../../src/models/request-bytes.ts'

const history = [{ role: 'user', content: 'ä → 🌍' }]

it('writes the history below the name that it has', () => {
  const request = { input: history, model: 'm' }
  expect(JSON.parse(Buffer.from(new RequestBytes('input').of(request)).toString())).toEqual(request)
})

it('writes a request of nothing but a history', () => {
  expect(Buffer.from(new RequestBytes('input').of({ input: [] })).toString()).toBe('{"input":[]}')
})
