import { ContextOverflow, ModelError, type Model, type ModelIdentity } from '../agent/model.ts'
import type { ModelRequest, ModelResponse } from '../agent/model.ts'
import type { Cursor } from './cursor.ts'
import type { EventOf } from './recording.ts'

/** Counts as a repetition after some 450 characters, the fewest that any can have, so it is detected no later than a recorded one. */
const REPETITION = 'over and over and over again, the same words,'

/** A model with the recorded responses and failures, and with the recorded names. `main` is that of the run, at the price of the budget. */
export function recordedModel(cursor: Cursor, main: ModelIdentity, settings: EventOf<'session'>): Model {
  let { contextWindow } = settings
  let identity = { name: settings.model, host: '' }
  return {
    // A child session can have replaced it.
    get name() {
      return cursor.next?.kind === 'request' ? cursor.next.model : identity.name
    },
    get host() {
      return identity.host
    },
    get contextWindow() {
      return contextWindow
    },
    async respond(request) {
      // The event about the tools comes once the request is on its way.
      await Promise.resolve()
      for (let { next } = cursor; ; { next } = cursor) {
        if (next?.kind === 'retry') request.onRetry(next)
        else if (next?.kind === 'fallback') {
          identity = next.to
          request.onFallback(next)
        } else if (next?.kind === 'response' || next?.kind === 'request-failed') {
          ;({ contextWindow } = next)
          return next.kind === 'response' ? responseOf(next, cursor, main) : fail(next, request, cursor)
        } else {
          cursor.expect({ kind: 'response' })
          return cursor.stop()
        }
      }
    }
  }
}

function responseOf(event: EventOf<'response'>, cursor: Cursor, main: ModelIdentity): ModelResponse {
  const { following } = cursor
  const message = event.text === undefined ? cursor.coming('message')[0]?.message : undefined
  return {
    ...{ thinking: '', toolCalls: [], ...event, text: event.text ?? '' },
    answeredBy: following?.kind === 'other-model-usage' ? { name: following.model, host: 'another' } : main,
    ...(message?.role === 'assistant' && message)
  }
}

function fail(
  { reason, message }: EventOf<'request-failed'>,
  { signal, onDelta }: ModelRequest,
  cursor: Cursor
): never {
  if (reason === 'context-overflow') throw new ContextOverflow(message)
  if (reason === 'refused') throw new ModelError(message)
  if (reason === 'error') throw new Error(message)
  const chars = cursor.following?.kind === 'repetition' ? cursor.following.chars : 0
  onDelta({ kind: 'text', text: REPETITION.repeat(Math.ceil(chars / REPETITION.length)).slice(0, chars) })
  // What aborted the request was recorded before it, unless the run was killed.
  if (signal.aborted) throw new DOMException(message, 'AbortError')
  return cursor.stop()
}
