import type { Edit, Joined } from './edits.ts'
import type { Span } from './markdown-blocks.ts'

// GitHub shows the tags of these as they are written.
const SHOWN_TAG = /<\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?=[\s/>]|$)/iuy
/** What a browser draws nothing of, up to what draws again. An element is left open by whoever hides all that follows. */
const UNDRAWN =
  /^<(?:(?:rp|template|datalist)(?=[\s/>])|[a-z][^>]*?\s(?:hidden|style=[^>]*(?:display|visibility|opacity|font-size))(?=[\s/>=:]))/iu

const OPENING = /<(?:\/?[a-z][^\s/>]*|[!?/])/giu
const COMMENT = /<!--(-?>)?/uy
const COMMENT_END = /--!?>/gu
const VALUE_OR_END = /[^\s/>"'=][^\S\n]*\n?[^\S\n]*=\s{0,99}(["'])|>/gu

type State = 'text' | 'comment' | 'bogus' | 'tag' | '"' | "'"

/**
 * Finds what a browser does not draw of the HTML in a Markdown text: comments, and all of a tag but its name and an address.
 * A comment or a quoted value that is left open goes on over the blocks that follow, up to the HTML that ends it. Linear time.
 */
export class HtmlReader {
  readonly edits: Edit[] = []
  #state: State = 'text'
  /** In the source: where what is not drawn began. */
  #hiddenFrom = 0
  #undrawnFrom: number | undefined
  #drawnAgain: RegExp | undefined

  /**
   * @param joined a block, of which `from` to `to` is HTML
   * @param isBlock false for HTML inside a paragraph
   */
  read(
    joined: Joined,
    { from, to, isBlock }: { readonly from: number; readonly to: number; readonly isBlock: boolean }
  ): void {
    const html = joined.text.slice(0, to)
    for (let at = from; at < to;) at = this.#readOn(joined, html, at)
    // Tags of the page itself follow. They end everything but a comment and a quoted value.
    if (isBlock && (this.#state === 'tag' || this.#state === 'bogus')) this.#show(joined.sourceOf(to), '')
  }

  /** Where the stretch ends, what began in it and is still open ends as well. */
  end({ from, to }: Span): void {
    if (this.#state !== 'text' && this.#hiddenFrom >= from) this.#show(to, '')
    if (this.#undrawnFrom !== undefined && this.#undrawnFrom >= from) this.#draw(to)
  }

  #readOn(joined: Joined, html: string, at: number): number {
    switch (this.#state) {
      case 'text':
        return this.#readText(joined, html, at)
      case 'comment':
        return this.#readTo(joined, html, find(COMMENT_END, html, at))
      case 'bogus':
        return this.#readTo(joined, html, find(/>/g, html, at))
      case 'tag':
        return this.#readTag(joined, html, at)
      default: {
        const end = html.indexOf(this.#state, at)
        if (end < 0) return html.length
        this.#state = 'tag'
        return end + 1
      }
    }
  }

  #readText(joined: Joined, html: string, from: number): number {
    const opening = find(OPENING, html, from)
    if (!opening) return html.length
    const at = opening.index
    SHOWN_TAG.lastIndex = at
    if (SHOWN_TAG.test(html)) return at + 1
    this.#hiddenFrom = joined.sourceOf(at)
    COMMENT.lastIndex = at
    const comment = COMMENT.exec(html)
    if (comment) {
      this.#state = 'comment'
      if (comment[1] === undefined) return COMMENT.lastIndex
      this.#show(joined.sourceOf(COMMENT.lastIndex), '')
      return COMMENT.lastIndex
    }
    this.#state = /^<[!?/]$/u.test(opening[0]) ? 'bogus' : 'tag'
    return at + opening[0].length
  }

  #readTo(joined: Joined, html: string, end: RegExpExecArray | null): number {
    if (!end) return html.length
    const at = end.index + end[0].length
    this.#show(joined.sourceOf(at), '')
    return at
  }

  #readTag(joined: Joined, html: string, from: number): number {
    const found = find(VALUE_OR_END, html, from)
    if (!found) return html.length
    const at = found.index + found[0].length
    const quote = found[1]
    if (quote === '"' || quote === "'") {
      this.#state = quote
      return at
    }
    const tag = joined.sourceFrom(this.#hiddenFrom, at)
    const start = this.#hiddenFrom
    this.#show(joined.sourceOf(at), bareTag(tag))
    if (this.#drawnAgain?.test(tag)) this.#draw(start)
    if (this.#undrawnFrom === undefined && UNDRAWN.test(tag)) this.#undraw(start, tag)
    return at
  }

  #undraw(from: number, tag: string): void {
    const name = /^<([a-z][a-z0-9-]*)/iu.exec(tag)?.[1] ?? ''
    this.#undrawnFrom = from
    this.#drawnAgain = new RegExp(`^<(?:/${name}|/ruby|rt)(?=[\\s/>])`, 'iu')
  }

  #draw(at: number): void {
    if (this.#undrawnFrom !== undefined) this.edits.push({ from: this.#undrawnFrom, to: at, text: '' })
    this.#undrawnFrom = undefined
  }

  #show(at: number, text: string): void {
    this.edits.push({ from: this.#hiddenFrom, to: at, text })
    this.#state = 'text'
  }
}

function find(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

// The address is kept because it can be seen, or be asked for; any other attribute can hold a sentence.
function bareTag(tag: string): string {
  const name = /^<\/?[a-z][a-z0-9-]*/iu.exec(tag)?.[0] ?? '<'
  const address = /\s(?:src|href)\s*=\s*(?:"[^"\s]*"|'[^'\s]*'|[^\s"'=<>`]+)/iu.exec(tag)?.[0] ?? ''
  return `${name}${address}>`
}
