import { isRecord, type Schema } from './tool-signatures.ts'

interface Reading {
  readonly schema: Schema
  /** Reads the text of one element. */
  typed(raw: string, schema: Schema): unknown
}

const OPENER = /<([\p{L}_][\p{L}\p{N}_.-]*)>/uy
/** Names that say no more than that there is an item. */
const ITEM = /^(?:item|element|entry|value|li|i)$/i
const MAX_ELEMENTS = 1_000

/**
 * A list or an object whose parts are elements: `<item>1</item><item>2</item>`.
 *
 * @returns undefined where the text is anything beside elements
 */
export function readMarkup(text: string, type: 'array' | 'object', reading: Reading): unknown {
  const elements = elementsOf(text)
  if (!elements) return undefined
  const { schema } = reading
  if (type === 'array') {
    const names = new Set(elements.map(({ name }) => name))
    if (names.size > 1) return undefined
    const items = isRecord(schema['items']) ? schema['items'] : {}
    const isNamed = Object.keys(items).length === 0 && [...names].some((name) => !ITEM.test(name))
    // Where nothing is said of the items, the name of one may be part of it.
    return elements.map(({ name, inner }) =>
      isNamed ? { [name]: readAnything(inner, reading) } : reading.typed(inner, items)
    )
  }
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  if (new Set(elements.map(({ name }) => name)).size < elements.length) return undefined
  return Object.fromEntries(
    elements.map(({ name, inner }) => [name, reading.typed(inner, isRecord(properties[name]) ? properties[name] : {})])
  )
}

function readAnything(text: string, reading: Reading): unknown {
  const markup = text.startsWith('<') ? readMarkup(text, 'object', { ...reading, schema: {} }) : undefined
  return markup ?? reading.typed(text, {})
}

function elementsOf(text: string): readonly { readonly name: string; readonly inner: string }[] | undefined {
  const elements: { name: string; inner: string }[] = []
  for (let position = 0; position < text.length;) {
    OPENER.lastIndex = position
    const [opener, name = ''] = OPENER.exec(text) ?? []
    if (opener === undefined || elements.length >= MAX_ELEMENTS) return undefined
    const start = position + opener.length
    const end = text.indexOf(`</${name}>`, start)
    if (end < 0) return undefined
    elements.push({ name, inner: text.slice(start, end) })
    position = end + name.length + 3
    while (/\s/.test(text[position] ?? '')) position += 1
  }
  return elements
}
