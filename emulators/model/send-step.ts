import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { sendJson, type ApiError } from './send-json.ts'
import type { Fault, Step, Turn } from './script.ts'
import type { Asked, Wire } from './wire.ts'

const STREAM_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }

export interface Answering {
  readonly wire: Wire
  readonly asked: Asked
  readonly response: ServerResponse
}

/** Answers one request with one step of the script. */
export async function sendStep(step: Step, answering: Answering): Promise<void> {
  const { wire, response } = answering
  switch (step.fault) {
    case undefined:
      sendTurn(step, answering)
      return
    case 'status':
      response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers })
      response.end(typeof step.body === 'string' ? step.body : JSON.stringify(step.body ?? {}))
      return
    case 'overflow':
      sendRefusal(wire.overflow, answering)
      return
    case 'raw':
      response.writeHead(200, { ...STREAM_HEADERS, ...step.headers })
      response.end(step.body)
      return
    default:
      await sendBrokenTurn(step, answering)
  }
}

export function sendRefusal(error: ApiError, { wire, response }: Pick<Answering, 'wire' | 'response'>): void {
  const { status, headers = {} } = error
  sendJson(response, { status, body: wire.refusal(error), headers })
}

function sendTurn(turn: Turn, { wire, asked, response }: Answering): void {
  if (wire.wantsStream(asked.request)) {
    response.writeHead(200, STREAM_HEADERS)
    response.end([...wire.events(turn, asked), wire.end].join(''))
  } else {
    sendJson(response, { status: 200, body: wire.document(turn, asked) })
  }
}

type BrokenTurn = Extract<Fault, { turn: Turn }>

async function sendBrokenTurn(step: BrokenTurn, { wire, asked, response }: Answering): Promise<void> {
  const all = wire.events(step.turn, asked)
  if (step.fault === 'drip') {
    await drip([...all, wire.end], step.delayMs, response)
    return
  }
  if (step.afterChunks > 0) response.writeHead(200, STREAM_HEADERS)
  for (const event of all.slice(0, step.afterChunks)) response.write(event)
  endBroken(step, all.slice(step.afterChunks), { wire, response })
}

async function drip(all: readonly string[], delayMs: number, response: ServerResponse): Promise<void> {
  response.writeHead(200, STREAM_HEADERS)
  for (const event of all) {
    await delay(delayMs, undefined, { ref: false })
    if (response.destroyed) return
    response.write(event)
  }
  response.end()
}

function endBroken(
  step: Exclude<BrokenTurn, { fault: 'drip' }>,
  rest: readonly string[],
  { wire, response }: Pick<Answering, 'wire' | 'response'>
) {
  switch (step.fault) {
    case 'idle':
      return
    case 'cut':
      // Only once the chunks have left, so that the client sees a cut in the middle.
      if (response.headersSent) response.write(': cut\n\n', () => response.destroy())
      else response.destroy()
      return
    case 'malformed':
      response.end([cutShort(rest[0] ?? wire.end), ...rest, wire.end].join(''))
      return
    case 'error':
      response.end(wire.streamedError(step.error) + wire.end)
  }
}

/** An event whose JSON lacks its end. */
function cutShort(event: string): string {
  return `${event.trimEnd().slice(0, -1)}\n\n`
}
