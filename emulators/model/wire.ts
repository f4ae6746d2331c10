import type { IncomingHttpHeaders } from 'node:http'
import type { SeenRequest, Turn } from './script.ts'
import type { ApiError } from './send-json.ts'

/** A request to an endpoint, its body read completely. */
export interface Received {
  readonly method: string
  /** With the query, and without the prefix of the protocol. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What a response depends on besides its turn. */
export interface Exchange {
  readonly request: SeenRequest
  /** The prompt of the previous request; '' for the first. */
  readonly previousPrompt: string
}

/** A request that the real endpoint would reject with status 400. */
export class BadRequest extends Error {
  readonly parameter: string

  constructor(parameter: string, message: string) {
    super(message)
    this.parameter = parameter
  }
}

/** @throws BadRequest with the message for a body that is not a JSON object */
export function parseBody(body: string, message: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Rejected below.
  }
  throw new BadRequest('', message)
}

/** One provider's protocol, as its real endpoint implements it. */
export interface Wire {
  /** Whether the request asks for a response or for the list of models; undefined for an unknown route. */
  routeOf(received: Pick<Received, 'method' | 'path'>): 'response' | 'models' | undefined
  /** The key that the request carries; undefined for none. */
  keyOf(received: Pick<Received, 'headers' | 'path'>): string | undefined
  /** @throws BadRequest for one that the endpoint would reject */
  read(received: Received, number: number): SeenRequest
  wantsStream(request: SeenRequest): boolean
  /** The parts of a request that the provider reads as the prompt, in the order in which it reads them. */
  promptOf(request: SeenRequest): string
  /** A turn as server-sent events, each with its blank line, in many small pieces as models produce them. */
  events(turn: Turn, exchange: Exchange): readonly string[]
  /** The end of every stream; '' for nothing. */
  readonly end: string
  /** A turn as one JSON document. */
  document(turn: Turn, exchange: Exchange): object
  /** The list of the one model. */
  modelList(name: string): object
  errorBody(error: ApiError): object
  /** An error in the middle of a stream, as one server-sent event with its blank line. */
  streamedError(error: unknown): string
  /** The error for a prompt that is too long. */
  readonly overflow: ApiError
}
