import { endsInMarkup } from './damaged-value.ts'
import { brokenCall, foundCall, type FoundCall, type FoundCalls } from './found-call.ts'
import { recordOf } from '../../text/json.ts'
import type { Schema, ToolSignature } from './tool-signatures.ts'
import { insideCdata, takesList, typedValue } from './typed-value.ts'

/** What a tag means inside a call. */
export type Tag =
  | {
      readonly kind: 'open'
      readonly name: string
      /** True if it has its own closing tag. */
      readonly isClosed?: boolean
    }
  /** A field in one tag. */
  | { readonly kind: 'whole'; readonly name: string; readonly value: string }
  /** Without a name, it closes the open field. */
  | { readonly kind: 'close'; readonly name: string | undefined }
  | { readonly kind: 'end' }
  /** Closes what surrounds the call. */
  | { readonly kind: 'outer' }
  /** Opens another call. */
  | { readonly kind: 'next' }

const UNCLEAR = 'it is not clear where its parameters end'
export const ENTITY = /&[#\w]+;/
const UNBALANCED = 'a closing tag is missing or doubled'

export interface FieldForm {
  /** Finds tags; has the flag g. */
  readonly pattern: RegExp
  /** True if closing tags have no names, so that all fields look alike. */
  readonly isNameless: boolean
  /** Undefined for text that is not a tag here. */
  readonly tagOf: (match: RegExpExecArray) => Tag | undefined
  /** True if the end of the text can replace the closing tag of a call whose last field is closed. */
  readonly mayLackEnd: boolean
}

type PlacedTag = Tag & { readonly start: number; readonly after: number }

/**
 * Reads the fields of a call that are written between tags. A value is raw text up to the last closing tag before the next
 * field, so it can contain such tags itself.
 */
export function readFields(
  text: string,
  start: number,
  { tool, form }: { tool: ToolSignature; form: FieldForm }
): FoundCalls {
  const { tags, hidden } = tagsOf(text, start, form)
  const last = lastTagOf(text, tags)
  const fields = new FieldReader(text, start, { tool, isNameless: form.isNameless, hidden })
  for (const [index, tag] of tags.entries()) {
    fields.take(tag, index === last)
    if (index !== last) continue
    // All later text may belong to a value.
    if (fields.isUnclear || holdsItsEnd(tags, index))
      return { calls: [brokenCall(tool.name, UNCLEAR)], end: text.length }
    return { calls: [fields.call()], end: tag.kind === 'end' ? tag.after : tag.start }
  }
  const isComplete = form.mayLackEnd && fields.endsComplete()
  const call = isComplete && !fields.isUnclear ? fields.call() : brokenCall(tool.name, 'it ends too early')
  return { calls: [call], end: text.length }
}

/** The tags of this call and the one that opens the next call, and the CDATA sections that hide such tags. */
function tagsOf(
  text: string,
  start: number,
  { pattern, tagOf }: FieldForm
): { readonly tags: readonly PlacedTag[]; readonly hidden: number[] } {
  const tags: PlacedTag[] = []
  const hidden: number[] = []
  const sections = cdataSections(text, start)
  pattern.lastIndex = start
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const at = match.index
    while (sections[0] && sections[0].end <= at) sections.shift()
    if (sections[0] && sections[0].start <= at) {
      hidden.push(sections[0].start)
      continue
    }
    const tag = tagOf(match)
    if (!tag) continue
    const before = tags.at(-1)
    tags.push({ ...tag, start: at, after: pattern.lastIndex })
    // In any other place, the tag is part of a value.
    if (tag.kind === 'next' && before && before.kind !== 'open' && before.kind !== 'next') break
  }
  return { tags, hidden }
}

/** The parts of the text in which no tag counts. */
function cdataSections(text: string, from: number): { readonly start: number; readonly end: number }[] {
  const sections: { start: number; end: number }[] = []
  for (let start = text.indexOf('<![CDATA[', from); start >= 0; start = text.indexOf('<![CDATA[', start)) {
    const end = text.indexOf(']]>', start)
    if (end < 0) break
    sections.push({ start, end })
    start = end
  }
  return sections
}

