import type { SettingNames } from '../settings/model-problems.ts'
import { isEndpoint } from '../settings/endpoint.ts'
import { providerAt, providerNamed, providers, type Provider } from '../settings/providers.ts'
import { readModels, type AvailableModels } from '../settings/workflow-models.ts'
import { UsageError } from './usage-error.ts'
import type { Api } from '../domain/model-api.ts'

export interface ModelFlags {
  readonly model: string
  readonly api?: Api
  /** Undefined for that of the provider. */
  readonly baseUrl?: string
  readonly fallbackModel?: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws UsageError that names every mistake: an address that cannot be asked, keys that are missing or would be seen on the way */
export function readLocalModels(flags: ModelFlags, environment: Environment): AvailableModels {
  const { model, api, baseUrl = '', fallbackModel = [] } = flags
  if (baseUrl !== '' && !isEndpoint(baseUrl)) {
    // It may hold a password, so it is not repeated here.
    throw new UsageError(
      'The base URL is no http or https address that can be asked. ' +
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

/** With an address, all names are of that endpoint: keys that happen to be set send nothing elsewhere. */
function keysFor(baseUrl: string, environment: Environment) {
  const provider = baseUrl === '' ? undefined : providerAt(URL.parse(baseUrl)?.host ?? '')
  const openai = providerNamed('openai')
  const known = baseUrl === '' ? providers : [provider].filter((one) => one !== undefined)
  const entries = known.map((one) => [one.name, keyOf(one, environment)] as const).filter(([, key]) => key !== '')
  // An endpoint that is nobody's we know is asked as a stand-in for OpenAI's.
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
    `${variableOf(provider)} for ${host} holds a blank or a letter beyond ASCII, which no key does. Copy the key again.`
}

function variableOf(provider: Provider | undefined): string {
  return provider?.keyVariable ?? 'OPENAI_API_KEY'
}
