import type * as Sdk from '@modelcontextprotocol/client'
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import { messageOf } from '../errors.ts'
import type { BackgroundProcess } from '../workspace/commands/background-process.ts'

const MAX_LINE_BYTES = 4_000_000
/** Limits of what a server can send between two of our requests. Without them, it could keep the run busy. */
const MAX_UNSOLICITED_BYTES = 16_000_000
const MAX_UNSOLICITED_MESSAGES = 10_000

/**
 * The protocol over the standard streams of a background process. The SDK's own transport starts the process itself: without a
 * sandbox, with our environment variables, and without a way to end a process of another user.
 */
export class ProcessTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage) => void
  readonly #process: BackgroundProcess
  readonly #serialize: typeof Sdk.serializeMessage
  readonly #lines: Sdk.ReadBuffer
  #unsolicitedBytes = 0
  #unsolicitedMessages = 0
  #fault: string | undefined

  constructor(
    process: BackgroundProcess,
    { ReadBuffer, serializeMessage }: Pick<typeof Sdk, 'ReadBuffer' | 'serializeMessage'>
  ) {
    this.#process = process
    this.#serialize = serializeMessage
    this.#lines = new ReadBuffer({ maxBufferSize: MAX_LINE_BYTES })
  }

  /** Why we ended the process ourselves; undefined when we did not. */
  get fault(): string | undefined {
    return this.#fault
  }

  start(): Promise<void> {
    this.#process.output.on('data', (chunk: Buffer) => {
      this.#read(chunk)
    })
    void this.#process.ended.then(() => this.onclose?.())
    return Promise.resolve()
  }

  send(message: JSONRPCMessage): Promise<void> {
    this.#unsolicitedBytes = 0
    this.#unsolicitedMessages = 0
    return new Promise((resolve, reject) => {
      this.#process.input.write(this.#serialize(message), (error) => {
        if (error) reject(error)
        else resolve()
      })
    })
  }

  close(): Promise<void> {
    return this.#process.end()
  }

  #read(chunk: Buffer): void {
    this.#unsolicitedBytes += chunk.length
    if (this.#unsolicitedBytes > MAX_UNSOLICITED_BYTES) {
      this.#endWith('it wrote more than 16 MB without a request')
      return
    }
    try {
      this.#lines.append(chunk)
    } catch {
      this.#endWith('it wrote a line of more than 4 MB')
      return
    }
    while (this.#fault === undefined && this.#readMessage());
  }

  /** @returns false when there is no complete line left */
  #readMessage(): boolean {
    try {
      const message = this.#lines.readMessage()
      if (message === null) return false
      this.#unsolicitedMessages += 1
      if (this.#unsolicitedMessages > MAX_UNSOLICITED_MESSAGES)
        this.#endWith('it sent more than 10,000 messages without a request')
      else this.onmessage?.(message)
    } catch (error) {
      // JSON that is not a message: ignored, like other lines that servers print by mistake.
      this.onerror?.(new Error(messageOf(error), { cause: error }))
    }
    return true
  }

  #endWith(fault: string): void {
    this.#fault ??= fault
    this.#process.output.removeAllListeners('data').destroy()
    void this.#process.end()
  }
}
