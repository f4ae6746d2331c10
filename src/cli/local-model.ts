import type { SettingNames } from '../settings/model-problems.ts'
import { isEndpoint } from '../settings/check-endpoint.ts'
import { providerAt, providerNamed, providers, type Provider } from '../settings/providers.ts'
import { readModels, type AvailableModels } from '../settings/workflow-models.ts'
import type { ModelSettingNames } from '../models/endpoint.ts'
import type { ModelChoice } from '../settings/model-directory.ts'
import { UsageError } from './usage-error.ts'
import type { Environment, Api } from '../domain/settings.ts'

export interface ModelFlags {
  readonly model: string
  readonly api?: Api
  /** Undefined for the provider's own. */
  readonly baseUrl?: string
  readonly fallbackModel?: readonly string[]
}

/** @throws UsageError that lists every mistake: an invalid URL, a missing key, or a key that would be sent unencrypted */
export function readLocalModels(flags: ModelFlags, environment: Environment): AvailableModels {
  const { model, api, baseUrl = '', fallbackModel = [] } = flags
  if (baseUrl !== '' && !isEndpoint(baseUrl)) {
    // The URL can contain a password, so the message does not repeat it.
    throw new UsageError(
      'The base URL is not a usable http or https address. ' +
        'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.'
    )
  }
  const keys = keysFor(baseUrl, environment)
  const settings = { model, api, baseUrl, keys, identity: undefined }
  const settingOf = { model: '--model', fallback: '--fallback-model' }
  const { models, problems: mistakes } = readModels(settings, {
    fallbacks: fallbackModel,
    names: OPTIONS,
    settingOf,
    hasAllKeys: true
  })
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  return models
}

/** With a base URL, all models belong to that endpoint, so the keys of other providers are not used. */
function keysFor(baseUrl: string, environment: Environment) {
  const provider = baseUrl === '' ? undefined : providerAt(URL.parse(baseUrl)?.host ?? '')
  const openai = providerNamed('openai')
  const known = baseUrl === '' ? providers : [provider].filter((one) => one !== undefined)
  const entries = known.map((one) => [one.name, keyOf(one, environment)] as const).filter(([, key]) => key !== '')
  // An unknown endpoint gets the key for OpenAI, because it is compatible with OpenAI's API.
  const own = baseUrl !== '' && !provider && openai ? keyOf(openai, environment) : ''
  return { own, byProvider: new Map(entries) }
}

function keyOf({ keyVariable }: Provider, environment: Environment): string {
  return keyVariable === undefined ? '' : (environment[keyVariable]?.trim() ?? '')
}

const OPTIONS: SettingNames = {
  baseUrl: '--base-url',
  api: '--api',
  missingKey: ({ host, provider }) =>
    `${variableOf(provider)} is not set. Set it to your key for ${host}, or name another endpoint with --base-url.`,
  unencrypted: ({ host, provider }) =>
    `${variableOf(provider)} would go to ${host} unencrypted. Use https in the base URL, or unset the key for this command.`,
  invalidKey: ({ host, provider }) =>
    `${variableOf(provider)} for ${host} contains a space or a character beyond ASCII, which keys do not have. Copy the key again.`
}

/** What the settings of a model are called at the command line, for messages about requests that fail. */
export function settingNamesOf({ provider }: ModelChoice): ModelSettingNames {
  return { apiKey: variableOf(provider), model: '--model', baseUrl: '--base-url', api: '--api' }
}

function variableOf(provider: Provider | undefined): string {
  return provider?.keyVariable ?? 'OPENAI_API_KEY'
}
