import { afterEach, describe, expect, it } from '@jest/globals'
import type { Message } from '../../src/agent/messages.ts'
import type { Step } from '../../emulators/model/script.ts'
import type { Api } from '../../src/domain/settings.ts'
import { closeServers, listen, messageOf, modelOf, ok, requestOf, start, status } from '../support/model-requests.ts'
import { GIF, imageOf, PNG } from '../support/pictures.ts'

afterEach(closeServers)

const apis: readonly Api[] = ['chat', 'responses', 'anthropic', 'gemini']
const png = imageOf(PNG)
const seenPng = { type: 'image/png', base64: PNG.toString('base64') }
const shown: readonly Message[] = [{ role: 'user', text: 'What is in image 1?', images: [png] }]

describe.each(apis)('images over %s', (api) => {
  it('come after the text of their message', async () => {
    const server = await start([ok])
    const response = await modelOf(server, api).respond(requestOf(shown))
    expect(server.requests[0]?.messages).toEqual([
      expect.objectContaining({ text: 'What is in image 1?', images: [seenPng] })
    ])
    expect(response.hiddenImages).toBeUndefined()
  })

  it('are sent with the same bytes each turn', async () => {
    const server = await start([ok, ok])
    const model = modelOf(server, api)
    const first = await model.respond(requestOf(shown))
    await model.respond(requestOf([...shown, messageOf(first), { role: 'user', text: 'And now?' }]))
    const [before, after] = server.requests.map(({ messages }) => messages[0])
    expect(after).toEqual(before)
  })

  it('are left out for the session once the endpoint rejects them, and the model is told', async () => {
    const server = await start([status(400, { message: 'this model does not support image input' }), ok, ok])
    const model = modelOf(server, api)
    const first = await model.respond(requestOf(shown))
    const again = await model.respond(requestOf(shown))
    const told = 'What is in image 1?\n\n[1 image is not shown to you: this model accepts no images.]'
    expect(server.requests.map(({ messages }) => messages[0]?.images)).toEqual([[seenPng], undefined, undefined])
    expect(server.requests.slice(1).map(({ messages }) => messages[0]?.text)).toEqual([told, told])
    expect([first.hiddenImages, again.hiddenImages]).toEqual([1, 1])
  })

  it('are left out from the largest on while the endpoint finds them too large', async () => {
    const tooLarge = status(400, {
      message: 'messages.0.content.1.image: image exceeds 5 MB maximum: 10504376 > 5242880 bytes'
    })
    const server = await start([tooLarge, tooLarge, ok, ok])
    const model = modelOf(server, api)
    const [small, ...large] = [10, 3_000, 20_000].map((size) => imageOf(Buffer.concat([PNG, Buffer.alloc(size, 1)])))
    if (!small) throw new Error('There is an image.')
    const asked: readonly Message[] = [{ role: 'user', text: 'Look.', images: [...large, small] }]
    const first = await model.respond(requestOf(asked))
    const again = await model.respond(requestOf(asked))
    expect(server.requests.map(({ messages }) => messages[0]?.images?.length)).toEqual([3, 2, 1, 1])
    expect(server.requests[2]?.messages[0]).toMatchObject({
      text: 'Look.\n\n[2 images are not shown to you: this model does not accept images this large, or this many.]',
      images: [{ type: 'image/png', base64: small.base64() }]
    })
    expect([first.hiddenImages, again.hiddenImages]).toEqual([2, 2])
  })

  it('are not blamed for a request without images that is too large', async () => {
    const tooLarge = status(413, { message: 'Request too large' })
    const server = await start([tooLarge, ok, tooLarge])
    const model = modelOf(server, api)
    await model.respond(requestOf(shown))
    await expect(model.respond(requestOf([{ role: 'user', text: 'And without.' }]))).rejects.toThrow()
    expect(server.requests).toHaveLength(3)
  })

  it('are not sent to a model that is known to read text only', async () => {
    const server = await start([ok], 'gpt-oss-120b')
    const response = await modelOf(server, api).respond(requestOf(shown))
    expect(server.requests[0]?.messages[0]).not.toHaveProperty('images')
    expect(response.hiddenImages).toBe(1)
  })

  it('count as a fixed number of tokens where the provider counts none', async () => {
    const small = imageOf(Buffer.alloc(30, 1))
    const large = imageOf(Buffer.alloc(3_000_000, 1))
    const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }
    const inputOf = async (image: typeof png) => {
      const server = await start([{ ...ok, usage }])
      return (await modelOf(server, api).respond(requestOf([{ role: 'user', text: 'Look.', images: [image] }]))).tokens
    }
    const [one, other] = [await inputOf(small), await inputOf(large)]
    expect(other).toEqual(one)
    expect(one).toMatchObject({ isEstimate: true })
  })
})

