import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import { TransientFailure } from '../failures/failures.ts'

/** Reads a body piece by piece. The reader of a web stream is one too, and costs several times as much per piece. */
export interface ByteReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
  /** Ends a pending read, and the connection if the body is not at its end. */
  cancel(): Promise<void>
}

/** We ask for none of these, but some gateways compress nevertheless. */
const DECODERS: Readonly<Record<string, typeof createUnzip | typeof createBrotliDecompress>> = {
  gzip: createUnzip,
  'x-gzip': createUnzip,
  deflate: createUnzip,
  br: createBrotliDecompress
}

interface BodyOptions {
  /** Aborts the request of this response. */
  readonly signal: AbortSignal
  /** Until the first piece. Some servers send the headers before they read the prompt. */
  readonly firstMs: number
  /** Between two pieces. */
  readonly idleMs: number
}

/**
 * The body of a response. A read fails with a TransientFailure if nothing arrives for `idleMs`, or at the beginning for `firstMs`, or if
 * the connection is cut, and with the signal's reason when the request is aborted. Time without a pending read does not count. One read
 * at a time.
 */
export class ResponseBody implements ByteReader {
  readonly #message: IncomingMessage
  readonly #content: Readable
  readonly #signal: AbortSignal
  readonly #idleMs: number
  /** How long to wait for the next piece. */
  #patienceMs: number
  #isCancelled = false
  /** Settles the pending wait. */
  #wake: () => void = () => undefined

  constructor(message: IncomingMessage, { signal, firstMs, idleMs }: BodyOptions) {
    this.#message = message
    this.#content = decoded(message)
    this.#signal = signal
    this.#idleMs = idleMs
    this.#patienceMs = firstMs
    for (const event of ['readable', 'end', 'error', 'close'])
      this.#content.on(event, () => {
        this.#wake()
      })
  }

  async read(): ReturnType<ByteReader['read']> {
    for (;;) {
      this.#signal.throwIfAborted()
      const piece: unknown = this.#content.read()
      if (piece instanceof Uint8Array) {
        this.#patienceMs = this.#idleMs
        return { done: false, value: piece }
      }
      if (this.#content.readableEnded || this.#isCancelled) return { done: true }
      if (this.#content.destroyed)
        throw new TransientFailure('the connection was cut', { cause: this.#content.errored })
      await this.#change()
    }
  }

  cancel(): Promise<void> {
    this.#isCancelled = true
    if (!this.#message.readableEnded) this.#message.destroy()
    this.#wake()
    return Promise.resolve()
  }

  /** Waits until there may be something to read. */
  #change(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new TransientFailure(`it sent nothing for ${this.#patienceMs / 1000} s`))
        void this.cancel()
      }, this.#patienceMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

function decoded(message: IncomingMessage): Readable {
  const decoder = DECODERS[message.headers['content-encoding'] ?? '']?.()
  if (!decoder) return message
  message.on('error', (error) => {
    decoder.destroy(error)
  })
  return message.pipe(decoder)
}
