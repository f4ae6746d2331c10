import { readFields, type FieldForm, type Tag } from './fields.ts'
import { brokenCall, foundCall, type FoundCalls, type ReadContext } from './found-call.ts'
import { readLiteral, skipSpace } from '../../agent/read-literal.ts'
import { lengthAt, matchAt } from '../../agent/match-at.ts'
import type { ToolLookup, ToolSignature } from './tool-signatures.ts'
import { typedValue } from './typed-value.ts'

interface TagContext extends ReadContext {
  /** True between delimiters. Then the call itself must be closed too. */
  readonly isDelimited: boolean
}

const PREFIX = String.raw`(?:[a-z]+:|｜DSML｜)?`
const KIND = '(?:function|invoke|call|tool)'
const HEAD = `<${PREFIX}${KIND}(?:=|\\s+name=)["']?([^"'>\\s<]{1,100})["']?[^<>\\n]{0,100}>`
export const FUNCTION_HEADER = new RegExp(HEAD, 'uy')
const FUNCTION_END = new RegExp(`<\\/${PREFIX}${KIND}>`, 'uy')
const OUTER = String.raw`<\/(?:[a-z]+:|[a-z]+_|｜DSML｜)?(?:tool_calls?|function_calls)>|<[|｜]tool[▁_]calls?[▁_]end[|｜]>`
const FIELD = `<${PREFIX}param(?:eter)?`

const functionTags = {
  pattern: new RegExp(
    `${FIELD}(?:=["']?([^"'>=\\s<]{1,100})["']?\\s*[>=]|\\s+name=["']([^"'>]{1,100})["'][^<>\\n]{0,100}>|>\\s*([\\w-]{1,100})\\s*<\\/param(?:eter)?>)` +
      `|(<\\/${PREFIX}param(?:eter)?>)|(<\\/${PREFIX}${KIND}>)|${HEAD}|(${OUTER})`,
    'gu'
  ),
  tagOf([, byEquals, byName, byValue, close, end, next]: RegExpExecArray): Tag {
    const name = byEquals ?? byName ?? byValue
    if (name !== undefined) return { kind: 'open', name }
    if (close !== undefined) return { kind: 'close', name: undefined }
    if (end !== undefined) return { kind: 'end' }
    return next === undefined ? { kind: 'outer' } : { kind: 'next' }
  }
}

/** Reads `<function=NAME>`, `<invoke name="NAME">` and similar tags, with fields or JSON between them. */
export function readFunctionTag(text: string, start: number, context: TagContext): FoundCalls | undefined {
  const [header, name] = matchAt(FUNCTION_HEADER, text, start)
  const tool = name === undefined ? undefined : context.tools.find(name)
  if (header === undefined || !tool) return undefined
  const body = start + header.length
  const first = skipSpace(text, body)
  if (text[first] === '{') {
    const literal = readLiteral(text, first)
    if (literal.kind !== 'value') {
      context.fuel.burn(literal.end - start)
      return { calls: [brokenCall(tool.name, 'its JSON is incomplete')], end: text.length }
    }
    const end = skipSpace(text, literal.end)
    const source = text.slice(first, literal.end)
    return { calls: [foundCall(tool, literal.value, source)], end: end + lengthAt(FUNCTION_END, text, end) }
  }
  // A mention of the tag, followed by prose.
  if (first < text.length && text[first] !== '<') return undefined
  const form: FieldForm = { ...functionTags, mayLackEnd: !context.isDelimited }
  return burning(readFields(text, body, { tool, form }), { start, context })
}

const NEXT_END = new RegExp(FUNCTION_END, 'gu')

