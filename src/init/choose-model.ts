import { providerNamed, providerOfModel, type Provider } from '../settings/providers.ts'
import { readWorkflowModels } from '../settings/workflow-models.ts'
import { type WrittenModel, offered, OTHER } from './choices.ts'

const MODELS: Readonly<Record<string, string>> = {
  openai: 'gpt-5',
  anthropic: 'claude-sonnet-5',
  gemini: 'gemini-2.5-pro'
}

/** The model to propose; undefined if the provider has too many. */
export function defaultModel(provider: string): string | undefined {
  return MODELS[provider]
}

/** The provider to propose: if the environment has the key of exactly one provider, that one. */
export function defaultProvider(hasVariable: (name: string) => boolean): string {
  const own = offered.filter(({ keyVariable }) => keyVariable !== undefined && hasVariable(keyVariable))
  return (own.length === 1 ? own[0]?.name : undefined) ?? 'openai'
}

/** The provider of a model, as far as the model's name tells; undefined if it does not. */
export function providerOf(model: string): string | undefined {
  const [start = ''] = model.split('/')
  return (model.includes('/') ? providerNamed(start) : providerOfModel(model))?.name
}

/** The endpoint to propose; undefined if the provider's own is used, '' if there is none to propose. */
export function defaultBaseUrl(provider: string): string | undefined {
  if (provider === OTHER) return ''
  const { apis, keyVariable } = providerNamed(provider) ?? {}
  const [address = ''] = Object.values(apis ?? {})
  // A server that needs no key runs on the runner. Its owner may have changed its address.
  return address === '' || keyVariable === undefined ? address : undefined
}

/** The name of the secret to propose; undefined if no key is needed. */
export function defaultSecret(provider: string): string | undefined {
  return provider === OTHER ? 'MODEL_API_KEY' : providerNamed(provider)?.keyVariable
}

interface ModelAnswers extends WrittenModel {
  readonly provider: string
}

/** The inputs of the workflow. A model with an address of its own has its plain name. */
export function writtenModel({ provider, model, baseUrl, secret }: ModelAnswers): WrittenModel {
  return { model: baseUrl === '' ? fullName(model, providerNamed(provider)) : model, baseUrl, secret }
}

function fullName(model: string, provider: Provider | undefined): string {
  if (provider === undefined) return model
  const isKnown = provider.modelNames?.test(model) ?? false
  return isKnown || model.startsWith(`${provider.name}/`) ? model : `${provider.name}/${model}`
}

/** What the action would say about these inputs, with a key that is set. */
export function modelProblems({ model, baseUrl, secret }: WrittenModel): readonly string[] {
  const inputs = { model, 'base-url': baseUrl, 'api-key': secret === undefined ? '' : 'key', api: '' }
  const identity = { 'openai-identity-provider': '', 'openai-service-account': '', 'openai-audience': '' }
  return readWorkflowModels({ ...inputs, ...identity, 'fallback-models': [] }).problems
}
