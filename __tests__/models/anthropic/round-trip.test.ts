import { afterEach, describe, expect, it } from '@jest/globals'
import type { Message } from '../../../src/agent/messages.ts'
import type { Model } from '../../../src/agent/model.ts'
import { signThinking } from '../../../emulators/model/anthropic/signature.ts'
import type { SeenRequest, Turn } from '../../../emulators/model/script.ts'
import { closeServers, grep, messageOf, request, start } from '../../support/model-requests.ts'
import { assistant, model, result, streamOf } from '../../support/anthropic-requests.ts'

afterEach(closeServers)

const thinkingTurn = (number: number): Turn => ({
  thinking: `Thought ${number}.`,
  text: `Turn ${number}. `,
  toolCalls: [1, 2].map((step) => ({ name: 'grep', arguments: { pattern: `${number}.${step}` } }))
})

/** Adds a response, and a result for each of its calls, to the history. */
async function takeTurn(asked: Model, history: Message[], text = 'none'): Promise<void> {
  const response = await asked.respond({ ...request(), messages: history })
  history.push(messageOf(response), ...response.toolCalls.map(({ id }) => result(id, text)))
}

function contents(seen: SeenRequest | undefined, role: string): unknown[] {
  const messages = seen?.body['messages']
  return Array.isArray(messages) ? messages.filter((each: { role: string }) => each.role === role) : []
}

/** The request as the provider's cache reads it, without the breakpoints. */
function prompt({ body }: SeenRequest): string {
  const { tools, system, messages } = body
  return JSON.stringify([tools, system, messages], (name, value: unknown) =>
    name === 'cache_control' ? undefined : value
  )
}

describe('thinking', () => {
  it('goes back signed and in its place, turn after turn', async () => {
    const server = await start((seen) => thinkingTurn(seen.number))
    const asked = model(server)
    const history: Message[] = [{ role: 'user', text: 'Go.' }]
    for (let count = 0; count < 4; count += 1) await takeTurn(asked, history)
    // The server rejects changed thinking.
    expect(contents(server.requests[3], 'assistant')).toMatchObject(
      [1, 2, 3].map((number) => ({
        content: [
          { type: 'thinking', thinking: `Thought ${number}.`, signature: signThinking(`Thought ${number}.`) },
          { type: 'text', text: `Turn ${number}. ` },
          { type: 'tool_use', input: { pattern: `${number}.1` } },
          { type: 'tool_use', input: { pattern: `${number}.2` } }
        ]
      }))
    )
  })

  it('keeps its place between calls, even if it is redacted', async () => {
    const thought = (text: string) => ({ type: 'thinking', thinking: text, signature: signThinking(text) })
    const use = (id: string) => ({ type: 'tool_use', id, name: 'grep', input: { pattern: id } })
    const hidden = { type: 'redacted_thinking', data: 'x9' }
    const textBlock = (text: string) => ({ type: 'text', text })
    const blocks = [thought('One.'), textBlock('A '), hidden, use('a'), thought(''), textBlock('B'), use('b')]
    const body = streamOf(
      blocks.map((block) => [block] as const),
      { stop_reason: 'tool_use' }
    )
    const server = await start([{ fault: 'raw', body }, { text: 'ok' }])
    const asked = model(server)
    const history: Message[] = [{ role: 'user', text: 'Go.' }]
    await takeTurn(asked, history)
    await takeTurn(asked, history)
    expect(contents(server.requests[1], 'assistant')).toEqual([{ role: 'assistant', content: blocks }])
  })

  it.each([
    ['another model', 'scripted', 'scripted-2'],
    ['another address', 'http:', 'https:'],
    ['another protocol', 'anthropic', 'chat']
  ])('of %s is not sent', async (_, own, other) => {
    const server = await start([thinkingTurn(1), { text: 'ok' }])
    const response = await model(server).respond(request())
    const { from = '', content } = response.providerMetadata ?? {}
    const message = assistant({ ...response, providerMetadata: { from: from.replace(own, other), content } })
    const messages = [...request().messages, message, ...response.toolCalls.map(({ id }) => result(id))]
    await model(server).respond({ ...request(), messages })
    expect(from).toContain(own)
    expect(JSON.stringify(server.requests[1]?.body)).not.toContain('"thinking"')
  })

  it('does not go back if it was cut off', async () => {
    const cut = { ...thinkingTurn(1), finishReason: 'length' }
    const server = await start([
      {
        fault: 'raw',
        body: streamOf([[{ type: 'thinking', thinking: 'Hm, wh', signature: '' }]], { stop_reason: 'max_tokens' })
      },
      cut,
      { text: 'ok' }
    ])
    const asked = model(server)
    const history: Message[] = [{ role: 'user', text: 'Go.' }]
    for (let count = 0; count < 3; count += 1) {
      await takeTurn(asked, history)
      history.push({ role: 'user', text: 'Shorter.' })
    }
    expect(contents(server.requests[2], 'assistant')).toMatchObject([
      { content: [{ type: 'thinking', thinking: 'Thought 1.' }, { type: 'text' }] }
    ])
  })

  it('goes back after a secret was redacted from the text next to it', async () => {
    const server = await start([thinkingTurn(1), { text: 'ok' }])
    const asked = model(server)
    const history: Message[] = [{ role: 'user', text: 'Go.' }]
    await takeTurn(asked, history)
    const redacted = history.map((message) =>
      message.role === 'assistant' ? { ...message, text: '[secret]' } : message
    )
    await asked.respond({ ...request(), messages: redacted })
    expect(contents(server.requests[1], 'assistant')).toMatchObject([
      { content: [{ type: 'thinking' }, { text: '[secret]' }, { type: 'tool_use' }, { type: 'tool_use' }] }
    ])
  })

  it('does not go back in an invalid format', async () => {
    const server = await start([{ text: 'ok' }])
    const from = `anthropic ${server.baseUrlOf('anthropic')} ${server.name}`
    const messages = [
      ...request().messages,
      assistant({ text: 'b', providerMetadata: { from, content: { odd: 1 } } }),
      ...request().messages
    ]
    await expect(model(server).respond({ ...request(), messages })).resolves.toMatchObject({ text: 'ok' })
  })
})

