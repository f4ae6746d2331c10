/** A stretch of the source, without its line end. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A footnote. It is a container: what stands in it is given among the other blocks. */
export interface Note extends Span {
  readonly label: string
}

/** What a page shows as one piece, with its lines but for the marks of the quotes and lists that it stands in. */
export interface Block {
  /** `text` is a paragraph, the heading or the rows of a table; the marks of code are no part of it. */
  readonly kind: 'text' | 'code' | 'html'
  readonly isHeading: boolean
  readonly lines: readonly Span[]
  /** What stands behind the mark that begins the code; empty where there is none. */
  readonly info: Span
  /** The notes that it stands in, the outermost first. */
  readonly notes: readonly Note[]
}

export interface Blocks {
  readonly blocks: readonly Block[]
  readonly notes: readonly Note[]
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

interface Container {
  readonly kind: 'quote' | 'item' | 'note'
  /** Columns that what goes on in it is indented by. */
  readonly indent: number
  readonly note?: Mutable<Note>
  /** An item that begins with a blank line ends with the next one. */
  isEmpty: boolean
}

interface Leaf {
  readonly block: Block & { readonly lines: Span[] }
  /** Of code or HTML: what ends it. Undefined for HTML and indented code that end by themselves. */
  readonly closing: RegExp | undefined
  readonly isIndented: boolean
}

// Nobody nests this deep in good faith, and each line is looked at once for each level.
const MAX_DEPTH = 40

const QUOTE = /> ?/y
const ITEM = /(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/my
const NOTE = /\[\^([^[\]\s]{1,999})\]:[ \t]*/y
const RULE = /(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/my
const FENCE = /(?:(`{3,})(?=[^`\n]*$)|(~{3,}))[ \t]*(.*)$/my
const HEADING = /#{1,6}(?=[ \t]|$)/my
const UNDERLINE = /(?:=+|-+)[ \t]*$/my

/** With what anything but a paragraph begins. */
const MAY_BEGIN = '`~#<-_*='

const HTML: readonly (readonly [opening: RegExp, closing: RegExp | undefined])[] = [
  [/<(?:pre|script|style|textarea)(?=[\s>]|$)/imy, /<\/(?:pre|script|style|textarea)>/iu],
  [/<!--/y, /-->/u],
  [/<\?/y, /\?>/u],
  [/<![a-z]/iy, />/u],
  [/<!\[CDATA\[/y, /\]\]>/u],
  [
    /<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s>]|\/>|$)/imy,
    undefined
  ]
]
const ATTRIBUTE = String.raw`[ \t]+[a-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:"[^"\n]*"|'[^'\n]*'|[^\s"'=<>\x60]+))?`
// Any other tag that has its line to itself. It does not end a paragraph.
const LONE_TAG = new RegExp(
  String.raw`(?:<[a-z][a-z0-9-]*(?:${ATTRIBUTE})*[ \t]*/?>|</[a-z][a-z0-9-]*[ \t]*>)[ \t]*$`,
  'imy'
)

/**
 * The blocks of a Markdown text, as CommonMark and GitHub's tables and footnotes have them. Linear time.
 *
 * @param text with line feeds only
 */
export function readBlocks(text: string): Blocks {
  const reader = new BlockReader(text)
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    reader.readLine(from, to)
    from = to + 1
  }
  return reader
}

class BlockReader implements Blocks {
  readonly blocks: Block[] = []
  readonly notes: Note[] = []
  readonly #text: string
  readonly #open: Container[] = []
  #leaf: Leaf | undefined
  #at = 0
  #to = 0
  /** Columns left of `#at`, and those of a tab that are not used up yet. */
  #column = 0
  #rest = 0

  constructor(text: string) {
    this.#text = text
  }

  readLine(from: number, to: number): void {
    this.#at = from
    this.#to = to
    this.#column = 0
    this.#rest = 0
    const matched = this.#matchContainers()
    if (matched === this.#open.length && this.#continueLeaf()) {
      this.#stretchNotes()
      return
    }

    const isInterrupting = this.#leaf?.block.kind === 'text' && matched === this.#open.length
    const opened = this.#openContainers(matched, isInterrupting)
    const isLazy = matched < this.#open.length - opened && opened === 0 && this.#isLazyText()
    if (isLazy) {
      this.#addLine()
      this.#stretchNotes()
      return
    }
    if (opened > 0 || matched < this.#open.length) {
      this.#leaf = undefined
      this.#open.splice(matched, this.#open.length - opened - matched)
    }
    this.#readLeaf()
    this.#stretchNotes()
  }

