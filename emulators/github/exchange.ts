import type { IncomingHttpHeaders } from 'node:http'

/** One request to the REST API and its response. */
export interface Exchange {
  readonly method: string
  /** Below the API's root, as sent, without the query. */
  readonly path: string
  /** The path template of GitHub's OpenAPI description; undefined for an unknown route. */
  readonly route: string | undefined
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly requestHeaders: IncomingHttpHeaders
  readonly requestBody: unknown
  readonly status: number
  readonly responseHeaders: Readonly<Record<string, string>>
  readonly responseBody: unknown
  /** True when the response is a scripted fault. */
  readonly isFault: boolean
}

/** An entry in the log of requests. */
export interface LoggedRequest {
  readonly method: string
  readonly route: string | undefined
  readonly path: string
  /** Undefined when the connection was cut before the response. */
  readonly status: number | undefined
}
