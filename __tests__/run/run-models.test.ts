import { expect, it } from '@jest/globals'
import type { ModelChoice } from '../../src/settings/model-directory.ts'
import { openRunModels, type ModelOptions } from '../../src/run/work/run-models.ts'
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

const modelOptions: ModelOptions = {
  contextTokens: 9_000,
  maxOutputTokens: 500,
  temperature: 0.7,
  effort: undefined,
  toolChoice: 'required',
  toolCalls: 'native'
}

it('gives the context window to the main model only, and every other option to all models', () => {
  const opened = new Map<string, ModelOptions>()
  const { openCheap, openReviewer } = openRunModels({
    roles: {
      main: choice('main'),
      fallbacks: [choice('spare')],
      cheap: choice('small'),
      summarizer: choice('brief'),
      reviewer: choice('critic')
    },
    modelOptions,
    prices: new Map(),
    createModel: ({ name }, asked) => {
      opened.set(name, asked)
      return named(name, new ScriptedModel())
    },
    redact: (text) => text
  })
  expect([...opened.keys()]).toEqual(['main', 'spare', 'brief'])
  openCheap()
  openReviewer()
  const others = { ...modelOptions, contextTokens: undefined }
  expect(Object.fromEntries(opened)).toEqual({
    main: modelOptions,
    spare: others,
    brief: others,
    small: others,
    critic: others
  })
})
