import type { Credential } from '../domain/credential.ts'
import { UserError } from '../errors.ts'

/** Where prompts are sent, and how the requests are authenticated. */
export interface Endpoint {
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly host: string
  readonly credential: Credential
}

/** @throws UserError for an address or a key that no request can carry */
export function readEndpoint(baseUrl: string, credential: Credential): Endpoint {
  const url = URL.parse(baseUrl)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UserError(`base-url is "${baseUrl}"; set it to an address such as https://api.openai.com/v1.`)
  }
  // fetch refuses such an address, and secrets do not belong in one.
  if (url.username || url.password) {
    throw new UserError(`base-url for ${url.host} contains a user name or password; remove them and set api-key.`)
  }
  if (credential.kind === 'key' && !/^[\x21-\x7e]*$/.test(credential.key)) {
    throw new UserError('api-key contains a space, a line break or a non-ASCII character; copy the key again.')
  }
  return { baseUrl: baseUrl.replace(/\/+$/, ''), host: url.host, credential }
}
