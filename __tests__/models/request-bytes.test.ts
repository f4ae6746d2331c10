import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { RequestBytes } from '../../src/models/request-bytes.ts'

const rest = { model: 'm', stream: true } as const
const say = (content: string) => ({ role: 'user', content }) as const

it('writes a request as JSON would', () => {
  const request = { ...rest, messages: [say('one'), say('zwei → "deux"')], temperature: 0.1 }
  expect(JSON.parse(Buffer.from(new RequestBytes('messages').of(request)).toString())).toEqual(request)
})

it('begins with the bytes of the request before it', () => {
  const bytes = new RequestBytes('messages')
  const history = [say('one')]
  const before = Buffer.from(bytes.of({ ...rest, messages: history })).toString()
  const after = Buffer.from(bytes.of({ ...rest, messages: [...history, say('two')] })).toString()
  const shared = before.slice(0, before.indexOf(']'))
  expect(after.startsWith(shared)).toBe(true)
})

it('writes any run of histories, grown or rewritten, in characters of any size', () => {
  const history = fc.array(fc.nat(9), { maxLength: 12 })
  const messages = Array.from({ length: 10 }, (_, index) => say('aä→😀'.repeat(index * 700)))
  fc.assert(
    fc.property(fc.array(history, { maxLength: 8 }), (histories) => {
      const bytes = new RequestBytes('messages')
      for (const indices of histories) {
        const request = { ...rest, messages: indices.map((index) => messages[index] ?? say('')) }
        expect(JSON.parse(Buffer.from(bytes.of(request)).toString())).toEqual(request)
      }
    })
  )
})

it('writes a request of nothing but a history, below the name that it has', () => {
  expect(Buffer.from(new RequestBytes('input').of({ input: [] })).toString()).toBe('{"input":[]}')
})
