import { afterEach, describe, expect, it } from '@jest/globals'
import type { Message } from '../../../src/agent/messages.ts'
import type { Model } from '../../../src/agent/model.ts'
import { signThinking } from '../../../emulators/model/anthropic/signature.ts'
import type { SeenRequest, Turn } from '../../../emulators/model/script.ts'
import { closeServers, grep, messageOf, request, start } from '../../support/model-requests.ts'
import { assistant, model, result, streamOf } from '../../support/anthropic-requests.ts'

afterEach(closeServers)

const thinkingTurn = (round: number): Turn => ({
  thinking: `Thought ${round}.`,
  text: `Round ${round}. `,
  toolCalls: [1, 2].map((step) => ({ name: 'grep', arguments: { pattern: `${round}.${step}` } }))
})

/** Asks once, and adds the reply and a result for each of its calls to the history. */
async function round(asked: Model, history: Message[], text = 'none'): Promise<void> {
  const reply = await asked.respond({ ...request(), messages: history })
  history.push(messageOf(reply), ...reply.toolCalls.map(({ id }) => result(id, text)))
}

function contents(seen: SeenRequest | undefined, role: string): unknown[] {
  const messages = seen?.body['messages']
  return Array.isArray(messages) ? messages.filter((each: { role: string }) => each.role === role) : []
}

/** The request as the provider's cache reads it, its marks taken out. */
function prompt({ body }: SeenRequest): string {
  const { tools, system, messages } = body
  return JSON.stringify([tools, system, messages], (name, value: unknown) =>
    name === 'cache_control' ? undefined : value
  )
}

describe('thinking', () => {
  it('goes back signed and in its place, round after round', async () => {
    const server = await start((seen) => thinkingTurn(seen.number))
    const asked = model(server)
    const history: Message[] = [{ role: 'user', text: 'Go.' }]
    for (let count = 0; count < 4; count += 1) await round(asked, history)
    // The server refuses a thought that is not as it gave it out.
    expect(contents(server.requests[3], 'assistant')).toMatchObject(
      [1, 2, 3].map((number) => ({
        content: [
          { type: 'thinking', thinking: `Thought ${number}.`, signature: signThinking(`Thought ${number}.`) },
          { type: 'text', text: `Round ${number}. ` },
          { type: 'tool_use', input: { pattern: `${number}.1` } },
          { type: 'tool_use', input: { pattern: `${number}.2` } }
        ]
      }))
    )
  })

  it('between calls, and thinking that nobody may read, keep their places', async () => {
    const thought = (text: string) => ({ type: 'thinking', thinking: text, signature: signThinking(text) })
    const use = (id: string) => ({ type: 'tool_use', id, name: 'grep', input: { pattern: id } })
    const hidden = { type: 'redacted_thinking', data: 'x9' }
    const said = (text: string) => ({ type: 'text', text })
    const blocks = [thought('One.'), said('A '), hidden, use('a'), thought(''), said('B'), use('b')]
    const body = streamOf(
      blocks.map((block) => [block] as const),
      { stop_reason: 'tool_use' }
    )
    const server = await start([{ fault: 'raw', body }, { text: 'ok' }])
    const asked = model(server)
    const history: Message[] = [{ role: 'user', text: 'Go.' }]
    await round(asked, history)
    await round(asked, history)
    expect(contents(server.requests[1], 'assistant')).toEqual([{ role: 'assistant', content: blocks }])
  })

  it.each([
    ['another model', 'scripted', 'scripted-2'],
    ['another address', 'http:', 'https:'],
    ['another protocol', 'anthropic', 'chat']
  ])('of %s stays here', async (_, ours, other) => {
    const server = await start([thinkingTurn(1), { text: 'ok' }])
    const reply = await model(server).respond(request())
    const { from = '', content } = reply.providerMetadata ?? {}
    const message = assistant({ ...reply, providerMetadata: { from: from.replace(ours, other), content } })
    const messages = [...request().messages, message, ...reply.toolCalls.map(({ id }) => result(id))]
    await model(server).respond({ ...request(), messages })
    expect(from).toContain(ours)
    expect(JSON.stringify(server.requests[1]?.body)).not.toContain('"thinking"')
  })

  it('that was cut off is not sent back', async () => {
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
      await round(asked, history)
      history.push({ role: 'user', text: 'Shorter.' })
    }
    expect(contents(server.requests[2], 'assistant')).toMatchObject([
      { content: [{ type: 'thinking', thinking: 'Thought 1.' }, { type: 'text' }] }
    ])
  })

  it('survives that a secret was taken out of what was said beside it', async () => {
    const server = await start([thinkingTurn(1), { text: 'ok' }])
    const asked = model(server)
    const history: Message[] = [{ role: 'user', text: 'Go.' }]
    await round(asked, history)
    const redacted = history.map((message) =>
      message.role === 'assistant' ? { ...message, text: '[secret]' } : message
    )
    await asked.respond({ ...request(), messages: redacted })
    expect(contents(server.requests[1], 'assistant')).toMatchObject([
      { content: [{ type: 'thinking' }, { text: '[secret]' }, { type: 'tool_use' }, { type: 'tool_use' }] }
    ])
  })

  it('is not believed to be ours for its name alone', async () => {
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

describe('the cache over forty rounds', () => {
  async function run(): Promise<readonly SeenRequest[]> {
    const server = await start((seen) => (seen.number % 7 === 0 ? { text: '' } : thinkingTurn(seen.number)))
    const asked = model(server)
    const history: Message[] = [
      { role: 'system', text: 'Be brief. '.repeat(300) },
      { role: 'user', text: 'Go.' }
    ]
    for (let count = 0; count < 40; count += 1) {
      await round(asked, history, `line of ${count}\n`.repeat(40))
      if (history.at(-1)?.role === 'assistant') history.push({ role: 'user', text: 'Call a tool.' })
    }
    return server.requests
  }

  it('finds the whole of each request at the start of the next', async () => {
    const requests = await run()
    const kept = requests.slice(1).map((seen, index) => {
      const before = prompt(requests[index] ?? seen)
      // But for the brackets at its end.
      return prompt(seen).startsWith(before.slice(0, -4))
    })
    expect(kept).toEqual(Array(39).fill(true))
  })

  it('may be read up to where the request before ended', async () => {
    const requests = await run()
    const marks = requests.map(({ body }) => {
      const counted: string[] = []
      JSON.stringify(body, function (this: object, name, value: unknown) {
        if (name === 'cache_control') counted.push(JSON.stringify({ ...this, cache_control: undefined }))
        return value
      })
      return counted
    })
    expect(Math.max(...marks.map(({ length }) => length))).toBe(3)
    const last = (index: number) => marks[index]?.at(-1)
    const found = marks.slice(1).map((each, index) => each.includes(last(index) ?? 'none'))
    expect(found).toEqual(Array(39).fill(true))
  })

  it('is counted by the server as read', async () => {
    const server = await start((seen) => thinkingTurn(seen.number))
    const asked = model(server)
    const history: Message[] = [{ role: 'user', text: 'Go. '.repeat(500) }]
    await round(asked, history)
    const { tokens } = await asked.respond({ ...request(), messages: history, tools: [grep] })
    expect(tokens.cachedInput).toBeGreaterThan(500)
    expect(tokens.cachedInput).toBeLessThan(tokens.input)
  })
})
