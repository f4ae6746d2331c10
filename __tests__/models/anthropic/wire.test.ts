import { afterEach, describe, expect, it } from '@jest/globals'
import type { Message } from '../../../src/agent/messages.ts'
import type { Parameters } from '../../../src/models/protocol.ts'
import { AnthropicWire } from '../../../src/models/anthropic/anthropic-wire.ts'
import type { Step } from '../../../emulators/model/script.ts'
import { closeServers, grep, listen, request, start } from '../../support/model-requests.ts'
import { assistant, ask, model, result } from '../../support/anthropic-requests.ts'

interface Body {
  readonly max_tokens: number
  readonly system?: readonly unknown[]
  readonly messages: readonly { readonly role: string; readonly content: readonly Record<string, unknown>[] }[]
}

const user = (text: string): Message => ({ role: 'user', text })
const call = (id: string, text = '{"pattern":"x"}') => ({ id, name: 'grep', arguments: text })
const textBlock = (text: string) => ({ type: 'text', text })
const use = (id: string, input: object = { pattern: 'x' }) => ({ type: 'tool_use', id, name: 'grep', input })
const resultBlock = (id: string, content = 'none') => ({ type: 'tool_result', tool_use_id: id, content })
/** Too deep for `JSON.stringify`. */
const nested = `{"pattern":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
const problem = (message: string, parameter = '', status = 400) => ({ status, code: '', parameter, message })

function wire(parameters: Partial<Parameters> = {}, name = 'claude-opus-5-5') {
  const all = { temperature: undefined, maxOutputTokens: undefined, toolChoice: 'auto', ...parameters } as const
  return new AnthropicWire({ model: name, parameters: all, source: 'here' })
}

// Without the cache breakpoints.
function read(json: string): Body {
  return JSON.parse(json, (name, value: unknown) => (name === 'cache_control' ? undefined : value)) as Body
}

function turnsOf(messages: readonly Message[]) {
  return read(wire().request(messages, [grep])).messages
}

afterEach(closeServers)

describe('a request', () => {
  it('sends few parameters besides the conversation', async () => {
    const { server } = await ask([{ text: 'ok' }])
    const { messages, tools, ...rest } = server.requests[0]?.body ?? {}
    expect(messages).toMatchObject([{ role: 'user', content: [textBlock('Find it.')] }])
    expect(tools).toMatchObject([{ name: 'grep', description: 'Searches.', input_schema: { required: ['pattern'] } }])
    expect(rest).toEqual({ model: 'scripted', max_tokens: 32_000, stream: true })
  })

  it.each([
    ['claude-opus-5-5', undefined, 32_000],
    ['anthropic/claude-3-5-sonnet-20241022', undefined, 8192],
    ['claude-3-7-sonnet-20250219', undefined, 32_000],
    ['claude-3-haiku-20240307', undefined, 4096],
    ['claude-3-haiku-20240307', 1000, 1000]
  ])('gives %s with a limit of %p an output limit of %d tokens', (name, maxOutputTokens, tokens) => {
    expect(read(wire({ maxOutputTokens }, name).request([user('a')], [])).max_tokens).toBe(tokens)
  })

  it.each([
    ['claude-opus-5-5', undefined, undefined],
    ['anthropic.claude-sonnet-5', undefined, undefined],
    ['deepseek-chat', undefined, 0.1],
    ['claude-opus-5-5', 0.7, 0.7]
  ])('gives %s with the setting %p the temperature %p', (name, temperature, expected) => {
    const { temperature: sent } = JSON.parse(wire({ temperature }, name).request([user('a')], [])) as Record<
      string,
      unknown
    >
    expect(sent).toBe(expected)
  })

  it.each([
    ['auto', 'auto', undefined],
    ['auto', 'none', { type: 'none' }],
    ['required', 'auto', { type: 'any' }],
    ['required', 'none', { type: 'none' }]
  ] as const)('sends the tool choice %s with %s as %p', (toolChoice, asked, expected) => {
    expect(read(wire({ toolChoice }).request([user('a')], [grep], asked))).toEqual(
      expect.objectContaining(expected ? { tool_choice: expected } : { stream: true })
    )
    expect(wire({ toolChoice }).request([user('a')], [], asked)).not.toContain('tool')
  })

  it('caches everything before the conversation, with and without a system prompt', () => {
    const marked = (messages: readonly Message[]) =>
      wire()
        .request(messages, [grep])
        .match(/"(input_schema|system)":((?!"(system|messages)":).)*"cache_control"/g)
        ?.map((part) => part.slice(1, 7))
    expect([marked([user('a')]), marked([{ role: 'system', text: 'b' }, user('a')])]).toEqual([['input_'], ['system']])
  })

  it('sends the system prompt apart', () => {
    const body = read(wire().request([{ role: 'system', text: 'Be brief.' }, user('Hi.')], []))
    expect([body.system, body.messages]).toEqual([
      [textBlock('Be brief.')],
      [{ role: 'user', content: [textBlock('Hi.')] }]
    ])
  })
})

describe('a conversation', () => {
  const thought = { from: 'here', content: [{ type: 'thinking', thinking: 'Hm.', signature: 's' }] }

  it('has all results of a turn in one message, before what the user says', () => {
    const looked = assistant({ text: 'Look.', toolCalls: [call('a'), call('b')] })
    const messages = [user('Go.'), looked, result('a'), user('Hurry.'), result('b', '', false), user('Please.')]
    expect(turnsOf(messages)).toEqual([
      { role: 'user', content: [textBlock('Go.')] },
      { role: 'assistant', content: [textBlock('Look.'), use('a'), use('b')] },
      {
        role: 'user',
        content: [
          resultBlock('a'),
          { ...resultBlock('b', '(nothing)'), is_error: true },
          textBlock('Hurry.'),
          textBlock('Please.')
        ]
      }
    ])
  })

  it.each<[string, readonly Message[], readonly unknown[]]>([
    ['an empty response', [user('a'), assistant({ text: ' \n' }), user('b')], [textBlock('a'), textBlock('b')]],
    [
      'thinking that nothing follows',
      [user('a'), assistant({ thinking: 'Hm.', providerMetadata: thought })],
      [textBlock('a')]
    ],
    ['a blank message', [user('a'), user('  ')], [textBlock('a')]]
  ])('leaves out %s', (_, messages, content) => {
    expect(turnsOf(messages)).toEqual([{ role: 'user', content }])
  })

  it('begins and ends with a user', () => {
    expect(turnsOf([assistant({ text: 'Done. ' })]).map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    expect(turnsOf([]).map(({ role }) => role)).toEqual(['user'])
  })

  it.each([
    ['malformed', '{"pattern": "x', { not_json: '{"pattern": "x' }],
    ['not an object', '[1]', { not_json: '[1]' }],
    ['nested too deeply', nested, { not_json: nested }]
  ])('quotes arguments that are %s', (_, text, input) => {
    expect(turnsOf([user('a'), assistant({ toolCalls: [call('a', text)] }), result('a')])[1]?.content).toEqual([
      use('a', input)
    ])
  })

  it('replaces lone surrogates', () => {
    expect(turnsOf([user('a\ud800b')])[0]?.content).toEqual([textBlock('a\ufffdb')])
    const written = String.raw`{"pattern": ["a\ud800b", 7], "\udc00": {"x": "\ud83c\udf0d"}}`
    expect(turnsOf([user('a'), assistant({ toolCalls: [call('a', written)] }), result('a')])[1]?.content).toEqual([
      use('a', { pattern: ['a\ufffdb', 7], '\ufffd': { x: '🌍' } })
    ])
  })

  it('of another provider continues with valid ids', async () => {
    const server = await start([{ text: 'ok' }])
    const turn = (id: string) => [assistant({ toolCalls: [call(id)] }), result(id)]
    const ids = ['call_1', 'call_1', 'functions.grep:0', '', 'call_1']
    const named = assistant({
      toolCalls: [
        { ...call('x'), name: 'no such/tool' },
        { ...call('y'), name: '' }
      ]
    })
    const messages = [user('a'), ...ids.flatMap(turn), named, result('x'), result('y')]
    await expect(model(server).respond({ ...request(), messages })).resolves.toMatchObject({ text: 'ok' })
    const resultIds = server.requests[0]?.messages.flatMap(({ callId }) => (callId === '' ? [] : [callId]))
    expect(resultIds).toEqual(['call_1', 'call_1_2', 'functions_2egrep_3a0', '_', 'call_1_3', 'x', 'y'])
  })
})

describe('what a server rejects', () => {
  it.each([
    [
      'max_tokens: 32000 > 8192, which is the maximum allowed number of output tokens for claude-3-5-sonnet-20241022',
      8192
    ],
    ['max_tokens must be less than or equal to 16,384', 16_384],
    ['Range of max_tokens should be [1, 4096]', 4096]
  ])('lowers the output limit: %s', (message, tokens) => {
    const asked = wire()
    expect(asked.adaptTo(problem(message))).toBe(true)
    expect(read(asked.request([user('a')], [])).max_tokens).toBe(tokens)
    // The limit is lower already, so the same error changes nothing.
    expect(asked.adaptTo(problem(`max_tokens must be at most ${tokens}`))).toBe(false)
  })

  it.each([
    ['max_tokens: Field required', 400],
    ['input length and `max_tokens` exceed context limit: 9000 + 32000 > 40960', 400],
    ['tool_choice is not allowed', 500],
    ['Bad tools.', 400]
  ])('changes nothing for "%s" with status %d', (message, status) => {
    expect(wire({ toolChoice: 'required' }).adaptTo(problem(message, '', status))).toBe(false)
  })

  it.each([
    ['Thinking may not be enabled when tool_choice forces tool use.', 'tool_choice'],
    ['messages.0.content.0.cache_control: Extra inputs are not permitted', 'cache_control'],
    ['messages.1.content.0: Invalid `signature` in `thinking` block', '"thinking"']
  ])('is omitted from then on: %s', (message, part) => {
    const asked = wire({ toolChoice: 'required' })
    const metadata = { from: 'here', content: [{ type: 'thinking', thinking: 'Hm.', signature: 's' }] }
    const messages = [user('a'), assistant({ text: 'b', providerMetadata: metadata }), user('c')]
    expect(asked.request(messages, [grep])).toContain(part)
    expect(asked.adaptTo(problem(message))).toBe(true)
    expect(asked.request(messages, [grep])).not.toContain(part)
    expect(asked.adaptTo(problem(message))).toBe(false)
  })

  it('is omitted from the retry and later requests', async () => {
    const body = { type: 'error', error: { type: 'invalid_request_error', message: 'cache_control: not permitted' } }
    const rejected: Step = { fault: 'status', status: 400, body }
    const server = await start([rejected, { text: 'ok' }, { text: 'ok' }])
    const asked = model(server)
    const seen = listen()
    await asked.respond(request(seen))
    await asked.respond(request(seen))
    const marked = server.requests.map((each) => JSON.stringify(each.body).includes('cache_control'))
    expect([marked, seen.retries]).toEqual([[true, false, false], []])
  })
})
