import { describe, expect, it } from '@jest/globals'
import type { FileModels } from '../../src/settings/agent-file.ts'
import { assignRoles, modelsOf, type RoleRequest } from '../../src/settings/roles.ts'
import { readWorkflowModels } from '../../src/settings/workflow-models.ts'

const { models: offered } = readWorkflowModels({
  model: 'gpt-5',
  api: '',
  'base-url': '',
  'api-key': 'openai=o\nanthropic=a',
  'fallback-models': ['anthropic/x'],
  'openai-identity-provider': '',
  'openai-service-account': '',
  'openai-audience': ''
})

const noModels: FileModels = {
  main: undefined,
  cheap: undefined,
  summarizer: undefined,
  reviewer: undefined,
  fallback: undefined,
  temperature: undefined,
  effort: undefined,
  toolChoice: 'auto',
  toolCalls: 'auto'
}

interface Wish {
  readonly models?: Partial<FileModels>
  readonly allowed?: readonly string[]
  readonly requested?: string
  readonly delegates?: boolean
}

function assign({ models, allowed, requested, delegates = true }: Wish) {
  const delegation = { spawnAgent: false, generateCode: delegates, sprints: false }
  const file = { models: { ...noModels, ...models }, allowedModels: allowed, delegation }
  return assignRoles({ offered, file, requested, reviews: 'nothing' })
}

function named(wish: Wish) {
  const { roles, notes } = assign(wish)
  const { main, fallbacks, cheap, summarizer } = roles
  const names = { main: main.name, fallbacks: fallbacks.map(({ name }) => name) }
  return { ...names, cheap: cheap?.name, summarizer: summarizer?.name, notes }
}

const usual = { main: 'gpt-5', fallbacks: ['x'], cheap: undefined, summarizer: undefined, notes: [] }

describe('the roles of a run', () => {
  it.each<[string, Wish, Partial<ReturnType<typeof named>>]>([
    ['the model of the workflow by default', {}, {}],
    ['the model of the repository before that of the workflow', { models: { main: 'gpt-5.5' } }, { main: 'gpt-5.5' }],
    ['the model of the request before both', { models: { main: 'gpt-5.5' }, requested: 'anthropic/y' }, { main: 'y' }],
    ['a model of the allowed list', { allowed: ['anthropic/y'], requested: 'anthropic/y' }, { main: 'y' }],
    ['the default model in another spelling', { allowed: [], requested: 'openai/gpt-5' }, {}],
    [
      'the repository for every role',
      { models: { cheap: 'gpt-5-mini', summarizer: 'anthropic/s', fallback: ['gpt-5-nano'] } },
      { cheap: 'gpt-5-mini', summarizer: 's', fallbacks: ['gpt-5-nano'] }
    ],
    ['an empty list of fallbacks', { models: { fallback: [] } }, { fallbacks: [] }],
    ['no model as its own fallback', { requested: 'anthropic/x' }, { main: 'x', fallbacks: [] }],
    [
      'the main model only once if another role names it',
      { models: { cheap: 'openai/gpt-5', summarizer: 'gpt-5' } },
      {}
    ],
    ['no cheap model without delegation', { models: { cheap: 'gemini/x' }, delegates: false }, {}]
  ])('use %s', (_, wish, roles) => {
    expect(named(wish)).toEqual({ ...usual, ...roles })
  })

  it.each<[string, Wish, string]>([
    [
      'is not allowed',
      { allowed: ['gpt-5.5'], requested: 'anthropic/y' },
      '`--model` is anthropic/y, which `allowed-models` of agent.yml does not list; gpt-5 is used.'
    ],
    [
      'has no key',
      { requested: 'gemini/y' },
      '`--model` is gemini/y, but the workflow has no key for it: add gemini=KEY to the input api-key; gpt-5 is used.'
    ],
    [
      'has no key and is for another role',
      { models: { cheap: 'groq/y' } },
      '`models.cheap` is groq/y, but the workflow has no key for it: add groq=KEY to the input api-key; gpt-5 is used.'
    ],
    [
      'is on the runner itself, which only the workflow can choose',
      { models: { fallback: ['ollama/y', 'anthropic/x'] } },
      '`models.fallback` is ollama/y, for which the workflow has no key and address; it is left out.'
    ]
  ])('leave out a model that %s, with a warning', (_, wish, note) => {
    expect(named(wish)).toEqual({ ...usual, notes: [note] })
  })
})

it('lists each model that may be asked once, the main one first', () => {
  const { roles } = assign({ models: { cheap: 'gpt-5-mini', summarizer: 'gpt-5-mini' } })
  expect(modelsOf(roles).map(({ name }) => name)).toEqual(['gpt-5', 'x', 'gpt-5-mini'])
})

it('gives a review the model of models.reviewer, unless the request names one', () => {
  const delegation = { spawnAgent: false, generateCode: false, sprints: false }
  const file = {
    models: { ...noModels, main: 'gpt-5.5', reviewer: 'anthropic/r' },
    allowedModels: undefined,
    delegation
  }
  const rolesOf = (reviews: RoleRequest['reviews'], requested?: string) => {
    const { main, reviewer } = assignRoles({ offered, file, requested, reviews }).roles
    return `${main.name}, reviewer: ${reviewer?.name ?? 'the same'}`
  }
  expect([
    rolesOf('pull-request'),
    rolesOf('pull-request', 'anthropic/y'),
    rolesOf('own-work'),
    rolesOf('own-work', 'anthropic/r'),
    rolesOf('nothing')
  ]).toEqual([
    'r, reviewer: the same',
    'y, reviewer: the same',
    'gpt-5.5, reviewer: r',
    'r, reviewer: the same',
    'gpt-5.5, reviewer: the same'
  ])
})
