import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Message } from '../../../src/agent/messages.ts'
import { ModelError, ContextOverflow, type ModelResponse } from '../../../src/agent/model.ts'
import type { ModelEmulator, ModelEmulatorOptions } from '../../../emulators/model/start-model.ts'
import type { Fault, Step } from '../../../emulators/model/script.ts'
import { INPUT_NAMES } from '../../../src/models/endpoint.ts'
import type { ModelSpec } from '../../../src/models/open-model.ts'
import {
  askOver,
  call,
  closeServers,
  listen,
  messageOf,
  modelOf,
  ok,
  requestOf,
  resultsOf,
  start,
  turn,
  type Seen
} from '../../support/model-requests.ts'
import { InstantClock } from '../../support/instant-clock.ts'

const PROJECT = '/v1/projects/p-1/locations/europe-west4'

const rejection = (status: number, error: object): Fault => ({ fault: 'status', status, body: { error } })
const raw = (...chunks: object[]): Fault => ({
  fault: 'raw',
  body: chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`).join('')
})
const candidate = (parts: object[], rest: object = {}) => ({
  candidates: [{ content: { role: 'model', parts }, ...rest }]
})
const STOP = { finishReason: 'STOP' }

const find: Message = { role: 'user', text: 'Find it.' }

let clock = new InstantClock()

beforeEach(() => {
  clock = new InstantClock()
})

afterEach(closeServers)

function ask(script: ModelEmulatorOptions['script'], options: Partial<ModelSpec> = {}, seen?: Seen) {
  return askOver(script, { api: 'gemini', clock, ...options }, seen)
}

function open(server: ModelEmulator, options: Partial<ModelSpec> = {}) {
  return modelOf(server, 'gemini', { clock, ...options })
}

/** The message of a response, and a result for each of its calls. */
function continued(response: ModelResponse, ...results: string[]): Message[] {
  const messages = resultsOf(response).map((message, index) => ({ ...message, text: results[index] ?? '' }))
  return [messageOf(response), ...messages]
}

function contentsOf(server: ModelEmulator, number: number) {
  return server.requests[number - 1]?.body['contents']
}

describe('a response', () => {
  it('has the token counts of the provider', async () => {
    const usageMetadata = {
      promptTokenCount: 400,
      toolUsePromptTokenCount: 32,
      cachedContentTokenCount: 153,
      candidatesTokenCount: 68,
      thoughtsTokenCount: 136,
      totalTokenCount: 636
    }
    const { response } = await ask([raw({ ...candidate([{ text: 'ok' }], STOP), usageMetadata })])
    expect(response.tokens).toEqual({ input: 432, cachedInput: 153, output: 204, reasoning: 136, isEstimate: false })
  })

  it('is the first candidate if a server sends several', async () => {
    const parts = [{ text: 'No.' }, { functionCall: { name: 'grep', args: {} } }]
    const [first, other] = [{ text: 'Yes.' }, ...parts].map((part) => candidate([part], STOP).candidates[0])
    const { response } = await ask([
      raw({
        candidates: [
          { ...first, index: 0 },
          { ...other, index: 1 }
        ]
      })
    ])
    expect(response).toMatchObject({ text: 'Yes.', toolCalls: [] })
  })

  it('keeps counts that the last chunk omits', async () => {
    const first = { ...candidate([{ text: 'a' }]), usageMetadata: { promptTokenCount: 9, thoughtsTokenCount: 4 } }
    const last = { ...candidate([], STOP), usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 2 } }
    const { response } = await ask([raw(first, last)])
    expect(response.tokens).toMatchObject({ input: 9, output: 6, reasoning: 4 })
  })

  it('has estimated tokens if the provider counts none', async () => {
    const { response } = await ask([raw(candidate([{ text: 'okay, done' }], STOP))])
    expect(response.tokens).toMatchObject({ output: 3, isEstimate: true })
    expect(response.tokens.input).toBeGreaterThan(50)
  })

  it.each([
    ['one document', JSON.stringify(candidate([{ text: 'whole' }], STOP))],
    ['a list of chunks', JSON.stringify([candidate([{ text: 'who' }]), candidate([{ text: 'le' }], STOP)])],
    [
      'events with line feeds and comments, without the last blank line',
      `: hi\n\ndata:${JSON.stringify(candidate([{ text: 'whole' }], STOP))}`
    ],
    [
      'events of several lines',
      `data: ${JSON.stringify(candidate([{ text: 'whole' }], STOP), null, 1).replaceAll('\n', '\ndata: ')}\n\n`
    ],
    [
      'events that end like those of OpenAI',
      `data: ${JSON.stringify(candidate([{ text: 'whole' }], STOP))}\n\ndata: [DONE]\n\n`
    ]
  ])('can be %s', async (_, body) => {
    const { response } = await ask([{ fault: 'raw', body }])
    expect([response.text, response.end]).toEqual(['whole', 'complete'])
  })

  it('continues after a finish reason, which some models send with every chunk', async () => {
    const { response } = await ask([raw(candidate([{ text: 'one ' }], STOP), candidate([{ text: 'two' }], STOP))])
    expect(response.text).toBe('one two')
  })

  it('creates missing ids of calls, and changes duplicate ones', async () => {
    const calls = [{}, { id: 'x' }, { id: 'x' }].map((id) => ({
      functionCall: { ...id, name: 'grep', args: { pattern: 'a' } }
    }))
    const { response } = await ask([raw(candidate(calls, STOP))])
    expect(response.toolCalls.map(({ id, name }) => `${id} ${name}`)).toEqual(['call_1 grep', 'x grep', 'x_2 grep'])
  })

  it('reads missing arguments as an empty object', async () => {
    const { response } = await ask([raw(candidate([{ functionCall: { name: 'grep' } }], STOP))])
    expect(response.toolCalls[0]?.arguments).toBe('{}')
  })
})

describe('the end of a response', () => {
  const withCall = (rest: object) => raw(candidate([{ text: 'a' }, { functionCall: { name: 'grep', args: {} } }], rest))

  it.each([
    ['MAX_TOKENS', 'length'],
    ['CONTINUATION', 'length'],
    ...[
      ...['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'LANGUAGE', 'IMAGE_SAFETY'],
      ...['IMAGE_PROHIBITED_CONTENT', 'IMAGE_RECITATION', 'MODEL_ARMOR']
    ].map((reason) => [reason, 'content-filter'])
  ])('with %s has no calls and no metadata', async (finishReason, end) => {
    const { response } = await ask([withCall({ finishReason })])
    expect(response).toMatchObject({ text: 'a', toolCalls: [], end })
    expect(response.providerMetadata).toBeUndefined()
  })

  it.each(['SAFETY', 'OTHER', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'JAILBREAK', 'MODEL_ARMOR'])(
    'is content-filter for a prompt blocked for %s',
    async (blockReason) => {
      const { response } = await ask([raw({ promptFeedback: { blockReason }, usageMetadata: { promptTokenCount: 7 } })])
      expect(response).toMatchObject({ text: '', toolCalls: [], end: 'content-filter', tokens: { input: 7 } })
    }
  )

  it.each(['TOO_MANY_TOOL_CALLS', 'MALFORMED_RESPONSE', 'OTHER', 'A_FUTURE_REASON'])(
    'with %s is retried',
    async (finishReason) => {
      const seen = listen()
      const { response } = await ask([withCall({ finishReason, finishMessage: 'So it is.' }), ok], {}, seen)
      expect([response.text, seen.retries]).toEqual(['ok', [`the response ended with ${finishReason} (So it is.)`]])
    }
  )

  it('is not reached with an unspecified reason', async () => {
    const seen = listen()
    const { response } = await ask([withCall({ finishReason: 'FINISH_REASON_UNSPECIFIED' }), ok], {}, seen)
    expect([response.text, seen.retries]).toEqual(['ok', ['the stream ended before the response did']])
  })

  it.each([
    [
      'a call that is not JSON',
      'MALFORMED_FUNCTION_CALL',
      "Malformed function call: print(default_api.grep(pattern='a'))"
    ],
    ['a hidden call of an unknown tool', 'UNEXPECTED_TOOL_CALL', 'Unexpected tool call: call:default_api:grep{a}']
  ])('tells the model about %s', async (_, finishReason, finishMessage) => {
    const { response } = await ask([raw(candidate([{ text: 'Look:' }], { finishReason, finishMessage }))])
    expect(response).toMatchObject({
      text: 'Look:',
      end: 'complete',
      toolCalls: [{ name: 'grep', problem: `The provider could not read this call: ${finishMessage}` }]
    })
  })

  it('retries after a malformed call without a tool name', async () => {
    const seen = listen()
    await ask([raw(candidate([], { finishReason: 'MALFORMED_FUNCTION_CALL' })), ok], {}, seen)
    expect(seen.retries).toEqual(['the response ended with MALFORMED_FUNCTION_CALL'])
  })

  it('leaves a call of an unknown tool to the loop', async () => {
    const parts = [{ functionCall: { name: 'fly', args: { to: 'the moon' } } }]
    const { response } = await ask([raw(candidate(parts, { finishReason: 'UNEXPECTED_TOOL_CALL' }))])
    expect(response).toMatchObject({ end: 'complete', toolCalls: [{ name: 'fly', arguments: '{"to":"the moon"}' }] })
  })
})

describe('a request', () => {
  it('sends few parameters besides the conversation', async () => {
    const server = await start([ok])
    const system: Message = { role: 'system', text: 'Be brief.' }
    await open(server, { parameters: { maxOutputTokens: 1000 } }).respond(requestOf([system, find]))
    expect(server.requests[0]?.body).toEqual({
      contents: [{ role: 'user', parts: [{ text: 'Find it.' }] }],
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      tools: [{ functionDeclarations: [expect.objectContaining({ name: 'grep', description: 'Searches.' })] }],
      toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
      generationConfig: { temperature: 0.1, maxOutputTokens: 1000, thinkingConfig: { includeThoughts: true } }
    })
  })

  it('sends no temperature to Gemini 3, which repeats itself at a low one', async () => {
    const server = await start([ok], 'gemini-3.8-flash')
    await open(server).respond(requestOf([find]))
    expect(server.requests[0]?.body['generationConfig']).toEqual({ thinkingConfig: { includeThoughts: true } })
  })

  it('sends a temperature that is set, even to Gemini 3', async () => {
    const server = await start([ok], 'gemini-3.8-flash')
    await open(server, { parameters: { temperature: 0.7 } }).respond(requestOf([find]))
    expect(server.requests[0]?.body['generationConfig']).toMatchObject({ temperature: 0.7 })
  })

  it.each([
    { name: 'none', asked: { toolChoice: 'none' }, parameters: {}, mode: 'NONE' },
    { name: 'any', asked: {}, parameters: { toolChoice: 'required' }, mode: 'ANY' }
  ] as const)('lets the model call $name of the tools', async ({ asked, parameters, mode }) => {
    const server = await start([ok])
    await open(server, { parameters }).respond({ ...requestOf([find]), ...asked })
    expect(server.requests[0]?.body).toMatchObject({ toolConfig: { functionCallingConfig: { mode } } })
    expect(server.requests[0]?.tools).toEqual(['grep'])
  })

  it.each([
    ['temperature', 'Temperature is not supported by this model.', 'temperature'],
    ['thinking', 'Unable to submit request because thinking is not supported by this model.', 'includeThoughts'],
    ['the output limit', "Invalid value at 'generation_config.max_output_tokens'.", 'maxOutputTokens'],
    ['the choice of tools', 'Unknown name "toolConfig": Cannot find field.', 'toolConfig'],
    ['instructions', 'Developer instruction is not enabled for models/gemma-3-27b-it', 'systemInstruction']
  ])('is retried without rejected %s, which later requests omit too', async (_, message, field) => {
    const server = await start([rejection(400, { message, status: 'INVALID_ARGUMENT' }), ok, ok])
    const asked = open(server, { parameters: { maxOutputTokens: 10 } })
    const messages: Message[] = [{ role: 'system', text: 'Be brief.' }, find]
    await asked.respond(requestOf(messages))
    await asked.respond(requestOf(messages))
    expect(server.requests.map(({ body }) => JSON.stringify(body).includes(field))).toEqual([true, false, false])
    expect(JSON.stringify(server.requests[2]?.body)).toContain('Be brief.')
  })

  it('begins with the bytes of the previous request', async () => {
    const server = await start(({ number }) => ({ ...turn, text: `Turn ${number}.` }))
    const asked = open(server)
    const messages: Message[] = [find]
    for (const found of ['one', 'two', 'three', 'four', 'five'])
      messages.push(...continued(await asked.respond(requestOf(messages)), found))
    const sent = server.requests.map(({ body }) => JSON.stringify(body['contents']).slice(0, -1))
    expect(sent.slice(1).map((contents, index) => contents.startsWith(sent[index] ?? '?'))).toEqual([
      true,
      true,
      true,
      true
    ])
  })

  it('joins text after results with them in one turn, and leaves out empty responses', async () => {
    const server = await start([turn, ok])
    const asked = open(server)
    const response = await asked.respond(requestOf([find]))
    const empty: Message = { role: 'assistant', text: ' ', thinking: '', toolCalls: [] }
    await asked.respond(requestOf([find, ...continued(response, 'none'), empty, { role: 'user', text: 'Go on.' }]))
    expect(contentsOf(server, 2)).toMatchObject([
      { role: 'user' },
      { role: 'model' },
      { role: 'user', parts: [{ functionResponse: { response: { output: 'none' } } }, { text: 'Go on.' }] }
    ])
  })

  it('marks a result as an error', async () => {
    const server = await start([turn, ok])
    const asked = open(server)
    const turns = continued(await asked.respond(requestOf([find])), 'No such file.')
    await asked.respond(requestOf([find, ...turns.map((one) => (one.role === 'tool' ? { ...one, ok: false } : one))]))
    expect(contentsOf(server, 2)).toMatchObject([
      {},
      {},
      { parts: [{ functionResponse: { response: { error: 'No such file.' } } }] }
    ])
  })
})

describe('the metadata of a turn', () => {
  it.each(['gemini-3.8-flash', 'gemini-2.5-flash', 'scripted'])('goes back to %s over many turns', async (name) => {
    const server = await start(({ number }) => (number < 4 ? { ...turn, toolCalls: [call, call] } : ok), name)
    const asked = open(server)
    const messages: Message[] = [find]
    for (const turn of [1, 2, 3]) {
      const response = await asked.respond(requestOf(messages))
      messages.push(...continued(response, `first of ${turn}`, `second of ${turn}`))
    }
    // The server checks that each signature comes back on its part, and each result by name, id and order.
    await expect(asked.respond(requestOf(messages))).resolves.toMatchObject({ text: 'ok' })
    expect(server.requests[3]?.results).toEqual(['first of 3', 'second of 3'])
    expect(server.requests).toHaveLength(4)
  })

  it('contains every part unchanged, with only unsigned pieces joined', async () => {
    const parts = [
      { text: 'Where', thought: true },
      { text: ' is it?', thought: true, thoughtSignature: 'c2lnbg==' },
      { text: ' Here?', thought: true },
      { text: 'Let ' },
      { text: 'me look.' },
      { functionCall: { id: 'a', name: 'grep', args: { pattern: 'x' } }, thoughtSignature: 'YWJj' },
      { functionCall: { name: 'grep', args: { pattern: 'y' } } },
      { text: '', thoughtSignature: 'ZGVm' }
    ]
    const { response } = await ask([raw(...parts.map((part) => candidate([part])), candidate([], STOP))])
    expect(response.providerMetadata?.content).toEqual([
      ...parts.slice(0, 3),
      { text: 'Let me look.' },
      ...parts.slice(5)
    ])
  })

  it.each([
    ['another model', 'gemini https://elsewhere/v1beta gemini-3-pro'],
    ['another protocol', 'anthropic']
  ])("of %s is replaced by Google's placeholder", async (_, from) => {
    const server = await start([ok])
    const toolCalls = [1, 2].map((number) => ({ id: `toolu_${number}`, name: 'grep', arguments: '{"pattern":"a"}' }))
    const metadata = { from, content: [{ text: 'secret', thoughtSignature: 'YWJj' }] }
    const assistant: Message = {
      role: 'assistant',
      text: 'Look.',
      thinking: 'Hm.',
      toolCalls,
      providerMetadata: metadata
    }
    const results = toolCalls.map(({ id, name }) => ({ role: 'tool', callId: id, name, ok: true, text: id }) as const)
    await open(server).respond(requestOf([find, assistant, ...results]))
    const functionCall = { name: 'grep', args: { pattern: 'a' } }
    expect(contentsOf(server, 1)).toEqual([
      { role: 'user', parts: [{ text: 'Find it.' }] },
      {
        role: 'model',
        parts: [
          { text: 'Look.' },
          { functionCall, thoughtSignature: 'skip_thought_signature_validator' },
          { functionCall }
        ]
      },
      {
        role: 'user',
        parts: ['toolu_1', 'toolu_2'].map((output) => ({ functionResponse: { name: 'grep', response: { output } } }))
      }
    ])
  })

  it('is not sent if it is invalid or does not match the turn', async () => {
    const server = await start([turn, ok, ok])
    const asked = open(server)
    const { providerMetadata: metadata, ...response } = await asked.respond(requestOf([find]))
    for (const content of [[{ text: 'no call' }], 'nonsense'])
      await asked.respond(
        requestOf([
          find,
          ...continued({ ...response, providerMetadata: { from: metadata?.from ?? '', content } }, 'none')
        ])
      )
    expect(server.requests.map(({ results }) => results)).toEqual([[], ['none'], ['none']])
  })

  it.each([
    [
      'gets a placeholder for a model that requires a signature',
      'Function call is missing a thought_signature.',
      [false, true]
    ],
    ['gets no placeholder for a model that rejects it', 'Corrupted thought signature.', [false, true, false]]
  ])('%s', async (_, message, hasPlaceholder) => {
    const rejected = rejection(400, { message, status: 'INVALID_ARGUMENT' })
    const server = await start([...hasPlaceholder.slice(1).map(() => rejected), ok], 'gemini-2.5-flash')
    const toolCalls = [{ id: 'a', name: 'grep', arguments: '{}' }]
    const seen = listen()
    await open(server).respond(requestOf([find, ...continued({ ...ANSWER, toolCalls }, 'none')], seen))
    expect(server.requests.map(({ body }) => JSON.stringify(body).includes('skip_thought'))).toEqual(hasPlaceholder)
    expect(seen.retries).toEqual([])
  })

  it.each(['missing', 'Corrupted'])('is not retried forever if it is always %s', async (word) => {
    const server = await start(() => rejection(400, { message: `${word} thought signature.` }), 'gemini-2.5-flash')
    await expect(open(server).respond(requestOf([find]))).rejects.toThrow(/thought signature/)
    expect(server.requests.length).toBeLessThan(4)
  })
})

const ANSWER: ModelResponse = {
  text: '',
  thinking: '',
  toolCalls: [],
  end: 'complete',
  tokens: { input: 1, cachedInput: 0, output: 1, reasoning: 0, isEstimate: true }
}

describe('a transient failure', () => {
  it.each<[string, Step, string]>([
    ['an invalid chunk', raw({ candidates: 'none' }), 'it sent an invalid Gemini response'],
    [
      'a call without a name',
      raw(candidate([{ functionCall: { args: {} } }], STOP)),
      'it sent a tool call without a name'
    ],
    ['a stream without an end', raw(candidate([{ text: 'Half' }])), 'the stream ended before the response did'],
    ['an empty body', { fault: 'raw', body: '' }, 'the stream ended before the response did'],
    [
      'an error in the stream',
      { fault: 'error', turn, afterChunks: 2, error: { code: 503, message: 'Overloaded.', status: 'UNAVAILABLE' } },
      '503 Overloaded'
    ]
  ])('is retried: %s', async (_, fault, reason) => {
    const seen = listen()
    const { response } = await ask([fault, turn], {}, seen)
    expect(response).toMatchObject({ text: turn.text, toolCalls: [{ arguments: JSON.stringify(call.arguments) }] })
    expect(seen.retries).toEqual([reason])
  })

  const retryInfo = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.07s' }
  const minute = { violations: [{ quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier' }] }
  const quota = 'You exceeded your current quota, please check your plan and billing details.'

  it.each([
    ['its details', { code: 429, message: quota, status: 'RESOURCE_EXHAUSTED', details: [minute, retryInfo] }, 34_070],
    ['its message alone', { code: 429, message: `${quota}\nPlease retry in 2.5s.` }, 2500],
    ['a message in milliseconds', { code: 429, message: 'Please retry in 1500.2ms.' }, 1501]
  ])('is not retried before the time in %s', async (_, error, waitMs) => {
    await ask([rejection(429, error), ok])
    await ask([{ fault: 'error', turn, afterChunks: 1, error }, ok])
    expect(clock.waits).toEqual([waitMs, waitMs])
  })
})

describe('a permanent failure', () => {
  const details = (...all: object[]) => ({ code: 429, message: 'Quota.', status: 'RESOURCE_EXHAUSTED', details: all })

  it.each<[string, Step, RegExp]>([
    [
      'a key, which Google rejects with status 400',
      rejection(400, { code: 400, message: 'API key not valid.', details: [{ reason: 'API_KEY_INVALID' }] }),
      /refused the API key \(400: "API key not valid"\); set api-key to a valid key/
    ],
    [
      'a daily quota',
      rejection(429, details({ violations: [{ quotaId: 'GenerateRequestsPerDayPerProject' }] }, { retryDelay: '36s' })),
      /has no quota left for scripted with this API key today \(429: "Quota"\); try again tomorrow, or set another model/
    ],
    [
      'a paid model with a free key',
      rejection(429, { code: 429, message: 'You exceeded it.\n* Quota exceeded for metric: x, limit: 0, model: y' }),
      /has no credit left/
    ],
    [
      'an error in the stream',
      { fault: 'error', turn, afterChunks: 2, error: { code: 400, message: 'Bad.', status: 'INVALID_ARGUMENT' } },
      /refused the request .*"Bad"/
    ]
  ])('is reported at once: %s', async (_, fault, message) => {
    const asking = ask([fault, ok])
    await expect(asking).rejects.toThrow(ModelError)
    await expect(asking).rejects.toThrow(message)
    expect(clock.waits).toEqual([])
  })

  it.each([
    ['AI Studio', 'The input token count (1048577) exceeds the maximum number of tokens allowed (32768).'],
    ['Vertex', 'Unable to submit request because the input token count is 40,000 but model only supports up to 32,768.']
  ])('reads the context window from the message of %s', async (_, message) => {
    const asked = open(await start([rejection(400, { message, status: 'INVALID_ARGUMENT' })]))
    await expect(asked.respond(requestOf([find]))).rejects.toThrow(ContextOverflow)
    expect(asked.contextWindow).toBe(32_768)
  })

  it.each([
    ['a model with a path to elsewhere', { model: '../../other' }, /model is "\.\.\/\.\.\/other"; set it to the name/],
    [
      'such a model of the command line',
      { model: '../../other', settingNames: { ...INPUT_NAMES, model: '--model' } },
      /--model is "/
    ],
    [
      'an OpenAI identity',
      {
        credential: { kind: 'workload-identity', identityProviderId: 'i', serviceAccountId: 's', audience: 'a' }
      },
      /does not accept an OpenAI identity; set api-key/
    ]
  ] as const)('is reported before any request: %s', async (_, options, message) => {
    const server = await start([ok])
    await expect(async () => open(server, options).respond(requestOf([find]))).rejects.toThrow(message)
    expect(server.requests).toEqual([])
  })
})

describe('Vertex AI', () => {
  it('is recognized by its address, and accepts an access token', async () => {
    const server = await start([turn, ok])
    const baseUrl = server.baseUrlOf('gemini').replace('/v1beta', PROJECT)
    const asked = open(server, { baseUrl })
    const response = await asked.respond(requestOf([find]))
    // The emulator accepts only a bearer token there.
    await expect(asked.respond(requestOf([find, ...continued(response, 'none')]))).resolves.toMatchObject({
      text: 'ok'
    })
  })
})
