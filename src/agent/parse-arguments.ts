import { isRecord } from './json.ts'
import type { AgentHost } from './host.ts'

export type ParsedArguments =
  | { readonly kind: 'parsed'; readonly value: Readonly<Record<string, unknown>> }
  /** `reason` completes "The arguments of NAME …". */
  | { readonly kind: 'mistake'; readonly reason: string }

const MAX_DEPTH = 64

/**
 * Reads the JSON of a call's arguments. Unambiguous deviations are accepted: nothing or null for no arguments, a string that
 * contains the object, a line break within a string. Everything else is refused with the place of the mistake.
 */
export async function parseArguments(text: string, host: Pick<AgentHost, 'locateJsonError'>): Promise<ParsedArguments> {
  // Several providers write a call without parameters this way.
  if (text.trim() === '') return { kind: 'parsed', value: {} }
  const outer = parse(text)
  if (!outer.ok) {
    return mistake(`are not valid JSON${await host.locateJsonError(text, outer.error)}. Send one JSON object.`)
  }
  if (outer.value === null) return { kind: 'parsed', value: {} }
  if (isRecord(outer.value)) return accepted(outer.value)
  const inner = typeof outer.value === 'string' ? parse(outer.value) : undefined
  if (inner?.ok && isRecord(inner.value)) return accepted(inner.value)
  return mistake(`are ${Array.isArray(outer.value) ? 'an array' : `a ${typeof outer.value}`}. Send one JSON object.`)
}

function accepted(value: Readonly<Record<string, unknown>>): ParsedArguments {
  // Later steps may walk over the value by recursion.
  return isDeeperThan(value, MAX_DEPTH)
    ? mistake(`are nested deeper than ${MAX_DEPTH} levels. Send a flatter object.`)
    : { kind: 'parsed', value }
}

function mistake(reason: string): ParsedArguments {
  return { kind: 'mistake', reason }
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown }

function parse(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return parseWithEscapes(text, error)
  }
}

function parseWithEscapes(text: string, error: unknown): Parsed {
  try {
    return { ok: true, value: JSON.parse(withEscapes(text)) }
  } catch {
    // The first failure is about what the model wrote.
    return { ok: false, error }
  }
}

/** Escapes the control characters within strings: models write line breaks as they are. */
function withEscapes(text: string): string {
  // A string that never ends reaches to the end of the text, so each character is read once.
  return text.replaceAll(/"[^"\\]*(?:\\[^][^"\\]*)*"?/g, (string) =>
    string.replaceAll(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))
  )
}

function isDeeperThan(value: unknown, maxDepth: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return false
  }
  return true
}
