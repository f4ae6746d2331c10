import type { ToolSignature, Schema } from './tool-signatures.ts'
import { brokenCall, foundCall, type Found, type FoundCall } from './found-call.ts'
import { takesList, typedValue } from './typed-value.ts'

/** What a tag within a call means. */
export type Tag =
  | { readonly kind: 'open'; readonly name: string }
  /** Without a name it closes whatever is open. */
  | { readonly kind: 'close'; readonly name: string | undefined }
  | { readonly kind: 'end' }
  /** The end of what stands around the call. */
  | { readonly kind: 'outer' }
  /** The beginning of another call. */
  | { readonly kind: 'next' }

const UNCLEAR = 'it is not clear where its parameters end'

export interface FieldForm {
  /** Finds tags; has the flag g. */
  readonly pattern: RegExp
  /** Undefined for what is no tag here. */
  readonly tagOf: (match: RegExpExecArray) => Tag | undefined
  /** Whether a call whose last field is whole may lack its end where the text ends. */
  readonly endMayLack: boolean
}

type PlacedTag = Tag & { readonly start: number; readonly after: number }

/**
 * Reads the fields of a call that are written between tags. A value is raw text: it goes to the last closing tag before the
 * next field, so that it may hold such tags itself.
 */
export function readFields(
  text: string,
  start: number,
  { tool, form }: { tool: ToolSignature; form: FieldForm }
): Found {
  const tags = tagsOf(text, start, form)
  const last = lastTagOf(text, tags)
  const fields = new FieldReader(text, start, tool)
  for (const [index, tag] of tags.entries()) {
    fields.take(tag, index === last)
    if (index !== last) continue
    // Whatever follows may be part of a value.
    if (fields.isUnclear) return { calls: [brokenCall(tool.name, UNCLEAR)], end: text.length }
    return { calls: [fields.call()], end: tag.kind === 'end' ? tag.after : tag.start }
  }
  const isWhole = form.endMayLack && fields.endsWhole()
  const call = isWhole && !fields.isUnclear ? fields.call() : brokenCall(tool.name, 'it ends too early')
  return { calls: [call], end: text.length }
}

/** The tags of this call, and with them the one by which the next begins. */
function tagsOf(text: string, start: number, { pattern, tagOf }: FieldForm): readonly PlacedTag[] {
  const tags: PlacedTag[] = []
  pattern.lastIndex = start
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const tag = tagOf(match)
    if (!tag) continue
    const before = tags.at(-1)
    tags.push({ ...tag, start: match.index, after: pattern.lastIndex })
    // Anywhere else it is a word within a value.
    if (tag.kind === 'next' && before && before.kind !== 'open' && before.kind !== 'next') break
  }
  return tags
}

/** Which tag ends the call: the last that stands directly behind a closed field, else the first at all. */
function lastTagOf(text: string, tags: readonly PlacedTag[]): number {
  const isEnd = ({ kind }: PlacedTag, index: number) =>
    kind === 'end' || kind === 'outer' || (kind === 'next' && index > 0)
  const behindField = tags.findLastIndex((tag, index) => {
    const before = tags[index - 1]
    return before?.kind === 'close' && isEnd(tag, index) && isBlank(text, before.after, tag.start)
  })
  if (behindField >= 0) return behindField
  return tags.findIndex(({ kind }) => kind === 'end' || kind === 'outer')
}

function isBlank(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() === ''
}

interface OpenField {
  readonly name: string
  readonly start: number
  /** The last tag that may close it. */
  readonly close: PlacedTag | undefined
}

class FieldReader {
  readonly #text: string
  readonly #tool: ToolSignature
  readonly #fields = new Map<string, string[]>()
  #open: OpenField | undefined
  #position: number
  #isBroken = false
  /** The open field has no end yet, and another call seems to begin in it. */
  #holdsCall = false

  constructor(text: string, start: number, tool: ToolSignature) {
    this.#text = text
    this.#tool = tool
    this.#position = start
  }

  get isUnclear(): boolean {
    return this.#isBroken
  }

  take(tag: PlacedTag, isLast: boolean): void {
    if (isLast) this.#finish(tag.start)
    else if (tag.kind === 'open') this.#begin(tag)
    else if (tag.kind === 'next') this.#holdsCall ||= this.#open?.close === undefined
    else if (tag.kind === 'close' && this.#open && (tag.name === undefined || tag.name === this.#open.name))
      this.#open = { ...this.#open, close: tag }
  }

  /** At the end of the text: whether the last field has its end, and none is missing. */
  endsWhole(): boolean {
    if (this.#open && !this.#open.close) return false
    this.#finish(this.#text.length)
    return this.#fields.size > 0 && this.#tool.required.every((name) => this.#fields.has(name))
  }

  call(): FoundCall {
    const { name, properties } = this.#tool
    const values: [string, unknown][] = []
    for (const [field, raws] of this.#fields) {
      // Whoever decodes it has another name than the one that was looked at.
      if (field.includes('&')) return brokenCall(name, 'the name of a parameter holds an entity')
      const schema = properties.get(field) ?? {}
      if (raws.length === 1) values.push([field, typedValue(raws[0] ?? '', schema)])
      else if (takesList(schema)) values.push([field, raws.map((raw) => typedValue(raw, itemsOf(schema)))])
      else return brokenCall(name, `it gives ${field} ${raws.length} times`)
    }
    return foundCall(this.#tool, Object.fromEntries(values))
  }

  #begin(tag: PlacedTag & { readonly kind: 'open' }): void {
    if (this.#open && !this.#mayFollow(tag)) return
    this.#finish(tag.start)
    this.#open = { name: tag.name, start: tag.after, close: undefined }
  }

  /** Whether the tag begins a field, and is not part of the value before it. */
  #mayFollow({ name, start }: PlacedTag & { readonly kind: 'open' }): boolean {
    const close = this.#open?.close
    if (close && isBlank(this.#text, close.after, start)) return true
    if (!this.#tool.properties.has(name) || this.#fields.has(name) || this.#open?.name === name) return false
    return close !== undefined || /(?:^|\n)[ \t]*$/.test(this.#text.slice(Math.max(0, start - 40), start))
  }

  #finish(end: number): void {
    const from = this.#open ? this.#open.close?.after : this.#position
    if (this.#holdsCall && from === undefined) this.#isBroken = true
    this.#holdsCall = false
    if (from !== undefined && !isBlank(this.#text, from, end)) this.#isBroken = true
    this.#keep(end)
  }

  #keep(end: number): void {
    if (!this.#open) return
    const { name, start, close } = this.#open
    this.#fields.set(name, [...(this.#fields.get(name) ?? []), this.#text.slice(start, close?.start ?? end)])
    this.#open = undefined
    this.#position = end
  }
}

function itemsOf(schema: Schema) {
  const { items } = schema
  return typeof items === 'object' && items !== null ? { ...items } : {}
}
