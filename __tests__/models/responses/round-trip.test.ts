import { afterEach, describe, expect, it } from '@jest/globals'
import type { Message } from '../../../src/agent/messages.ts'
import type { Model } from '../../../src/agent/model.ts'
import type { Turn } from '../../../emulators/model/script.ts'
import {
  closeServers,
  listen,
  messageOf,
  modelOf,
  request,
  resultsOf,
  start,
  status,
  stream
} from '../../support/model-requests.ts'

afterEach(closeServers)

const look = (thinking: string, ...patterns: string[]): Turn => ({
  text: `${thinking} Let me look.`,
  thinking,
  toolCalls: patterns.map((pattern) => ({ name: 'grep', arguments: { pattern } }))
})
const ok: Turn = { text: 'ok' }

/** Makes requests with a growing history. */
async function converse(model: Model, turns: number, seen = listen()): Promise<readonly Message[]> {
  const messages: Message[] = [{ role: 'system', text: 'Be brief.' }, ...request().messages]
  for (let turn = 0; turn < turns; turn += 1) {
    const response = await model.respond({ ...request(seen), messages })
    messages.push(messageOf(response), ...resultsOf(response, `found ${turn}`))
  }
  return messages
}

/** The items of a request. */
function itemsOf({ body }: { readonly body: Readonly<Record<string, unknown>> } = { body: {} }) {
  // The cast: the test has just sent it.
  return body['input'] as readonly Readonly<Record<string, unknown>>[]
}

describe('thinking', () => {
  it('goes back encrypted with all items after it, in order, in every turn', async () => {
    const server = await start([look('One.', 'a', 'b'), look('Two.', 'c'), ok])
    await converse(modelOf(server, 'responses'), 3)
    expect(itemsOf(server.requests[2]).map((item) => item['id'] ?? item['type'] ?? item['role'])).toEqual([
      'system',
      'user',
      'rs_1',
      'msg_1_after_rs_1',
      'fc_1_1_after_rs_1',
      'fc_1_2_after_rs_1',
      'function_call_output',
      'function_call_output',
      'rs_2',
      'msg_2_after_rs_2',
      'fc_2_1_after_rs_2',
      'function_call_output'
    ])
    expect(server.requests[2]?.results).toEqual(['found 1'])
  })

  it('is left out for another model, which gets the text and the calls', async () => {
    const first = await start([look('One.', 'a')])
    const history = await converse(modelOf(first, 'responses'), 1)
    const second = await start([ok])
    await modelOf(second, 'responses').respond({ ...request(), messages: history })
    expect(itemsOf(second.requests[0]).slice(2)).toEqual([
      { role: 'assistant', content: 'One. Let me look.' },
      { type: 'function_call', call_id: 'call_1_1', name: 'grep', arguments: '{"pattern":"a"}' },
      { type: 'function_call_output', call_id: 'call_1_1', output: 'found 0' }
    ])
  })

  it('is left out if the calls of the message have changed', async () => {
    const server = await start([look('One.', 'a'), ok])
    const model = modelOf(server, 'responses')
    const response = await model.respond(request())
    const call = { id: 'other', name: 'grep', arguments: '{}' }
    const changed = { ...response, toolCalls: [call] }
    await model.respond({ ...request(), messages: [...request().messages, messageOf(changed), ...resultsOf(changed)] })
    expect(itemsOf(server.requests[1]).map(({ call_id: id }) => id)).toEqual([undefined, undefined, 'other', 'other'])
  })

  it.each([
    [
      'cannot be decrypted',
      400,
      { message: 'The encrypted content could not be verified.', code: 'invalid_encrypted_content' }
    ],
    ['is not stored', 404, { message: "Item with id 'rs_1' not found. Items are not persisted." }],
    [
      'stands alone',
      400,
      { message: "Item 'rs_1' of type 'reasoning' was provided without its required following item." }
    ]
  ])('is left out from then on if the server says that it %s', async (_, code, error) => {
    const server = await start([look('One.', 'a'), status(code, error), look('Two.', 'b'), ok])
    const seen = listen()
    await converse(modelOf(server, 'responses'), 3, seen)
    const counts = server.requests.map((asked) => itemsOf(asked).filter(({ type }) => type === 'reasoning').length)
    expect([counts, seen.retries]).toEqual([[0, 1, 0, 0], []])
  })

  it('does not go back without encryption, nor do the ids of the items after it', async () => {
    const server = await start([status(400, { message: 'no', param: 'include' }), look('One.', 'a'), ok])
    await converse(modelOf(server, 'responses'), 2)
    expect(
      itemsOf(server.requests[2])
        .slice(2)
        .map(({ id, type, role }) => id ?? type ?? role)
    ).toEqual(['assistant', 'function_call', 'function_call_output'])
  })
})

