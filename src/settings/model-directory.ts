import type { Credential, WorkloadIdentity } from '../domain/credential.ts'
import type { ApiKeys } from './api-keys.ts'
import { keyProblem } from './endpoint.ts'
import { firstApi, providerAt, providerNamed, type Provider } from './providers.ts'
import type { Api } from '../domain/model-api.ts'

/** A model, and how to get to it. */
export interface ModelChoice {
  /** The provider's name for it. */
  readonly name: string
  /** Undefined for an endpoint that is nobody's we know. */
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
  /** '' when it is not set. */
  readonly baseUrl: string
  readonly keys: ApiKeys
  readonly identity: WorkloadIdentity | undefined
}

/** Why a model cannot be asked. */
export type ModelProblem =
  | { readonly kind: 'unknown-provider'; readonly written: string }
  | { readonly kind: 'no-address'; readonly provider: Provider }
  | { readonly kind: 'not-spoken'; readonly provider: Provider; readonly api: Api }
  | {
      readonly kind: 'no-key' | 'open-line' | 'bad-key'
      readonly provider: Provider | undefined
      readonly host: string
    }

/** A model that was looked up. With a problem it is there to be told of, not to be asked. */
export interface FoundModel {
  readonly model: ModelChoice
  readonly problem: ModelProblem | undefined
}

/** The models that can be named, and where each is found. */
export interface ModelDirectory {
  readonly main: FoundModel
  /**
   * Another model. A name without a provider is one of the main model's endpoint, and so is one whose provider has no key
   * where the names of that endpoint can hold slashes themselves.
   *
   * @param from the repository may not send the code to an endpoint that the workflow has no key for
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
  const { front, rest } = part(written)
  if (baseUrl !== '') {
    const isElsewhere = front && keys.byProvider.has(front.name) && front !== providerAt(hostOf(baseUrl))
    return isElsewhere ? atProvider(front, rest, { settings }) : atBaseUrl(written, settings)
  }
  const provider = front ?? (written.includes('/') ? undefined : providerNamed('openai'))
  if (provider) return atProvider(provider, rest, { settings, api: settings.api, ownKey: keys.own })
  return unknown(written)
}

function findOther(
  written: string,
  from: 'workflow' | 'repository',
  { settings, main }: { readonly settings: DirectorySettings; readonly main: ModelChoice }
): FoundModel {
  const { front, rest } = part(written)
  const here = (name: string) => checked({ ...main, name })
  if (!front) return isName(written, settings, main) ? here(written) : unknown(written)
  if (front === main.provider) return here(settings.baseUrl === '' ? rest : nameAt(written, main.host))
  const isOpen = isOpenTo(front, from, settings)
  if (!isOpen && (settings.baseUrl !== '' || main.provider?.hasSlashedNames)) return here(written)
  const { model, problem } = atProvider(front, rest, { settings })
  return isOpen || problem
    ? { model, problem }
    : { model, problem: { kind: 'no-key', provider: front, host: model.host } }
}

/** A server beside the job needs no key, and yet it is for the workflow to say that there is one. */
function isOpenTo(provider: Provider, from: 'workflow' | 'repository', { keys, identity }: DirectorySettings): boolean {
  if (provider.keyVariable === undefined) return from === 'workflow'
  return keys.byProvider.has(provider.name) || (provider.name === 'openai' && identity !== undefined)
}

/** Whether a name without a known provider can be one of the main model's endpoint. */
function isName(written: string, { baseUrl }: DirectorySettings, { provider }: ModelChoice): boolean {
  // As Google lists its own.
  const plain = written.replace(/^models\//, '')
  return baseUrl !== '' || provider?.hasSlashedNames === true || !plain.includes('/')
}

function unknown(written: string): FoundModel {
  return { model: nowhere(written, undefined), problem: { kind: 'unknown-provider', written } }
}

interface Going {
  readonly settings: DirectorySettings
  /** Undefined for the provider's first. */
  readonly api?: Api | undefined
  /** The key without a provider, where this is the endpoint that it is for. */
  readonly ownKey?: string
}

/** A model of the provider's own endpoint. */
function atProvider(provider: Provider, name: string, { settings, ownKey = '', ...going }: Going): FoundModel {
  const { api = firstApi(provider).api } = going
  const baseUrl = provider.apis[api]
  if (baseUrl === undefined) return { model: nowhere(name, provider), problem: { kind: 'not-spoken', provider, api } }
  if (baseUrl === '') return { model: nowhere(name, provider), problem: { kind: 'no-address', provider } }
  const key = settings.keys.byProvider.get(provider.name) ?? ownKey
  const credential = credentialFor(provider, key, settings)
  return checked({ name, provider, api, baseUrl, host: hostOf(baseUrl), credential })
}

/** A model of the endpoint that was named by its address. */
function atBaseUrl(written: string, settings: DirectorySettings): FoundModel {
  const { baseUrl, keys } = settings
  const host = hostOf(baseUrl)
  const provider = providerAt(host)
  // A key that is given for one provider goes to no other host.
  const key = (provider && keys.byProvider.get(provider.name)) ?? keys.own
  const api = settings.api ?? (provider ? apiAt(baseUrl, provider) : 'chat')
  const credential = credentialFor(provider, key, settings)
  return checked({ name: nameAt(written, host), provider, api, baseUrl, host, credential })
}

/** By its address: several providers have one for Chat Completions beside their own. */
function apiAt(baseUrl: string, provider: Provider): Api {
  const isCompatible = /\/openai(?:\/v1)?\/?$|\/endpoints\/openapi\/?$/.test(baseUrl)
  return isCompatible && provider.apis.chat !== undefined ? 'chat' : firstApi(provider).api
}

/** The whole name, but for a provider in front whose very host it is and whose own names never begin so. */
function nameAt(written: string, host: string): string {
  const { front, rest } = part(written)
  return front && front === providerAt(host) && !front.hasSlashedNames ? rest : written
}

function credentialFor(provider: Provider | undefined, key: string, { identity }: DirectorySettings): Credential {
  if (identity && provider?.name === 'openai' && key === '') return { kind: 'workload-identity', ...identity }
  return { kind: 'key', key }
}

function checked(model: ModelChoice): FoundModel {
  const { credential, baseUrl, host, provider } = model
  // The token that comes for an identity can be seen on the way as well as a key.
  const problem = keyProblem(baseUrl, credential.kind === 'key' ? credential.key : credential.serviceAccountId)
  return { model, problem: problem && { kind: KEY_PROBLEMS[problem], provider, host } }
}

const KEY_PROBLEMS = { missing: 'no-key', 'open-line': 'open-line', unreadable: 'bad-key' } as const

function nowhere(name: string, provider: Provider | undefined): ModelChoice {
  const baseUrl = NO_ADDRESS
  return { name, provider, api: 'chat', baseUrl, host: hostOf(baseUrl), credential: { kind: 'key', key: '' } }
}

function part(written: string): { readonly front: Provider | undefined; readonly rest: string } {
  const slash = written.indexOf('/')
  const isNamed = slash >= 0 && slash < written.length - 1
  return { front: isNamed ? providerNamed(written.slice(0, slash)) : undefined, rest: written.slice(slash + 1) }
}

function hostOf(baseUrl: string): string {
  return URL.parse(baseUrl)?.host ?? ''
}
