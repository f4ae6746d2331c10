import type { Client } from '@modelcontextprotocol/client'
import * as z from 'zod'
import { messageOf, ToolError } from '../errors.ts'
import type { BackgroundProcess } from '../workspace/commands/background-process.ts'
import { shorten } from '../text/shorten.ts'
import { visibleText } from '../text/visible-text.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { ServiceTransport } from './service-transport.ts'
import { callResult, type CallResult } from './result-text.ts'
import type { McpServer } from '../domain/mcp-server.ts'

/** For starting, shaking hands and listing the tools together. */
const START_MS = 20_000
const MAX_PAGES = 20
const MAX_WORDS = 500

// Only what is read, so that one tool that breaks the protocol does not cost the others.
const toolPage = z.object({ tools: z.array(z.unknown()), nextCursor: z.string().optional() })

/** A running server that was asked for its tools. */
export interface Connection {
  readonly server: McpServer
  /** What it offers, unchecked. */
  readonly toolDefinitions: readonly unknown[]
  /**
   * @throws ToolError when there is no answer; later calls may have one
   * @throws the signal's reason when aborted
   */
  call(tool: string, input: unknown, signal: AbortSignal): Promise<CallResult>
  close(): Promise<void>
}

export interface ConnectOptions {
  readonly workspace: Pick<Workspace, 'startBackgroundProcess'>
  readonly signal: AbortSignal
}

/**
 * Starts a server and asks it for its tools.
 *
 * @throws ToolError that says why it cannot be used
 * @throws the signal's reason when aborted
 */
export async function connect(server: McpServer, { workspace, signal }: ConnectOptions): Promise<Connection> {
  const sdk = await import('@modelcontextprotocol/client')
  const { command, environment, network } = server
  const service = await workspace.startBackgroundProcess(command, { environment, network })
  const transport = new ServiceTransport(service, sdk)
  // Without capabilities: what a server asks of us (roots, sampling, elicitation) is refused by the SDK.
  const client = new sdk.Client({ name: 'forgehand', version: '1' }, { capabilities: {} })
  const line = new Line(client, { service, transport })
  try {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(START_MS)])
    await client.connect(transport, { signal: deadline, timeout: START_MS })
    const offers = await listTools(client, deadline)
    return {
      server,
      toolDefinitions: offers,
      call: (name, input, callSignal) => line.call({ name, input, timeoutMs: server.timeoutMs, signal: callSignal }),
      close: () => service.end()
    }
  } catch (error) {
    const reason = await line.explain(error, START_MS)
    await service.end()
    signal.throwIfAborted()
    throw new ToolError(reason, { cause: error })
  }
}

async function listTools(client: Client, signal: AbortSignal): Promise<readonly unknown[]> {
  if (!client.getServerCapabilities()?.tools) return []
  const offers: unknown[] = []
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const request = { method: 'tools/list', params: cursor === undefined ? {} : { cursor } }
    const { tools, nextCursor } = await client.request(request, toolPage, { signal, timeout: START_MS })
    offers.push(...tools)
    if (nextCursor === undefined) break
    cursor = nextCursor
  }
  return offers
}

interface Ends {
  readonly service: BackgroundProcess
  readonly transport: ServiceTransport
}

interface Call {
  readonly name: string
  readonly input: unknown
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** The line to one server, and what is known about its end. */
class Line {
  readonly #client: Client
  readonly #ends: Ends
  #ending: string | undefined

  constructor(client: Client, ends: Ends) {
    this.#client = client
    this.#ends = ends
    void ends.service.ended.then((how) => {
      this.#ending = how
    })
  }

  async call({ name, input, timeoutMs, signal }: Call): Promise<CallResult> {
    if (this.#ending !== undefined) throw new ToolError(this.#obituary(this.#ending))
    try {
      const request = { method: 'tools/call', params: { name, arguments: input } }
      return await this.#client.request(request, callResult, { signal, timeout: timeoutMs })
    } catch (error) {
      signal.throwIfAborted()
      throw new ToolError(await this.explain(error, timeoutMs), { cause: error })
    }
  }

  /** A failure in words; it may be the server's own. */
  async explain(error: unknown, timeoutMs: number): Promise<string> {
    const code = Error.isError(error) && 'code' in error ? error.code : undefined
    const { service, transport } = this.#ends
    if (transport.fault !== undefined || code === 'CONNECTION_CLOSED' || code === 'SEND_FAILED' || code === 'EPIPE') {
      return this.#obituary(await service.ended)
    }
    if (code === 'REQUEST_TIMEOUT') return `There was no answer within ${timeoutMs / 1000} s.`
    if (code === 'INVALID_RESULT') return 'The answer is not what the protocol asks for.'
    return words(messageOf(error))
  }

  #obituary(how: string): string {
    const { service, transport } = this.#ends
    const last = words(service.stderrTail().slice(-MAX_WORDS))
    return `The server has ended: ${transport.fault ?? how}.${last === '' ? '' : ` It last said: ${last}`}`
  }
}

/** A stranger's words on one line. */
function words(text: string): string {
  return shorten(visibleText(text).replaceAll(/\s+/gu, ' ').trim(), MAX_WORDS)
}
