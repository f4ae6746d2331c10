import type { Credential } from '../domain/settings.ts'
import { UserError } from '../errors.ts'

/** What the settings are called where the user changes them: inputs of the action, or variables and options of the command line. */
export interface ModelSettingNames {
  readonly apiKey: string
  readonly model: string
  readonly baseUrl: string
  readonly api: string
}

/** The inputs of the action. */
export const INPUT_NAMES: ModelSettingNames = { apiKey: 'api-key', model: 'model', baseUrl: 'base-url', api: 'api' }

/** Where prompts are sent, and how the requests are authenticated. */
export interface Endpoint {
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly host: string
  readonly credential: Credential
  /** For messages. */
  readonly settings: ModelSettingNames
}

/** @throws UserError for an address or a key that no request can carry */
export function readEndpoint(baseUrl: string, credential: Credential, settings = INPUT_NAMES): Endpoint {
  const url = URL.parse(baseUrl)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UserError(`${settings.baseUrl} is "${baseUrl}"; set it to an address such as https://api.openai.com/v1.`)
  }
  // fetch refuses such an address, and secrets do not belong in one.
  if (url.username || url.password) {
    throw new UserError(
      `${settings.baseUrl} for ${url.host} contains a user name or password; remove them and set ${settings.apiKey}.`
    )
  }
  if (credential.kind === 'key' && !/^[\x21-\x7e]*$/.test(credential.key)) {
    throw new UserError(
      `${settings.apiKey} contains a space, a line break or a non-ASCII character; copy the key again.`
    )
  }
  return { baseUrl: baseUrl.replace(/\/+$/, ''), host: url.host, credential, settings }
}
