import { afterEach, describe, expect, it } from '@jest/globals'
import type { Turn } from '../../../emulators/model/script.ts'
import type { ModelEmulator } from '../../../emulators/model/start-model.ts'
import { closeServers, start } from '../../support/model-requests.ts'

const user = { role: 'user', content: 'Find it.' }
const tool = { type: 'function', name: 'grep', parameters: { type: 'object' }, strict: false }
const turn: Turn = {
  text: 'Looking for it now, in all files.',
  thinking: 'Where is it?',
  toolCalls: [{ name: 'grep', arguments: { pattern: 'needle in a haystack' } }]
}
const encrypting = { include: ['reasoning.encrypted_content'], store: false }

afterEach(closeServers)

async function post(server: ModelEmulator, body: object) {
  const response = await fetch(`${server.baseUrlOf('responses')}/responses`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: server.name, input: [user], ...body })
  })
  return { status: response.status, text: await response.text() }
}

interface Item {
  readonly type: string
  readonly id: string
  readonly encrypted_content?: string
}

async function outputOf(server: ModelEmulator, body: object = {}): Promise<readonly Item[]> {
  const { text } = await post(server, body)
  return (JSON.parse(text) as { output: Item[] }).output
}

describe('a response', () => {
  it('streams each item from start to end, with numbered events', async () => {
    const { text } = await post(await start([{ ...turn, chunkChars: 40 }]), { stream: true })
    const events = text
      .trimEnd()
      .split('\n\n')
      .map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 6)) as { type: string; sequence_number: number })
    expect(events.map(({ sequence_number: number }) => number)).toEqual(events.map((_, index) => index))
    expect(events.map(({ type }) => type.replace('response.', ''))).toEqual([
      'created',
      'in_progress',
      'output_item.added',
      'reasoning_summary_part.added',
      'reasoning_summary_text.delta',
      'reasoning_summary_text.done',
      'reasoning_summary_part.done',
      'output_item.done',
      'output_item.added',
      'content_part.added',
      'output_text.delta',
      'output_text.done',
      'content_part.done',
      'output_item.done',
      'output_item.added',
      'function_call_arguments.delta',
      'function_call_arguments.done',
      'output_item.done',
      'completed'
    ])
  })

  it('encrypts thinking on request', async () => {
    const server = await start([turn, turn])
    const encrypted = await outputOf(server, encrypting)
    const plain = await outputOf(server)
    expect(encrypted[0]?.encrypted_content).toMatch(/^gAAAA/)
    expect(plain[0]).not.toHaveProperty('encrypted_content')
  })
})

describe('a request that the real endpoint would reject', () => {
  const call = { type: 'function_call', call_id: 'a', name: 'grep', arguments: '{}' }
  const output = { type: 'function_call_output', call_id: 'a', output: 'found' }
  const thought = { type: 'reasoning', id: 'rs_1', summary: [] }

  it.each<[string, object, RegExp]>([
    ['an unknown parameter', { max_tokens: 9 }, /Unknown parameter: 'max_tokens'/],
    ['an unknown field of an item', { input: [{ ...user, name: 'x' }] }, /Unknown parameter: 'input\[0\]\.name'/],
    ['an empty input', { input: [] }, /Invalid value for 'input'/],
    ['an item of an unknown type', { input: [{ type: 'tool' }] }, /Invalid value for 'input\[0\]\.type'/],
    ['an id of another kind', { input: [user, { ...call, id: 'msg_1' }, output] }, /'input\[1\]\.id'/],
    ['a tool of another protocol', { tools: [{ type: 'function', function: {} }] }, /'tools\[0\]/],
    ['a low limit', { max_output_tokens: 3 }, /'max_output_tokens'/],
    ['a call without an output', { input: [user, call] }, /No tool output found for function call a/],
    ['an output without a call', { input: [user, output] }, /No tool call found .* call_id a/],
    ['two outputs of one call', { input: [call, output, output] }, /No tool call found/],
    ['thinking that is not encrypted', { input: [user, thought, call, output] }, /'rs_1' not found/],
    [
      'thinking encrypted by another',
      { input: [user, { ...thought, encrypted_content: 'gAAAA.x.y' }, call, output] },
      /encrypted content for item rs_1 could not be verified/
    ]
  ])('is rejected for %s', async (_, body, message) => {
    const { status, text } = await post(await start([turn]), body)
    expect([status, text]).toEqual([400, expect.stringMatching(message)])
  })

  it.each<[string, (items: readonly Item[]) => readonly object[], RegExp]>([
    ['thinking that nothing follows', (items) => items.slice(0, 1), /'rs_1' .*without its required following item/],
    [
      'items without the thinking before them',
      (items) => items.slice(1),
      /'msg_1_after_rs_1' .*required 'reasoning' item/
    ]
  ])('is rejected for %s', async (_, part, message) => {
    const server = await start([turn, turn])
    const items = await outputOf(server, encrypting)
    const { text } = await post(server, { input: [user, ...part(items)] })
    expect(text).toMatch(message)
  })

  it('is not one with all items of a response', async () => {
    const server = await start([turn, { text: 'ok' }])
    const items = await outputOf(server, encrypting)
    const result = { ...output, call_id: 'call_1_1' }
    const { status } = await post(server, { ...encrypting, input: [user, ...items, result], tools: [tool] })
    expect([status, server.requests[1]?.results, server.requests[1]?.messages.map(({ role }) => role)]).toEqual([
      200,
      ['found'],
      ['user', 'assistant', 'tool']
    ])
  })
})
