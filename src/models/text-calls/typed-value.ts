import { isRecord, type Schema } from './tool-signatures.ts'
import { readLiteral } from './literals.ts'
import { readMarkup } from './markup-value.ts'

type Type = 'null' | 'boolean' | 'integer' | 'number' | 'array' | 'object' | 'string'
/** Of several types that a schema allows, the narrower is tried first. */
const ORDER: readonly Type[] = ['null', 'boolean', 'integer', 'number', 'array', 'object', 'string']
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const INTEGER = /^[+-]?\d+$/

/**
 * The value that raw text stands for under a schema; the text itself where it stands for none. One line break at each end is
 * not part of it. Entities are not decoded: in code they are what they are.
 */
export function typedValue(raw: string, schema: Schema): unknown {
  const text = raw.replace(/^\r?\n/, '').replace(/\r?\n$/, '')
  const types = typesOf(schema)
  // Where the schema says nothing, markup is more likely text than a value.
  if (types.size === 0 && text.trimStart().startsWith('<')) return text
  for (const type of types.size > 0 ? ORDER.filter((each) => types.has(each)) : ORDER) {
    const value = read(text, type, schema)
    if (value !== undefined) return value
  }
  return text.trim().toLowerCase() === 'null' && types.size > 0 && !types.has('string') ? null : text
}

/** True where several values under one name are a list of them. */
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
      return INTEGER.test(word) && Number.isSafeInteger(Number(word)) ? Number(word) : undefined
    case 'number':
      return NUMBER.test(word) ? Number(word) : undefined
    case 'array':
    case 'object':
      return readStructure(word, type, schema)
    case 'string':
      return text
  }
}

function readStructure(text: string, type: 'array' | 'object', schema: Schema): unknown {
  if (text === '' && type === 'array') return []
  const literal = /^[[{]/.test(text) ? readLiteral(text, 0) : undefined
  const value = literal?.kind === 'value' && literal.end === text.length ? literal.value : undefined
  if (type === 'array' ? Array.isArray(value) : isRecord(value)) return value
  if (type === 'array') {
    const numbers = numbersIn(text, schema)
    if (numbers) return numbers
  }
  return text.startsWith('<') ? readMarkup(text, type, { schema, typed: typedValue }) : undefined
}

/** `1, 2, 3` or a number a line, where nothing but numbers can be in the list. */
function numbersIn(text: string, schema: Schema): readonly number[] | undefined {
  const { items } = schema
  const types = isRecord(items) ? [...typesOf(items)] : []
  if (types.length === 0 || !types.every((type) => type === 'number' || type === 'integer')) return undefined
  const parts = text.split(/\s*[,\n]\s*/)
  const pattern = types.includes('number') ? NUMBER : INTEGER
  return parts.every((part) => pattern.test(part)) ? parts.map(Number) : undefined
}

/** The types that a schema allows; none where it does not say. */
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
