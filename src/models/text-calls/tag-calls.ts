import type { ToolSignature, ToolLookup } from './tool-signatures.ts'
import { readFields, type FieldForm, type Tag } from './fields.ts'
import { brokenCall, foundCall, type Found } from './found-call.ts'
import type { Fuel } from './fuel.ts'
import { readLiteral, skipSpace } from './literals.ts'
import { typedValue } from './typed-value.ts'

interface TagContext {
  readonly tools: ToolLookup
  readonly fuel: Fuel
  /** Whether a mark stands around the call, which then has to be closed like the call itself. */
  readonly isMarked: boolean
}

type NamedTag = TagContext & { readonly named: string }

const SPACE_NAME = String.raw`(?:[a-z]+:|｜DSML｜)?`
const KIND = '(?:function|invoke|call|tool)'
const HEAD = `<${SPACE_NAME}${KIND}(?:=|\\s+name=)["']?([^"'>\\s<]{1,100})["']?[^<>\\n]{0,100}>`
export const FUNCTION_HEADER = new RegExp(HEAD, 'uy')
const OUTER = String.raw`<\/(?:[a-z]+:|[a-z]+_|｜DSML｜)?(?:tool_calls?|function_calls)>|<[|｜]tool[▁_]calls?[▁_]end[|｜]>`
const FIELD = `<${SPACE_NAME}param(?:eter)?`

