import { UserError } from '../errors.ts'

/** What lets us in. */
export type Credential =
  /** '' for a server that asks for none. */
  | { readonly kind: 'key'; readonly key: string }
  /** No secret at all: OpenAI takes the word of the runner's own identity provider for who is asking. */
  | {
      readonly kind: 'workload-identity'
      /** Ids that OpenAI gave to the identity provider and to the service account. */
      readonly identityProviderId: string
      readonly serviceAccountId: string
      /** A token of the runner for this job, meant for OpenAI. */
      readonly getToken: () => Promise<string>
    }

/** Where the prompt goes, and with what right. */
export interface Endpoint {
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly host: string
  readonly credential: Credential
}

/** @throws UserError for an address or a key that no request can be made with */
export function readEndpoint(baseUrl: string, credential: Credential): Endpoint {
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
  if (credential.kind === 'key' && !/^[\x21-\x7e]*$/.test(credential.key)) {
    throw new UserError(
      'api-key holds a space, a line break or a letter beyond ASCII; copy the key again, without them.'
    )
  }
  return { baseUrl: baseUrl.replace(/\/+$/, ''), host: url.host, credential }
}
