import { afterEach, describe, expect, it } from '@jest/globals'
import type { Message } from '../../../src/agent/messages.ts'
import type { Fault, SeenRequest, Step, Turn } from '../../../emulators/model/script.ts'
import { PermanentFailure } from '../../../src/models/failures/failures.ts'
import type { Protocol } from '../../../src/models/protocol.ts'
import { withResponsesFallback } from '../../../src/models/chat/chat-protocol.ts'
import { says } from '../../support/scripted-model.ts'
import {
  closeServers,
  listen,
  messageOf,
  modelOf,
  request,
  resultsOf,
  start,
  status
} from '../../support/model-requests.ts'

afterEach(closeServers)

const ok: Turn = { text: 'ok' }
const look: Turn = { thinking: 'Hm.', toolCalls: [{ name: 'grep', arguments: { pattern: 'a' } }] }
const requiresResponses = status(404, {
  message: 'This model is only supported in v1/responses and not in v1/chat/completions.',
  param: 'model',
  code: null
})

/** A model that supports Responses only. */
const responsesOnly = (rejection: Step, script: readonly Step[] = [ok]) => {
  const left = [...script]
  return ({ api }: SeenRequest): Step => (api === 'chat' ? rejection : (left.shift() ?? ok))
}

const apisOf = ({ requests }: { readonly requests: readonly SeenRequest[] }) => requests.map(({ api }) => api)

const rejected = (code: number, message: string, error: object = {}) => status(code, { message, ...error })

describe('a model that Chat Completions rejects', () => {
  it.each([
    ['by its name', requiresResponses],
    [
      'with tools, since it thinks',
      rejected(
        400,
        "Function tools with reasoning_effort are not supported for gpt-x in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
        { param: 'reasoning_effort' }
      )
    ],
    [
      'with the name of an older endpoint',
      rejected(
        404,
        'This is not a chat model and thus not supported in the v1/chat/completions endpoint. Did you mean to use v1/completions?'
      )
    ],
    [
      'by Azure',
      rejected(
        400,
        'The chatCompletion operation does not work with the specified model, gpt-x. Please choose another.',
        {
          code: 'OperationNotSupported'
        }
      )
    ],
    [
      'by a code',
      rejected(400, 'model "gpt-x" is not accessible via the /chat/completions endpoint', {
        code: 'unsupported_api_for_model'
      })
    ]
  ])('%s gets later requests over Responses', async (_, rejection) => {
    const server = await start(responsesOnly(rejection))
    const model = modelOf(server, 'chat')
    await model.respond(request())
    await expect(model.respond(request())).resolves.toMatchObject({ text: 'ok' })
    expect(apisOf(server)).toEqual(['chat', 'responses', 'responses'])
    expect(server.requests.map(({ tools }) => tools)).toEqual([['grep'], ['grep'], ['grep']])
  })

  it('is reported as a retry without a wait', async () => {
    const server = await start(responsesOnly(requiresResponses))
    const retries: unknown[] = []
    await modelOf(server, 'chat').respond({ ...request(), onRetry: (retry) => retries.push(retry) })
    expect(retries).toEqual([
      {
        reason: expect.stringMatching(/^switching to Responses: 404 .*v1\/responses/),
        waitMs: 0,
        attempt: 1
      }
    ])
  })

  it('answers concurrent requests', async () => {
    const server = await start(responsesOnly(requiresResponses))
    const model = modelOf(server, 'chat')
    const responses = await Promise.all([model.respond(request()), model.respond(request()), model.respond(request())])
    expect(responses.map(({ text }) => text)).toEqual(['ok', 'ok', 'ok'])
  })

  it('opens Responses once for concurrent requests, so that it adapts for all of them', async () => {
    const problem = { status: 404, code: '', parameter: 'model', message: 'Use v1/responses.' }
    const protocol = (ask: Protocol['ask']): Protocol => ({
      address: '',
      ask,
      adaptTo: () => false,
      listModels: () => Promise.resolve([]),
      requestModel: () => Promise.resolve()
    })
    let opened = 0
    const either = withResponsesFallback(
      protocol(() => Promise.reject(new PermanentFailure(problem))),
      () => {
        opened += 1
        return Promise.resolve(protocol(() => Promise.resolve(says('ok'))))
      }
    )
    await Promise.all([either.ask(request()), either.ask(request()), either.ask(request())])
    expect(opened).toBe(1)
  })

  it('continues the history of Chat Completions, with its own thinking after it', async () => {
    const steps: Step[] = [look, requiresResponses, look, ok]
    const server = await start(steps)
    const model = modelOf(server, 'chat')
    const messages: Message[] = [...request().messages]
    for (let turn = 1; turn <= 3; turn += 1) {
      const response = await model.respond({ ...request(), messages })
      messages.push(messageOf(response), ...resultsOf(response))
    }
    expect(apisOf(server)).toEqual(['chat', 'chat', 'responses', 'responses'])
    expect(server.requests.at(-1)?.messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'tool',
      'assistant',
      'tool'
    ])
    expect(server.requests.at(-1)?.body['input']).toContainEqual(expect.objectContaining({ type: 'reasoning' }))
  })

  it('still gets calls as text if they are set to text', async () => {
    const server = await start(
      responsesOnly(requiresResponses, [
        { text: '<tool_call id="k3f9">{"name": "grep", "arguments": {"pattern": "a"}}</tool_call>' }
      ])
    )
    const { toolCalls } = await modelOf(server, 'chat', {
      callId: 'k3f9',
      parameters: { toolCalls: 'text' }
    }).respond(request())
    expect([toolCalls[0]?.name, server.requests[1]?.tools]).toEqual(['grep', []])
  })

  it('gets no temperature if Responses rejects it', async () => {
    const script = [
      rejected(400, "Unsupported parameter: 'temperature' is not supported with this model.", { param: 'temperature' }),
      ok
    ]
    const server = await start(responsesOnly(requiresResponses, script))
    await expect(modelOf(server, 'chat').respond(request())).resolves.toMatchObject({ text: 'ok' })
    expect(server.requests.map(({ body }) => 'temperature' in body)).toEqual([true, true, false])
  })
})

