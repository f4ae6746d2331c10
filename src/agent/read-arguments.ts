import type { AgentHost } from './host.ts'
import { isRecord } from './canonical-json.ts'
import { lengthAt } from './match-at.ts'
import type { ToolCall } from './messages.ts'
import { readLiteral, type Literal } from './read-literal.ts'

type Fields = Readonly<Record<string, unknown>>

/** An object as a model wrote it. */
export interface WrittenObject {
  readonly value: Fields
  /** The same as JSON: as it was written if that was JSON. */
  readonly json: string
}

/** `reason` completes "The arguments of NAME …"; undefined for text that is not JSON. */
export type ReadObjects =
  | { readonly kind: 'read'; readonly objects: readonly WrittenObject[]; readonly end: number }
  | { readonly kind: 'mistake'; readonly reason: string | undefined; readonly isCut: boolean; readonly end: number }

const FENCE = /^```(?:json)?\s/
/**
 * What models write between and behind objects: closing tags such as `</invoke>`, with the same one opened again, tokens and fences. Attack: a
 * tag with another name can mean another tool, and prose can quote an object; no object is read behind them.
 */
const SEPARATOR = /(?:[\s,;}\]]|""|```(?:json)?|<\|[^<>{}"]*>|<\/([\w:.-]+)\s*>(?:\s*<\1>)?)*/y
/** JSON text within JSON text. */
const MAX_UNPACKED = 2
/** More objects in one text are a repetition with changing numbers. */
const MAX_OBJECTS = 32

/**
 * Reads objects that follow each other. A repeated one counts once, an empty one only if there is no other, and a last one that is a
 * part of an earlier one does not count.
 *
 * @param boundary what no object is read behind
 */
export function readObjects(text: string, start: number, boundary = /(?!)/): ReadObjects {
  const objects = new Map<string, WrittenObject>()
  let literal: Literal = readLiteral(text, start)
  let end = start
  let from = start
  while (literal.kind === 'value' && isRecord(literal.value)) {
    const { value } = literal
    end = literal.end
    const key = JSON.stringify(value)
    if (!objects.has(key)) objects.set(key, { value, json: asJson(text.slice(from, end).trimEnd(), key) })
    from = end + lengthAt(SEPARATOR, text, end)
    if (text[from] !== '{' || text.slice(end, from).search(boundary) >= 0) break
    literal = readLiteral(text, from)
  }
  const rest = text.slice(from).trimEnd()
  const isPart = text.startsWith(rest, start) || [...objects.values()].some(({ json }) => json.startsWith(rest))
  if (literal.kind !== 'value' && !(objects.size > 0 && isPart))
    return { kind: 'mistake', reason: literal.reason, isCut: literal.kind === 'cut', end: literal.end }
  if (literal.kind === 'value' && objects.size === 0)
    return { kind: 'mistake', reason: `are ${nameType(literal.value)}. Send one JSON object.`, isCut: false, end }
  if (objects.size > MAX_OBJECTS)
    return {
      kind: 'mistake',
      reason: `are more than ${MAX_OBJECTS} objects. Make one call for each.`,
      isCut: false,
      end
    }
  const all = [...objects.values()]
  const filled = all.filter(({ json }) => json !== '{}')
  return { kind: 'read', objects: filled.length > 0 ? filled : all, end }
}

/**
 * False if the text behind objects may belong to a string in one that has an unescaped quote, because it has a quote and a closing
 * brace: `{"text": "if (x) {"} …"}`. Everything else behind them is noise, and so is the first one once more.
 */
export function isNoise(rest: string, [first]: readonly WrittenObject[] = []): boolean {
  const others = rest.replaceAll(first?.json ?? '', '')
  // An apostrophe in a word is no quote.
  const mayEndString = /"|(?<!\w)'|'(?!\w)/.test(others) && others.trimEnd().endsWith('}')
  return lengthAt(SEPARATOR, others, 0) === others.length || !mayEndString
}

/** The arguments of a call: objects, in a fence, or as JSON text within JSON text. Nothing at all, and null, mean an empty object. */
export function readArguments(text: string, unpacked = 0): ReadObjects {
  const written = text.trim().replace(FENCE, '')
  if (written === '' || written === 'null') return readObjects('{}', 0)
  const literal = readLiteral(written, 0)
  if (literal.kind === 'value' && typeof literal.value === 'string' && unpacked < MAX_UNPACKED) {
    const inner = readArguments(literal.value, unpacked + 1)
    if (inner.kind === 'read' && isNoise(written.slice(literal.end))) return inner
  }
  const read = readObjects(written, 0)
  if (read.kind === 'mistake' || isNoise(written.slice(read.end), read.objects)) return read
  return { kind: 'mistake', reason: undefined, isCut: false, end: read.end }
}

/** The same calls with their arguments as JSON, where they can be read. Separate objects become separate calls. */
export function separateCalls(calls: readonly ToolCall[]): readonly ToolCall[] {
  const ids = new Set(calls.map(({ id }) => id))
  return calls.flatMap((call) => {
    const read = readArguments(call.arguments)
    if (read.kind === 'mistake' || call.problem !== undefined) return [call]
    return read.objects.map(({ json }, index) => {
      const id = index === 0 ? call.id : freeId(`${call.id}_${index + 1}`, ids)
      return { ...call, id, arguments: json }
    })
  })
}

export type ParsedArguments =
  | { readonly kind: 'parsed'; readonly value: Fields }
  /** `reason` completes "The arguments of NAME …". */
  | { readonly kind: 'mistake'; readonly reason: string }

/** Reads the arguments of one call. The reason of a mistake says where it is. */
export async function parseArguments(text: string, host: AgentHost): Promise<ParsedArguments> {
  const read = readArguments(text)
  if (read.kind === 'read') {
    const [first, ...others] = read.objects
    if (first && others.length === 0) return { kind: 'parsed', value: first.value }
    return { kind: 'mistake', reason: 'are several objects. Make one call for each.' }
  }
  const where =
    read.reason ?? `are not valid JSON${await host.locateJsonError(text, errorIn(text))}. Send one JSON object.`
  return { kind: 'mistake', reason: where }
}

function asJson(written: string, json: string): string {
  return errorIn(written) === undefined ? written : json
}

function errorIn(text: string): unknown {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return error
  }
}

function nameType(value: unknown): string {
  return Array.isArray(value) ? 'an array' : `a ${value === null ? 'null' : typeof value}`
}

function freeId(wanted: string, taken: Set<string>): string {
  const id = taken.has(wanted) ? freeId(`${wanted}_`, taken) : wanted
  taken.add(id)
  return id
}
