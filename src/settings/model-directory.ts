import type { Credential, WorkloadIdentity, Api } from '../domain/settings.ts'
import type { ApiKeys } from './api-keys.ts'
import { keyProblem } from './check-endpoint.ts'
import { firstApi, providerAt, providerNamed, providerOfModel, type Provider } from './providers.ts'

/** A model, and how to reach it. */
export interface ModelChoice {
  /** The provider's name for the model. */
  readonly name: string
  /** Undefined for an endpoint of an unknown provider. */
  readonly provider: Provider | undefined
  readonly api: Api
  readonly baseUrl: string
  readonly host: string
  readonly credential: Credential
}

export interface DirectorySettings {
  /** The main model as it is written. */
  readonly model: string
  readonly api: Api | undefined
  /** '' if it is not set. */
  readonly baseUrl: string
  readonly keys: ApiKeys
  readonly identity: WorkloadIdentity | undefined
}

export type ModelProblem =
  | { readonly kind: 'unknown-provider'; readonly written: string }
  | { readonly kind: 'missing-address'; readonly provider: Provider }
  | { readonly kind: 'unsupported-api'; readonly provider: Provider; readonly api: Api }
  | {
      readonly kind: 'missing-key' | 'unencrypted' | 'invalid-key'
      readonly provider: Provider | undefined
      readonly host: string
    }

/** A model that was looked up. With a problem, it can be named in a message but not used. */
export interface FoundModel {
  readonly model: ModelChoice
  readonly problem: ModelProblem | undefined
}

/** Finds models by the names that settings use. */
export interface ModelDirectory {
  readonly main: FoundModel
  /**
   * Finds another model. A name without a provider is a model of the provider that is known for such names, or else of the main
   * model's endpoint. So is a name whose provider has no key, if the names at that endpoint can contain slashes.
   *
   * @param from the repository must not send the code to an endpoint for which the workflow has no key
   */
  readonly find: (written: string, from: 'workflow' | 'repository') => FoundModel
}

const NO_ADDRESS = 'https://no-address.invalid'

export function openDirectory(settings: DirectorySettings): ModelDirectory {
  const main = findMain(settings)
  return { main, find: (written, from) => findOther(written, from, { settings, main: main.model }) }
}

function findMain(settings: DirectorySettings): FoundModel {
  const { model: written, baseUrl, keys } = settings
  const { prefix, rest } = splitName(written)
  if (baseUrl !== '') {
    const isElsewhere = prefix && keys.byProvider.has(prefix.name) && prefix !== providerAt(hostOf(baseUrl))
    return isElsewhere ? atProvider(prefix, rest, { settings }) : atBaseUrl(written, settings)
  }
  const provider = prefix ?? (written.includes('/') ? undefined : (providerOfModel(written) ?? providerNamed('openai')))
  if (provider) return atProvider(provider, rest, { settings, api: settings.api, ownKey: keys.own })
  return unknownProvider(written)
}

function findOther(
  written: string,
  from: 'workflow' | 'repository',
  { settings, main }: { readonly settings: DirectorySettings; readonly main: ModelChoice }
): FoundModel {
  // At an address that the user has set, and at a provider that offers models of several vendors, any name can be valid.
  const hasAnyNames = settings.baseUrl !== '' || main.provider?.hasSlashedNames === true
  const { prefix = hasAnyNames ? undefined : providerOfModel(written), rest } = splitName(written)
  const here = (name: string) => checked({ ...main, name })
  if (!prefix) return hasAnyNames || !isPath(written) ? here(written) : unknownProvider(written)
  if (prefix === main.provider) return here(settings.baseUrl === '' ? rest : nameAt(written, main.host))
  const canUseIt = canUse(prefix, from, settings)
  if (!canUseIt && hasAnyNames) return here(written)
  const { model, problem } = atProvider(prefix, rest, { settings })
  return canUseIt || problem
    ? { model, problem }
    : { model, problem: { kind: 'missing-key', provider: prefix, host: model.host } }
}