/** The tag that ends the call: the last one directly after a closed field, or else the first one. */
function lastTagOf(text: string, tags: readonly PlacedTag[]): number {
  const isEnd = ({ kind }: PlacedTag, index: number) =>
    kind === 'end' || kind === 'outer' || (kind === 'next' && index > 0)
  const afterField = tags.findLastIndex((tag, index) => {
    const before = tags[index - 1]
    return (
      (before?.kind === 'close' || before?.kind === 'whole') &&
      isEnd(tag, index) &&
      isBlank(text, before.after, tag.start)
    )
  })
  if (afterField >= 0) return afterField
  return tags.findIndex(({ kind }) => kind === 'end' || kind === 'outer')
}

/** True for a call without its own end that has such an end in a value, where it may be misplaced. */
function holdsItsEnd(tags: readonly PlacedTag[], last: number): boolean {
  const kind = tags[last]?.kind
  if (kind === 'end') return false
  return tags.slice(0, last).some((tag) => tag.kind === 'end' || (tag.kind === 'outer' && kind === 'next'))
}

function isBlank(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() === ''
}

interface OpenField {
  readonly name: string
  readonly start: number
  /** The last tag that may close it. */
  readonly close: PlacedTag | undefined
  /** How many tags like its own are open in the value before `close`. */
  readonly depth: number
  /** True if a tag in the value before `close` closes nothing, or one after it opens something. */
  readonly isUnbalanced: boolean
  /** True if another field seems to begin in the value. */
  readonly holdsField: boolean
}

/** Takes the tags of one call in order, and collects its fields. */
class FieldReader {
  readonly #text: string
  readonly #tool: ToolSignature
  readonly #fields = new Map<string, string[]>()
  #open: OpenField | undefined
  #position: number
  #isUnclear = false
  #isUnbalanced = false
  readonly #isNameless: boolean
  /** Starts of CDATA sections that are certainly markup, because they hide tags. */
  readonly #hidden: number[]
  /** The open field is not closed, and another call seems to begin in it. */
  #containsCall = false

  constructor(
    text: string,
    start: number,
    { tool, isNameless, hidden }: { tool: ToolSignature; isNameless: boolean; hidden: number[] }
  ) {
    this.#text = text
    this.#tool = tool
    this.#isNameless = isNameless
    this.#hidden = hidden
    this.#position = start
  }

  get isUnclear(): boolean {
    return this.#isUnclear
  }

