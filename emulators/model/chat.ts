import { completion, completionChunks } from './chat/completion.ts'
import { readRequest } from './chat/read-request.ts'
import type { SeenRequest, Turn } from './script.ts'
import { bearerOf } from './send-json.ts'
import { countUsage } from './usage.ts'
import type { Exchange, Wire } from './wire.ts'

/** OpenAI's Chat Completions. */
export const chatWire: Wire = {
  routeOf({ method, path }) {
    if (method === 'POST' && path === '/v1/chat/completions') return 'response'
    return method === 'GET' && /^\/v1\/models(?:\/|$)/.test(path) ? 'models' : undefined
  },
  keyOf: ({ headers }) => bearerOf(headers),
  read: ({ body }, number) => readRequest(body, number),
  wantsStream: ({ body }) => body['stream'] === true,
  promptOf,
  events(turn, exchange) {
    const options = exchange.request.body['stream_options']
    const wantsUsage =
      typeof options === 'object' && options !== null && 'include_usage' in options && options.include_usage
    const usage = wantsUsage ? usageOf(turn, exchange) : undefined
    return completionChunks(turn, headingOf(exchange), usage).map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
  },
  end: 'data: [DONE]\n\n',
  document: (turn, exchange) => completion(turn, headingOf(exchange), usageOf(turn, exchange)),
  modelList: (name) => ({ object: 'list', data: [{ id: name, object: 'model', created: 0, owned_by: 'emulator' }] }),
  errorBody: ({ message, code = null, type = 'invalid_request_error', parameter = null }) => ({
    error: { message, type, param: parameter, code }
  }),
  streamedError: (error) => `data: ${JSON.stringify({ error })}\n\n`,
  overflow: {
    status: 400,
    code: 'context_length_exceeded',
    parameter: 'messages',
    message: "This model's maximum context length is exceeded. Please reduce the length of the messages."
  }
}

function headingOf({ request }: Exchange) {
  return { id: `chatcmpl-${request.number}`, created: 0, model: request.model }
}

function usageOf(turn: Turn, { request, previousPrompt }: Exchange) {
  return countUsage(turn, promptOf(request), previousPrompt)
}

function promptOf({ body }: SeenRequest): string {
  return JSON.stringify(body['tools'] ?? []) + JSON.stringify(body['messages'])
}
