import { afterEach, expect, it } from '@jest/globals'
import type { SeenRequest, Step } from '../../emulators/model/script.ts'
import { closeServers, modelOf, request, start, status } from '../support/model-requests.ts'

afterEach(closeServers)

/** Holds the first answers back until so many requests are there, each of which says what is refused. */
function refusingTogether(count: number) {
  const { promise: allAreThere, resolve } = Promise.withResolvers<true>()
  return async ({ number, body }: SeenRequest): Promise<Step> => {
    if (number === count) resolve(true)
    if (number <= count) await allAreThere
    return 'temperature' in body
      ? status(400, { message: "Unsupported parameter: 'temperature' is not supported.", param: 'temperature' })
      : { text: 'ok' }
  }
}

it.each(['chat', 'responses'] as const)(
  'requests by %s that are refused side by side are all made again',
  async (api) => {
    const model = modelOf(await start(refusingTogether(3)), api)
    const replies = await Promise.all([model.respond(request()), model.respond(request()), model.respond(request())])
    expect(replies.map(({ text }) => text)).toEqual(['ok', 'ok', 'ok'])
  }
)

it('requests that are refused for good end side by side too', async () => {
  const server = await start((): Step => status(400, { message: 'The messages make no sense.' }))
  const model = modelOf(server, 'chat')
  const ends = await Promise.allSettled([model.respond(request()), model.respond(request())])
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected'])
  expect(server.requests).toHaveLength(2)
})