it.each([
  ['OpenAI', 400, 'Invalid content type. image_url is only supported by certain models.'],
  ['DeepSeek', 400, 'Failed to deserialize the JSON body: messages[1]: unknown variant `image_url`, expected `text`'],
  ['Groq', 400, "'messages.1' : messages[1].content must be a string"],
  ['OpenRouter', 404, 'No endpoints found that support image input'],
  [
    'Anthropic',
    400,
    'messages.0.content.1.image.source.base64: image exceeds 5 MB maximum: 9500000 bytes > 5242880 bytes'
  ],
  ['vLLM', 400, 'At most 0 image(s) may be provided in one prompt.'],
  ['a gateway', 413, 'Request Entity Too Large'],
  ['llama.cpp', 500, 'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj']
])('continues without images after the refusal of %s', async (_, code, message) => {
  const seen = listen()
  const server = await start([status(code, { message }), ok])
  const response = await modelOf(server, 'chat').respond(requestOf(shown, seen))
  expect(response).toMatchObject({ text: 'ok', hiddenImages: 1 })
  expect(seen.retries).toEqual([])
})

it.each<[string, readonly Message[], Step]>([
  [
    'a request without images',
    [{ role: 'user', text: 'Look.' }],
    status(400, { message: 'image input is not supported' })
  ],
  ['a reason that is not about them', shown, status(400, { message: 'The JSON body is invalid.' })]
])('reports the refusal of %s', async (_, messages, step) => {
  const server = await start([step])
  await expect(modelOf(server, 'chat').respond(requestOf(messages))).rejects.toThrow(/rejected|refused/)
  expect(server.requests).toHaveLength(1)
})

it('retries after a failure that only mentions images', async () => {
  const server = await start([status(503, { message: 'The image service is overloaded.' }), ok])
  const response = await modelOf(server, 'chat').respond(requestOf(shown))
  expect(response.hiddenImages).toBeUndefined()
})

it('does not send a GIF to Gemini, which rejects it', async () => {
  const server = await start([ok])
  const messages: readonly Message[] = [{ role: 'user', text: 'Look.', images: [imageOf(GIF, 'image/gif'), png] }]
  const response = await modelOf(server, 'gemini').respond(requestOf(messages))
  expect(server.requests[0]?.messages[0]).toMatchObject({
    text: 'Look.\n\n[1 image is not shown to you: this model accepts no GIF images.]',
    images: [seenPng]
  })
  expect(response.hiddenImages).toBe(1)
})

it('does not mistake a count that is small for the bytes of an image for a truncated prompt', async () => {
  const usage = { prompt_tokens: 2_000, completion_tokens: 1, total_tokens: 2_001 }
  const server = await start([
    { ...ok, usage },
    { ...ok, usage }
  ])
  const model = modelOf(server, 'chat')
  const messages: readonly Message[] = [{ role: 'user', text: 'Look.', images: [imageOf(Buffer.alloc(100_000, 1))] }]
  const first = await model.respond(requestOf(messages))
  const next = [...messages, messageOf(first), { role: 'user', text: 'And now?' } as const]
  await expect(model.respond(requestOf(next))).resolves.toMatchObject({ text: 'ok' })
})
