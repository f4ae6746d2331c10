import { countTokens, message, messageEvents, type StreamEvent } from './anthropic/message.ts'
import { readRequest } from './anthropic/read-request.ts'
import type { SeenRequest, Turn } from './script.ts'
import { bearerOf } from './send-json.ts'
import type { Exchange, Wire } from './wire.ts'

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  404: 'not_found_error'
}

/** Anthropic's Messages. */
export const anthropicWire: Wire = {
  routeOf({ method, path }) {
    if (method === 'POST' && path === '/v1/messages') return 'response'
    return method === 'GET' && /^\/v1\/models(?:[/?]|$)/.test(path) ? 'models' : undefined
  },
  keyOf: ({ headers }) => [headers['x-api-key']].flat()[0] ?? bearerOf(headers),
  read: readRequest,
  wantsStream: ({ body }) => body['stream'] === true,
  promptOf,
  events: (turn, exchange) => messageEvents(turn, headingOf(exchange), usageOf(turn, exchange)).map(asEvent),
  end: asEvent({ type: 'message_stop' }),
  document: (turn, exchange) => message(turn, headingOf(exchange), usageOf(turn, exchange)),
  modelList: (name) => ({
    data: [{ type: 'model', id: name, display_name: name, created_at: '2026-01-01T00:00:00Z' }],
    first_id: name,
    last_id: name,
    has_more: false
  }),
  errorBody: ({ status, message: text }) => ({
    type: 'error',
    error: { type: ERROR_TYPES[status] ?? 'api_error', message: text },
    request_id: 'req_emulator'
  }),
  streamedError: (error) => asEvent({ type: 'error', error }),
  overflow: { status: 400, message: 'prompt is too long: 210000 tokens > 200000 maximum' }
}

function asEvent(event: StreamEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}

function headingOf({ request }: Exchange) {
  return { id: `msg_${request.number}`, model: request.model }
}

function usageOf(turn: Turn, { request, previousPrompt }: Exchange) {
  return countTokens(turn, promptOf(request), previousPrompt)
}

/** In the order of the provider's cache, without the breakpoints. */
function promptOf({ body }: SeenRequest): string {
  const parts = [body['tools'] ?? [], body['system'] ?? '', body['messages']]
  return JSON.stringify(parts, (name, value: unknown) => (name === 'cache_control' ? undefined : value))
}
