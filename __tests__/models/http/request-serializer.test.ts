import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { RequestSerializer } from '../../../src/models/http/request-serializer.ts'

const rest = { model: 'm', stream: true } as const
const say = (content: string) => ({ role: 'user', content }) as const

it('writes a request as JSON would', () => {
  const request = { ...rest, messages: [say('one'), say('zwei → "deux"')], temperature: 0.1 }
  expect(JSON.parse(Buffer.from(new RequestSerializer('messages').serialize(request)).toString())).toEqual(request)
})

it('begins with the request before it, whatever stands beside the history', () => {
  const bytes = new RequestSerializer('messages')
  const history = [say('one')]
  const settings = { ...rest, tools: [{ name: 'grep' }] }
  const asked = (messages: readonly object[]) => bytes.serialize({ messages, ...settings })
  const before = Buffer.from(asked(history)).toString()
  const after = Buffer.from(asked([...history, say('two')])).toString()
  expect(after.startsWith(before.slice(0, -']}'.length))).toBe(true)
})

it('writes any run of histories, grown or rewritten, beside any settings, in characters of any size', () => {
  const history = fc.array(fc.nat(9), { maxLength: 12 })
  const messages = Array.from({ length: 10 }, (_, index) => say('aä→😀'.repeat(index * 700)))
  fc.assert(
    fc.property(fc.array(fc.tuple(history, fc.nat(1)), { maxLength: 8 }), (requests) => {
      const bytes = new RequestSerializer('messages')
      for (const [indices, temperature] of requests) {
        const request = { ...rest, temperature, messages: indices.map((index) => messages[index] ?? say('')) }
        expect(JSON.parse(Buffer.from(bytes.serialize(request)).toString())).toEqual(request)
      }
    })
  )
})

it('writes a request of nothing but a history, below the name that it has', () => {
  expect(Buffer.from(new RequestSerializer('input').serialize({ input: [] })).toString()).toBe('{"input":[]}')
})