describe('the cache over forty turns', () => {
  async function run(): Promise<readonly SeenRequest[]> {
    const server = await start((seen) => (seen.number % 7 === 0 ? { text: '' } : thinkingTurn(seen.number)))
    const asked = model(server)
    const history: Message[] = [
      { role: 'system', text: 'Be brief. '.repeat(300) },
      { role: 'user', text: 'Go.' }
    ]
    for (let count = 0; count < 40; count += 1) {
      await takeTurn(asked, history, `line of ${count}\n`.repeat(40))
      if (history.at(-1)?.role === 'assistant') history.push({ role: 'user', text: 'Call a tool.' })
    }
    return server.requests
  }

  it('finds each request at the start of the next', async () => {
    const requests = await run()
    const repeats = requests.slice(1).map((seen, index) => {
      const before = prompt(requests[index] ?? seen)
      // Except for the closing brackets.
      return prompt(seen).startsWith(before.slice(0, -4))
    })
    expect(repeats).toEqual(Array(39).fill(true))
  })

  it('can be read up to the end of the previous request', async () => {
    const requests = await run()
    const breakpoints = requests.map(({ body }) => {
      const blocks: string[] = []
      JSON.stringify(body, function (this: object, name, value: unknown) {
        if (name === 'cache_control') blocks.push(JSON.stringify({ ...this, cache_control: undefined }))
        return value
      })
      return blocks
    })
    expect(Math.max(...breakpoints.map(({ length }) => length))).toBe(3)
    const last = (index: number) => breakpoints[index]?.at(-1)
    const found = breakpoints.slice(1).map((each, index) => each.includes(last(index) ?? 'none'))
    expect(found).toEqual(Array(39).fill(true))
  })

  it('is counted as read by the server', async () => {
    const server = await start((seen) => thinkingTurn(seen.number))
    const asked = model(server)
    const history: Message[] = [{ role: 'user', text: 'Go. '.repeat(500) }]
    await takeTurn(asked, history)
    const { tokens } = await asked.respond({ ...request(), messages: history, tools: [grep] })
    expect(tokens.cachedInput).toBeGreaterThan(500)
    expect(tokens.cachedInput).toBeLessThan(tokens.input)
  })
})
