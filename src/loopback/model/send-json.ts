import type { ServerResponse } from 'node:http'

/** An error as OpenAI words it. */
export interface ApiError {
  readonly status: number
  readonly message: string
  readonly code?: string
  readonly type?: string
  readonly parameter?: string
  readonly headers?: Readonly<Record<string, string>>
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

export function sendError(response: ServerResponse, error: ApiError): void {
  const { status, message, code = null, type = 'invalid_request_error', parameter = null, headers = {} } = error
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message, type, param: parameter, code } }))
}
