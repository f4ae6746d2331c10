import { ENTITY, readFields, type FieldForm, type Tag } from './fields.ts'
import { brokenCall, foundCall, unknownCall, type FoundCalls, type ReadContext } from './found-call.ts'
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
/** The names of tags that name a tool. The closing tags of the last two are read as `OUTER`. */
const NAMING = '(?:function|invoke|call|tool|function_call|tool_call)'
/** Attributes before the one that matters. */
const BEFORE = String.raw`\s+(?:[\w:.-]{1,40}=["'][^"'<>\n]{0,100}["']\s+){0,5}`
const HEAD = `<${PREFIX}${NAMING}(?:=|${BEFORE}name=)["']?([^"'>\\s<]{0,99}[^"'>\\s</])["']?[^<>\\n]{0,300}>`
export const FUNCTION_HEADER = new RegExp(HEAD, 'uy')
const FUNCTION_END = new RegExp(`<\\/${PREFIX}${KIND}>`, 'uy')
const OUTER = String.raw`<\/(?:[a-z]+:|[a-z]+_|｜DSML｜)?(?:tool_calls?|function_calls?)>|<[|｜]tool[▁_]calls?[▁_]end[|｜]>`
const FIELD = `<${PREFIX}param(?:eter)?`

const functionTags = {
  pattern: new RegExp(
    `${FIELD}(?:=["']?([^"'>=\\s<]{0,99}[^"'>=\\s</])["']?(?:\\s*[>=]|\\s*/>|\\s[^<>\\n]{0,100}>)|${BEFORE}name=["']([^"'<>\\n]{1,100})["'][^<>\\n]{0,300}>|>\\s*([\\w-]{1,100})\\s*<\\/param(?:eter)?>)` +
      `|(<\\/${PREFIX}param(?:eter)?>)|(<\\/${PREFIX}${KIND}>)|${HEAD}|(${OUTER})`,
    'gu'
  ),
  isNameless: true,
  tagOf([all, byEquals, byName, byValue, close, end, next]: RegExpExecArray): Tag {
    const name = byEquals ?? byName ?? byValue
    if (name !== undefined) {
      if (all.endsWith('/>')) return { kind: 'whole', name, value: attributesOf(all).get('value') ?? '' }
      return { kind: 'open', name, isClosed: byValue !== undefined }
    }
    if (close !== undefined) return { kind: 'close', name: undefined }
    if (end !== undefined) return { kind: 'end' }
    return next === undefined ? { kind: 'outer' } : { kind: 'next' }
  }
}

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']))
}

/** Reads `<grep pattern="a"/>`: all attributes are parameters, but those that name the tool or the call. */
function callOfAttributes(tag: string, tool: ToolSignature, end: number): FoundCalls | undefined {
  const fields = [...attributesOf(tag)].filter(
    ([name]) => tool.properties.has(name) || !/^(?:name|id|type)$/.test(name)
  )
  if (fields.length === 0) return callWithoutArguments(tool, end)
  if (!fields.every(([name]) => tool.properties.has(name))) return undefined
  if (fields.some(([, value]) => ENTITY.test(value)))
    return { calls: [brokenCall(tool.name, 'an attribute contains an entity')], end }
  const args = fields.map(([name, value]) => [name, typedValue(value, tool.properties.get(name) ?? {})])
  return { calls: [foundCall(tool, Object.fromEntries(args))], end }
}

/** Reads `<function=NAME>`, `<invoke name="NAME">` and similar tags, with fields or JSON between them. */
export function readFunctionTag(text: string, start: number, context: TagContext): FoundCalls | undefined {
  const [header, name] = matchAt(FUNCTION_HEADER, text, start)
  const tool = name === undefined ? undefined : context.tools.find(name)
  if (header === undefined || !tool) return undefined
  const body = start + header.length
  if (header.endsWith('/>')) return callOfAttributes(header, tool, body)
  const first = skipSpace(text, body)
  if (text[first] === '{') return readFunctionJson(text, first, { tool, context })
  // A mention of the tag, followed by prose.
  if (first < text.length && text[first] !== '<') return undefined
  const wrapped = readWrapped(text, first, { tool, end: FUNCTION_END, context })
  if (wrapped) return wrapped
  const [, kind = ''] = /^<(?:[a-z]+:)?([a-z]+)/.exec(header) ?? []
  const hasElements = tool.properties.has(childAt(text, first) ?? '')
  const form: FieldForm = hasElements
    ? { ...elementTags(kind, tool.properties), mayLackEnd: false }
    : { ...functionTags, mayLackEnd: !context.isDelimited }
  return burning(readFields(text, body, { tool, form }), { start, context })
}

function readFunctionJson(
  text: string,
  first: number,
  { tool, context }: { tool: ToolSignature; context: TagContext }
): FoundCalls {
  const literal = readLiteral(text, first)
  if (literal.kind !== 'value') {
    context.fuel.burn(literal.end - first)
    return { calls: [brokenCall(tool.name, 'its JSON is incomplete')], end: text.length }
  }
  const end = skipSpace(text, literal.end)
  const source = text.slice(first, literal.end)
  return { calls: [foundCall(tool, literal.value, source)], end: end + lengthAt(FUNCTION_END, text, end) }
}

const NEXT_END = new RegExp(FUNCTION_END, 'gu')

