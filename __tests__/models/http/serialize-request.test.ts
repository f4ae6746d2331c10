import { expect, it } from '@jest/globals'
import { serializeRequest } from '../../../src/models/http/serialize-request.ts'

it('begins with the previous request, whatever other fields it has', () => {
  const history = [{ role: 'user', content: 'one' }]
  const asked = (messages: readonly object[]) => {
    const request = { model: 'm', messages, tools: [{ name: 'grep' }] }
    return new TextDecoder().decode(serializeRequest(request, 'messages'))
  }
  const after = asked([...history, { role: 'user', content: 'zwei → "deux"' }])
  expect(after.startsWith(asked(history).slice(0, -']}'.length))).toBe(true)
  expect(JSON.parse(after)).toMatchObject({ tools: [{ name: 'grep' }], messages: [...history, {}] })
})
