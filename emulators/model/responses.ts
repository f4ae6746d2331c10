import { countUsage } from './chat/completion.ts'
import { chatWire } from './chat.ts'
import { readRequest } from './responses/read-request.ts'
import { response, responseEvents, type StreamEvent } from './responses/response.ts'
import type { SeenRequest, Turn } from './script.ts'
import { bearerOf } from './send-json.ts'
import type { Asked, Wire } from './wire.ts'

/** OpenAI's Responses. */
export const responsesWire: Wire = {
  // The list of models is at the same address as that of Chat Completions, which answers for it.
  routeOf: ({ method, path }) => (method === 'POST' && path === '/v1/responses' ? 'reply' : undefined),
  keyOf: ({ headers }) => bearerOf(headers),
  read: readRequest,
  wantsStream: ({ body }) => body['stream'] === true,
  promptOf,
  events: (turn, asked) => responseEvents(turn, asked.request, usageOf(turn, asked)).map(asEvent),
  end: '',
  document: (turn, asked) => response(turn, asked.request, usageOf(turn, asked)),
  modelList: (name) => chatWire.modelList(name),
  refusal: (error) => chatWire.refusal(error),
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

function usageOf(turn: Turn, { request, promptBefore }: Asked) {
  return countUsage(turn, promptOf(request), promptBefore)
}

function promptOf({ body }: SeenRequest): string {
  return JSON.stringify([body['tools'] ?? [], body['instructions'] ?? '', body['input']])
}
