import { afterEach, expect, it } from '@jest/globals'
import type { SeenRequest, Step } from '../../emulators/model/script.ts'
import { closeServers, modelOf, request, start, status } from '../support/model-requests.ts'

afterEach(closeServers)

/** Answers the first requests only when all of them have arrived, each with the same error. */
function rejectingTogether(count: number) {
  const { promise: allArrived, resolve } = Promise.withResolvers<true>()
  return async ({ number, body }: SeenRequest): Promise<Step> => {
    if (number === count) resolve(true)
    if (number <= count) await allArrived
    return 'temperature' in body
      ? status(400, { message: "Unsupported parameter: 'temperature' is not supported.", param: 'temperature' })
      : { text: 'ok' }
  }
}

it.each(['chat', 'responses'] as const)(
  'retries all concurrent requests over %s that are rejected for the same reason',
  async (api) => {
    const model = modelOf(await start(rejectingTogether(3)), api)
    const responses = await Promise.all([model.respond(request()), model.respond(request()), model.respond(request())])
    expect(responses.map(({ text }) => text)).toEqual(['ok', 'ok', 'ok'])
  }
)

it('ends concurrent requests that are rejected for good', async () => {
  const server = await start((): Step => status(400, { message: 'The messages make no sense.' }))
  const model = modelOf(server, 'chat')
  const ends = await Promise.allSettled([model.respond(request()), model.respond(request())])
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected'])
  expect(server.requests).toHaveLength(2)
})
