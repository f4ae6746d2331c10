import { expect, it } from '@jest/globals'
import type { ModelChoice } from '../../src/settings/model-directory.ts'
import { openRunModels, type ModelOptions } from '../../src/pipeline/run-models.ts'
import { named } from '../support/delegating-run.ts'
import { ScriptedModel } from '../support/scripted-model.ts'

const choice = (name: string): ModelChoice => ({
  name,
  provider: undefined,
  api: 'chat',
  baseUrl: 'https://models.example/v1',
  host: 'models.example',
  credential: { kind: 'key', key: 'k' }
})

const terms: ModelOptions = {
  contextTokens: 9_000,
  maxOutputTokens: 500,
  temperature: 0.7,
  toolChoice: 'required',
  toolCalls: 'native'
}

it('says of the main model alone what it can hold in view, and asks all others as it asks that', () => {
  const opened = new Map<string, ModelOptions>()
  const { openCheap } = openRunModels({
    roles: { main: choice('main'), fallbacks: [choice('spare')], cheap: choice('small'), summariser: choice('brief') },
    terms,
    prices: new Map(),
    create: ({ name }, asked) => {
      opened.set(name, asked)
      return named(name, new ScriptedModel())
    },
    redact: (text) => text
  })
  expect([...opened.keys()]).toEqual(['main', 'spare', 'brief'])
  openCheap()
  const others = { ...terms, contextTokens: undefined }
  expect(Object.fromEntries(opened)).toEqual({ main: terms, spare: others, brief: others, small: others })
})
