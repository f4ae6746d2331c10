import type { IncomingHttpHeaders } from 'node:http'

/** One request to the REST API and what was answered. */
export interface Exchange {
  readonly method: string
  /** Below the API's root, without the query, as it was sent. */
  readonly path: string
  /** The template of GitHub's description; undefined for what the loopback does not know. */
  readonly route: string | undefined
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly requestHeaders: IncomingHttpHeaders
  readonly requestBody: unknown
  readonly status: number
  readonly responseHeaders: Readonly<Record<string, string>>
  readonly responseBody: unknown
  /** True when the answer is a scripted fault and not the loopback's own. */
  readonly isFault: boolean
}

/** An entry in the log of requests. */
export interface LoggedRequest {
  readonly method: string
  readonly route: string | undefined
  readonly path: string
  /** Undefined when the connection was cut before the answer. */
  readonly status: number | undefined
}