  take(tag: PlacedTag, isLast: boolean): void {
    if (isLast) this.#finish(tag.start)
    else if (tag.kind === 'open') this.#begin(tag)
    else if (tag.kind === 'whole') this.#takeWhole(tag)
    else if (tag.kind === 'next') this.#containsCall ||= this.#open?.close === undefined
    else if (tag.kind === 'close' && this.#open && (tag.name === undefined || tag.name === this.#open.name))
      this.#close(this.#open, tag)
  }

  /** At the end of the text: whether the last field is closed and no required field is missing. */
  endsComplete(): boolean {
    if (this.#open && !this.#open.close) return false
    this.#finish(this.#text.length)
    return this.#fields.size > 0 && this.#tool.required.every((name) => this.#fields.has(name))
  }

  call(): FoundCall {
    const { name, properties } = this.#tool
    if (this.#isUnbalanced) return brokenCall(name, UNBALANCED)
    const values: [string, unknown][] = []
    for (const [field, texts] of this.#fields) {
      // Attack: decoded later, it would be another name than the one that was checked.
      if (field === '') return brokenCall(name, 'a parameter has no name')
      if (field.includes('&')) return brokenCall(name, 'the name of a parameter contains an entity')
      if (!properties.has(field) && /[<>＜＞[\]{}"']/.test(field)) return brokenCall(name, UNBALANCED)
      const schema = properties.get(field) ?? {}
      if (texts.length === 1) values.push([field, typedValue(texts[0] ?? '', schema)])
      else if (takesList(schema)) values.push([field, texts.map((text) => typedValue(text, itemsOf(schema)))])
      else return brokenCall(name, `it sets ${field} ${texts.length} times`)
    }
    return foundCall(this.#tool, Object.fromEntries(values))
  }

  #begin(tag: PlacedTag & { readonly kind: 'open' }): void {
    if (this.#open && !this.#beginsField(tag)) {
      const { name, depth, isUnbalanced } = this.#open
      // A field of another name is text, as long as this one is closed after it.
      const isAlike = !tag.isClosed && (this.#isNameless || tag.name === name)
      this.#open = {
        ...this.#open,
        depth: depth + (isAlike ? 1 : 0),
        isUnbalanced: isUnbalanced || (isAlike && depth <= 0),
        holdsField: true
      }
      return
    }
    this.#finish(tag.start)
    this.#open = {
      name: tag.name,
      start: tag.after,
      close: undefined,
      depth: 1,
      isUnbalanced: false,
      holdsField: false
    }
  }

  #close(open: OpenField, close: PlacedTag): void {
    const isUnbalanced = open.depth <= 0
    this.#open = { ...open, close, depth: open.depth - 1, isUnbalanced: open.isUnbalanced || isUnbalanced }
  }

  #takeWhole(tag: PlacedTag & { readonly kind: 'whole' }): void {
    if (this.#open && !(this.#open.close && isBlank(this.#text, this.#open.close.after, tag.start))) return
    this.#finish(tag.start)
    // In attributes quotes must be entities, so an entity is ambiguous.
    this.#isUnclear ||= ENTITY.test(tag.value)
    this.#add(tag.name, tag.value)
    this.#position = tag.after
  }

  /** Whether the tag opens a field; otherwise it is part of the value before it. */
  #beginsField({ name, start }: PlacedTag & { readonly kind: 'open' }): boolean {
    const close = this.#open?.close
    if (close && isBlank(this.#text, close.after, start)) return true
    if (!this.#tool.properties.has(name) || this.#fields.has(name) || this.#open?.name === name) return false
    return close !== undefined || /(?:^|\n)[ \t]*$/.test(this.#text.slice(Math.max(0, start - 40), start))
  }

  #finish(end: number): void {
    const from = this.#open ? this.#open.close?.after : this.#position
    if (this.#containsCall && from === undefined) this.#isUnclear = true
    this.#containsCall = false
    if (from !== undefined && !isBlank(this.#text, from, end)) this.#isUnclear = true
    if (!this.#open) return
    if (!this.#open.close && DAMAGED_TAG.test(this.#text.slice(Math.max(this.#open.start, end - 100), end)))
      this.#isUnclear = true
    this.#isUnbalanced ||= !isBalanced(this.#open)
    this.#add(this.#open.name, this.#valueOf(this.#open, end))
    this.#open = undefined
    this.#position = end
  }

  #add(name: string, value: string): void {
    this.#fields.set(name, [...(this.#fields.get(name) ?? []), value])
  }

  #valueOf({ start, close }: OpenField, end: number): string {
    const text = this.#text.slice(start, close?.start ?? end)
    while ((this.#hidden[0] ?? Infinity) < start) this.#hidden.shift()
    const isMarkup = (this.#hidden[0] ?? Infinity) < start + text.length
    const hidden = isMarkup ? insideCdata(text) : undefined
    const value = hidden ?? text
    this.#isUnbalanced ||=
      hidden === undefined && endsInMarkup(value, [this.#tool.name, ...this.#tool.properties.keys()])
    return close ? value : value.replace(/\r?\n[ \t]*$/, '')
  }
}

/** What may be left of a closing tag, however damaged: `</paramter>`, `</parameter`, `/parameter>`, `</par`. */
const DAMAGED_TAG = /(?:>|<\/[^<>\n]{0,60}|<[\w:｜]{0,40})\s*$/u

function isBalanced({ close, depth, isUnbalanced, holdsField }: OpenField): boolean {
  return !isUnbalanced && (close ? depth === 0 : !holdsField)
}

function itemsOf({ items }: Schema): Schema {
  return recordOf(items)
}
