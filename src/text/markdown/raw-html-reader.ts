import type { Token, Tokenizer } from 'parse5'
import type { Edit } from './edits.ts'

// GitHub shows the tags of these as they are written. https://github.github.com/gfm/#disallowed-raw-html-extension-
const SHOWN_TAG = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/giu

const UNDRAWN = /^(?:rp|template|datalist)$/u
const HIDING_STYLE = /display|visibility|opacity|font-size/iu
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u

/**
 * What the page goes on with: the next tag, which ends a tag that is left open. A comment or a quoted value that is left open
 * ends only with the signs behind it.
 */
const REST_OF_PAGE = `\n<p>"'-->`

/**
 * Finds what a browser does not draw of the raw HTML in a page: comments, attributes, and elements such as `<template>`.
 *
 * In doubt it hides: an element that is not drawn ends only where all tags inside it are properly nested, and nothing is
 * shown after a comment or a quoted value that is left open.
 */
export class RawHtmlReader {
  readonly #Tokenizer: typeof Tokenizer
  readonly #edits: Edit[]
  /** The outermost open element that is not drawn, and the elements open inside it. */
  readonly #undrawn: string[] = []
  #undrawnFrom = 0
  #hiddenFrom: number | undefined

  constructor(tokenizer: typeof Tokenizer, edits: Edit[]) {
    this.#Tokenizer = tokenizer
    this.#edits = edits
  }

  /** True when something is open that hides all the rest of the page. */
  get hidesRest(): boolean {
    return this.#hiddenFrom !== undefined
  }

  hideRest(from: number): void {
    this.#hiddenFrom ??= from
  }

  /** Where in the source the page stops showing anything; undefined when it shows its end. Call at the end of the page. */
  get hiddenFrom(): number | undefined {
    return this.#undrawn.length > 0 ? this.#undrawnFrom : this.#hiddenFrom
  }

  /** @param sourceOf turns an offset in the HTML into one in the source */
  read(html: string, sourceOf: (at: number) => number): void {
    const end = html.length + REST_OF_PAGE.length
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
          const span = replace(tag, bareTag(html, tag))
          if (span) this.#openElement(tag, span.from)
        },
        onEndTag: (tag) => {
          const span = replace(tag, bareTag(html, tag))
          if (span) this.#closeElement(tag, span.to)
        },
        onComment: remove,
        onDoctype: remove,
        onCharacter: ignore,
        onWhitespaceCharacter: ignore,
        onNullCharacter: ignore,
        onEof: ignore
      }
    )
    tokenizer.write(html.replace(SHOWN_TAG, 'x') + REST_OF_PAGE, true)
  }

  #openElement({ tagName, attrs }: Token.TagToken, from: number): void {
    if (VOID.test(tagName)) return
    if (this.#undrawn.length > 0) this.#undrawn.push(tagName)
    else if (UNDRAWN.test(tagName) || attrs.some(hides)) {
      this.#undrawn.push(tagName)
      this.#undrawnFrom = from
    }
  }

  #closeElement({ tagName }: Token.TagToken, to: number): void {
    if (this.#undrawn.at(-1) !== tagName) return
    this.#undrawn.pop()
    if (this.#undrawn.length === 0) this.#edits.push({ from: this.#undrawnFrom, to, text: '' })
  }
}

function hides({ name, value }: Token.Attribute): boolean {
  return name === 'hidden' || (name === 'style' && HIDING_STYLE.test(value))
}

/** The tag with its name and its address: that can be seen, or be asked for. Any other attribute can hold a sentence. */
function bareTag(html: string, { attrs, location }: Token.TagToken): string {
  const name = /^<\/?[a-z][a-z0-9-]*/iu.exec(html.slice(location?.startOffset))?.[0] ?? '<'
  const address = attrs.find(({ name, value }) => /^(?:src|href)$/u.test(name) && /^[^\s"]+$/u.test(value))
  return address ? `${name} ${address.name}="${address.value}">` : `${name}>`
}
