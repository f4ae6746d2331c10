import { afterEach, describe, expect, it } from '@jest/globals'
import type { Message } from '../../../src/agent/messages.ts'
import type { Fault, SeenRequest, Step, Turn } from '../../../emulators/model/script.ts'
import { PermanentFailure } from '../../../src/models/failures/failures.ts'
import type { Protocol } from '../../../src/models/protocol.ts'
import { withResponsesFallback } from '../../../src/models/chat/responses-fallback.ts'
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
const onlyResponses = status(404, {
  message: 'This model is only supported in v1/responses and not in v1/chat/completions.',
  param: 'model',
  code: null
})

/** A model that takes nothing but Responses. */
const insisting = (refusal: Step, script: readonly Step[] = [ok]) => {
  const left = [...script]
  return ({ api }: SeenRequest): Step => (api === 'chat' ? refusal : (left.shift() ?? ok))
}

const apisOf = ({ requests }: { readonly requests: readonly SeenRequest[] }) => requests.map(({ api }) => api)

const refused = (code: number, message: string, error: object = {}) => status(code, { message, ...error })

describe('a model that is refused by Chat Completions', () => {
  it.each([
    ['by its name', onlyResponses],
    [
      'with tools, for it thinks',
      refused(
        400,
        "Function tools with reasoning_effort are not supported for gpt-x in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
        { param: 'reasoning_effort' }
      )
    ],
    [
      'under the name of an older endpoint',
      refused(
        404,
        'This is not a chat model and thus not supported in the v1/chat/completions endpoint. Did you mean to use v1/completions?'
      )
    ],
    [
      'by Azure',
      refused(
        400,
        'The chatCompletion operation does not work with the specified model, gpt-x. Please choose another.',
        {
          code: 'OperationNotSupported'
        }
      )
    ],
    [
      'by a code',
      refused(400, 'model "gpt-x" is not accessible via the /chat/completions endpoint', {
        code: 'unsupported_api_for_model'
      })
    ]
  ])('%s is asked by Responses from then on', async (_, refusal) => {
    const server = await start(insisting(refusal))
    const model = modelOf(server, 'chat')
    await model.respond(request())
    await expect(model.respond(request())).resolves.toMatchObject({ text: 'ok' })
    expect(apisOf(server)).toEqual(['chat', 'responses', 'responses'])
    expect(server.requests.map(({ tools }) => tools)).toEqual([['grep'], ['grep'], ['grep']])
  })

  it('is told of with the words of the refusal, without a wait', async () => {
    const server = await start(insisting(onlyResponses))
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

  it('answers requests side by side', async () => {
    const server = await start(insisting(onlyResponses))
    const model = modelOf(server, 'chat')
    const replies = await Promise.all([model.respond(request()), model.respond(request()), model.respond(request())])
    expect(replies.map(({ text }) => text)).toEqual(['ok', 'ok', 'ok'])
  })

  it('opens Responses once for requests side by side, so that what one of them learns of it holds for all', async () => {
    const problem = { status: 404, code: '', parameter: 'model', message: 'Use v1/responses.' }
    const protocol = (ask: Protocol['ask']): Protocol => ({
      address: '',
      ask,
      adaptTo: () => false,
      listModels: () => Promise.resolve([])
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

  it('takes the history that Chat Completions has left, and its own thoughts after it', async () => {
    const steps: Step[] = [look, onlyResponses, look, ok]
    const server = await start(steps)
    const model = modelOf(server, 'chat')
    const messages: Message[] = [...request().messages]
    for (let turn = 1; turn <= 3; turn += 1) {
      const reply = await model.respond({ ...request(), messages })
      messages.push(messageOf(reply), ...resultsOf(reply))
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

  it('is asked in text still where calls are to be text', async () => {
    const server = await start(
      insisting(onlyResponses, [{ text: '<tool_call>{"name": "grep", "arguments": {"pattern": "a"}}</tool_call>' }])
    )
    const { toolCalls } = await modelOf(server, 'chat', {
      parameters: { toolCalls: 'text' }
    }).respond(request())
    expect([toolCalls[0]?.name, server.requests[1]?.tools]).toEqual(['grep', []])
  })

  it('is asked without the temperature that Responses refuses', async () => {
    const script = [
      refused(400, "Unsupported parameter: 'temperature' is not supported with this model.", { param: 'temperature' }),
      ok
    ]
    const server = await start(insisting(onlyResponses, script))
    await expect(modelOf(server, 'chat').respond(request())).resolves.toMatchObject({ text: 'ok' })
    expect(server.requests.map(({ body }) => 'temperature' in body)).toEqual([true, true, false])
  })
})

describe('Chat Completions is kept', () => {
  it.each([
    ['another refusal', refused(400, 'The messages make no sense.'), /refused the request/],
    [
      'a name that nobody has',
      refused(404, 'The model `x` does not exist or you do not have access to it.'),
      /x|scripted/
    ],
    ['a refusal of the key that names Responses', refused(403, 'Not allowed to use v1/responses.'), /api-key/]
  ])('after %s', async (_, refusal, words) => {
    const server = await start(insisting(refusal))
    await expect(modelOf(server, 'chat').respond(request())).rejects.toThrow(words)
    expect(apisOf(server)).not.toContain('responses')
  })

  it('after a retry that mends it', async () => {
    const seen = listen()
    const server = await start([refused(503, 'v1/responses is busy.'), ok])
    await modelOf(server, 'chat').respond(request(seen))
    expect(apisOf(server)).toEqual(['chat', 'chat'])
  })
})

it('a refusal by both is told once, with the address that was asked last', async () => {
  const server = await start((): Step => onlyResponses)
  const asked = modelOf(server, 'chat').respond(request())
  await expect(asked).rejects.toThrow(/\/v1\/responses does not serve|has no model/)
  expect(apisOf(server)).toEqual(['chat', 'responses'])
})

it('nothing is asked any more once the run is cancelled', async () => {
  const stop = new AbortController()
  const server = await start((): Fault => {
    stop.abort(new Error('cancelled'))
    return onlyResponses as Fault // `status` makes a fault.
  })
  await expect(modelOf(server, 'chat').respond(request(listen(), stop.signal))).rejects.toThrow('cancelled')
  expect(apisOf(server)).toEqual(['chat'])
})
