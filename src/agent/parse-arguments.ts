import type { ParseError } from 'jsonc-parser'
import { messageOf } from '../errors.ts'

export type ParsedArguments =
  | { readonly kind: 'parsed'; readonly value: Readonly<Record<string, unknown>> }
  /** `reason` completes "The arguments of NAME …". */
  | { readonly kind: 'mistake'; readonly reason: string }

const MAX_DEPTH = 64
const EXCERPT = 40

/**
 * Reads the arguments of a call. What has one reading only is accepted: nothing or null for no arguments, a string that
 * holds the object, a line break within a string. All else is refused with the place of the mistake; nothing is made up.
 */
export async function parseArguments(text: string): Promise<ParsedArguments> {
  // No arguments at all is how several providers write a call without parameters.
  if (text.trim() === '') return { kind: 'parsed', value: {} }
  const outer = parse(text)
  if (!outer.ok) return mistake(`are not valid JSON${await placeOf(text, outer.error)}. Send one JSON object.`)
  if (outer.value === null) return { kind: 'parsed', value: {} }
  if (isRecord(outer.value)) return accepted(outer.value)
  const inner = typeof outer.value === 'string' ? parse(outer.value) : undefined
  if (inner?.ok && isRecord(inner.value)) return accepted(inner.value)
  return mistake(`are ${Array.isArray(outer.value) ? 'an array' : `a ${typeof outer.value}`}. Send one JSON object.`)
}

function accepted(value: Readonly<Record<string, unknown>>): ParsedArguments {
  // Whatever walks over them later may do so by recursion.
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

/** The text with the control characters within its strings escaped: models write line breaks as they are. */
function withEscapes(text: string): string {
  // A string without its end goes to the end of the text, so that each character is looked at once.
  return text.replaceAll(/"[^"\\]*(?:\\[^][^"\\]*)*"?/g, (string) =>
    string.replaceAll(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))
  )
}

/** Where the text stops being JSON, with what stands around it. */
async function placeOf(text: string, error: unknown): Promise<string> {
  const { parse: parseTolerantly, printParseErrorCode } = await import('jsonc-parser')
  const found: ParseError[] = []
  try {
    parseTolerantly(text, found, { disallowComments: true })
  } catch {
    // It goes into itself for each level, and may have too many.
  }
  const [first] = found
  if (!first) return ` (${messageOf(error).slice(0, 200)})`
  const problem = printParseErrorCode(first.error)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  if (problem.startsWith('unexpected end') || text.slice(first.offset).trim() === '') {
    return `: they end at character ${text.length}, too early (${problem})`
  }
  const before = text.slice(Math.max(0, first.offset - EXCERPT), first.offset)
  const after = text.slice(first.offset, first.offset + EXCERPT)
  return ` at character ${first.offset} (${problem}), at ▸ in: ${`${before}▸${after}`.toWellFormed()}`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDeeperThan(value: unknown, maxDepth: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return false
  }
  return true
}
