import { refusedCall, type FoundCall } from './found-call.ts'

/** A part of a response. */
export type Segment =
  | { readonly kind: 'text' | 'thinking'; readonly text: string }
  | {
      readonly kind: 'calls'
      readonly calls: readonly FoundCall[]
      readonly source: string
      /** False for calls without delimiters. If prose follows, they are data. */
      readonly isDelimited: boolean
      /** True for calls that are part of a Markdown construct, or are announced as a quotation. */
      readonly isQuoted: boolean
    }

const NOT_LAST = 'text follows it. Only calls at the end of a response are run.'
const AFTER_REFUSED = 'a call before it in the response was not run, and this one may depend on it.'

export function withoutCalls(segment: Segment): Segment {
  return segment.kind === 'calls' ? { ...segment, calls: [] } : segment
}

/** Keeps the calls at the end of the response. A quotation becomes text; any other call with words after it is rejected. */
export function withFinalCalls(segments: readonly Segment[]): readonly Segment[] {
  const last = segments.findLastIndex((segment, index) => hasWords(segment, index === segments.length - 1))
  const isKnown = segments.slice(last + 1).some((segment) => segment.kind === 'calls' && !isUnknown(segment))
  let isAfterRefused = false
  return segments.map((segment, index): Segment => {
    if (segment.kind !== 'calls') return segment
    if (isUnknown(segment) && (index < last || !isKnown)) return { kind: 'text', text: segment.source }
    if (segment.isQuoted || (index < last && !segment.isDelimited)) return { kind: 'text', text: segment.source }
    isAfterRefused ||= index < last
    if (!isAfterRefused) return segment
    return { ...segment, calls: segment.calls.map((call) => rejected(call, index < last ? NOT_LAST : AFTER_REFUSED)) }
  })
}

/** True for calls of unknown tools only. */
function isUnknown(segment: Extract<Segment, { kind: 'calls' }>): boolean {
  return segment.calls.length > 0 && segment.calls.every((call) => call.isUnknown)
}

function rejected(call: FoundCall, reason: string): FoundCall {
  return call.problem === undefined ? refusedCall(call.name, reason) : call
}

const MARKER = /^\s*(?:[-*]|\d{1,9}[.)]|---|\*\*\*)?\s*$/

/** True for what may stand between two calls without separating them: white space, a rule, or the marker of a list item. */
export function isBetweenCalls(segment: Segment): boolean {
  return segment.kind !== 'calls' && MARKER.test(segment.text)
}

/** Tokens of the model's own that its server left in the text, and the start of a closing tag that the end of the response cuts. */
const LAST_TOKENS =
  /^(?:[\s\u200b\ufeff]|<\|[^<>|\s]{1,40}\|?>|<\w{1,40}\|>|<｜[^<>｜\s]{1,40}｜>|<(?:end_of_turn|eos|EOS)>)*(?:<(?:\/[\w:｜]{0,30})?)?$/u

function hasWords(segment: Segment, isLast: boolean): boolean {
  if (segment.kind === 'calls') return false
  return isLast ? !LAST_TOKENS.test(segment.text) : !isBetweenCalls(segment)
}

export function joined(segments: readonly Segment[], kind: 'text' | 'thinking'): string {
  return segments.map((segment) => (segment.kind === kind ? segment.text : '')).join(kind === 'text' ? '' : '\n')
}
