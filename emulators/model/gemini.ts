import { readRequest } from './gemini/read-request.ts'
import { responseChunks, responseDocument } from './gemini/response.ts'
import type { SeenRequest, Turn } from './script.ts'
import { bearerOf } from './send-json.ts'
import { countUsage } from './usage.ts'
import type { Exchange, Received, Wire } from './wire.ts'

const PROJECT = String.raw`/v1(?:/projects/[^/]+/locations/[^/]+)?/publishers/google`
/** Paths of AI Studio, of Vertex with a project, and of Vertex in express mode. */
const RESPONSE = new RegExp(`^(?:/v1beta|${PROJECT})/models/([^/:?]+):(stream)?[gG]enerateContent(\\?alt=sse)?$`)
const MODELS = new RegExp(`^(?:/v1beta|${PROJECT})/models(?:[/?]|$)`)
const WITH_PROJECT = '/v1/projects/'

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL'
}

/** The requests for a stream: only the path says so. */
const streamed = new WeakSet<SeenRequest>()

/** Gemini at AI Studio and Vertex AI. */
export const geminiWire: Wire = {
  routeOf({ method, path }) {
    if (method === 'POST' && RESPONSE.test(path)) return 'response'
    return method === 'GET' && MODELS.test(path) ? 'models' : undefined
  },
  // An address with a project requires a token. A key in the address is never accepted, since logs would show it.
  keyOf: ({ headers, path }) =>
    path.startsWith(WITH_PROJECT) ? bearerOf(headers) : [headers['x-goog-api-key']].flat()[0],
  read({ path, body }: Received, number) {
    const [, model = '', stream] = RESPONSE.exec(path) ?? []
    const request = readRequest(body, { number, model })
    if (stream) streamed.add(request)
    return request
  },
  wantsStream: (request) => streamed.has(request),
  promptOf,
  events: (turn, exchange) =>
    responseChunks(turn, exchange.request, usageOf(turn, exchange)).map(
      (chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`
    ),
  end: '',
  document: (turn, exchange) => responseDocument(turn, exchange.request, usageOf(turn, exchange)),
  modelList: (name) => ({
    models: [
      { name: `models/${name}`, supportedGenerationMethods: ['generateContent', 'countTokens'] },
      { name: 'models/emulator-embedding', supportedGenerationMethods: ['embedContent'] }
    ]
  }),
  errorBody: ({ status, message, code }) => ({
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

function usageOf(turn: Turn, { request, previousPrompt }: Exchange) {
  return countUsage(turn, promptOf(request), previousPrompt)
}

function promptOf({ body }: SeenRequest): string {
  return [body['systemInstruction'] ?? {}, body['tools'] ?? [], body['contents']]
    .map((part) => JSON.stringify(part))
    .join('')
}
