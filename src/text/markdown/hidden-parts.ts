import type {
  Association,
  Code,
  FootnoteDefinition,
  FootnoteReference,
  Html,
  ImageReference,
  Link,
  LinkReference,
  Nodes,
  Root,
  Table,
  Text
} from 'mdast'
import type { Tokenizer } from 'parse5'
import type { Edit, Span } from './edits.ts'
import { RawHtmlReader } from './raw-html-reader.ts'

// The name of a language colours the code. Of all else that stands behind the mark, a page shows nothing.
const LANGUAGES =
  /^(?:suggestion|diff|patch|js|jsx|javascript|mjs|ts|tsx|typescript|json|jsonc|json5|yaml|yml|toml|ini|xml|html|css|scss|vue|svelte|python|py|rust|rs|go|java|kotlin|scala|swift|ruby|rb|php|c|cpp|c\+\+|csharp|cs|c#|sh|bash|zsh|fish|shell|console|powershell|ps1|bat|sql|graphql|dockerfile|docker|makefile|make|cmake|lua|perl|r|dart|elixir|haskell|zig|nix|hcl|terraform|text|txt|plaintext|log|md|markdown|http|mermaid|math)$/iu
/** Shown as a map or a solid, not as the words in it. */
const DRAWN = /^(?:geojson|topojson|stl)$/iu
/** Lines of drawings that are not drawn. */
const UNDRAWN_LINE: Readonly<Record<string, RegExp>> = {
  mermaid: /^\s*%%/u,
  math: /%|\\(?:[hv]?phantom|(?:text|page)?color)/u
}
// An escaped sign, a character by its number, or a formula: those can hold words that they do not show, or show white on white.
const IN_TEXT =
  /\\[!-/:-@[-`{-~]|&#(?:x([\da-f]{1,6})|(\d{1,7}));|\$[^$]*\\(?:[hv]?phantom|(?:text|page)?color)[^$]*\$?/giu

/** What anything begins with that a page may not show. Without it, a text is what it looks like. */
export const MAY_HIDE = /<[a-z/!?]|\[|&#|\$|\||`{3}|~{3}/iu

/** A `<` that can begin HTML. */
export const MAY_BE_HTML = /<[a-z/!?]/iu

const LEFT_OUT = '[The rest of this paragraph was left out: it has too many brackets to be read.]'

export interface Page {
  readonly tree: Root
  readonly source: string
  /** Loaded when the source may hold HTML. */
  readonly tokenizer: typeof Tokenizer | undefined
  /** Where paragraphs begin that are too costly to be read. */
  readonly unread: ReadonlySet<number>
}

/** The edits that take out of a Markdown text what its page does not show, and that call footnotes by their numbers. */
export function hiddenParts(page: Page): readonly Edit[] {
  return new PageReader(page).read()
}

/** Visits the nodes in the order of the page, which has its footnotes at the end. */
class PageReader {
  readonly #page: Page
  readonly #edits: Edit[] = []
  readonly #html: RawHtmlReader | undefined
  readonly #lineEnds: readonly number[]
  readonly #addresses = new Map<string, string>()
  readonly #notes: FootnoteDefinition[] = []
  readonly #numbers = new Map<string, number>()
  /** End of the paragraph, heading or cell that is being read. */
  #contentEnd = 0

  constructor(page: Page) {
    this.#page = page
    this.#html = page.tokenizer && new RawHtmlReader(page.tokenizer, this.#edits)
    this.#lineEnds = [...page.source.matchAll(/\n|$/gu)].map(({ index }) => index)
  }

  read(): readonly Edit[] {
    const { tree, source } = this.#page
    this.#collectDefinitions(tree)
    this.#readFlow(tree, source.length)
    this.#readNotes()
    return this.#edits
  }

  #collectDefinitions(node: Nodes): void {
    // The first definition of a label counts.
    if (node.type === 'definition' && !this.#addresses.has(keyOf(node))) this.#addresses.set(keyOf(node), node.url)
    if (node.type === 'footnoteDefinition') this.#notes.push(node)
    if ('children' in node) for (const child of node.children) this.#collectDefinitions(child)
  }

  #readFlow(node: Root | FootnoteDefinition, to: number): void {
    for (const child of node.children) this.#read(child)
    const hiddenFrom = this.#html?.hiddenFrom
    if (hiddenFrom !== undefined) {
      this.#html?.hideRest(hiddenFrom)
      this.#edits.push({ from: hiddenFrom, to, text: '' })
    }
  }

  /** Shows the footnotes that something shown refers to. Reading one can add others to the end. */
  #readNotes(): void {
    const byKey = new Map(this.#notes.toReversed().map((note) => [keyOf(note), note]))
    const shown = new Set<FootnoteDefinition>()
    for (const [key, number] of this.#numbers) {
      const note = byKey.get(key)
      if (!note || this.#html?.hidesRest) continue
      shown.add(note)
      this.#replaceLabel(note, number)
      this.#readFlow(note, spanOf(note).to)
    }
    for (const note of this.#notes) if (!shown.has(note)) this.#replace(note, '')
  }

  #read(node: Nodes): void {
    if (this.#html?.hidesRest) return
    switch (node.type) {
      case 'footnoteDefinition':
        return
      case 'definition':
        this.#replace(node, '')
        return
      case 'image':
        this.#replace(node, `![](${shownAddress(node.url)})`)
        return
      case 'imageReference':
        this.#replace(node, `![](${this.#addressOf(node)})`)
        return
      case 'footnoteReference':
        this.#readNoteReference(node)
        return
      case 'link':
        this.#readLink(node, shownAddress(node.url))
        return
      case 'linkReference':
        this.#readLink(node, this.#addressOf(node))
        return
      case 'html':
        this.#html?.read(node.value, this.#sourceOf(node, node.position?.start.line ?? 1))
        return
      case 'code':
        this.#readCode(node)
        return
      case 'text':
        this.#readText(node)
        return
      case 'table':
        this.#readTable(node)
        return
      default:
        if (hasInlineContent(node)) this.#contentEnd = spanOf(node).to
        if (hasInlineContent(node) && this.#page.unread.has(spanOf(node).from)) this.#leaveOut(node)
        else if ('children' in node) for (const child of node.children) this.#read(child)
    }
  }

  #readNoteReference(node: FootnoteReference): void {
    const number = this.#numbers.get(keyOf(node)) ?? this.#numbers.size + 1
    this.#numbers.set(keyOf(node), number)
    this.#replaceLabel(node, number)
  }

  #replaceLabel(node: FootnoteReference | FootnoteDefinition, number: number): void {
    const from = spanOf(node).from + '[^'.length
    const label = /(?:[^\]\\]|\\[^])*/uy
    label.lastIndex = from
    label.test(this.#page.source)
    this.#edits.push({ from, to: label.lastIndex, text: String(number) })
  }

  #readLink(node: Link | LinkReference, address: string): void {
    const { from, to } = spanOf(node)
    if (!this.#page.source.startsWith('[', from)) return
    for (const child of node.children) this.#read(child)
    const last = node.children.at(-1)
    this.#edits.push({ from: last ? spanOf(last).to : from + '['.length, to, text: `](${address})` })
  }

  #addressOf(node: LinkReference | ImageReference): string {
    return shownAddress(this.#addresses.get(keyOf(node)) ?? '')
  }

  #readCode(node: Code): void {
    const { source } = this.#page
    const { from } = spanOf(node)
    const line = node.position?.start.line ?? 1
    const end = this.#lineEnds[line - 1] ?? from
    const fence = /^(?:`{3,}|~{3,})[ \t]*/u.exec(source.slice(from, end))
    if (!fence) return
    const language = node.lang ?? ''
    this.#edits.push({ from: from + fence[0].length, to: end, text: LANGUAGES.test(language) ? language : '' })
    const undrawn = DRAWN.test(language) ? /^/u : UNDRAWN_LINE[language.toLowerCase()]
    if (!undrawn) return
    const sourceOf = this.#sourceOf(node, line + 1)
    for (const { 0: code, index } of node.value.matchAll(/.+/gu))
      if (undrawn.test(code)) this.#edits.push({ from: sourceOf(index), to: sourceOf(index + code.length), text: '' })
  }

  #readText(node: Text): void {
    const { from, to } = spanOf(node)
    const content = this.#page.source.slice(0, this.#contentEnd)
    IN_TEXT.lastIndex = from
    for (let found = IN_TEXT.exec(content); found && found.index < to; found = IN_TEXT.exec(content)) {
      const [sign, hexadecimal, decimal] = found
      if (sign.startsWith('\\')) continue
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      const text = sign.startsWith('&') && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      this.#edits.push({ from: found.index, to: found.index + sign.length, text })
    }
  }

  /** The page has no cells beyond those of the heading. */
  #readTable({ children: [heading, ...rows] }: Table): void {
    const columns = heading?.children.length ?? 0
    if (heading) this.#read(heading)
    for (const row of rows) {
      for (const cell of row.children.slice(0, columns)) this.#read(cell)
      const extra = row.children[columns]
      if (extra) this.#edits.push({ from: spanOf(extra).from, to: spanOf(row).to, text: '' })
    }
  }

  #leaveOut(node: Nodes): void {
    const { from, to } = spanOf(node)
    const content = this.#page.source.slice(from, to)
    const hiddenFrom = from + content.search(MAY_HIDE)
    this.#edits.push({ from: hiddenFrom, to, text: LEFT_OUT })
    if (MAY_BE_HTML.test(content)) this.#html?.hideRest(hiddenFrom)
  }

  #replace(node: Nodes, text: string): void {
    this.#edits.push({ ...spanOf(node), text })
  }

  /**
   * Turns offsets in the value of a node, asked for in ascending order, into offsets in the source. The value lacks the marks
   * of quotes and lists that the node stands in, so each of its lines is the end of a line of the source.
   */
  #sourceOf(node: Html | Code, firstLine: number): (at: number) => number {
    const lines = node.value.split('\n')
    let line = 0
    let start = 0
    return (at) => {
      let length = lines[line]?.length ?? Infinity
      while (at > start + length) {
        start += length + 1
        line += 1
        length = lines[line]?.length ?? Infinity
      }
      const lineEnd = this.#lineEnds[firstLine - 1 + line] ?? Infinity
      return at - start + Math.min(lineEnd, spanOf(node).to) - length
    }
  }
}

export function hasInlineContent({ type }: Nodes): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'tableCell'
}

export function spanOf({ position }: Nodes): Span {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}

function keyOf({ identifier }: Association): string {
  return identifier.toUpperCase()
}

/** An address with blanks in it can hold a sentence. */
function shownAddress(url: string): string {
  return /\s/u.test(url) ? '' : url
}
