import type { Client, JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import * as z from 'zod'
import type { McpServer } from '../domain/settings.ts'
import { messageOf, ToolError } from '../errors.ts'
import { oneLine } from '../text/shorten.ts'
import type { BackgroundProcess } from '../workspace/commands/background-process.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { callResult, type CallResult } from './listed-tool.ts'
import type * as Sdk from '@modelcontextprotocol/client'

const MAX_LINE_BYTES = 4_000_000
/** Limits of what a server can send between two of our requests. Without them, it could keep the run busy. */
const MAX_UNSOLICITED_BYTES = 16_000_000
const MAX_UNSOLICITED_MESSAGES = 10_000

/**
 * The protocol over the standard streams of a background process. The SDK's own transport starts the process itself: without a
 * sandbox, with our environment variables, and without a way to end a process of another user.
 */
class ProcessTransport implements Transport {
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

/** For starting, the handshake and listing the tools together. */
const START_MS = 20_000
const MAX_PAGES = 20
/** On one page. */
const MAX_TOOLS = 2_000
const MAX_MESSAGE = 500

// Checks only what is read, so that one tool that breaks the protocol does not cost the others.
const toolPage = z.object({ tools: z.array(z.unknown()).max(MAX_TOOLS), nextCursor: z.string().optional() })

/** A running server that has listed its tools. */
export interface McpConnection {
  readonly server: McpServer
  /** As the server sent them, unchecked. */
  readonly toolDefinitions: readonly unknown[]
  /**
   * @throws ToolError when the call fails; later calls may work
   * @throws the signal's reason when aborted
   */
  call(tool: string, input: unknown, signal: AbortSignal): Promise<CallResult>
  close(): Promise<void>
}

export interface ConnectOptions {
  readonly workspace: Workspace
  readonly signal: AbortSignal
}

/**
 * Starts a server and lists its tools.
 *
 * @throws ToolError that says why the server cannot be used
 * @throws the signal's reason when aborted
 */
export async function connect(server: McpServer, { workspace, signal }: ConnectOptions): Promise<McpConnection> {
  const sdk = await import('@modelcontextprotocol/client')
  const { command, environment, network, timeoutMs } = server
  const process = await workspace.startBackgroundProcess(command, { environment, network })
  const transport = new ProcessTransport(process, sdk)
  // Without capabilities, so that the SDK refuses requests of the server (roots, sampling, elicitation).
  const client = new sdk.Client({ name: 'forgehand', version: '1' }, { capabilities: {} })
  const session = new Session(client, { process, transport })
  try {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(START_MS)])
    await client.connect(transport, { signal: deadline, timeout: START_MS })
    return {
      server,
      toolDefinitions: await listTools(client, deadline),
      call: (name, input, callSignal) => session.call({ name, input, timeoutMs, signal: callSignal }),
      close: () => process.end()
    }
  } catch (error) {
    const reason = await session.explain(error, START_MS)
    await process.end()
    signal.throwIfAborted()
    throw new ToolError(reason, { cause: error })
  }
}

async function listTools(client: Client, signal: AbortSignal): Promise<readonly unknown[]> {
  if (!client.getServerCapabilities()?.tools) return []
  const definitions: unknown[] = []
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const request = { method: 'tools/list', params: cursor === undefined ? {} : { cursor } }
    const { tools, nextCursor } = await client.request(request, toolPage, { signal, timeout: START_MS })
    definitions.push(...tools)
    if (nextCursor === undefined) break
    cursor = nextCursor
  }
  return definitions
}

interface ServerProcess {
  readonly process: BackgroundProcess
  readonly transport: ProcessTransport
}

interface Call {
  readonly name: string
  readonly input: unknown
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Calls to one server, and how it ended. */
class Session {
  readonly #client: Client
  readonly #server: ServerProcess
  #exitReason: string | undefined

  constructor(client: Client, server: ServerProcess) {
    this.#client = client
    this.#server = server
    void server.process.ended.then((how) => {
      this.#exitReason = how
    })
  }

  async call({ name, input, timeoutMs, signal }: Call): Promise<CallResult> {
    if (this.#exitReason !== undefined) throw new ToolError(this.#endMessage(this.#exitReason))
    try {
      const request = { method: 'tools/call', params: { name, arguments: input } }
      return await this.#client.request(request, callResult, { signal, timeout: timeoutMs })
    } catch (error) {
      signal.throwIfAborted()
      throw new ToolError(await this.explain(error, timeoutMs), { cause: error })
    }
  }

  /** The message for a failure, which can be the server's own error. */
  async explain(error: unknown, timeoutMs: number): Promise<string> {
    const code = Error.isError(error) && 'code' in error ? error.code : undefined
    const { process, transport } = this.#server
    if (transport.fault !== undefined || code === 'CONNECTION_CLOSED' || code === 'SEND_FAILED' || code === 'EPIPE') {
      // A server that no longer reads its input can run on.
      await process.end()
      return this.#endMessage(await process.ended)
    }
    if (code === 'REQUEST_TIMEOUT') return `The server did not answer within ${timeoutMs / 1000} s.`
    if (code === 'INVALID_RESULT') return 'The answer of the server does not follow the protocol.'
    return oneLine(messageOf(error), MAX_MESSAGE)
  }

  #endMessage(how: string): string {
    const { process, transport } = this.#server
    const output = oneLine(process.stderrTail().slice(-MAX_MESSAGE), MAX_MESSAGE)
    return `The server has ended: ${transport.fault ?? how}.${output === '' ? '' : ` Its last output: ${output}`}`
  }
}
