import { afterEach, expect, it } from '@jest/globals'
import { connectModel } from '../src/connect-model.ts'
import { startModelEmulator, type ModelEmulator } from '../emulators/model/start-model.ts'
import type { ModelChoice } from '../src/settings/model-directory.ts'
import type { ModelOptions } from '../src/run/work/run-models.ts'

const servers: ModelEmulator[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const defaults: ModelOptions = {
  contextTokens: undefined,
  maxOutputTokens: undefined,
  temperature: undefined,
  effort: undefined,
  toolChoice: 'auto',
  toolCalls: 'auto'
}

async function ask(terms: Partial<ModelOptions>) {
  const server = await startModelEmulator({ script: [{ text: 'Yes.' }] })
  servers.push(server)
  const { baseUrl, name, apiKey: key } = server
  const credential = { kind: 'key', key } as const
  const choice: ModelChoice = {
    name,
    provider: undefined,
    api: 'chat',
    baseUrl,
    host: new URL(baseUrl).host,
    credential
  }
  const model = connectModel(choice, { ...defaults, ...terms }, {})
  await model.respond({
    messages: [{ role: 'user', text: 'Well?' }],
    tools: [],
    signal: new AbortController().signal,
    onDelta: () => undefined,
    onRetry: () => undefined,
    onFallback: () => undefined
  })
  return { model, body: server.requests[0]?.body ?? {} }
}

it('sends the defaults without settings', async () => {
  const { body } = await ask({})
  expect(body).toMatchObject({ temperature: 0.1 })
  expect(Object.keys(body).filter((name) => name.startsWith('max_'))).toEqual([])
})

it('sends what the settings say', async () => {
  const { body, model } = await ask({ temperature: 0.7, maxOutputTokens: 500, contextTokens: 9_000 })
  expect(body).toMatchObject({ temperature: 0.7 })
  expect(Object.entries(body).filter(([name]) => name.startsWith('max_'))).toEqual([[expect.any(String), 500]])
  expect(model.contextWindow).toBe(9_000)
})

it('names the permission that a job without an identity token needs', async () => {
  const choice: ModelChoice = {
    name: 'gpt-5',
    provider: undefined,
    api: 'responses',
    baseUrl: 'https://api.openai.com/v1',
    host: 'api.openai.com',
    credential: { kind: 'workload-identity', identityProviderId: 'idp', serviceAccountId: 'sa', audience: 'us' }
  }
  const asked = connectModel(choice, defaults, {}).respond({
    messages: [{ role: 'user', text: 'Well?' }],
    tools: [],
    signal: new AbortController().signal,
    onDelta: () => undefined,
    onRetry: () => undefined,
    onFallback: () => undefined
  })
  await expect(asked).rejects.toThrow(/id-token: write/)
})
