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

/** Asks so many times, each time with all that was said before. */
async function converse(model: Model, rounds: number, seen = listen()): Promise<readonly Message[]> {
  const messages: Message[] = [{ role: 'system', text: 'Be brief.' }, ...request().messages]
  for (let round = 0; round < rounds; round += 1) {
    const reply = await model.respond({ ...request(seen), messages })
    messages.push(messageOf(reply), ...resultsOf(reply, `found ${round}`))
  }
  return messages
}

/** The items of one request of a run. */
function itemsOf({ body }: { readonly body: Readonly<Record<string, unknown>> } = { body: {} }) {
  // The cast: what the test itself has just sent.
  return body['input'] as readonly Readonly<Record<string, unknown>>[]
}

describe('what the model thought', () => {
  it('goes back sealed with all that came of it, in its order, in every round', async () => {
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

  it('is left out for another model, which gets the words and the calls', async () => {
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

  it('is left out where the calls of the message are not those it came with', async () => {
    const server = await start([look('One.', 'a'), ok])
    const model = modelOf(server, 'responses')
    const reply = await model.respond(request())
    const call = { id: 'other', name: 'grep', arguments: '{}' }
    const changed = { ...reply, toolCalls: [call] }
    await model.respond({ ...request(), messages: [...request().messages, messageOf(changed), ...resultsOf(changed)] })
    expect(itemsOf(server.requests[1]).map(({ call_id: id }) => id)).toEqual([undefined, undefined, 'other', 'other'])
  })

  it.each([
    [
      'cannot be unsealed',
      400,
      { message: 'The encrypted content could not be verified.', code: 'invalid_encrypted_content' }
    ],
    ['is not stored', 404, { message: "Item with id 'rs_1' not found. Items are not persisted." }],
    [
      'stands alone',
      400,
      { message: "Item 'rs_1' of type 'reasoning' was provided without its required following item." }
    ]
  ])('is left out from then on where the server says that it %s', async (_, code, error) => {
    const server = await start([look('One.', 'a'), status(code, error), look('Two.', 'b'), ok])
    const seen = listen()
    await converse(modelOf(server, 'responses'), 3, seen)
    const thoughts = server.requests.map((asked) => itemsOf(asked).filter(({ type }) => type === 'reasoning').length)
    expect([thoughts, seen.retries]).toEqual([[0, 1, 0, 0], []])
  })

  it('does not go back unsealed, nor the ids of what came of it', async () => {
    const server = await start([status(400, { message: 'no', param: 'include' }), look('One.', 'a'), ok])
    await converse(modelOf(server, 'responses'), 2)
    expect(
      itemsOf(server.requests[2])
        .slice(2)
        .map(({ id, type, role }) => id ?? type ?? role)
    ).toEqual(['assistant', 'function_call', 'function_call_output'])
  })
})

describe('the reply of a server', () => {
  const completed = (...output: readonly object[]) =>
    ({ fault: 'raw', body: stream({ type: 'response.completed', response: { status: 'completed', output } }) }) as const
  const words = { type: 'message', id: 'msg_9', role: 'assistant', content: [{ type: 'output_text', text: 'So.' }] }

  it('goes back with its phase', async () => {
    const server = await start([completed({ ...words, phase: 'commentary' }), ok])
    await converse(modelOf(server, 'responses'), 2)
    expect(itemsOf(server.requests[1])[2]).toEqual({
      ...words,
      status: 'completed',
      phase: 'commentary',
      content: [{ type: 'output_text', text: 'So.', annotations: [] }]
    })
  })

  it('goes back without thoughts that are sealed nowhere, and then without the ids that belong to them', async () => {
    const thought = { type: 'reasoning', id: 'rs_9', summary: [{ type: 'summary_text', text: 'Hm.' }] }
    const server = await start([completed(thought, { ...words, phase: 'commentary' }), ok])
    await converse(modelOf(server, 'responses'), 2)
    const [, , ...returned] = itemsOf(server.requests[1])
    expect(returned.map(({ type, id, phase }) => [type, id, phase])).toEqual([['message', undefined, 'commentary']])
  })

  it('goes back without thoughts that nothing came of', async () => {
    const thought = { type: 'reasoning', id: 'rs_9', summary: [], encrypted_content: 'sealed' }
    const server = await start([completed(words, thought), ok])
    await converse(modelOf(server, 'responses'), 2)
    expect(itemsOf(server.requests[1])[2]).toEqual({ role: 'assistant', content: 'So.' })
  })

  it('goes back as JSON where its calls were written badly', async () => {
    const thought = { type: 'reasoning', id: 'rs_9', summary: [], content: [{ type: 'reasoning_text', text: 'Hm.' }] }
    const call = { type: 'function_call', id: 'fc_9', call_id: 'c', name: 'no such tool', arguments: '{"a' }
    const server = await start([completed(thought, call)])
    const history = await converse(modelOf(server, 'responses'), 1)
    const open = await start((asked) => ({ text: JSON.stringify(asked.body['input']) }))
    // The loopback model wants thoughts sealed, so what is said of them is looked at before it is sent.
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
  const rounds = 40
  const server = await start((asked) => look(`Round ${asked.number}.`, 'x'.repeat(200)))
  await converse(modelOf(server, 'responses'), rounds)
  const sent = server.requests.map(({ body }) => JSON.stringify(body))
  const repeats = sent.slice(1).map((text, index) => text.startsWith(sent[index]?.slice(0, -']}'.length) ?? 'none'))
  expect(repeats).toEqual(Array.from({ length: rounds - 1 }, () => true))
})

it('refuses nothing that the text of strangers may hold', async () => {
  const server = await start([ok])
  const messages: Message[] = [
    { role: 'user', text: 'half a \ud83d sign' },
    { role: 'assistant', text: '', thinking: 'Nothing said.', toolCalls: [] }
  ]
  await modelOf(server, 'responses').respond({ ...request(), messages })
  expect(itemsOf(server.requests[0])).toEqual([{ role: 'user', content: 'half a \ufffd sign' }])
})