describe('a response', () => {
  const completed = (...output: readonly object[]) =>
    ({ fault: 'raw', body: stream({ type: 'response.completed', response: { status: 'completed', output } }) }) as const
  const text = { type: 'message', id: 'msg_9', role: 'assistant', content: [{ type: 'output_text', text: 'So.' }] }

  it('goes back with its phase', async () => {
    const server = await start([completed({ ...text, phase: 'commentary' }), ok])
    await converse(modelOf(server, 'responses'), 2)
    expect(itemsOf(server.requests[1])[2]).toEqual({
      ...text,
      status: 'completed',
      phase: 'commentary',
      content: [{ type: 'output_text', text: 'So.', annotations: [] }]
    })
  })

  it('goes back without thinking that is not encrypted, and without the ids after it', async () => {
    const thought = { type: 'reasoning', id: 'rs_9', summary: [{ type: 'summary_text', text: 'Hm.' }] }
    const server = await start([completed(thought, { ...text, phase: 'commentary' }), ok])
    await converse(modelOf(server, 'responses'), 2)
    const [, , ...returned] = itemsOf(server.requests[1])
    expect(returned.map(({ type, id, phase }) => [type, id, phase])).toEqual([['message', undefined, 'commentary']])
  })

  it('goes back without thinking that nothing follows', async () => {
    const thought = { type: 'reasoning', id: 'rs_9', summary: [], encrypted_content: 'sealed' }
    const server = await start([completed(text, thought), ok])
    await converse(modelOf(server, 'responses'), 2)
    expect(itemsOf(server.requests[1])[2]).toEqual({ role: 'assistant', content: 'So.' })
  })

  it('goes back with valid JSON for malformed calls', async () => {
    const thought = { type: 'reasoning', id: 'rs_9', summary: [], content: [{ type: 'reasoning_text', text: 'Hm.' }] }
    const call = { type: 'function_call', id: 'fc_9', call_id: 'c', name: 'no such tool', arguments: '{"a' }
    const server = await start([completed(thought, call)])
    const history = await converse(modelOf(server, 'responses'), 1)
    const open = await start((asked) => ({ text: JSON.stringify(asked.body['input']) }))
    // The emulator requires encrypted thinking, so the metadata is checked before it is sent.
    expect(history[2]).toMatchObject({
      providerMetadata: {
        content: [{ type: 'reasoning' }, { name: 'no_such_tool', arguments: '{"not_json":"{\\"a"}' }]
      }
    })
    await modelOf(open, 'responses').respond({ ...request(), messages: history })
    expect(itemsOf(open.requests[0])[2]).toMatchObject({ name: 'no_such_tool', arguments: '{"not_json":"{\\"a"}' })
  })
})

it('repeats the bytes of each request in the next one', async () => {
  const turns = 40
  const server = await start((asked) => look(`Turn ${asked.number}.`, 'x'.repeat(200)))
  await converse(modelOf(server, 'responses'), turns)
  const sent = server.requests.map(({ body }) => JSON.stringify(body))
  const repeats = sent.slice(1).map((text, index) => text.startsWith(sent[index]?.slice(0, -']}'.length) ?? 'none'))
  expect(repeats).toEqual(Array.from({ length: turns - 1 }, () => true))
})

it('accepts any text', async () => {
  const server = await start([ok])
  const messages: Message[] = [
    { role: 'user', text: 'half a \ud83d sign' },
    { role: 'assistant', text: '', thinking: 'Nothing said.', toolCalls: [] }
  ]
  await modelOf(server, 'responses').respond({ ...request(), messages })
  expect(itemsOf(server.requests[0])).toEqual([{ role: 'user', content: 'half a \ufffd sign' }])
})
