import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** An error, before a protocol writes it in its own format. */
export interface ApiError {
  readonly status: number
  readonly message: string
  /** OpenAI's fields. */
  readonly code?: string
  readonly type?: string
  readonly parameter?: string
  readonly headers?: Readonly<Record<string, string>>
}

export function sendJson(
  response: ServerResponse,
  { status, body, headers = {} }: { status: number; body: object; headers?: Readonly<Record<string, string>> }
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer (.*)$/.exec(authorization ?? '')?.[1]
}
