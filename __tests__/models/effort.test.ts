import { afterEach, describe, expect, it } from '@jest/globals'
import type { Api } from '../../src/domain/settings.ts'
import { InstantClock } from '../support/instant-clock.ts'
import { closeServers, modelOf, ok, request, start } from '../support/model-requests.ts'

interface Case {
  readonly api: Api
  readonly model?: string
  /** The part of the request that asks for low effort. */
  readonly sent: string
  /** Errors about it, each in the words of a real server. */
  readonly refusals: readonly object[]
}

const CASES: readonly Case[] = [
  {
    api: 'chat',
    sent: '"reasoning_effort":"low"',
    refusals: [
      {
        error: {
          message: "Unsupported parameter: 'reasoning_effort' is not supported with this model.",
          param: 'reasoning_effort'
        }
      },
      { error: { message: 'Unrecognized request argument supplied: reasoning_effort' } },
      { error: { message: '"llama3.2" does not support thinking' } },
      { message: 'reasoning_effort: Extra inputs are not permitted' }
    ]
  },
  {
    api: 'responses',
    sent: '"reasoning":{"effort":"low"}',
    refusals: [
      {
        error: {
          message: "Unsupported parameter: 'reasoning.effort' is not supported with this model.",
          param: 'reasoning.effort'
        }
      },
      { error: { message: "Unknown parameter: 'reasoning'." } },
      { error: { message: 'This model does not accept reasoning_effort.' } }
    ]
  },
  {
    api: 'anthropic',
    sent: '"output_config":{"effort":"low"}',
    refusals: [
      {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'This model does not support the effort parameter.' }
      },
      {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'output_config: Extra inputs are not permitted' }
      }
    ]
  },
  {
    api: 'gemini',
    model: 'gemini-3.8-flash',
    sent: '"thinkingLevel":"LOW"',
    refusals: [
      { error: { code: 400, message: 'Thinking level is not supported for this model.', status: 'INVALID_ARGUMENT' } },
      {
        error: {
          code: 400,
          message: 'Unknown name "thinkingLevel" at \'generation_config.thinking_config\': Cannot find field.',
          status: 'INVALID_ARGUMENT'
        }
      }
    ]
  },
  {
    api: 'gemini',
    model: 'gemini-2.5-pro',
    sent: '"thinkingBudget":1024',
    refusals: [
      { error: { code: 400, message: 'Thinking budget is not supported for this model.', status: 'INVALID_ARGUMENT' } }
    ]
  }
]

const names = ['reasoning_effort', '"reasoning":', 'output_config', 'thinkingLevel', 'thinkingBudget']

afterEach(closeServers)

describe.each(CASES)('the effort over $api ($sent)', ({ api, model, sent, refusals }) => {
  it('is sent if it is set, and nothing is sent if it is not', async () => {
    const server = await start([ok, ok], model)
    await modelOf(server, api, { parameters: { effort: 'low' } }).respond(request())
    await modelOf(server, api).respond(request())
    const [set = '', unset = ''] = server.requests.map(({ body }) => JSON.stringify(body))
    expect(set).toContain(sent)
    expect(names.filter((name) => unset.includes(name))).toEqual([])
  })

  it.each(refusals)('is omitted from then on after %j', async (body) => {
    const server = await start([{ fault: 'status', status: 400, body }, ok, ok], model)
    const asked = modelOf(server, api, { parameters: { effort: 'low' }, clock: new InstantClock() })
    await asked.respond(request())
    await asked.respond(request())
    const requests = server.requests.map((each) => JSON.stringify(each.body))
    expect(requests.map((text) => text.includes(sent))).toEqual([true, false, false])
    // The rest of the request stays.
    expect(requests[1]).toContain(api === 'gemini' ? 'includeThoughts' : '"stream":true')
  })
})

it('is not mistaken for a refusal if it was not sent', async () => {
  const body = { error: { message: '"llama3.2" does not support thinking' } }
  const server = await start([{ fault: 'status', status: 400, body }, ok])
  await expect(modelOf(server, 'chat').respond(request())).rejects.toThrow('does not support thinking')
  expect(server.requests).toHaveLength(1)
})
