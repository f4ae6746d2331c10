import type { Token, Tokenizer } from 'parse5'
import type { Edit } from './edits.ts'
import { isHtmlElement } from './html-elements.ts'

// GitHub shows the tags of these as text. https://github.github.com/gfm/#disallowed-raw-html-extension-
const SHOWN_TAG = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/giu

/** Elements whose content a browser does not show. */
const UNRENDERED_ELEMENT = /^(?:audio|canvas|datalist|object|rp|template|video)$/u
const HIDING_STYLE = /display|visibility|opacity|font-size/iu
/** Elements without content. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u

/**
 * Appended to each piece of HTML to find out what it leaves open. The tag ends an unclosed tag, as the next tag of the page would.
 * The rest ends an unclosed comment or quoted value, which would hide the rest of the page.
 */
const TAIL_PROBE = `\n<p>"'-->`

/** Counts of what was read so far. They are only compared with earlier counts, so several words can count as one. */
export interface PageCounts {
  words: number
  /** Tags of links. Each tag ends the link before it. */
  anchors: number
}

/** A link that is still open: the index of its edit, and the words before it. */
interface OpenAnchor {
  readonly edit: number
  readonly words: number
}

/**
 * Finds what a page does not show of its raw HTML: comments, attributes, unknown tags, and elements such as `<template>`.
 *
 * If it is not certain, it hides the part: an element that is not shown ends only where all tags inside it are properly nested, and nothing is shown
 * after an unclosed comment or quoted value.
 */
export class RawHtmlReader {
  readonly #Tokenizer: typeof Tokenizer
  readonly #edits: Edit[]
  readonly #counts: PageCounts
  /** The open element that is not shown, and the open elements inside it. */
  readonly #hiddenElements: string[] = []
  #hiddenElementFrom = 0
  #hiddenFrom: number | undefined
  #anchor: OpenAnchor | undefined

  constructor(tokenizer: typeof Tokenizer, edits: Edit[], counts: PageCounts) {
    this.#Tokenizer = tokenizer
    this.#edits = edits
    this.#counts = counts
  }

  /** True inside an element that is not shown. */
  get isHiding(): boolean {
    return this.hidesRest || this.#hiddenElements.length > 0
  }

  /** Ends a link. If it had no words, its address is not on the page. */
  closeAnchor(): void {
    const edit = this.#anchor && this.#edits[this.#anchor.edit]
    if (this.#anchor && edit && this.#anchor.words === this.#counts.words)
      this.#edits[this.#anchor.edit] = { ...edit, text: '<a>' }
    this.#anchor = undefined
  }

  /** True when an unclosed comment or quoted value hides the rest of the page. */
  get hidesRest(): boolean {
    return this.#hiddenFrom !== undefined
  }

  hideRest(from: number): void {
    this.#hiddenFrom ??= from
  }

  /** Where in the source the rest of the page starts to be hidden. Undefined when its end is shown. Read it at the end. */
  get hiddenFrom(): number | undefined {
    return this.#hiddenElements.length > 0 ? this.#hiddenElementFrom : this.#hiddenFrom
  }

  /** @param sourceOf turns an offset in the HTML into one in the source */
  read(html: string, sourceOf: (at: number) => number): void {
    const end = html.length + TAIL_PROBE.length
    const replace = ({ location }: Token.TagToken | Token.CommentToken | Token.DoctypeToken, text = '') => {
      if (!location || location.startOffset >= html.length) return undefined
      const span = { from: sourceOf(location.startOffset), to: sourceOf(Math.min(location.endOffset, html.length)) }
      this.#edits.push({ ...span, text })
      if (location.endOffset === end) this.hideRest(span.from)
      return span
    }
    const remove = (token: Token.CommentToken | Token.DoctypeToken) => void replace(token)
    const ignore = () => undefined
    const tokenizer = new this.#Tokenizer(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: (tag) => {
          if (tag.tagName === 'a') this.#countAnchorTag()
          const address = addressOf(tag)
          const span = replace(tag, bareTag(tag, '<', address))
          if (!span) return
          if (address) this.#anchor = { edit: this.#edits.length - 1, words: this.#counts.words }
          this.#openElement(tag, span.from)
        },
        onEndTag: (tag) => {
          if (tag.tagName === 'a') this.#countAnchorTag()
          const span = replace(tag, bareTag(tag, '</'))
          if (span) this.#closeElement(tag, span.to)
        },
        onComment: remove,
        onDoctype: remove,
        onCharacter: ({ location }) => {
          if (location && location.startOffset < html.length && !this.isHiding) this.#counts.words += 1
        },
        onWhitespaceCharacter: ignore,
        onNullCharacter: ignore,
        onEof: ignore
      }
    )
    tokenizer.write(html.replace(SHOWN_TAG, 'x') + TAIL_PROBE, true)
  }

  #countAnchorTag(): void {
    this.closeAnchor()
    this.#counts.anchors += 1
  }

  #openElement({ tagName, attrs }: Token.TagToken, from: number): void {
    if (VOID.test(tagName)) return
    if (this.#hiddenElements.length > 0) this.#hiddenElements.push(tagName)
    else if (UNRENDERED_ELEMENT.test(tagName) || attrs.some(hides)) {
      this.#hiddenElements.push(tagName)
      this.#hiddenElementFrom = from
    }
  }

  #closeElement({ tagName }: Token.TagToken, to: number): void {
    if (this.#hiddenElements.at(-1) !== tagName) return
    this.#hiddenElements.pop()
    if (this.#hiddenElements.length === 0) this.#edits.push({ from: this.#hiddenElementFrom, to, text: '' })
  }
}

function hides({ name, value }: Token.Attribute): boolean {
  return name === 'hidden' || (name === 'style' && HIDING_STYLE.test(value))
}

/** A tag of the page with no attribute but its address, which readers can look up. Any other can contain a sentence. */
function bareTag({ tagName }: Token.TagToken, start: '<' | '</', address?: string): string {
  if (!isHtmlElement(tagName)) return ''
  return address ? `${start}${tagName} href="${address}">` : `${start}${tagName}>`
}

function addressOf({ tagName, attrs }: Token.TagToken): string | undefined {
  const address = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined
  return address !== undefined && /^[^\s"]+$/u.test(address) ? address : undefined
}
