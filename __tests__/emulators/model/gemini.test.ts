import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { startModelEmulator, type ModelEmulator } from '../../../emulators/model/start-model.ts'

// The other tests rely on the emulator: it must reject what the real endpoint rejects.

let server: ModelEmulator

beforeEach(async () => {
  server = await startModelEmulator({ script: () => ({ text: 'ok' }) })
})

afterEach(() => server.close())

async function post(body: object, { action = 'streamGenerateContent?alt=sse', headers = {} } = {}) {
  const url = `${server.baseUrlOf('gemini')}/models/scripted:${action}`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-goog-api-key': server.apiKey, ...headers },
    body: JSON.stringify(body)
  })
  return { status: response.status, text: await response.text() }
}

const user = (...parts: object[]) => ({ role: 'user', parts })
const model = (...parts: object[]) => ({ role: 'model', parts })
const hello = user({ text: 'Hello.' })
const dummy = { thoughtSignature: 'skip_thought_signature_validator' }
const call = { functionCall: { name: 'grep', args: {} } }
const result = { functionResponse: { name: 'grep', response: { output: '' } } }
const tool = (schema: object) => ({
  tools: [{ functionDeclarations: [{ name: 'grep', description: 'Searches.', parametersJsonSchema: schema }] }]
})

it.each<[string, object, RegExp]>([
  ['no contents', { contents: [] }, /contents is not specified/],
  ['a role of another protocol', { contents: [{ role: 'assistant', parts: [{ text: 'a' }] }] }, /valid role/],
  ['a field of another protocol', { contents: [hello], max_tokens: 1 }, /max_tokens/],
  ['a turn without parts', { contents: [user()] }, /at least one parts field/],
  ['an empty part', { contents: [user({ thought: true })] }, /must have one initialized field/],
  ['two turns of the user in a row', { contents: [hello, hello] }, /alternate between user and model/],
  ['the model first', { contents: [model({ text: 'a' }), hello] }, /first turn/],
  ['the model last', { contents: [hello, model({ text: 'a' })] }, /last turn/],
  [
    'a call without a result',
    { contents: [hello, model({ ...call, ...dummy }), hello] },
    /number of function response/
  ],
  ['a result without a call', { contents: [hello, model({ text: 'a' }), user(result)] }, /number of function response/],
  [
    'a result by another name',
    {
      contents: [
        hello,
        model({ ...call, ...dummy }),
        user({ functionResponse: { name: 'find', response: { output: '' } } })
      ]
    },
    /answers no function call/
  ],
  ['a call without its signature', { contents: [hello, model(call), user(result)] }, /missing a thought_signature/],
  [
    'a signature of another part',
    { contents: [hello, model({ ...call, thoughtSignature: 'YWJj' }), user(result)] },
    /Corrupted thought signature/
  ],
  ['an unsupported keyword of JSON Schema', { contents: [hello], ...tool({ pattern: 'a' }) }, /Unknown name/],
  ['a required name without a schema', { contents: [hello], ...tool({ required: ['a'] }) }, /not defined/]
])('rejects %s', async (_, body, message) => {
  const { status, text } = await post(body)
  expect([status, text]).toEqual([400, expect.stringMatching(message)])
})

it('accepts a valid request', async () => {
  const body = { contents: [hello, model({ ...call, ...dummy }), user(result)], ...tool({ type: 'object' }) }
  await expect(post(body)).resolves.toMatchObject({ status: 200 })
})

it('answers with one document if no stream is requested', async () => {
  const { text } = await post({ contents: [hello] }, { action: 'generateContent' })
  expect(JSON.parse(text)).toMatchObject({
    candidates: [{ content: { parts: [{ text: 'ok' }, {}] }, finishReason: 'STOP' }]
  })
})

it.each([
  ['another key', { 'x-goog-api-key': 'wrong' }],
  ['a token instead of a key', { 'x-goog-api-key': '', authorization: 'Bearer emulator-model-key' }]
])('rejects %s', async (_, headers) => {
  await expect(post({ contents: [hello] }, { headers })).resolves.toMatchObject({ status: 401 })
})