/** True if models of this provider can be used. A local server needs no key, but the workflow must name it. */
function canUse(provider: Provider, from: 'workflow' | 'repository', { keys, identity }: DirectorySettings): boolean {
  if (provider.keyVariable === undefined) return from === 'workflow'
  return keys.byProvider.has(provider.name) || (provider.name === 'openai' && identity !== undefined)
}

/** True if a name has a slash, apart from the prefix with which Google lists its models. */
function isPath(written: string): boolean {
  return written.replace(/^models\//, '').includes('/')
}

function unknownProvider(written: string): FoundModel {
  return { model: unreachable(written, undefined), problem: { kind: 'unknown-provider', written } }
}

interface EndpointOptions {
  readonly settings: DirectorySettings
  /** Undefined for the provider's preferred one. */
  readonly api?: Api | undefined
  /** The key without a provider, if it is for this endpoint. */
  readonly ownKey?: string
}

/** A model at the provider's own endpoint. */
function atProvider(
  provider: Provider,
  name: string,
  { settings, ownKey = '', ...options }: EndpointOptions
): FoundModel {
  const { api = firstApi(provider).api } = options
  const baseUrl = provider.apis[api]
  if (baseUrl === undefined)
    return { model: unreachable(name, provider), problem: { kind: 'unsupported-api', provider, api } }
  if (baseUrl === '') return { model: unreachable(name, provider), problem: { kind: 'missing-address', provider } }
  const key = settings.keys.byProvider.get(provider.name) ?? ownKey
  const credential = credentialFor(provider, key, settings)
  return checked({ name, provider, api, baseUrl, host: hostOf(baseUrl), credential })
}

/** A model at the endpoint whose address is set. */
function atBaseUrl(written: string, settings: DirectorySettings): FoundModel {
  const { baseUrl, keys } = settings
  const host = hostOf(baseUrl)
  const provider = providerAt(host)
  // A key for one provider is not sent to any other host.
  const key = (provider && keys.byProvider.get(provider.name)) ?? keys.own
  const api = settings.api ?? (provider ? apiAt(baseUrl, provider) : 'chat')
  const credential = credentialFor(provider, key, settings)
  return checked({ name: nameAt(written, host), provider, api, baseUrl, host, credential })
}

/** The API at an address: several providers have one for Chat Completions besides their own. */
function apiAt(baseUrl: string, provider: Provider): Api {
  const isCompatible = /\/openai(?:\/v1)?\/?$|\/endpoints\/openapi\/?$/.test(baseUrl)
  return isCompatible && provider.apis.chat !== undefined ? 'chat' : firstApi(provider).api
}

/** The name at a host: without the provider's prefix, if it is this provider's host and its names contain no slash. */
function nameAt(written: string, host: string): string {
  const { prefix, rest } = splitName(written)
  return prefix && prefix === providerAt(host) && !prefix.hasSlashedNames ? rest : written
}

function credentialFor(provider: Provider | undefined, key: string, { identity }: DirectorySettings): Credential {
  if (identity && provider?.name === 'openai' && key === '') return { kind: 'workload-identity', ...identity }
  return { kind: 'key', key }
}

function checked(model: ModelChoice): FoundModel {
  const { credential, baseUrl, host, provider } = model
  // The token for a workload identity must not be sent unencrypted either.
  const problem = keyProblem(baseUrl, credential.kind === 'key' ? credential.key : credential.serviceAccountId)
  return { model, problem: problem && { kind: KEY_PROBLEMS[problem], provider, host } }
}

const KEY_PROBLEMS = { missing: 'missing-key', unencrypted: 'unencrypted', invalid: 'invalid-key' } as const

function unreachable(name: string, provider: Provider | undefined): ModelChoice {
  const baseUrl = NO_ADDRESS
  return { name, provider, api: 'chat', baseUrl, host: hostOf(baseUrl), credential: { kind: 'key', key: '' } }
}

function splitName(written: string): { readonly prefix: Provider | undefined; readonly rest: string } {
  const slash = written.indexOf('/')
  const isNamed = slash >= 0 && slash < written.length - 1
  return { prefix: isNamed ? providerNamed(written.slice(0, slash)) : undefined, rest: written.slice(slash + 1) }
}

function hostOf(baseUrl: string): string {
  return URL.parse(baseUrl)?.host ?? ''
}
