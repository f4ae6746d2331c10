import { completion, completionChunks, countUsage } from './chat/completion.ts'
import { readRequest } from './chat/read-request.ts'
import type { SeenRequest, Turn } from './script.ts'
import { bearerOf } from './send-json.ts'
import type { Asked, Wire } from './wire.ts'

/** OpenAI's Chat Completions. */
export const chatWire: Wire = {
  routeOf({ method, path }) {
    if (method === 'POST' && path === '/v1/chat/completions') return 'reply'
    return method === 'GET' && path === '/v1/models' ? 'models' : undefined
  },
  keyOf: ({ headers }) => bearerOf(headers),
  read: ({ body }, number) => readRequest(body, number),
  wantsStream: ({ body }) => body['stream'] === true,
  promptOf,
  events(turn, asked) {
    const options = asked.request.body['stream_options']
    const wantsUsage =
      typeof options === 'object' && options !== null && 'include_usage' in options && options.include_usage
    const usage = wantsUsage ? usageOf(turn, asked) : undefined
    return completionChunks(turn, headingOf(asked), usage).map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
  },
  end: 'data: [DONE]\n\n',
  document: (turn, asked) => completion(turn, headingOf(asked), usageOf(turn, asked)),
  modelList: (name) => ({ object: 'list', data: [{ id: name, object: 'model', created: 0, owned_by: 'loopback' }] }),
  refusal: ({ message, code = null, type = 'invalid_request_error', parameter = null }) => ({
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

function headingOf({ request }: Asked) {
  return { id: `chatcmpl-${request.number}`, created: 0, model: request.model }
}

function usageOf(turn: Turn, { request, promptBefore }: Asked) {
  return countUsage(turn, promptOf(request), promptBefore)
}

function promptOf({ body }: SeenRequest): string {
  return JSON.stringify(body['tools'] ?? []) + JSON.stringify(body['messages'])
}
