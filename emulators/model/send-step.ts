import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Fault, Step, Turn } from './script.ts'
import { sendJson, type ApiError } from './send-json.ts'
import type { Exchange, Wire } from './wire.ts'

const STREAM_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }

export interface SendOptions {
  readonly wire: Wire
  readonly exchange: Exchange
  readonly response: ServerResponse
}

/** Answers one request with one step of the script. */
export async function sendStep(step: Step, options: SendOptions): Promise<void> {
  const { wire, response } = options
  switch (step.fault) {
    case undefined:
      sendTurn(step, options)
      return
    case 'status':
      response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers })
      response.end(typeof step.body === 'string' ? step.body : JSON.stringify(step.body ?? {}))
      return
    case 'overflow':
      sendError(wire.overflow, options)
      return
    case 'raw':
      response.writeHead(200, { ...STREAM_HEADERS, ...step.headers })
      response.end(step.body)
      return
    default:
      await sendFaultyTurn(step, options)
  }
}

export function sendError(error: ApiError, { wire, response }: Pick<SendOptions, 'wire' | 'response'>): void {
  const { status, headers = {} } = error
  sendJson(response, { status, body: wire.errorBody(error), headers })
}

function sendTurn(turn: Turn, { wire, exchange, response }: SendOptions): void {
  if (wire.wantsStream(exchange.request)) {
    response.writeHead(200, STREAM_HEADERS)
    response.end([...wire.events(turn, exchange), wire.end].join(''))
  } else {
    sendJson(response, { status: 200, body: wire.document(turn, exchange) })
  }
}

type FaultyTurn = Extract<Fault, { turn: Turn }>

async function sendFaultyTurn(step: FaultyTurn, { wire, exchange, response }: SendOptions): Promise<void> {
  const events = wire.events(step.turn, exchange)
  if (step.fault === 'drip') {
    await drip([...events, wire.end], step.delayMs, response)
    return
  }
  if (step.afterChunks > 0) response.writeHead(200, STREAM_HEADERS)
  for (const event of events.slice(0, step.afterChunks)) response.write(event)
  sendFault(step, events.slice(step.afterChunks), { wire, response })
}

async function drip(events: readonly string[], delayMs: number, response: ServerResponse): Promise<void> {
  response.writeHead(200, STREAM_HEADERS)
  for (const event of events) {
    await delay(delayMs, undefined, { ref: false })
    if (response.destroyed) return
    response.write(event)
  }
  response.end()
}

function sendFault(
  step: Exclude<FaultyTurn, { fault: 'drip' }>,
  rest: readonly string[],
  { wire, response }: Pick<SendOptions, 'wire' | 'response'>
) {
  switch (step.fault) {
    case 'idle':
      return
    case 'cut':
      // After the chunks are sent, so that the client sees a cut in the middle.
      if (response.headersSent) response.write(': cut\n\n', () => response.destroy())
      else response.destroy()
      return
    case 'malformed':
      response.end([withoutEnd(rest[0] ?? wire.end), ...rest, wire.end].join(''))
      return
    case 'error':
      response.end(wire.streamedError(step.error) + wire.end)
  }
}

/** An event with incomplete JSON. */
function withoutEnd(event: string): string {
  return `${event.trimEnd().slice(0, -1)}\n\n`
}
