import { afterEach, describe, expect, it } from '@jest/globals'
import { closeServers, modelOf, request, start } from '../support/model-requests.ts'
import type { Api } from '../../src/domain/settings.ts'

afterEach(closeServers)

const calls = Array.from({ length: 129 }, (_, index) => ({ name: 'grep', arguments: { pattern: `word ${index}` } }))

describe.each<Api>(['chat', 'responses', 'anthropic', 'gemini'])('a response with hundreds of calls over %s', (api) => {
  it('runs none of them, so that the model takes a smaller step', async () => {
    const server = await start([{ toolCalls: calls }])
    await expect(modelOf(server, api).respond(request())).resolves.toMatchObject({ toolCalls: [], end: 'length' })
  })

  it('is complete up to the limit', async () => {
    const server = await start([{ toolCalls: calls.slice(1) }])
    const { toolCalls, end } = await modelOf(server, api).respond(request())
    expect([toolCalls.length, end]).toEqual([128, 'complete'])
  })
})

// Gemini sends no text as arguments.
it.each<Api>(['chat', 'responses', 'anthropic'])(
  'counts the objects in the arguments of a call over %s',
  async (api) => {
    const pattern = (index: number) =>
      `{"pattern":"${Array.from({ length: 20 }, (_, at) => `${index}.${at}`).join('"}{"pattern":"')}"}`
    const many = calls.slice(0, 8).map(({ name }, index) => ({ name, arguments: pattern(index) }))
    const server = await start([{ toolCalls: many }])
    await expect(modelOf(server, api).respond(request())).resolves.toMatchObject({ toolCalls: [], end: 'length' })
  }
)
