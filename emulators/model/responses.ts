import { chatWire } from './chat.ts'
import { readRequest } from './responses/read-request.ts'
import { response, responseEvents, type StreamEvent } from './responses/response.ts'
import type { SeenRequest, Turn } from './script.ts'
import { bearerOf } from './send-json.ts'
import { countUsage } from './usage.ts'
import type { Exchange, Wire } from './wire.ts'

/** OpenAI's Responses. */
export const responsesWire: Wire = {
  // Chat Completions serves the list of models at the same path.
  routeOf: ({ method, path }) => (method === 'POST' && path === '/v1/responses' ? 'response' : undefined),
  keyOf: ({ headers }) => bearerOf(headers),
  read: readRequest,
  wantsStream: ({ body }) => body['stream'] === true,
  promptOf,
  events: (turn, exchange) => responseEvents(turn, exchange.request, usageOf(turn, exchange)).map(asEvent),
  end: '',
  document: (turn, exchange) => response(turn, exchange.request, usageOf(turn, exchange)),
  modelList: (name) => chatWire.modelList(name),
  errorBody: (error) => chatWire.errorBody(error),
  streamedError: (error) => asEvent({ type: 'error', ...(typeof error === 'object' && error) }),
  overflow: {
    status: 400,
    code: 'context_length_exceeded',
    parameter: 'input',
    message: 'Your input exceeds the context window of this model. Please adjust your input and try again.'
  }
}

function asEvent(event: StreamEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}

function usageOf(turn: Turn, { request, previousPrompt }: Exchange) {
  return countUsage(turn, promptOf(request), previousPrompt)
}

function promptOf({ body }: SeenRequest): string {
  return JSON.stringify([body['tools'] ?? [], body['instructions'] ?? '', body['input']])
}
