import type { ToolLookup } from './tool-signatures.ts'
import { brokenCall, type Found, type FoundCall } from './found-call.ts'
import type { Fuel } from './fuel.ts'
import { readJsonCalls } from './json-calls.ts'
import { skipSpace } from './literals.ts'
import {
  AROUND_CALLS,
  BEHIND_CALLS,
  CLOSING_MARK,
  CLOSING_TAG,
  CUT_CLOSER,
  lengthAt,
  OPENING_MARK,
  TAG_MARK
} from './delimiters.ts'
import { beginsPythonCalls, readNamedCall, readPythonCalls } from './named-calls.ts'
import { readElement, readFunctionTag } from './tag-calls.ts'

export interface MarkContext {
  readonly tools: ToolLookup
  readonly fuel: Fuel
}

/**
 * Reads the calls behind a mark that stands at `at`, with what marks their end.
 *
 * @returns without calls where there are none behind this mark, nor behind any other mark of the same row, which `end` is behind
 */
export function readMarkedCalls(text: string, at: number, context: MarkContext): Found {
  const found = readRow(text, at, context)
  if (!found) {
    const length = lengthAt(OPENING_MARK, text, at)
    context.fuel.burn(length)
    return { calls: [], end: at + (lengthAt(AROUND_CALLS, text, at) || length) }
  }
  const isClosed = lengthAt(TAG_MARK, text, at) === 0 || endsIn(text, found.end)
  const calls = isClosed ? found.calls : found.calls.map(({ name }) => brokenCall(name, 'its closing tag is missing'))
  const end = isClosed ? found.end : text.length
  return { calls, end: end + lengthAt(BEHIND_CALLS, text, end) }
}

/** All calls of a row, with further marks before and between them. */
function readRow(text: string, at: number, context: MarkContext): Found | undefined {
  const calls: FoundCall[] = []
  let end = at
  for (;;) {
    const start = end + lengthAt(AROUND_CALLS, text, end)
    const found = readItem(text, start, context)
    if (!found) return calls.length > 0 ? { calls, end } : undefined
    calls.push(...(isCutShort(text, start, found.end) ? found.calls.map(refused) : found.calls))
    end = found.end
  }
}

function readItem(text: string, at: number, context: MarkContext): Found | undefined {
  const first = text[at]
  if (first === '<') {
    return (
      readFunctionTag(text, at, { ...context, isMarked: true }) ?? readElement(text, at, { ...context, isMarked: true })
    )
  }
  if (first === '{' || (first === '[' && !beginsPythonCalls(text, at, context.tools))) {
    return readJsonCalls(text, at, { ...context, isBare: false })
  }
  return readPythonCalls(text, at, context) ?? readNamedCall(text, at, context)
}

/** A closing tag within a string, none behind it, and another call: the first may have ended in the string. */
function isCutShort(text: string, start: number, end: number): boolean {
  const next = skipSpace(text, end)
  if (lengthAt(TAG_MARK, text, next) === 0) return false
  return text[start] === '{' && CLOSING_TAG.test(text.slice(start, end))
}

function refused({ name }: FoundCall): FoundCall {
  return brokenCall(name, 'it is not clear which closing tag ends it')
}

/** True where nothing follows, or another mark. */
function endsIn(text: string, end: number): boolean {
  const next = skipSpace(text, end)
  return (
    next >= text.length || [CLOSING_MARK, OPENING_MARK, CUT_CLOSER].some((pattern) => lengthAt(pattern, text, next) > 0)
  )
}