  #matchContainers(): number {
    const end = this.#open.findIndex((container) => !this.#matches(container))
    return end < 0 ? this.#open.length : end
  }

  #matches(container: Container): boolean {
    const { indent, isBlank } = this.#look()
    if (container.kind === 'quote') {
      if (indent > 3 || !this.#take(QUOTE)) return false
      return true
    }
    if (isBlank) return !container.isEmpty
    container.isEmpty = false
    if (indent < container.indent) return false
    this.#skip(container.indent)
    return true
  }

  #continueLeaf(): boolean {
    const leaf = this.#leaf
    if (!leaf || leaf.block.kind === 'text') return false
    const { indent, isBlank } = this.#look()
    if (leaf.isIndented) {
      if (indent < 4 && !isBlank) return false
      this.#skip(4)
      this.#addLine(this.#at)
      return true
    }
    if (leaf.block.kind === 'html') {
      if (leaf.closing === undefined && isBlank) return false
      this.#addLine(this.#at)
      this.#endHtml(leaf)
      return true
    }
    if (indent <= 3 && leaf.closing?.test(this.#text.slice(this.#at, this.#to))) this.#leaf = undefined
    else this.#addLine(this.#at)
    return true
  }

  #openContainers(matched: number, isInterrupting: boolean): number {
    let opened = 0
    while (matched + opened < MAX_DEPTH) {
      const { indent, isBlank } = this.#look()
      if (indent > 3 || isBlank) break
      const container = this.#takeContainer(indent, isInterrupting && opened === 0)
      if (!container) break
      this.#open.push(container)
      opened += 1
    }
    return opened
  }

  #takeContainer(indent: number, isInterrupting: boolean): Container | undefined {
    if (this.#take(QUOTE)) return { kind: 'quote', indent: 0, isEmpty: false }
    const start = this.#at + this.#blanks()
    const note = this.#take(NOTE)
    if (note) {
      const span = { label: note[1] ?? '', from: start, to: this.#to }
      this.notes.push(span)
      return { kind: 'note', indent: 4, note: span, isEmpty: false }
    }
    if (this.#finds(RULE)) return undefined
    const item = this.#peek(ITEM)
    if (!item) return undefined
    const isBlank = this.#text.slice(start + item[0].length, this.#to).trim() === ''
    if (isInterrupting && (isBlank || Number(item[1] ?? 1) !== 1)) return undefined
    this.#take(ITEM)
    const space = this.#look().indent
    const width = indent + item[0].length
    const padding = isBlank || space > 4 ? 1 : space
    this.#skip(padding)
    return { kind: 'item', indent: width + padding, isEmpty: isBlank }
  }

  #isLazyText(): boolean {
    if (this.#leaf?.block.kind !== 'text') return false
    const { indent, isBlank } = this.#look()
    return !isBlank && (indent > 3 || !this.#startsBlock())
  }

  #startsBlock(): boolean {
    return [FENCE, HEADING, RULE, ...HTML.map(([opening]) => opening)].some((pattern) => this.#finds(pattern))
  }

  #readLeaf(): void {
    const { indent, isBlank } = this.#look()
    const isParagraph = this.#leaf?.block.kind === 'text'
    if (isBlank) {
      this.#leaf = undefined
      return
    }
    if (indent > 3 && !isParagraph) {
      this.#skip(4)
      this.#begin({ kind: 'code', isIndented: true, from: this.#at })
      return
    }
    if (indent > 3) {
      this.#addLine()
      return
    }
    this.#readUnindented(isParagraph)
  }

  #readUnindented(isParagraph: boolean): void {
    if (!MAY_BEGIN.includes(this.#text.charAt(this.#at + this.#blanks()))) {
      this.#readParagraph(isParagraph)
      return
    }
    const fence = this.#peek(FENCE)
    if (fence) {
      const [, ticks, tildes, info = ''] = fence
      const mark = ticks ?? tildes ?? ''
      const closing = new RegExp(`^[ \\t]*${mark.charAt(0)}{${mark.length},}[ \\t]*$`)
      this.#begin({ kind: 'code', closing, info: { from: this.#to - info.length, to: this.#to } })
      return
    }
    if (this.#take(HEADING)) {
      this.#begin({ kind: 'text', isHeading: true, from: this.#at + this.#blanks() })
      this.#leaf = undefined
      return
    }
    const html = HTML.find(([opening]) => this.#finds(opening)) ?? (isParagraph ? undefined : this.#loneTag())
    if (html) {
      this.#begin({ kind: 'html', closing: html[1], from: this.#at })
      if (this.#leaf) this.#endHtml(this.#leaf)
      return
    }
    if ((isParagraph && this.#finds(UNDERLINE)) || this.#finds(RULE)) {
      this.#leaf = undefined
      return
    }
    this.#readParagraph(isParagraph)
  }

  #readParagraph(isParagraph: boolean): void {
    if (isParagraph) this.#addLine()
    else this.#begin({ kind: 'text', from: this.#at + this.#blanks() })
  }

  #loneTag(): readonly [RegExp, undefined] | undefined {
    return this.#finds(LONE_TAG) ? [LONE_TAG, undefined] : undefined
  }

  #endHtml(leaf: Leaf): void {
    const line = leaf.block.lines.at(-1)
    if (line && leaf.closing?.test(this.#text.slice(line.from, line.to))) this.#leaf = undefined
  }

  #begin(leaf: {
    readonly kind: Block['kind']
    readonly closing?: RegExp | undefined
    readonly isHeading?: boolean
    readonly isIndented?: boolean
    readonly info?: Span
    /** Of its first line; undefined when that has only a mark. */
    readonly from?: number
  }): void {
    const { kind, closing, isHeading = false, isIndented = false, info = { from: this.#to, to: this.#to }, from } = leaf
    const lines = from === undefined ? [] : [{ from, to: this.#to }]
    const notes = this.#open.flatMap(({ note }) => (note ? [note] : []))
    const block = { kind, isHeading, lines, info, notes }
    this.blocks.push(block)
    this.#leaf = { block, closing, isIndented }
  }

  #addLine(from = this.#at + this.#blanks()): void {
    this.#leaf?.block.lines.push({ from, to: this.#to })
  }

  #stretchNotes(): void {
    for (const { note } of this.#open) if (note) note.to = this.#to
  }

  /** Columns of blanks ahead. */
  #look(): { readonly indent: number; readonly isBlank: boolean } {
    let column = this.#column + this.#rest
    let at = this.#at
    for (; at < this.#to; at += 1) {
      const sign = this.#text.charAt(at)
      if (sign === ' ') column += 1
      else if (sign === '\t') column += 4 - (column % 4)
      else break
    }
    return { indent: column - this.#column, isBlank: at === this.#to }
  }

  #blanks(): number {
    let at = this.#at
    while (at < this.#to && ' \t'.includes(this.#text.charAt(at))) at += 1
    return at - this.#at
  }

  #skip(columns: number): void {
    const target = this.#column + columns
    let column = this.#column + this.#rest
    while (column < target && this.#at < this.#to && ' \t'.includes(this.#text.charAt(this.#at))) {
      column += this.#text.charAt(this.#at) === '\t' ? 4 - (column % 4) : 1
      this.#at += 1
    }
    this.#column = Math.min(column, target)
    this.#rest = Math.max(column - target, 0)
  }

  #peek(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at + this.#blanks()
    return pattern.lastIndex < this.#to ? pattern.exec(this.#text) : null
  }

  #finds(pattern: RegExp): boolean {
    return this.#peek(pattern) !== null
  }

  /** Goes past what the pattern finds behind the blanks. */
  #take(pattern: RegExp): RegExpExecArray | null {
    const found = this.#peek(pattern)
    if (!found) return null
    this.#skip(this.#look().indent)
    this.#rest = 0
    // A blank behind a mark may be the first column of a tab.
    this.#column += found[0].length
    this.#at += found[0].length
    return found
  }
}
