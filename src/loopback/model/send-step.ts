import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { completion, completionChunks, countUsage, promptOf, type Heading } from './completion.ts'
import { sendError, sendJson } from './send-json.ts'
import type { Fault, SeenRequest, Step, Turn } from './script.ts'

const STREAM_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }
const DONE = 'data: [DONE]\n\n'

/** What an answer depends on beside its step. */
export interface Asked {
  readonly request: SeenRequest
  /** The prompt of the request before this one; '' for the first. */
  readonly promptBefore: string
  readonly heading: Heading
}

/** Answers one request with one step of the script. */
export async function sendStep(step: Step, asked: Asked, response: ServerResponse): Promise<void> {
  switch (step.fault) {
    case undefined:
      sendTurn(step, asked, response)
      return
    case 'status':
      response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers })
      response.end(typeof step.body === 'string' ? step.body : JSON.stringify(step.body ?? {}))
      return
    case 'overflow':
      sendError(response, {
        status: 400,
        code: 'context_length_exceeded',
        parameter: 'messages',
        message: "This model's maximum context length is exceeded. Please reduce the length of the messages."
      })
      return
    case 'raw':
      response.writeHead(200, { ...STREAM_HEADERS, ...step.headers })
      response.end(step.body)
      return
    default:
      await sendBrokenTurn(step, asked, response)
  }
}

function sendTurn(turn: Turn, asked: Asked, response: ServerResponse): void {
  const { body } = asked.request
  if (body['stream'] === true) {
    response.writeHead(200, STREAM_HEADERS)
    response.end([...events(turn, asked), DONE].join(''))
  } else {
    sendJson(response, 200, completion(turn, asked.heading, usageOf(turn, asked)))
  }
}

type BrokenTurn = Extract<Fault, { turn: Turn }>

async function sendBrokenTurn(step: BrokenTurn, asked: Asked, response: ServerResponse): Promise<void> {
  const all = events(step.turn, asked)
  if (step.fault === 'drip') {
    await drip(all, step.delayMs, response)
    return
  }
  if (step.afterChunks > 0) response.writeHead(200, STREAM_HEADERS)
  for (const event of all.slice(0, step.afterChunks)) response.write(event)
  endBroken(step, all.slice(step.afterChunks), response)
}

async function drip(all: readonly string[], delayMs: number, response: ServerResponse): Promise<void> {
  response.writeHead(200, STREAM_HEADERS)
  for (const event of [...all, DONE]) {
    await delay(delayMs, undefined, { ref: false })
    if (response.destroyed) return
    response.write(event)
  }
  response.end()
}

function endBroken(step: Exclude<BrokenTurn, { fault: 'drip' }>, rest: readonly string[], response: ServerResponse) {
  switch (step.fault) {
    case 'idle':
      return
    case 'cut':
      // Only once the chunks have left, so that the client sees a cut in the middle.
      if (response.headersSent) response.write(': cut\n\n', () => response.destroy())
      else response.destroy()
      return
    case 'malformed':
      response.end(['data: {"choices": [{"del\n\n', ...rest, DONE].join(''))
      return
    case 'error':
      response.end(`data: ${JSON.stringify({ error: step.error })}\n\n${DONE}`)
  }
}

function events(turn: Turn, asked: Asked): string[] {
  const options = asked.request.body['stream_options']
  const wantsUsage =
    typeof options === 'object' && options !== null && 'include_usage' in options && options.include_usage
  const usage = wantsUsage ? usageOf(turn, asked) : undefined
  return completionChunks(turn, asked.heading, usage).map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
}

function usageOf(turn: Turn, { request, promptBefore }: Asked) {
  return countUsage(turn, promptOf(request), promptBefore)
}
