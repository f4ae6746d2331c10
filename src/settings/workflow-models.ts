import * as z from 'zod'
import { readApiKeys } from './api-keys.ts'
import { describeModelProblem, type KeyLocation, type SettingNames } from './model-problems.ts'
import { isEndpoint } from './check-endpoint.ts'
import { modelNames } from './input-fields.ts'
import {
  openDirectory,
  type DirectorySettings,
  type FoundModel,
  type ModelChoice,
  type ModelDirectory
} from './model-directory.ts'
import { APIS } from './providers.ts'
import type { Api, WorkloadIdentity } from '../domain/settings.ts'

/** The models of the workflow, and a way to find those that requests and repositories can select. */
export interface AvailableModels {
  readonly main: ModelChoice
  /** In the order in which they are tried. */
  readonly fallbacks: readonly ModelChoice[]
  readonly find: ModelDirectory['find']
}

export interface ResolvedModels {
  readonly models: AvailableModels
  /** Sentences. If there are any, the models can be named in messages but not used. */
  readonly problems: readonly string[]
}

const text = z.string().trim()

/** The inputs that select the models, as they are written. */
export const modelInputs = z.object({
  model: text,
  api: text,
  'base-url': text,
  'api-key': text,
  'fallback-models': modelNames,
  'openai-identity-provider': text,
  'openai-service-account': text,
  'openai-audience': text
})
export type ModelInputs = Readonly<z.output<typeof modelInputs>>

/** Finds the models of a workflow. Problems that the input schema reports, such as a missing name, are not reported here. */
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
  const hasBadUrl = inputs['base-url'] !== '' && settings.baseUrl === ''
  const fallbacks = inputs['fallback-models']
  const hasAllKeys = problems.length === 0
  const reading = readModels(settings, { fallbacks, names: inputNames(inputs), settingOf: INPUT_NAMES, hasAllKeys })
  const ofIdentity = identity.value ? identityProblems(settings, reading.models) : undefined
  const ofModels = hasBadUrl || ofIdentity !== undefined ? [] : reading.problems
  return { ...reading, problems: [...problems, ...identity.problems, ...(ofIdentity ?? []), ...ofModels] }
}

/** Conflicts of a workload identity with other settings; undefined if there are none. */
function identityProblems(
  { baseUrl, keys }: DirectorySettings,
  models: AvailableModels
): readonly string[] | undefined {
  const { credential, provider } = models.main
  const hasKey = keys.byProvider.has('openai') || (provider?.name === 'openai' && credential.kind === 'key')
  if (hasKey) return [DOUBLE_KEY]
  return baseUrl !== '' && !usesIdentity(models) ? [identityElsewhere(baseUrl)] : undefined
}

function usesIdentity({ main, fallbacks }: AvailableModels): boolean {
  return [main, ...fallbacks].some(({ credential }) => credential.kind === 'workload-identity')
}

/** An identity is proved with a token, which only OpenAI must receive. */
function identityElsewhere(baseUrl: string): string {
  return `openai-identity-provider is set, and base-url is ${baseUrl}, which is not an address of OpenAI and must not receive a token for it. Remove base-url, or set api-key instead of the identity.`
}

export interface ModelNaming {
  readonly fallbacks: readonly string[]
  readonly names: SettingNames
  readonly settingOf: { readonly model: string; readonly fallback: string }
  /** False if api-key has errors. Missing keys are not reported then. */
  readonly hasAllKeys: boolean
}

export function readModels(settings: DirectorySettings, naming: ModelNaming): ResolvedModels {
  const { fallbacks, names, settingOf, hasAllKeys } = naming
  const { main, find } = openDirectory(settings)
  const others = fallbacks.map((written) => find(written, 'workflow'))
  const describeProblem = ({ problem }: FoundModel, setting: string): readonly string[] =>
    problem && (hasAllKeys || problem.kind !== 'missing-key') ? [describeModelProblem(problem, setting, names)] : []
  const problems = [
    ...describeProblem(main, settingOf.model),
    ...others.flatMap((other) => (isSharedWithMain(other, main) ? [] : describeProblem(other, settingOf.fallback)))
  ]
  const models = { main: main.model, fallbacks: others.map(({ model }) => model), find }
  return { models, problems: [...new Set(problems)] }
}

/** True for a problem of the main model's endpoint. All its models share the problem, which is reported once. */
function isSharedWithMain({ problem }: FoundModel, main: FoundModel): boolean {
  return main.problem !== undefined && problem !== undefined && 'host' in problem && problem.host === main.model.host
}

function asApi(text: string): Api | undefined {
  return APIS.find((api) => api === text)
}

const DOUBLE_KEY =
  'openai-identity-provider is set, and api-key has a key for openai too. Remove one of them: the identity needs no key.'

function readIdentity(inputs: ModelInputs): {
  readonly value?: WorkloadIdentity
  readonly problems: readonly string[]
} {
  const { 'openai-identity-provider': identityProviderId, 'openai-service-account': serviceAccountId } = inputs
  if (identityProviderId === '' && serviceAccountId === '') return { problems: [] }
  if (identityProviderId !== '' && serviceAccountId !== '')
    return { value: { identityProviderId, serviceAccountId, audience: inputs['openai-audience'] }, problems: [] }
  const names = ['openai-identity-provider', 'openai-service-account']
  const [given = '', missing = ''] = identityProviderId === '' ? names.toReversed() : names
  return { problems: [`${given} is set and ${missing} is not. Set both, or set neither and use api-key.`] }
}

const INPUT_NAMES = { model: 'model', fallback: 'fallback-models' }

const inputNames = ({ 'api-key': apiKey }: ModelInputs): SettingNames => ({
  baseUrl: 'base-url',
  api: 'api',
  missingKey: ({ setting, host, provider }) =>
    apiKey === '' && setting === INPUT_NAMES.model
      ? `api-key is not set. Set it to the key for ${host}, such as \${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`
      : `api-key has no key for ${host}, which ${setting} uses. Add a line such as ${provider ? `${provider.name}=` : ''}\${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`,
  unencrypted: ({ host }) => `api-key would be sent to ${host} unencrypted. Use https in base-url, or remove the key.`,
  invalidKey: ({ host }) =>
    `api-key for ${host} contains a space or a non-ASCII character, which no key does. Copy the key again. Write several keys on separate lines, as provider=key.`
})

function secretFor(provider: KeyLocation['provider']): string {
  return provider?.keyVariable ?? 'API_KEY'
}