const functionTags = {
  pattern: new RegExp(
    `${FIELD}(?:=["']?([^"'>=\\s<]{1,100})["']?\\s*[>=]|\\s+name=["']([^"'>]{1,100})["'][^<>\\n]{0,100}>|>\\s*([\\w-]{1,100})\\s*<\\/param(?:eter)?>)` +
      `|(<\\/${SPACE_NAME}param(?:eter)?>)|(<\\/${SPACE_NAME}${KIND}>)|${HEAD}|(${OUTER})`,
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

/** `<function=NAME>`, `<invoke name="NAME">` and their like, with fields or JSON between the tags. */
export function readFunctionTag(text: string, start: number, context: TagContext): Found | undefined {
  FUNCTION_HEADER.lastIndex = start
  const [header, name] = FUNCTION_HEADER.exec(text) ?? []
  const tool = name === undefined ? undefined : context.tools.find(name)
  if (header === undefined || !tool) return undefined
  const body = start + header.length
  const first = skipSpace(text, body)
  if (text[first] === '{') {
    const literal = readLiteral(text, first)
    if (literal.kind !== 'value') {
      context.fuel.burn(literal.end - start)
      return { calls: [brokenCall(tool.name, 'its JSON is not whole')], end: text.length }
    }
    const end = skipSpace(text, literal.end)
    const closer = new RegExp(`<\\/${SPACE_NAME}${KIND}>`, 'uy')
    closer.lastIndex = end
    const source = text.slice(first, literal.end)
    return { calls: [foundCall(tool, literal.value, source)], end: end + (closer.exec(text)?.[0].length ?? 0) }
  }
  // What is said about such a tag goes on in words.
  if (first < text.length && text[first] !== '<') return undefined
  const form: FieldForm = { ...functionTags, endMayLack: !context.isMarked }
  return paid(readFields(text, body, { tool, form }), { start, context })
}

const UNKNOWN_END = /<\/(?:[a-z]+:|｜DSML｜)?(?:function|invoke|call|tool)>/g

/** Where a call of a tool that there is not ends, whose values may hold anything; undefined for what is no such call. */
export function unknownCallEnd(text: string, start: number): number | undefined {
  FUNCTION_HEADER.lastIndex = start
  const [header] = FUNCTION_HEADER.exec(text) ?? []
  if (header === undefined || !/[<{]/.test(text[skipSpace(text, start + header.length)] ?? '')) return undefined
  UNKNOWN_END.lastIndex = start + header.length
  const found = UNKNOWN_END.exec(text)
  return found ? found.index + found[0].length : text.length
}

const ELEMENT = /<([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\/?>/uy

/** `<NAME><field>value</field></NAME>`, for the tools and fields that there are. */
export function readElement(text: string, start: number, context: TagContext): Found | undefined {
  ELEMENT.lastIndex = start
  const [, name] = ELEMENT.exec(text) ?? []
  return name === undefined || !context.tools.isName(name)
    ? undefined
    : readToolTag(text, start, { ...context, named: name })
}

/** @param named the tag's own name */
function readToolTag(text: string, start: number, { named: name, ...context }: NamedTag): Found | undefined {
  const tool = context.tools.find(name)
  if (!tool) return undefined
  const body = text.indexOf('>', start) + 1
  const isClosed = text[body - 2] === '/'
  if (isClosed) return tool.required.length === 0 ? { calls: [foundCall(tool, {})], end: body } : undefined
  const first = skipSpace(text, body)
  const end = `</${name}>`
  if (text.startsWith(end, first)) {
    return tool.required.length === 0 ? { calls: [foundCall(tool, {})], end: first + end.length } : undefined
  }
  if (text[first] === '{') return readJsonBody(text, first, { tool, end, context })
  const [, child] = /^<([\p{L}_][\p{L}\p{N}_.-]*)>/u.exec(text.slice(first, first + 120)) ?? []
  if (child === undefined || !(tool.isOpen || tool.properties.has(child))) return undefined
  const form: FieldForm = { ...elementTags(name, tool.isOpen ? undefined : tool.properties), endMayLack: false }
  return paid(readFields(text, body, { tool, form }), { start, context })
}

function readJsonBody(
  text: string,
  first: number,
  { tool, end, context }: { tool: ToolSignature; end: string; context: TagContext }
): Found | undefined {
  const literal = readLiteral(text, first)
  const after = skipSpace(text, literal.end)
  if (literal.kind === 'value' && text.startsWith(end, after)) {
    return { calls: [foundCall(tool, literal.value, text.slice(first, literal.end))], end: after + end.length }
  }
  context.fuel.burn(literal.end - first)
  return undefined
}

function elementTags(tool: string, fields: ReadonlyMap<string, unknown> | undefined): Omit<FieldForm, 'endMayLack'> {
  return {
    pattern: /<(\/?)([\p{L}_][\p{L}\p{N}_.-]*)>/gu,
    tagOf([, slash, name = '']) {
      if (name === tool) return slash === '/' ? { kind: 'end' } : { kind: 'next' }
      if (fields && !fields.has(name)) return undefined
      return slash === '/' ? { kind: 'close', name } : { kind: 'open', name }
    }
  }
}

const MAX_TAG = 140
const FIELD_TAG = /^<([\p{L}_][\p{L}\p{N}_.-]{0,100})>/u
const NAME_LINE = /(?:^|\n)([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\n\s*$/u

/** `<field>` below a line that is the name of a tool: its tag lost its brackets, and maybe its end. */
export function readNameLine(
  text: string,
  start: number,
  context: TagContext & { readonly isFirst: boolean }
): Found | undefined {
  const line = nameLineBefore(text, start, context.tools)
  const field = FIELD_TAG.exec(text.slice(start, start + MAX_TAG))?.[1]
  if (!line || field === undefined || !line.tool.properties.has(field)) return undefined
  const form: FieldForm = { ...elementTags(line.name, line.tool.properties), endMayLack: false }
  const found = readFields(text, start, { tool: line.tool, form })
  const isWhole = found.calls.every(({ problem }) => problem === undefined)
  if (isWhole) return found
  context.fuel.burn(found.end - start)
  return context.isFirst ? readLines(text, start, line.tool) : undefined
}

const FIELD_LINE = /[ \t]*<([\p{L}_][\p{L}\p{N}_.-]{0,100})>([^<>\n]*)<\/\1>[ \t]*(?:\n|$)/uy

/** Fields, each whole and on a line of its own, and no end: all that has to be given is there. */
function readLines(text: string, start: number, tool: ToolSignature): Found | undefined {
  const values = new Map<string, unknown>()
  let end = start
  for (;;) {
    FIELD_LINE.lastIndex = end
    const [line, name = '', raw = ''] = FIELD_LINE.exec(text) ?? []
    const schema = tool.properties.get(name)
    if (line === undefined || !schema || values.has(name)) break
    values.set(name, typedValue(raw, schema))
    end += line.length
  }
  const isWhole = values.size > 0 && tool.required.every((name) => values.has(name))
  return isWhole ? { calls: [foundCall(tool, Object.fromEntries(values))], end } : undefined
}

/** The tool whose name is all that the line above says. */
export function nameLineBefore(
  text: string,
  start: number,
  tools: ToolLookup
): { name: string; tool: ToolSignature } | undefined {
  if (!/\s/.test(text[start - 1] ?? '')) return undefined
  const [, name] = NAME_LINE.exec(text.slice(Math.max(0, start - MAX_TAG), start)) ?? []
  const tool = name === undefined || !tools.isName(name) ? undefined : tools.find(name)
  return name !== undefined && tool ? { name, tool } : undefined
}

/** What led to no call may be read again from a little further on. */
function paid(found: Found, { start, context }: { start: number; context: TagContext }): Found {
  if (found.calls.some(({ problem }) => problem !== undefined)) context.fuel.burn(found.end - start)
  return found
}
