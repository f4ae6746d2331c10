import { isRecord, type ToolSignature, type ToolLookup, type Schema } from './tool-signatures.ts'
import { brokenCall, foundCall, type Found, type FoundCall } from './found-call.ts'
import type { Fuel } from './fuel.ts'
import { readLiteral, skipSpace } from './literals.ts'

const NAMES = ['name', 'tool_name', 'tool', 'function', 'toolName', 'function_name', 'recipient_name'] as const
const ARGUMENTS = ['arguments', 'args', 'parameters', 'params', 'input', 'tool_input', 'kwargs'] as const
/** What providers write beside the two. */
const BESIDE = new Set<string>([...NAMES, 'id', 'type', 'call_id', 'tool_call_id', 'index'])
const PARTS = new Set<string>([...BESIDE, ...ARGUMENTS])
/** What a broken call names, near its beginning. */
const NAMED =
  /^[[{\s]*(?:"type"\s*:\s*"function"\s*,\s*)?(?:"function"\s*:\s*\{\s*)?["']?(?:name|tool|function|tool_name)["']?\s*:\s*["']([^"'\n]{1,80})["']\s*([,}]?)/
const NAMED_WITHIN = 300
const BETWEEN = /[\s,;]*/y
const EXTRA_CLOSERS = /(?:\s*[}\]])*/y

export interface JsonContext {
  readonly tools: ToolLookup
  readonly fuel: Fuel
  /** Nothing but its form says that this is a call: it has to have all of it, arguments included. */
  readonly isBare: boolean
}

/**
 * Reads calls written as JSON from here on: an object, a list, or several one after the other.
 *
 * @returns undefined when there is none of a registered tool
 */
export function readJsonCalls(text: string, start: number, context: JsonContext): Found | undefined {
  const calls: FoundCall[] = []
  let end: number | undefined
  for (let next = start; text[next] === '{' || text[next] === '['; next = after(BETWEEN, text, end)) {
    const read = readOne(text, next, context)
    if (!read) break
    calls.push(...read.calls)
    end = read.end
  }
  return end === undefined ? undefined : { calls, end }
}

function readOne(text: string, start: number, context: JsonContext): Found | undefined {
  const literal = readLiteral(text, start)
  if (literal.kind === 'value') {
    const end = after(EXTRA_CLOSERS, text, literal.end)
    const found = certain(
      callsIn(literal.value, context, text.slice(start, literal.end)),
      literal.value,
      end > literal.end
    )
    if (found.length === 0) context.fuel.burn(literal.end - start)
    return found.length > 0 ? { calls: found, end } : undefined
  }
  context.fuel.burn(literal.end - start)
  return (
    readOpenList(text, start, context) ??
    readWithLooseQuotes(text, start, context) ??
    readBroken(text, start, { ...context, kind: literal.kind })
  )
}

/** A list is run as a whole or not at all. A bracket too many may have been meant to stand before what is not known here. */
function certain(calls: readonly FoundCall[], value: unknown, hasExtra: boolean): readonly FoundCall[] {
  const isUnsafe = calls.some(({ problem }) => problem !== undefined)
  const isUnclear = hasExtra && isRecord(value) && Object.keys(value).some((name) => !PARTS.has(name))
  if (!isUnsafe && !isUnclear) return calls
  const reason = isUnclear ? 'its brackets do not match' : 'another call of its list is not valid'
  return calls.map((call) => (call.problem === undefined ? brokenCall(call.name, reason) : call))
}

/** A list whose end is missing, with nothing but whole objects in it. */
function readOpenList(text: string, start: number, context: JsonContext): Found | undefined {
  if (text[start] !== '[') return undefined
  const calls: FoundCall[] = []
  let next = skipSpace(text, start + 1)
  let end = next
  while (text[next] === '{' && !context.fuel.isSpent) {
    const literal = readLiteral(text, next)
    if (literal.kind !== 'value') return undefined
    calls.push(...callsIn(literal.value, context, text.slice(next, literal.end)))
    end = literal.end
    next = after(BETWEEN, text, end)
  }
  return calls.length > 0 && next >= text.length ? { calls, end } : undefined
}

/** Only where the schema knows every name that comes out: another reading would have made other names. */
function readWithLooseQuotes(text: string, start: number, context: JsonContext): Found | undefined {
  if (context.fuel.isSpent || !namedIn(text, start, context)) return undefined
  const literal = readLiteral(text, start, { looseQuotes: true })
  context.fuel.burn(literal.end - start)
  if (literal.kind !== 'value' || !isRecord(literal.value)) return undefined
  const parts = partsOf(literal.value, context.tools)
  if (!parts || !isRecord(parts.given)) return undefined
  const { tool, given } = parts
  if (tool.isOpen || !Object.keys(given).every((name) => tool.properties.has(name))) return undefined
  return { calls: [foundCall(tool, given)], end: after(EXTRA_CLOSERS, text, literal.end) }
}

function readBroken(
  text: string,
  start: number,
  { kind, ...context }: JsonContext & { readonly kind: 'cut' | 'broken' }
): Found | undefined {
  const tool = namedIn(text, start, context)
  if (!tool) return undefined
  const reason =
    kind === 'cut' ? 'its JSON ends too early' : 'its JSON is not valid: quotes within a string need a backslash'
  return { calls: [brokenCall(tool.name, reason)], end: text.length }
}

function namedIn(text: string, start: number, { tools, isBare }: JsonContext): ToolSignature | undefined {
  const [, name, then] = NAMED.exec(text.slice(start, start + NAMED_WITHIN)) ?? []
  return name === undefined || (isBare && then !== ',') ? undefined : tools.find(name)
}

/** @param source what the value was written as */
function callsIn(value: unknown, context: JsonContext, source?: string): readonly FoundCall[] {
  if (Array.isArray(value)) return value.flatMap((each) => callsIn(each, context))
  if (!isRecord(value)) return []
  const inner = value['tool_calls'] ?? value['function_call']
  if (inner !== undefined && typeof inner === 'object') return callsIn(inner, context)
  const parts = partsOf(value, context.tools)
  if (!parts) return context.isBare ? [] : callUnderItsName(value, context.tools)
  const { tool, given } = parts
  if (given === undefined) return context.isBare ? [] : [foundCall(tool, {})]
  return [foundCall(tool, given, sourceOf(given, source))]
}

/** The arguments as they were written: numbers too large for us keep all their digits. */
function sourceOf(given: unknown, source: string | undefined): string | undefined {
  const field =
    source === undefined ? null : /["'](?:arguments|parameters|args|params|input)["']\s*:\s*(?=\{)/.exec(source)
  if (!field || source === undefined) return undefined
  const start = field.index + field[0].length
  const literal = readLiteral(source, start)
  const isWhole = literal.kind === 'value' && JSON.stringify(literal.value) === JSON.stringify(given)
  return isWhole ? source.slice(start, literal.end) : undefined
}

interface Parts {
  readonly tool: ToolSignature
  /** Undefined where nothing was said of them. */
  readonly given: unknown
}

/** @returns undefined when no registered tool is named */
function partsOf(value: Schema, tools: ToolLookup): Parts | undefined {
  const inner = value['function']
  if (isRecord(inner)) return partsOf(inner, tools)
  for (const field of NAMES) {
    const name = Object.hasOwn(value, field) ? value[field] : undefined
    const tool = typeof name === 'string' ? tools.find(name) : undefined
    if (tool) return { tool, given: argumentsOf(value, tool) }
  }
  return undefined
}

function argumentsOf(value: Schema, tool: ToolSignature): unknown {
  const [given, ...others] = ARGUMENTS.filter((name) => Object.hasOwn(value, name)).map((name) =>
    withoutQuotes(value[name])
  )
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(given))) return null
  if (given !== undefined) return given
  const rest = Object.entries(value).filter(([name]) => !BESIDE.has(name))
  if (rest.length === 0) return undefined
  // Beside the name, where all of them are parameters. Else nobody can say what they are.
  return rest.every(([name]) => tool.properties.has(name)) ? Object.fromEntries(rest) : null
}

/** Arguments that are JSON text, also within JSON text. */
function withoutQuotes(value: unknown): unknown {
  let inner = value
  for (let times = 0; times < 2 && typeof inner === 'string'; times += 1) {
    const literal = readLiteral(inner.trim(), 0)
    if (literal.kind !== 'value' || literal.end < inner.trim().length) return value
    inner = literal.value
  }
  return inner
}

/** `{"grep": {"pattern": "x"}}` */
function callUnderItsName(value: Schema, tools: ToolLookup): readonly FoundCall[] {
  const [entry, ...others] = Object.entries(value)
  const tool = entry && others.length === 0 && isRecord(entry[1]) ? tools.find(entry[0]) : undefined
  return entry && tool ? [foundCall(tool, entry[1])] : []
}

function after(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return start + (pattern.exec(text)?.[0].length ?? 0)
}
