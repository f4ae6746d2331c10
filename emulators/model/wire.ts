import type { IncomingHttpHeaders } from 'node:http'
import type { ApiError } from './send-json.ts'
import type { SeenRequest, Turn } from './script.ts'

/** A request to an endpoint, its body read whole. */
export interface Received {
  readonly method: string
  /** With the query, and without what comes before the protocol's own part. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What an answer depends on beside its turn. */
export interface Asked {
  readonly request: SeenRequest
  /** The prompt of the request before this one; '' for the first. */
  readonly promptBefore: string
}

/** A request that the real endpoint would refuse with status 400. */
export class BadRequest extends Error {
  readonly parameter: string

  constructor(parameter: string, message: string) {
    super(message)
    this.parameter = parameter
  }
}

/** How one provider's protocol is spoken by its real endpoint. */
export interface Wire {
  /** Whether the request asks for a reply, or for the list of models; undefined for what the endpoint does not know. */
  routeOf(received: Pick<Received, 'method' | 'path'>): 'reply' | 'models' | undefined
  /** The key that the request carries; undefined when it carries none. */
  keyOf(received: Pick<Received, 'headers' | 'path'>): string | undefined
  /** @throws BadRequest for one that the endpoint would refuse */
  read(received: Received, number: number): SeenRequest
  /** Whether the answer is to come piece by piece. */
  wantsStream(request: SeenRequest): boolean
  /** The part of a request that the provider reads as the prompt, in the order it reads it. */
  promptOf(request: SeenRequest): string
  /** A turn as the server-sent events of a stream, each with its blank line, in many small pieces as models produce them. */
  events(turn: Turn, asked: Asked): readonly string[]
  /** What ends every stream; '' for nothing. */
  readonly end: string
  /** A turn as one JSON document. */
  document(turn: Turn, asked: Asked): object
  /** The one model on offer, as the endpoint lists it. */
  modelList(name: string): object
  /** The body of a refusal. */
  refusal(error: ApiError): object
  /** An error in the middle of a stream, as one server-sent event with its blank line. */
  streamedError(error: unknown): string
  /** The refusal of a conversation that is longer than the model can read. */
  readonly overflow: ApiError
}
