import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { RequestSerializer } from '../../../src/models/http/request-serializer.ts'

const rest = { model: 'm', stream: true } as const
const message = (content: string) => ({ role: 'user', content }) as const

it('serializes a request like JSON.stringify', () => {
  const request = { ...rest, messages: [message('one'), message('zwei → "deux"')], temperature: 0.1 }
  expect(JSON.parse(Buffer.from(new RequestSerializer('messages').serialize(request)).toString())).toEqual(request)
})

it('begins with the previous request, whatever other fields it has', () => {
  const serializer = new RequestSerializer('messages')
  const history = [message('one')]
  const settings = { ...rest, tools: [{ name: 'grep' }] }
  const asked = (messages: readonly object[]) => serializer.serialize({ messages, ...settings })
  const before = Buffer.from(asked(history)).toString()
  const after = Buffer.from(asked([...history, message('two')])).toString()
  expect(after.startsWith(before.slice(0, -']}'.length))).toBe(true)
})

it('serializes any sequence of histories, grown or rewritten, with any settings and characters', () => {
  const history = fc.array(fc.nat(9), { maxLength: 12 })
  const messages = Array.from({ length: 10 }, (_, index) => message('aä→😀'.repeat(index * 700)))
  fc.assert(
    fc.property(fc.array(fc.tuple(history, fc.nat(1)), { maxLength: 8 }), (requests) => {
      const serializer = new RequestSerializer('messages')
      for (const [indices, temperature] of requests) {
        const request = { ...rest, temperature, messages: indices.map((index) => messages[index] ?? message('')) }
        expect(JSON.parse(Buffer.from(serializer.serialize(request)).toString())).toEqual(request)
      }
    })
  )
})

it('serializes a request with only a history', () => {
  expect(Buffer.from(new RequestSerializer('input').serialize({ input: [] })).toString()).toBe('{"input":[]}')
})
