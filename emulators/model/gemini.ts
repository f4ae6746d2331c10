import { countUsage } from './chat/completion.ts'
import { readRequest } from './gemini/read-request.ts'
import { replyChunks, replyDocument } from './gemini/response.ts'
import type { SeenRequest, Turn } from './script.ts'
import { bearerOf } from './send-json.ts'
import type { Asked, Received, Wire } from './wire.ts'

const PROJECT = String.raw`/v1(?:/projects/[^/]+/locations/[^/]+)?/publishers/google`
/** Of AI Studio, of Vertex with a project, and of Vertex in express mode. */
const REPLY = new RegExp(`^(?:/v1beta|${PROJECT})/models/([^/:?]+):(stream)?[gG]enerateContent(\\?alt=sse)?$`)
const MODELS = new RegExp(`^(?:/v1beta|${PROJECT})/models(?:\\?|$)`)
const WITH_PROJECT = '/v1/projects/'

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL'
}

/** The requests that asked for a stream, which only their address says. */
const streamed = new WeakSet<SeenRequest>()

/** Gemini, as AI Studio and Vertex AI speak it. */
export const geminiWire: Wire = {
  routeOf({ method, path }) {
    if (method === 'POST' && REPLY.test(path)) return 'reply'
    return method === 'GET' && MODELS.test(path) ? 'models' : undefined
  },
  // An address with a project takes tokens; a key in the address is taken nowhere, for there it would be read by others.
  keyOf: ({ headers, path }) =>
    path.startsWith(WITH_PROJECT) ? bearerOf(headers) : [headers['x-goog-api-key']].flat()[0],
  read({ path, body }: Received, number) {
    const [, model = '', stream] = REPLY.exec(path) ?? []
    const request = readRequest(body, { number, model })
    if (stream) streamed.add(request)
    return request
  },
  wantsStream: (request) => streamed.has(request),
  promptOf,
  events: (turn, asked) =>
    replyChunks(turn, asked.request, usageOf(turn, asked)).map((chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`),
  end: '',
  document: (turn, asked) => replyDocument(turn, asked.request, usageOf(turn, asked)),
  modelList: (name) => ({
    models: [
      { name: `models/${name}`, supportedGenerationMethods: ['generateContent', 'countTokens'] },
      { name: 'models/loopback-embedding', supportedGenerationMethods: ['embedContent'] }
    ]
  }),
  refusal: ({ status, message, code }) => ({
    error: {
      code: status,
      message,
      status: STATUS_NAMES[status] ?? 'UNKNOWN',
      ...(code && { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: code.toUpperCase() }] })
    }
  }),
  streamedError: (error) => `data: ${JSON.stringify({ error })}\r\n\r\n`,
  overflow: {
    status: 400,
    message: 'The input token count (1048577) exceeds the maximum number of tokens allowed (1048576).'
  }
}

function usageOf(turn: Turn, { request, promptBefore }: Asked) {
  return countUsage(turn, promptOf(request), promptBefore)
}

function promptOf({ body }: SeenRequest): string {
  return [body['systemInstruction'] ?? {}, body['tools'] ?? [], body['contents']]
    .map((part) => JSON.stringify(part))
    .join('')
}
