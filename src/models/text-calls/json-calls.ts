import { brokenCall, foundCall, unknownCall, type FoundCall, type FoundCalls, type ReadContext } from './found-call.ts'
import { holdsField, readArguments } from '../../agent/read-arguments.ts'
import { readLiteral, skipSpace, stopsAfterQuote } from '../../agent/read-literal.ts'
import { lengthAt } from '../../agent/match-at.ts'
import { compactJson, isRecord } from '../../text/json.ts'
import type { Schema, ToolLookup, ToolSignature } from './tool-signatures.ts'

const NAMES = ['name', 'tool_name', 'tool', 'function', 'toolName', 'function_name', 'recipient_name'] as const
/** The names under which models write the arguments of a call. */
export const ARGUMENTS = ['arguments', 'args', 'parameters', 'params', 'input', 'tool_input', 'kwargs'] as const
/** What providers write besides name and arguments. */
const NOT_ARGUMENTS = new Set<string>([...NAMES, 'id', 'type', 'call_id', 'tool_call_id', 'index'])
const PARTS = new Set<string>([...NOT_ARGUMENTS, ...ARGUMENTS])
/** The tool that a malformed call names, near its start. */
const NAMED =
  /^[[{\s]*(?:"type"\s*:\s*"function"\s*,\s*)?(?:"function"\s*:\s*\{\s*)?["']?(?:name|tool|function|tool_name)["']?\s*:\s*["']([^"'\n]{1,80})["']\s*([,}]?)/
const NAMED_WITHIN = 300
const BETWEEN = /[\s,;]*/y
const DOUBLED = /\{\s*(?=\{)/y
const EXTRA_CLOSERS = /(?:\s*[}\]])*/y

export interface JsonContext extends ReadContext {
  /** True without delimiters: then the form alone says that it is a call, and must be complete, arguments included. */
  readonly isBare: boolean
}

/**
 * Reads calls written as JSON: an object, a list, or several in a row.
 *
 * @returns undefined if there is no call of a known tool
 */
export function readJsonCalls(text: string, start: number, context: JsonContext): FoundCalls | undefined {
  const calls: FoundCall[] = []
  let end: number | undefined
  for (let next = start; text[next] === '{' || text[next] === '['; next = end + lengthAt(BETWEEN, text, end)) {
    const read = readOne(text, next, context)
    if (!read) break
    calls.push(...read.calls)
    end = read.end
  }
  return end === undefined ? undefined : { calls, end }
}

function readOne(text: string, start: number, context: JsonContext): FoundCalls | undefined {
  // Templates that double their braces teach models to do so.
  const literal = readLiteral(text, start + (context.isBare ? 0 : lengthAt(DOUBLED, text, start)))
  if (literal.kind === 'value') {
    const end = literal.end + lengthAt(EXTRA_CLOSERS, text, literal.end)
    const found = allCallsIn(literal.value, context, {
      source: text.slice(start, literal.end),
      hasExtraClosers: end > literal.end
    })
    if (found.length === 0) context.fuel.burn(literal.end - start)
    return found.length > 0 ? { calls: found, end } : undefined
  }
  context.fuel.burn(literal.end - start)
  return (
    readOpenList(text, start, context) ??
    (stopsAfterQuote(text, literal) ? readWithLooseQuotes(text, start, context) : undefined) ??
    readBroken(text, start, { ...context, kind: literal.kind })
  )
}

interface Written {
  /** The text of the value. */
  readonly source?: string
  /** True if more brackets close than were opened. */
  readonly hasExtraClosers: boolean
}

/** The calls of known and unknown tools in a value; none without a call of a known tool, where only the form says that it is one. */
function allCallsIn(value: unknown, context: JsonContext, { source, hasExtraClosers }: Written): readonly FoundCall[] {
  const calls = callsIn(value, context, source)
  if (context.isBare && calls.length === 0) return []
  const unknown = unknownIn(value, context.tools).map(unknownCall)
  return [...allOrNone(calls, { value, hasExtraClosers, hasOthers: hasOtherItems(value, context) }), ...unknown]
}

/** True if an item of a list is no call at all, not even one of an unknown tool. */
function hasOtherItems(value: unknown, context: JsonContext): boolean {
  const list = isRecord(value) ? value['tool_calls'] : value
  return (
    Array.isArray(list) &&
    list.some((item) => callsIn(item, context).length === 0 && unknownIn(item, context.tools).length === 0)
  )
}

interface FoundIn {
  readonly value: unknown
  readonly hasExtraClosers: boolean
  readonly hasOthers: boolean
}

/** Runs a list completely or not at all. With a surplus bracket, it is unclear where an unknown field belongs. */
function allOrNone(calls: readonly FoundCall[], { value, hasExtraClosers, hasOthers }: FoundIn): readonly FoundCall[] {
  const hasProblem = hasOthers || calls.some(({ problem }) => problem !== undefined)
  const isUnclear = hasExtraClosers && isRecord(value) && Object.keys(value).some((name) => !PARTS.has(name))
  if (!hasProblem && !isUnclear) return calls
  const reason = isUnclear ? 'its brackets do not match' : 'another call of its list is not valid'
  return calls.map((call) => (call.problem === undefined ? brokenCall(call.name, reason) : call))
}

/** Reads a list without its closing bracket that holds only complete objects. */
function readOpenList(text: string, start: number, context: JsonContext): FoundCalls | undefined {
  if (text[start] !== '[') return undefined
  const items: unknown[] = []
  let next = skipSpace(text, start + 1)
  let end = next
  while (text[next] === '{' && !context.fuel.isSpent) {
    const literal = readLiteral(text, next)
    if (literal.kind !== 'value') return undefined
    items.push(literal.value)
    end = literal.end
    next = end + lengthAt(BETWEEN, text, end)
  }
  if (next < text.length) return undefined
  const calls = allCallsIn(items, context, { hasExtraClosers: false })
  return calls.length > 0 ? { calls, end } : undefined
}

/** Reads unescaped quotes if the schema knows every name that comes out: a wrong reading would produce other names. */
function readWithLooseQuotes(text: string, start: number, context: JsonContext): FoundCalls | undefined {
  if (context.fuel.isSpent || !namedIn(text, start, context)) return undefined
  const literal = readLiteral(text, start, { looseQuotes: true })
  context.fuel.burn(literal.end - start)
  if (literal.kind !== 'value' || !isRecord(literal.value)) return undefined
  const parts = partsOf(literal.value, context.tools)
  if (!parts || !isRecord(parts.args)) return undefined
  const { tool, args } = parts
  if (tool.isOpen || !Object.keys(args).every((name) => tool.properties.has(name))) return undefined
  if (holdsField(args, (name) => tool.properties.has(name))) return undefined
  return { calls: [foundCall(tool, args)], end: literal.end + lengthAt(EXTRA_CLOSERS, text, literal.end) }
}

function readBroken(
  text: string,
  start: number,
  { kind, ...context }: JsonContext & { readonly kind: 'cut' | 'broken' }
): FoundCalls | undefined {
  const tool = namedIn(text, start, context)
  if (!tool) return undefined
  const reason =
    kind === 'cut'
      ? 'its JSON ends too early'
      : 'its JSON is not valid; quotes and backslashes inside a string need a backslash'
  return { calls: [brokenCall(tool.name, reason)], end: text.length }
}

function namedIn(text: string, start: number, { tools, isBare }: JsonContext): ToolSignature | undefined {
  const [, name, then] = NAMED.exec(text.slice(start, start + NAMED_WITHIN)) ?? []
  return name === undefined || (isBare && then !== ',') ? undefined : tools.find(name)
}

/** @param source the text of the value */
function callsIn(value: unknown, context: JsonContext, source?: string): readonly FoundCall[] {
  if (Array.isArray(value)) return value.flatMap((each) => callsIn(each, context))
  if (!isRecord(value)) return []
  const inner = value['tool_calls'] ?? value['function_call']
  if (inner !== undefined && typeof inner === 'object') return callsIn(inner, context)
  const parts = partsOf(value, context.tools)
  if (!parts) return context.isBare ? [] : callUnderItsName(value, context.tools)
  const { tool, args } = parts
  if (args === undefined) return context.isBare ? [] : [foundCall(tool, {})]
  return [foundCall(tool, args, sourceOf(args, source))]
}

/** The arguments as they were written, so that numbers beyond the range of JavaScript keep all digits. */
function sourceOf(args: unknown, source: string | undefined): string | undefined {
  const field =
    source === undefined ? null : /["'](?:arguments|parameters|args|params|input)["']\s*:\s*(?=\{)/.exec(source)
  if (!field || source === undefined) return undefined
  const start = field.index + field[0].length
  const literal = readLiteral(source, start)
  const isSame = literal.kind === 'value' && compactJson(literal.value) === compactJson(args)
  return isSame ? source.slice(start, literal.end) : undefined
}

/** The names of the unknown tools that a value calls. */
function unknownIn(value: unknown, tools: ToolLookup): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => unknownIn(each, tools))
  if (!isRecord(value)) return []
  const inner = value['function'] ?? value['tool_calls']
  if (typeof inner === 'object') return unknownIn(inner, tools)
  const name = NAMES.map((field) => value[field]).find((each) => typeof each === 'string')
  const isCall = ARGUMENTS.some((field) => Object.hasOwn(value, field))
  return isCall && name !== undefined && /^[\w.:-]{1,64}$/.test(name) && !partsOf(value, tools) ? [name] : []
}

interface Parts {
  readonly tool: ToolSignature
  /** Undefined for a call without arguments. */
  readonly args: unknown
}

/** @returns undefined if the value names no known tool */
function partsOf(value: Schema, tools: ToolLookup): Parts | undefined {
  const inner = value['function']
  if (isRecord(inner)) return partsOf(inner, tools)
  for (const field of NAMES) {
    const name = Object.hasOwn(value, field) ? value[field] : undefined
    const tool = typeof name === 'string' ? tools.find(name) : undefined
    if (tool) return { tool, args: argumentsOf(value, tool) }
  }
  return undefined
}

function argumentsOf(value: Schema, tool: ToolSignature): unknown {
  const [args, ...others] = ARGUMENTS.filter((name) => Object.hasOwn(value, name)).map((name) =>
    unpacked(value[name], tool)
  )
  // Attack: arguments that came as text can be nested deeper than `JSON.stringify` can follow.
  if (others.some((other) => compactJson(other) !== compactJson(args))) return null
  if (args !== undefined) return args
  const rest = Object.entries(value).filter(([name]) => !NOT_ARGUMENTS.has(name))
  if (rest.length === 0) return undefined
  // The other fields are the arguments only if all of them are parameters.
  return rest.every(([name]) => tool.properties.has(name)) ? Object.fromEntries(rest) : null
}

/** Arguments that are text are read as those of a native call. */
function unpacked(value: unknown, { isOpen, properties }: ToolSignature): unknown {
  if (typeof value !== 'string') return value
  return readArguments(value, (name) => !isOpen && properties.has(name))?.value ?? value
}

/** Reads `{"grep": {"pattern": "x"}}`. */
function callUnderItsName(value: Schema, tools: ToolLookup): readonly FoundCall[] {
  const [entry, ...others] = Object.entries(value)
  const tool = entry && others.length === 0 && isRecord(entry[1]) ? tools.find(entry[0]) : undefined
  return entry && tool ? [foundCall(tool, entry[1])] : []
}