/** Reads the call of an unknown tool, whose values may hold anything. */
export function readUnknownTag(text: string, start: number): FoundCalls | undefined {
  const [header, name] = matchAt(FUNCTION_HEADER, text, start)
  if (header === undefined || name === undefined) return undefined
  const body = start + header.length
  if (header.endsWith('/>')) return { calls: [unknownCall(name)], end: body }
  if (!/[<{]/.test(text[skipSpace(text, body)] ?? '')) return undefined
  NEXT_END.lastIndex = body
  const found = NEXT_END.exec(text)
  return { calls: [unknownCall(name)], end: found ? found.index + found[0].length : text.length }
}

const CHILD = /<([\p{L}_][\p{L}\p{N}_.-]{0,100})[^<>\n]{0,100}>/uy

function childAt(text: string, at: number): string | undefined {
  return matchAt(CHILD, text, at)[1]
}

const WRAPPER = /<(parameters|params|arguments|args|input)>/y

/** Reads the fields or the JSON between `<parameters>` and `</parameters>`, and the end of the call. */
function readWrapped(
  text: string,
  at: number,
  { tool, end, context }: { tool: ToolSignature; end?: RegExp; context: TagContext }
): FoundCalls | undefined {
  const [opening, name = ''] = matchAt(WRAPPER, text, at)
  if (opening === undefined || tool.properties.has(name)) return undefined
  const body = at + opening.length
  const first = skipSpace(text, body)
  const inner =
    text[first] === '{'
      ? readJsonBody(text, first, { tool, end: `</${name}>`, context })
      : readFields(text, body, {
          tool,
          form: { ...elementTags(name, tool.isOpen ? undefined : tool.properties), mayLackEnd: false }
        })
  if (!inner) return { calls: [brokenCall(tool.name, 'its arguments are incomplete')], end: text.length }
  if (inner.calls.some(({ problem }) => problem !== undefined)) return burning(inner, { start: at, context })
  if (!end) return inner
  const next = skipSpace(text, inner.end)
  const length = lengthAt(end, text, next)
  if (length > 0) return { calls: inner.calls, end: next + length }
  return { calls: [brokenCall(tool.name, 'its closing tag is missing')], end: text.length }
}

const NAME_ELEMENT = /<(tool_name|function_name|name)>\s*([\w.-]{1,100})\s*<\/\1>\s*/y

/** Reads `<name>NAME</name><arguments>…</arguments>` between delimiters. */
export function readNameElement(text: string, start: number, context: TagContext): FoundCalls | undefined {
  const [header, , name = ''] = matchAt(NAME_ELEMENT, text, start)
  const tool = header === undefined ? undefined : context.tools.find(name)
  if (header === undefined || !tool) return undefined
  const body = start + header.length
  if (text.startsWith('</', body)) return callWithoutArguments(tool, body)
  return readWrapped(text, body, { tool, context })
}

const ELEMENT = /<([\p{L}_][\p{L}\p{N}_.-]{0,100})(?:\s[^<>\n]{0,300}\/|\s*\/?)>/uy

/** Reads `<NAME><field>value</field></NAME>` with the names of known tools and fields. */
export function readElement(text: string, start: number, context: TagContext): FoundCalls | undefined {
  const element = toolElementAt(text, start, context.tools)
  if (!element) return undefined
  const { tag, name, tool } = element
  const body = start + tag.length
  const first = skipSpace(text, body)
  const end = `</${name}>`
  if (tag.endsWith('/>')) return callOfAttributes(tag, tool, body)
  if (text.startsWith(end, first)) return callWithoutArguments(tool, first + end.length)
  const closing = new RegExp(`</${RegExp.escape(name)}>`, 'uy')
  const wrapped = readWrapped(text, first, { tool, end: closing, context })
  if (wrapped) return wrapped
  if (text[first] === '{') return readJsonBody(text, first, { tool, end, context })
  const child = childAt(text, first)
  if (child === undefined || !(tool.isOpen || tool.properties.has(child))) return undefined
  const form: FieldForm = { ...elementTags(name, tool.isOpen ? undefined : tool.properties), mayLackEnd: false }
  const found = burning(readFields(text, body, { tool, form }), { start, context })
  return { ...found, end: found.end + lengthAt(new RegExp(`(?:\\s*${closing.source})*`, 'uy'), text, found.end) }
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

/** Attributes that describe a value. Any other markup is part of one. */
const DESCRIBING = String.raw`(?:\s+(?:type|string|format|encoding|description)="[^"<>\n]{0,60}")*`

function elementTags(tool: string, fields: ReadonlyMap<string, unknown> | undefined): Omit<FieldForm, 'mayLackEnd'> {
  /** How many fields are open that have the name of the tool. */
  let open = 0
  const names = fields
    ? [...fields.keys()].map((name) => RegExp.escape(name)).join('|')
    : String.raw`[\p{L}_][\p{L}\p{N}_.-]*`
  return {
    pattern: new RegExp(`<(/?)(?:(${names})${DESCRIBING}|(${RegExp.escape(tool)})(?:\\s[^<>\\n]{0,300})?)(/?)>`, 'gu'),
    isNameless: false,
    tagOf([, slash, field, call, isWhole]) {
      const isClosing = slash === '/'
      const name = field ?? call ?? ''
      const isField = name !== tool || (field !== undefined && fields?.has(tool) && !(isClosing && open === 0))
      if (!isField) return { kind: isClosing ? 'end' : 'next' }
      if (isWhole) return { kind: 'whole', name, value: '' }
      if (name === tool) open += isClosing ? -1 : 1
      return { kind: isClosing ? 'close' : 'open', name }
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
