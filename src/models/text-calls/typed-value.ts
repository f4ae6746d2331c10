import { readLiteral } from '../../agent/read-literal.ts'
import { matchAt } from '../../agent/match-at.ts'
import { isRecord, recordOf } from '../../text/json.ts'
import type { Schema } from './tool-signatures.ts'

type Type = 'null' | 'boolean' | 'integer' | 'number' | 'array' | 'object' | 'string'
/** If a schema allows several types, the narrowest is tried first. */
const ORDER: readonly Type[] = ['null', 'boolean', 'integer', 'number', 'array', 'object', 'string']
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const INTEGER = /^[+-]?\d+$/

const CDATA = /^\s*<!\[CDATA\[((?:(?!\]\]>)[^])*)\]\]>\s*$/

/** The text in a value that consists of one CDATA section. */
export function insideCdata(raw: string): string | undefined {
  return CDATA.exec(raw)?.[1]
}

/**
 * Converts raw text to the value that its schema asks for; returns the text if that fails. A line break at the start
 * is dropped, and then one at the end. Entities are not decoded, since code may contain them.
 */
export function typedValue(raw: string, schema: Schema): unknown {
  const types = typesOf(schema)
  const text = textOf(raw, types)
  // Without a type, markup is more likely text than a value.
  if (types.size === 0 && text.trimStart().startsWith('<')) return text
  for (const type of types.size > 0 ? ORDER.filter((each) => types.has(each)) : ORDER) {
    const value = read(text, type, schema)
    if (value !== undefined) return value
  }
  return text.trim().toLowerCase() === 'null' && types.size > 0 && !types.has('string') ? null : text
}

function textOf(raw: string, types: ReadonlySet<string>): string {
  const inner = insideCdata(raw)
  if (inner === undefined) return withoutLineBreaks(raw)
  // Within one line it may be the value itself, such as a line of an XML file.
  const mayBeValue = !inner.includes('\n') && (types.size === 0 || types.has('string'))
  return withoutLineBreaks(mayBeValue ? raw : inner)
}

/** The last line break belongs to a file, unless the value has lines of its own. */
function withoutLineBreaks(raw: string): string {
  const text = raw.replace(/^\r?\n/, '')
  return text === raw ? raw : text.replace(/\r?\n$/, '')
}

/** True if several values under one name form a list. */
export function takesList(schema: Schema | undefined): boolean {
  const types = typesOf(schema ?? {})
  return types.size === 0 || types.has('array')
}

function read(text: string, type: Type, schema: Schema): unknown {
  const word = text.trim()
  switch (type) {
    case 'null':
      return /^(?:null|none)$/i.test(word) ? null : undefined
    case 'boolean':
      return { true: true, false: false }[word.toLowerCase()]
    case 'integer':
      return Number.isSafeInteger(numberIn(word, INTEGER)) ? Number(word) : undefined
    case 'number':
      return numberIn(word, NUMBER)
    case 'array':
    case 'object':
      return readStructure(word, type, schema)
    case 'string':
      return text
  }
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const number = Number(text)
  return pattern.test(text) && Number.isFinite(number) ? number : undefined
}

function readStructure(text: string, type: 'array' | 'object', schema: Schema): unknown {
  if (text === '' && type === 'array') return []
  const literal = /^[[{]/.test(text) ? readLiteral(text, 0) : undefined
  const value = literal?.kind === 'value' && literal.end === text.length ? literal.value : undefined
  if (type === 'array' ? Array.isArray(value) : isRecord(value)) return value
  const numbers = type === 'array' ? numbersIn(text, schema) : undefined
  return numbers ?? (text.startsWith('<') ? readElements(text, type, schema) : undefined)
}

/** Reads `1, 2, 3` or one number per line, if the list can hold nothing but numbers. */
function numbersIn(text: string, schema: Schema): readonly number[] | undefined {
  const { items } = schema
  const types = isRecord(items) ? [...typesOf(items)] : []
  if (types.length === 0 || !types.every((type) => type === 'number' || type === 'integer')) return undefined
  const parts = text.split(/(?<!\s)\s*[,\n]\s*/)
  const pattern = types.includes('number') ? NUMBER : INTEGER
  const numbers = parts.map(Number)
  return parts.every((part) => pattern.test(part)) && numbers.every(Number.isFinite) ? numbers : undefined
}

const ELEMENT_START = /<([\p{L}_][\p{L}\p{N}_.-]*)>/uy
/** Tag names that only say that there is an item. */
const ITEM = /^(?:item|element|entry|value|li|i)$/i
const MAX_ELEMENTS = 1_000

/** Reads a list or an object written as elements: `<item>1</item><item>2</item>`. Undefined if there is other text. */
function readElements(text: string, type: 'array' | 'object', schema: Schema): unknown {
  const elements = elementsOf(text)
  if (!elements) return undefined
  const names = new Set(elements.map(({ name }) => name))
  if (type === 'object') {
    if (names.size < elements.length) return undefined
    const properties = recordOf(schema['properties'])
    return Object.fromEntries(elements.map(({ name, inner }) => [name, typedValue(inner, recordOf(properties[name]))]))
  }
  if (names.size > 1) return undefined
  const items = recordOf(schema['items'])
  // If the schema says nothing about the items, the tag name may be part of the value.
  const isNamed = Object.keys(items).length === 0 && [...names].some((name) => !ITEM.test(name))
  return elements.map(({ name, inner }) => (isNamed ? { [name]: readUntyped(inner) } : typedValue(inner, items)))
}

function readUntyped(text: string): unknown {
  const object = text.startsWith('<') ? readElements(text, 'object', {}) : undefined
  return object ?? typedValue(text, {})
}

function elementsOf(text: string): readonly { readonly name: string; readonly inner: string }[] | undefined {
  const elements: { name: string; inner: string }[] = []
  const end = text.trimEnd().length
  for (let position = 0; position < end;) {
    const [tag, name = ''] = matchAt(ELEMENT_START, text, position)
    if (tag === undefined || elements.length >= MAX_ELEMENTS) return undefined
    const start = position + tag.length
    const close = closingTag(text, name, start)
    if (close < 0) return undefined
    elements.push({ name, inner: text.slice(start, close) })
    position = close + name.length + 3
    while (/\s/.test(text[position] ?? '')) position += 1
  }
  return elements
}

/** Where the element ends, which may contain others of its name. */
function closingTag(text: string, name: string, start: number): number {
  let depth = 1
  for (const match of text.slice(start).matchAll(new RegExp(`<(/?)${RegExp.escape(name)}>`, 'gu'))) {
    depth += match[1] === '/' ? -1 : 1
    if (depth === 0) return start + match.index
  }
  return -1
}

/** The types that a schema allows; empty if it does not say. */
export function typesOf(schema: Schema): ReadonlySet<string> {
  const { type, anyOf, oneOf, enum: values, const: only } = schema
  if (typeof type === 'string') return new Set([type])
  if (Array.isArray(type)) return new Set(type.map(String))
  const branches = anyOf ?? oneOf
  if (Array.isArray(branches)) return new Set(branches.filter(isRecord).flatMap((each) => [...typesOf(each)]))
  const examples = Array.isArray(values) ? values : only === undefined ? [] : [only]
  return new Set(examples.map((value) => (typeof value === 'number' ? 'number' : jsonTypeOf(value))))
}

export function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