/** Where the call of an unknown tool ends, whose values may hold anything. Undefined if there is no such call. */
export function unknownCallEnd(text: string, start: number): number | undefined {
  const [header] = matchAt(FUNCTION_HEADER, text, start)
  if (header === undefined || !/[<{]/.test(text[skipSpace(text, start + header.length)] ?? '')) return undefined
  NEXT_END.lastIndex = start + header.length
  const found = NEXT_END.exec(text)
  return found ? found.index + found[0].length : text.length
}

const ELEMENT = /<([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\/?>/uy

/** Reads `<NAME><field>value</field></NAME>` with the names of known tools and fields. */
export function readElement(text: string, start: number, context: TagContext): FoundCalls | undefined {
  const element = toolElementAt(text, start, context.tools)
  if (!element) return undefined
  const { tag, name, tool } = element
  const body = start + tag.length
  const first = skipSpace(text, body)
  const end = `</${name}>`
  if (tag.endsWith('/>')) return callWithoutArguments(tool, body)
  if (text.startsWith(end, first)) return callWithoutArguments(tool, first + end.length)
  if (text[first] === '{') return readJsonBody(text, first, { tool, end, context })
  const [, child] = /^<([\p{L}_][\p{L}\p{N}_.-]*)>/u.exec(text.slice(first, first + 120)) ?? []
  if (child === undefined || !(tool.isOpen || tool.properties.has(child))) return undefined
  const form: FieldForm = { ...elementTags(name, tool.isOpen ? undefined : tool.properties), mayLackEnd: false }
  return burning(readFields(text, body, { tool, form }), { start, context })
}

function toolElementAt(
  text: string,
  start: number,
  tools: ToolLookup
): { tag: string; name: string; tool: ToolSignature } | undefined {
  const [tag, name] = matchAt(ELEMENT, text, start)
  if (tag === undefined || name === undefined || !tools.isName(name)) return undefined
  const tool = tools.find(name)
  return tool && { tag, name, tool }
}

function callWithoutArguments(tool: ToolSignature, end: number): FoundCalls | undefined {
  return tool.required.length === 0 ? { calls: [foundCall(tool, {})], end } : undefined
}

function readJsonBody(
  text: string,
  first: number,
  { tool, end, context }: { tool: ToolSignature; end: string; context: TagContext }
): FoundCalls | undefined {
  const literal = readLiteral(text, first)
  const after = skipSpace(text, literal.end)
  if (literal.kind === 'value' && text.startsWith(end, after)) {
    return { calls: [foundCall(tool, literal.value, text.slice(first, literal.end))], end: after + end.length }
  }
  context.fuel.burn(literal.end - first)
  return undefined
}

function elementTags(tool: string, fields: ReadonlyMap<string, unknown> | undefined): Omit<FieldForm, 'mayLackEnd'> {
  return {
    pattern: /<(\/?)([\p{L}_][\p{L}\p{N}_.-]*)>/gu,
    tagOf([, slash, name = '']) {
      if (name === tool) return slash === '/' ? { kind: 'end' } : { kind: 'next' }
      if (fields && !fields.has(name)) return undefined
      return slash === '/' ? { kind: 'close', name } : { kind: 'open', name }
    }
  }
}

/** `start` is where the calls begin, if that is before the tag. */
export type PlacedCalls = FoundCalls & { readonly start?: number }

const MAX_TAG = 140
const FIELD_TAG = /^<([\p{L}_][\p{L}\p{N}_.-]{0,100})>/u
const NAME_LINE = /(?:^|\n)([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\n\s*$/u

/** Reads `<field>` below a line with the name of a tool: the tag of the call has lost its brackets, and maybe its end. */
export function readNameLine(
  text: string,
  start: number,
  context: TagContext & { readonly isFirst: boolean }
): PlacedCalls | undefined {
  const line = nameLineBefore(text, start, context.tools)
  const field = FIELD_TAG.exec(text.slice(start, start + MAX_TAG))?.[1]
  if (!line || field === undefined || !line.tool.properties.has(field)) return undefined
  const form: FieldForm = { ...elementTags(line.name, line.tool.properties), mayLackEnd: false }
  const found = readFields(text, start, { tool: line.tool, form })
  if (found.calls.every(({ problem }) => problem === undefined)) return { ...found, start: line.start }
  context.fuel.burn(found.end - start)
  const lines = context.isFirst ? readLines(text, start, line.tool) : undefined
  return lines && { ...lines, start: line.start }
}

const FIELD_LINE = /[ \t]*<([\p{L}_][\p{L}\p{N}_.-]{0,100})>([^<>\n]*)<\/\1>[ \t]*(?:\n|$)/uy

/** Reads fields that each fill a line, without a closing tag, if all required fields are there. */
function readLines(text: string, start: number, tool: ToolSignature): FoundCalls | undefined {
  const values = new Map<string, unknown>()
  let end = start
  for (;;) {
    const [line, name = '', raw = ''] = matchAt(FIELD_LINE, text, end)
    const schema = tool.properties.get(name)
    if (line === undefined || !schema || values.has(name)) break
    values.set(name, typedValue(raw, schema))
    end += line.length
  }
  const isComplete = values.size > 0 && tool.required.every((name) => values.has(name))
  return isComplete ? { calls: [foundCall(tool, Object.fromEntries(values))], end } : undefined
}

/** The tool whose name fills the line above. */
function nameLineBefore(
  text: string,
  start: number,
  tools: ToolLookup
): { name: string; tool: ToolSignature; start: number } | undefined {
  if (!/\s/.test(text[start - 1] ?? '')) return undefined
  const from = Math.max(0, start - MAX_TAG)
  const found = NAME_LINE.exec(text.slice(from, start))
  const name = found?.[1]
  const tool = name === undefined || !tools.isName(name) ? undefined : tools.find(name)
  return found && name !== undefined && tool ? { name, tool, start: from + found.index } : undefined
}

/** A failed attempt costs fuel: the same text may be read again from a later start. */
function burning(found: FoundCalls, { start, context }: { start: number; context: TagContext }): FoundCalls {
  if (found.calls.some(({ problem }) => problem !== undefined)) context.fuel.burn(found.end - start)
  return found
}
