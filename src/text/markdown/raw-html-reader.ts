import type { Token, Tokenizer } from 'parse5'
import type { Edit } from './edits.ts'

// GitHub shows the tags of these as text. https://github.github.com/gfm/#disallowed-raw-html-extension-
const SHOWN_TAG = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/giu

/** Elements whose content a browser does not show. */
const UNDRAWN = /^(?:audio|canvas|datalist|object|rp|template|video)$/u
const HIDING_STYLE = /display|visibility|opacity|font-size/iu
/** Elements without content. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u

/**
 * Read after each piece of HTML. The tag stands for the next tag of the page, which ends an unclosed tag. What follows it ends an
 * unclosed comment or quoted value, which would hide the rest of the page.
 */
const REST_OF_PAGE = `\n<p>"'-->`

/**
 * Finds what a browser does not show of the raw HTML in a page: comments, attributes, and elements such as `<template>`.
 *
 * In doubt it hides: an element that is not shown ends only where all tags inside it are properly nested, and nothing is shown
 * after an unclosed comment or quoted value.
 */
export class RawHtmlReader {
  readonly #Tokenizer: typeof Tokenizer
  readonly #edits: Edit[]
  /** The open element that is not shown, and the open elements inside it. */
  readonly #undrawn: string[] = []
  #undrawnFrom = 0
  #hiddenFrom: number | undefined

  constructor(tokenizer: typeof Tokenizer, edits: Edit[]) {
    this.#Tokenizer = tokenizer
    this.#edits = edits
  }

  /** True when an unclosed comment or quoted value hides the rest of the page. */
  get hidesRest(): boolean {
    return this.#hiddenFrom !== undefined
  }

  hideRest(from: number): void {
    this.#hiddenFrom ??= from
  }

  /** Where in the source the rest of the page starts to be hidden. Undefined when its end is shown. Ask at the end. */
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

/** The tag with its name and address, which readers can see or look up. Any other attribute can contain a sentence. */
function bareTag(html: string, { attrs, location }: Token.TagToken): string {
  const name = /^<\/?[a-z][a-z0-9-]*/iu.exec(html.slice(location?.startOffset))?.[0] ?? '<'
  const address = attrs.find(({ name, value }) => /^(?:src|href)$/u.test(name) && /^[^\s"]+$/u.test(value))
  return address ? `${name} ${address.name}="${address.value}">` : `${name}>`
}
