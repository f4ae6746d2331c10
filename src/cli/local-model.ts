import type { Model } from '../agent/model.ts'
import { openModel } from '../models/open-model.ts'
import { findEndpointMistake, isEndpoint } from '../settings/endpoint.ts'
import { UsageError } from './usage-error.ts'

export interface EndpointChoice {
  readonly model: string
  readonly baseUrl: string
  /** '' when none is set. */
  readonly apiKey: string
  /** Tokens it can hold in view; undefined for what is known of it. */
  readonly contextWindow?: number
}

/** @throws UsageError for an address that cannot be asked, and for a key that is missing or would be seen on the way */
export function createLocalModel(choice: EndpointChoice): Model {
  requireEndpoint(choice)
  const { apiKey, ...rest } = choice
  return openModel({ api: 'chat', credential: { kind: 'key', key: apiKey }, ...rest })
}

/** @throws UsageError as `createLocalModel` */
export function requireEndpoint({ baseUrl, apiKey }: Pick<EndpointChoice, 'baseUrl' | 'apiKey'>): void {
  if (!isEndpoint(baseUrl)) {
    // It may hold a password, so it is not repeated here.
    throw new UsageError(
      'The base URL is no http or https address that can be asked. ' +
        'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.'
    )
  }
  if (findEndpointMistake({ baseUrl, apiKey }) === undefined) return
  const { host } = new URL(baseUrl)
  throw new UsageError(
    apiKey === ''
      ? `OPENAI_API_KEY is not set. Set it to your key for ${host}, or name another endpoint with --base-url.`
      : `OPENAI_API_KEY would go to ${host} unencrypted. Use https in the base URL, or unset the key for this command.`
  )
}