describe('Chat Completions stays in use', () => {
  it.each([
    ['another error', rejected(400, 'The messages make no sense.'), /refused the request/],
    ['an unknown model', rejected(404, 'The model `x` does not exist or you do not have access to it.'), /x|scripted/],
    ['an error about the key that names Responses', rejected(403, 'Not allowed to use v1/responses.'), /api-key/]
  ])('after %s', async (_, rejection, message) => {
    const server = await start(responsesOnly(rejection))
    await expect(modelOf(server, 'chat').respond(request())).rejects.toThrow(message)
    expect(apisOf(server)).not.toContain('responses')
  })

  it('after a retry that succeeds', async () => {
    const seen = listen()
    const server = await start([rejected(503, 'v1/responses is busy.'), ok])
    await modelOf(server, 'chat').respond(request(seen))
    expect(apisOf(server)).toEqual(['chat', 'chat'])
  })
})

it('reports an error of both once, with the last address', async () => {
  const server = await start((): Step => requiresResponses)
  const asked = modelOf(server, 'chat').respond(request())
  await expect(asked).rejects.toThrow(/\/v1\/responses does not serve|has no model/)
  expect(apisOf(server)).toEqual(['chat', 'responses'])
})

it('makes no further request once the run is cancelled', async () => {
  const stop = new AbortController()
  const server = await start((): Fault => {
    stop.abort(new Error('cancelled'))
    return requiresResponses as Fault // The cast: `status` returns a fault.
  })
  await expect(modelOf(server, 'chat').respond(request(listen(), stop.signal))).rejects.toThrow('cancelled')
  expect(apisOf(server)).toEqual(['chat'])
})
