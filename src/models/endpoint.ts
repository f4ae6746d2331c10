import { UserError } from '../errors.ts'

/** Where the prompt goes, and with which key. */
export interface Endpoint {
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly host: string
  /** '' for a server that asks for none. */
  readonly apiKey: string
}

/** @throws UserError for an address or a key that no request can be made with */
export function readEndpoint(baseUrl: string, apiKey: string): Endpoint {
  const url = URL.parse(baseUrl)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UserError(`base-url is "${baseUrl}"; set it to an address such as https://api.openai.com/v1.`)
  }
  // A request is refused by the runtime when its address holds them, and an address is no place for a secret.
  if (url.username || url.password) {
    throw new UserError(
      `base-url for ${url.host} holds a user name or password; take them out and set api-key instead.`
    )
  }
  if (!/^[\x21-\x7e]*$/.test(apiKey)) {
    throw new UserError(
      'api-key holds a space, a line break or a letter beyond ASCII; copy the key again, without them.'
    )
  }
  return { baseUrl: baseUrl.replace(/\/+$/, ''), host: url.host, apiKey }
}
