import { readApiKeys } from './api-keys.ts'
import { describeModelProblem, type KeyPlace, type SettingNames } from './model-problems.ts'
import { isEndpoint } from './endpoint.ts'
import {
  openDirectory,
  type DirectorySettings,
  type FoundModel,
  type ModelChoice,
  type ModelDirectory
} from './model-directory.ts'
import { APIS } from './providers.ts'
import type { Api } from '../domain/model-api.ts'
import type { WorkloadIdentity } from '../domain/credential.ts'

/** The models that whoever pays has chosen, and those that others may choose beside them. */
export interface AvailableModels {
  readonly main: ModelChoice
  /** In the order in which they take over. */
  readonly fallbacks: readonly ModelChoice[]
  readonly find: ModelDirectory['find']
}

export interface ResolvedModels {
  readonly models: AvailableModels
  /** Sentences; with any, the models are there to be told of and not to be asked. */
  readonly problems: readonly string[]
}

/** The inputs that say which models, as they are written. */
export interface ModelInputs {
  readonly model: string
  readonly api: string
  readonly 'base-url': string
  readonly 'api-key': string
  readonly 'fallback-models': readonly string[]
  readonly 'openai-identity-provider': string
  readonly 'openai-service-account': string
  readonly 'openai-audience': string
}

/** Finds the models of a workflow. What other checks are for, such as a name that is missing, is left to them. */
export function readWorkflowModels(inputs: ModelInputs): ResolvedModels {
  const { keys, problems } = readApiKeys(inputs['api-key'])
  const identity = readIdentity(inputs)
  const settings = {
    model: inputs.model,
    api: asApi(inputs.api),
    baseUrl: isEndpoint(inputs['base-url']) ? inputs['base-url'] : '',
    keys,
    identity: identity.value
  }
  const isUnusable = inputs['base-url'] !== '' && settings.baseUrl === ''
  const fallbacks = inputs['fallback-models']
  const hasAllKeys = problems.length === 0
  const reading = readModels(settings, { fallbacks, names: INPUTS, settingOf: INPUT_NAMES, hasAllKeys })
  const ofIdentity = identity.value ? identityProblems(settings, reading.models) : undefined
  const ofModels = isUnusable || ofIdentity !== undefined ? [] : reading.problems
  return { ...reading, problems: [...problems, ...identity.problems, ...(ofIdentity ?? []), ...ofModels] }
}

/** What is wrong with an identity beside the rest; undefined when nothing is. */
function identityProblems(
  { baseUrl, keys }: DirectorySettings,
  models: AvailableModels
): readonly string[] | undefined {
  const { credential, provider } = models.main
  const hasKey = keys.byProvider.has('openai') || (provider?.name === 'openai' && credential.kind === 'key')
  if (hasKey) return [DOUBLE_KEY]
  return baseUrl !== '' && !usesIdentity(models) ? [foreignTo(baseUrl)] : undefined
}

function usesIdentity({ main, fallbacks }: AvailableModels): boolean {
  return [main, ...fallbacks].some(({ credential }) => credential.kind === 'workload-identity')
}

/** To say who is asking means to hand over a token: one of OpenAI's is for nobody else. */
function foreignTo(baseUrl: string): string {
  return `openai-identity-provider is set, and base-url is ${baseUrl}, which is not OpenAI's own and gets no token for it. Leave base-url out, or set api-key for it in place of the identity.`
}

export interface ModelNaming {
  readonly fallbacks: readonly string[]
  readonly names: SettingNames
  readonly settingOf: { readonly model: string; readonly fallback: string }
  /** False where a key could not be made out: that one is missing is no news then. */
  readonly hasAllKeys: boolean
}

/** Looks up the main model and its fallbacks. */
export function readModels(settings: DirectorySettings, wishes: ModelNaming): ResolvedModels {
  const { fallbacks, names, settingOf, hasAllKeys } = wishes
  const { main, find } = openDirectory(settings)
  const others = fallbacks.map((written) => find(written, 'workflow'))
  const describe = ({ problem }: FoundModel, setting: string): readonly string[] =>
    problem && (hasAllKeys || problem.kind !== 'no-key') ? [describeModelProblem(problem, setting, names)] : []
  const problems = [
    ...describe(main, settingOf.model),
    ...others.flatMap((other) => (isOfMain(other, main) ? [] : describe(other, settingOf.fallback)))
  ]
  const models = { main: main.model, fallbacks: others.map(({ model }) => model), find }
  return { models, problems: [...new Set(problems)] }
}

/** What is wrong with the main model's endpoint is wrong with all models of it, and said once. */
function isOfMain({ problem }: FoundModel, main: FoundModel): boolean {
  return main.problem !== undefined && problem !== undefined && 'host' in problem && problem.host === main.model.host
}

function asApi(text: string): Api | undefined {
  return APIS.find((api) => api === text)
}

const DOUBLE_KEY =
  'openai-identity-provider is set, and api-key has a key for openai too. Leave one of them out: with the identity no key is needed.'

function readIdentity(inputs: ModelInputs): {
  readonly value: WorkloadIdentity | undefined
  readonly problems: readonly string[]
} {
  const identityProviderId = inputs['openai-identity-provider']
  const serviceAccountId = inputs['openai-service-account']
  if (identityProviderId === '' && serviceAccountId === '') return { value: undefined, problems: [] }
  if (identityProviderId !== '' && serviceAccountId !== '') {
    const audience = inputs['openai-audience']
    return { value: { identityProviderId, serviceAccountId, audience }, problems: [] }
  }
  const [given, missing] =
    identityProviderId === ''
      ? ['openai-service-account', 'openai-identity-provider']
      : ['openai-identity-provider', 'openai-service-account']
  return { value: undefined, problems: [`${given} is set and ${missing} is not. Set both, or none for a key.`] }
}

const INPUT_NAMES = { model: 'model', fallback: 'fallback-models' }

const INPUTS: SettingNames = {
  baseUrl: 'base-url',
  api: 'api',
  noKey: ({ setting, host, provider }) =>
    setting === INPUT_NAMES.model
      ? `api-key is not set. Give the key for ${host}, such as \${{ secrets.${secretFor(provider)} }}, and see that the secret exists.`
      : `api-key has no key for ${host}, which ${setting} names. Give it a line such as ${provider?.name ?? 'provider'}=\${{ secrets.${secretFor(provider)} }}, and see that the secret exists.`,
  openLine: ({ host }) => `api-key would go to ${host} unencrypted. Use https in base-url, or leave the key out.`,
  badKey: ({ host }) =>
    `api-key for ${host} holds a blank or a letter beyond ASCII, which no key does. Copy the key again; several go on a line each, as provider=key.`
}

function secretFor(provider: KeyPlace['provider']): string {
  return provider?.keyVariable ?? 'API_KEY'
}
