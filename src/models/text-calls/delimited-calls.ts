import {
  AFTER_CALLS,
  AROUND_CALLS,
  CLOSING,
  CALL_CLOSING_TAG,
  CUT_CLOSING_TAG,
  OPENING,
  CALL_OPENING_TAG
} from './delimiters.ts'
import { brokenCall, type FoundCalls, type FoundCall, type ReadContext } from './found-call.ts'
import { readJsonCalls } from './json-calls.ts'
import { skipSpace } from '../../agent/read-literal.ts'
import { lengthAt, matchAt } from '../../agent/match-at.ts'
import { beginsPythonList, readNamedCall, readPythonCalls, readUnknownCall } from './named-calls.ts'
import { readElement, readFunctionTag, readNameElement, readUnknownTag } from './tag-calls.ts'

/**
 * Reads the calls after an opening delimiter at `at`, with the closing delimiters. If it finds none, `end` is after this
 * delimiter and all others that directly follow it.
 */
export function readDelimitedCalls(text: string, at: number, context: ReadContext): FoundCalls {
  const found = readRow(text, at, context)
  if (!found) {
    const length = lengthAt(OPENING, text, at)
    context.fuel.burn(length)
    return { calls: [], end: at + (lengthAt(AROUND_CALLS, text, at) || length) }
  }
  const isClosed = lengthAt(CALL_OPENING_TAG, text, at) === 0 || isAtEnd(text, found.end)
  const calls = isClosed ? found.calls : found.calls.map(({ name }) => brokenCall(name, 'its closing tag is missing'))
  const end = isClosed ? found.end : text.length
  return { calls, end: end + lengthAt(AFTER_CALLS, text, end) }
}

/** All calls of a row, with further delimiters before and between them. */
function readRow(text: string, at: number, context: ReadContext): FoundCalls | undefined {
  const calls: FoundCall[] = []
  let end = at
  for (;;) {
    const start = end + lengthAt(AROUND_CALLS, text, end)
    const found = readItem(text, start, context)
    if (!found) return calls.length > 0 ? { calls, end } : undefined
    const isAmbiguous = mayEndInString(text, start, found.end)
    calls.push(...(isAmbiguous ? found.calls.map(({ name }) => brokenCall(name, AMBIGUOUS)) : found.calls))
    end = found.end
  }
}

const AMBIGUOUS = 'it is not clear which closing tag ends it'

function readItem(text: string, at: number, context: ReadContext): FoundCalls | undefined {
  const first = text[at]
  if (first === '<') {
    const tagContext = { ...context, isDelimited: true }
    return (
      readFunctionTag(text, at, tagContext) ??
      readElement(text, at, tagContext) ??
      readNameElement(text, at, tagContext) ??
      readUnknownTag(text, at)
    )
  }
  if (first === '{' || (first === '[' && !beginsPythonList(text, at))) {
    return readJsonCalls(text, at, { ...context, isBare: false })
  }
  const [fence] = matchAt(FENCE, text, at)
  if (fence !== undefined) return readFenced(text, at + fence.length, context)
  return readPythonCalls(text, at, context) ?? readNamedCall(text, at, context) ?? readUnknownCall(text, at)
}

const FENCE = /```(?:python|tool_code|json)?[ \t]*\n\s*/y
const FENCE_END = /\s*```/y

/** Reads calls in a fence between the delimiters. The fence must be closed. */
function readFenced(text: string, body: number, context: ReadContext): FoundCalls | undefined {
  const found =
    text[body] === '{' ? readJsonCalls(text, body, { ...context, isBare: false }) : readPythonCalls(text, body, context)
  const length = found ? lengthAt(FENCE_END, text, found.end) : 0
  return found && length > 0 ? { calls: found.calls, end: found.end + length } : undefined
}

/** True for a closing tag in a string, none after it, and another call: the first may end inside the string. */
function mayEndInString(text: string, start: number, end: number): boolean {
  const next = skipSpace(text, end)
  if (lengthAt(CALL_OPENING_TAG, text, next) === 0) return false
  return text[start] === '{' && CALL_CLOSING_TAG.test(text.slice(start, end))
}

/** The start of a special token. */
const TOKEN = /<[|｜]/y

/** True if nothing or another delimiter follows. */
function isAtEnd(text: string, end: number): boolean {
  const next = skipSpace(text, end)
  return (
    next >= text.length ||
    [CLOSING, OPENING, TOKEN, CUT_CLOSING_TAG].some((pattern) => lengthAt(pattern, text, next) > 0)
  )
}
