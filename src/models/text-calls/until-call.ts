import type { ModelRequest } from '../../agent/model.ts'
import { OPENING } from './delimiters.ts'
import { FUNCTION_HEADER } from './tag-calls.ts'

const CALL_START = new RegExp(
  [
    OPENING.source,
    FUNCTION_HEADER.source,
    String.raw`<\|(?:channel|recipient)\|>`,
    String.raw`<[\p{L}_][\p{L}\p{N}_.-]*/?>\s*[<{]`,
    String.raw`\n[^\S\n]*[[{]`,
    String.raw`\n>>>\w`
  ].join('|'),
  'u'
)
/** Longer than the start of any call. */
const MAX_START_CHARS = 300

/** Passes deltas on until a call begins in the text: the arguments of a call may repeat themselves, prose may not. */
export function untilCall(onDelta: ModelRequest['onDelta']): ModelRequest['onDelta'] {
  let tail = '\n'
  let hasCall = false
  return (delta) => {
    if (delta.kind === 'thinking') onDelta(delta)
    if (delta.kind === 'thinking' || hasCall) return
    const seen = tail + delta.text
    const start = seen.search(CALL_START)
    hasCall = start >= 0
    const text = hasCall ? seen.slice(tail.length, start) : delta.text
    if (text !== '') onDelta({ kind: 'text', text })
    tail = seen.slice(-MAX_START_CHARS)
  }
}
