import { LLMock, type FixtureMatch } from '@copilotkit/aimock'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { runAgent } from '../../src/agent/loop.ts'
import { openModel } from '../../src/models/open-model.ts'
import { ofKind, prompt, recorded, run, stepTool, finish } from '../support/agent-runs.ts'
import { InstantClock } from '../support/instant-clock.ts'
import type { Api } from '../../src/domain/settings.ts'

// A mock that others compare with the real providers. It shows mistakes that our emulator and our protocols share.

const usages = {
  chat: { prompt_tokens: 120, completion_tokens: 8, total_tokens: 128 },
  responses: { input_tokens: 120, output_tokens: 8, total_tokens: 128 },
  anthropic: { input_tokens: 120, output_tokens: 8 },
  gemini: { promptTokenCount: 120, candidatesTokenCount: 8, totalTokenCount: 128 }
}
const bases = { chat: '/v1', responses: '/v1', anthropic: '', gemini: '/v1beta' }
const apis: readonly Api[] = ['chat', 'responses', 'anthropic', 'gemini']

let mock = new LLMock()

beforeEach(async () => {
  mock = new LLMock({ host: '127.0.0.1', port: 0, strict: true, chunkSize: 7 })
  await mock.start()
})

afterEach(async () => {
  await mock.stop()
})

function open(api: Api) {
  const clock = new InstantClock()
  const credential = { kind: 'key', key: 'k' } as const
  return { clock, model: openModel({ api, baseUrl: `${mock.url}${bases[api]}`, credential, model: 'm', clock }) }
}

/** Matches by the number of results. In some protocols, a turn is several messages. */
function afterResults(count: number): FixtureMatch {
  return { predicate: ({ messages }) => messages.filter(({ role }) => role === 'tool').length === count }
}

const look = stepTool('look', (step) => Promise.resolve({ text: `seen ${step}` }), 'cacheable')

describe.each(apis)('a run over %s on a third-party mock', (api) => {
  it('calls tools in parallel and in sequence, and finishes', async () => {
    const calls = [1, 2].map((step) => ({ name: 'look', arguments: JSON.stringify({ step }) }))
    const last = { name: 'finish', arguments: JSON.stringify({ title: 'Done', description: 'It “works” 🌍.' }) }
    mock.on(afterResults(0), { content: 'Let me look.', toolCalls: calls, usage: usages[api] })
    mock.on(afterResults(2), { content: 'And again.', toolCalls: [{ name: 'look', arguments: '{"step":3}' }] })
    mock.on(afterResults(3), { toolCalls: [last] })
    const { events, onEvent } = recorded()

    const result = await runAgent(prompt, run(open(api).model, { tools: [look, finish], onEvent }))

    expect(result).toMatchObject({ kind: 'finished', summary: { title: 'Done', description: 'It “works” 🌍.' } })
    expect(ofKind(events, 'tool-finished').map(({ text }) => text)).toEqual(['seen 1', 'seen 2', 'seen 3', 'done'])
    expect(ofKind(events, 'usage')[0]?.tokens).toMatchObject({ input: 120, output: 8, isEstimate: false })
    expect(mock.getRequests().map(({ response }) => response.status)).toEqual([200, 200, 200])
  })

  it('keeps thinking apart from text', async () => {
    mock.on({ turnIndex: 0 }, { content: 'It is seven.', reasoning: 'Two and five.', usage: usages[api] })
    const { events, onEvent } = recorded()
    await runAgent(prompt, run(open(api).model, { onEvent, limits: { turns: 1 } }))
    expect(ofKind(events, 'message').find(({ message }) => message.role === 'assistant')?.message).toMatchObject({
      text: 'It is seven.',
      thinking: 'Two and five.'
    })
  })

  it.each([
    ['a rate limit', 429],
    ['an overloaded server', 503]
  ])('retries after %s', async (_, status) => {
    mock.nextRequestError(status, { message: 'Slow down.', type: 'rate_limit_error' })
    mock.on({}, { content: 'ok' })
    const { clock, model } = open(api)
    const { events, onEvent } = recorded()
    await runAgent(prompt, run(model, { onEvent, limits: { turns: 1 } }))
    expect(ofKind(events, 'retry')).toHaveLength(1)
    expect(clock.waits).toHaveLength(1)
  })

  it('says what to change if the key is rejected', async () => {
    mock.nextRequestError(401, { message: 'Bad key.', type: 'authentication_error' })
    const reason = expect.stringMatching(/refused the API key .*Bad key.*api-key/)
    await expect(runAgent(prompt, run(open(api).model))).resolves.toMatchObject({ kind: 'stuck', reason })
  })
})
