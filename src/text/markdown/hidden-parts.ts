import type {
  Association,
  Code,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  Html,
  Link,
  ListItem,
  LinkReference,
  Nodes,
  Paragraph,
  Root,
  Table,
  TableCell,
  Text
} from 'mdast'
import type { Tokenizer } from 'parse5'
import { visibleText } from '../visible-text.ts'
import type { Edit, Span } from './edits.ts'
import { RawHtmlReader, type PageCounts } from './raw-html-reader.ts'

// The info string of a fence is not shown, so it is kept only if it is the name of a language.
const LANGUAGES =
  /^(?:suggestion|diff|patch|js|jsx|javascript|mjs|ts|tsx|typescript|json|jsonc|json5|yaml|yml|toml|ini|xml|html|css|scss|vue|svelte|python|py|rust|rs|go|java|kotlin|scala|swift|ruby|rb|php|c|cpp|c\+\+|csharp|cs|c#|sh|bash|zsh|fish|shell|console|powershell|ps1|bat|sql|graphql|dockerfile|docker|makefile|make|cmake|lua|perl|r|dart|elixir|haskell|zig|nix|hcl|terraform|text|txt|plaintext|log|md|markdown|http|mermaid|math)$/iu
/** Languages that GitHub renders as a map or a 3D model, not as text. */
const GRAPHIC_LANGUAGES = 'geojson|topojson|stl'
const GRAPHIC_LANGUAGE = new RegExp(`^(?:${GRAPHIC_LANGUAGES})$`, 'iu')
/** Lines of diagrams and formulas that GitHub does not render. */
const UNRENDERED_LINE: Readonly<Record<string, RegExp>> = {
  mermaid: /^\s*%%/u,
  math: /%|\\(?:[hv]?phantom|(?:text|page)?color)/u
}
/** All languages that GitHub renders as more than code, as the source of a regular expression. */
export const RENDERED_LANGUAGES = [GRAPHIC_LANGUAGES, ...Object.keys(UNRENDERED_LINE)].join('|')
// An escape, a numeric character reference, or a formula that can contain words without showing them, or show white on white.
const IN_TEXT =
  /\\[!-/:-@[-`{-~]|&#(?:x([\da-f]{1,6})|(\d{1,7}));|\$[^$]*\\(?:[hv]?phantom|(?:text|page)?color)[^$]*\$?/giu

// Older versions of CommonMark, among them GitHub's, do not take this for a comment, so they read the tags in it.
const AMBIGUOUS_COMMENT = /^<!--(?=[^]*<)(?:-?>|[^]*--[^]*-->$|[^]*--->$)/u

// cmark takes this for a link or an image, although a bracket in the address is not closed.
const AMBIGUOUS_TARGET =
  /\]\([ \t\n]{0,99}([^\s]{1,999})[ \t\n]{1,99}(?:"[^"\n]{0,999}"|'[^'\n]{0,999}'|\([^()\n]{0,999}\))?[ \t]{0,99}\)/gu

/** Whatever a page may not show starts with one of these. Without them, a reader sees the whole text. */
export const MAY_HIDE = /<[a-z/!?]|\[|&#|\$|\||`{3}|~{3}/iu

// Everything but tables and fences that hides something contains one of these.
const HIDES = /<[a-z/!?]|\][(:[]|\[\^|&#|\\(?:[hv]?phantom|(?:text|page)?color)/iu
/** The line below the heading of a table. */
const TABLE_DELIMITER = /^(?=[^\w\n]*$).*-/mu
const INFO_STRING = /(?:`{3,}|~{3,})[ \t]*(.*)/gu

/** False for a text that its page shows whole. Much faster than the parser. */
export function canHide(text: string): boolean {
  if (!MAY_HIDE.test(text)) return false
  return (
    HIDES.test(text) ||
    (text.includes('|') && TABLE_DELIMITER.test(text)) ||
    [...text.matchAll(INFO_STRING)].some(([, info = '']) => info.trim() !== '' && !isPlainLanguage(info.trim()))
  )
}

function isPlainLanguage(info: string): boolean {
  return LANGUAGES.test(info) && !GRAPHIC_LANGUAGE.test(info) && !Object.hasOwn(UNRENDERED_LINE, info.toLowerCase())
}

/** Every piece of HTML starts with this. */
export const MAY_BE_HTML = /<[a-z/!?]/iu

// Marks of emphasis and line breaks, which are not parsed, are not words.
const WORDS = /[^\s*_~\\]/u

const LEFT_OUT = '[The rest of this paragraph was left out: it has too many brackets.]'

export interface Page {
  readonly tree: Root
  readonly source: string
  /** Undefined when the source has no HTML. */
  readonly tokenizer: typeof Tokenizer | undefined
  /** Start of each paragraph that was too costly to parse. */
  readonly unparsed: ReadonlySet<number>
}

/** Edits that remove what the page does not show, and replace the labels of footnotes with their numbers. */
export function hiddenParts(page: Page): readonly Edit[] {
  return new PageReader(page).read()
}

const TASK_BOX = /^\[[ \txX]\]\s/u
const DEFINITION_IN_TASK = /^(?:\[[ \txX]\]\s)?[ \t]*\[(?:[^\]\\]|\\[^])+\]:/u

/** True for a task whose text cmark reads as a definition. */
export function isDefinitionInTask(item: ListItem, source: string): boolean {
  const [first] = item.children
  if (typeof item.checked !== 'boolean' || first === undefined) return false
  return DEFINITION_IN_TASK.test(source.slice(spanOf(first).from, spanOf(item).to))
}

/** Visits the nodes in the order of the page, where the footnotes come last. */
class PageReader {
  readonly #page: Page
  readonly #edits: Edit[] = []
  readonly #html: RawHtmlReader | undefined
  readonly #counts: PageCounts = { words: 0, anchors: 0 }
  readonly #lineEnds: readonly number[]
  readonly #addresses = new Map<string, string>()
  readonly #footnotes: FootnoteDefinition[] = []
  /** Numbers of the footnotes that something visible refers to, in order. */
  readonly #numbers = new Map<string, number>()
  /** The current paragraph, heading or cell. */
  #content: Span = { from: 0, to: 0 }

  constructor(page: Page) {
    this.#page = page
    this.#html = page.tokenizer && new RawHtmlReader(page.tokenizer, this.#edits, this.#counts)
    this.#lineEnds = [...page.source.matchAll(/\n|$/gu)].map(({ index }) => index)
  }

  read(): readonly Edit[] {
    const { tree, source } = this.#page
    this.#collectDefinitions(tree)
    this.#readFlow(tree, source.length)
    this.#readFootnotes()
    this.#html?.closeAnchor()
    return this.#edits
  }

  #collectDefinitions(node: Nodes): void {
    // The first definition of a label counts.
    if (node.type === 'definition' && !this.#addresses.has(keyOf(node))) this.#addresses.set(keyOf(node), node.url)
    if (node.type === 'footnoteDefinition') this.#footnotes.push(node)
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

  /** Keeps the footnotes that have a number. Reading one can give others a number. */
  #readFootnotes(): void {
    const byKey = new Map(this.#footnotes.toReversed().map((note) => [keyOf(note), note]))
    const shown = new Set<FootnoteDefinition>()
    this.#html?.closeAnchor()
    for (const [key, number] of this.#numbers) {
      const note = byKey.get(key)
      if (!note || this.#html?.hidesRest) continue
      shown.add(note)
      this.#replaceLabel(note, number)
      this.#readFlow(note, spanOf(note).to)
    }
    for (const note of this.#footnotes) if (!shown.has(note)) this.#replace(note, '')
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
      case 'imageReference':
        // The alternative text and the address of an image are not on the page.
        this.#replace(node, '![]()')
        return
      case 'link':
      case 'linkReference':
        this.#readLink(node)
        return
      case 'footnoteReference':
        this.#readFootnoteReference(node)
        return
      case 'html':
        this.#readHtml(node)
        return
      case 'code':
        this.#readCode(node)
        return
      case 'text':
        this.#readText(node)
        return
      case 'inlineCode':
        this.#countWords(node.value)
        return
      case 'table':
        this.#readTable(node)
        return
      case 'listItem':
        this.#readItem(node)
        return
      default:
        if (hasInlineContent(node)) this.#readContent(node)
        else if ('children' in node) for (const child of node.children) this.#read(child)
    }
  }

  /**
   * After a task box, cmark reads a definition, which the page does not show; micromark reads text. And micromark can find
   * the box in the first cell of a table, where cmark finds no table. Both kinds of items are left out.
   */
  #readItem(item: ListItem): void {
    const [first] = item.children
    if (first?.type === 'table' && TASK_BOX.test(this.#page.source.slice(spanOf(first).from))) {
      this.#edits.push({ from: spanOf(first).from, to: spanOf(item).to, text: '' })
      return
    }
    if (first && isDefinitionInTask(item, this.#page.source))
      this.#edits.push({ from: spanOf(first).from, to: spanOf(item).to, text: '' })
    else for (const child of item.children) this.#read(child)
  }

  #readContent(node: Paragraph | Heading | TableCell): void {
    this.#content = spanOf(node)
    if (this.#page.unparsed.has(this.#content.from)) this.#leaveOut(node)
    else for (const child of node.children) this.#read(child)
  }

  #readFootnoteReference(node: FootnoteReference): void {
    this.#html?.closeAnchor()
    // cmark can take this for the words of a link.
    if (/[[(]/u.test(this.#page.source.charAt(spanOf(node).to))) {
      this.#replace(node, '')
      return
    }
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

  #readLink(node: Link | LinkReference): void {
    const { from, to } = spanOf(node)
    this.#html?.closeAnchor()
    this.#counts.anchors += 1
    // Otherwise it is `<https://example.com>`.
    if (!this.#page.source.startsWith('[', from)) {
      for (const child of node.children) this.#read(child)
      return
    }
    const { words, anchors } = this.#counts
    for (const child of node.children) this.#read(child)
    // A link inside ends this one. A link without words is not on the page.
    const hasWords = this.#counts.words > words && this.#counts.anchors === anchors
    this.#html?.closeAnchor()
    const last = node.children.at(-1)
    const end = `](${hasWords ? this.#addressOf(node) : ''})`
    this.#edits.push({ from: last ? spanOf(last).to : from + '['.length, to, text: end })
  }

  #countWords(text: string): void {
    if (!this.#html?.isHiding && WORDS.test(visibleText(text.replaceAll(IN_TEXT, '')))) this.#counts.words += 1
  }

  /** '' for an address with spaces: it can contain a sentence. */
  #addressOf(node: Link | LinkReference): string {
    const address = 'url' in node ? node.url : (this.#addresses.get(keyOf(node)) ?? '')
    return /\s/u.test(address) ? '' : address
  }

  #readHtml(node: Html): void {
    const firstLine = node.position?.start.line ?? 1
    const sourceOf = this.#sourceOf(node, firstLine)
    let at = 0
    // The names of tags can be replaced in the tree, and its spaces can stand for tabs.
    const lines = node.value.split('\n').map((line) => {
      const words = line.trimStart()
      const from = sourceOf(at + line.length - words.length)
      at += line.length + 1
      return line.slice(0, line.length - words.length) + this.#page.source.slice(from, from + words.length)
    })
    const html = lines.join('\n')
    this.#html?.read(html, this.#sourceOf(node, firstLine))
    if (spanOf(node).to <= this.#content.to && AMBIGUOUS_COMMENT.test(html)) this.#html?.hideRest(spanOf(node).from)
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
    const unrendered = GRAPHIC_LANGUAGE.test(language) ? /^/u : UNRENDERED_LINE[language.toLowerCase()]
    if (!unrendered) return
    const sourceOf = this.#sourceOf(node, line + 1)
    for (const { 0: code, index } of node.value.matchAll(/.+/gu))
      if (unrendered.test(code))
        this.#edits.push({ from: sourceOf(index), to: sourceOf(index + code.length), text: '' })
  }

  #readText(node: Text): void {
    this.#countWords(node.value)
    const { from, to } = spanOf(node)
    const content = this.#page.source.slice(0, this.#content.to)
    for (const { 0: call, index, 1: target = '' } of content.slice(from, to).matchAll(AMBIGUOUS_TARGET)) {
      if (target.split('(').length <= target.split(')').length) continue
      const bracket = content.indexOf('[', this.#content.from)
      this.#edits.push({ from: Math.min(from, bracket), to: from + index + call.length, text: '' })
    }
    IN_TEXT.lastIndex = from
    for (let found = IN_TEXT.exec(content); found && found.index < to; found = IN_TEXT.exec(content)) {
      const [part, hexadecimal, decimal] = found
      if (part.startsWith('\\')) continue
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      const text = part.startsWith('&') && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      this.#edits.push({ from: found.index, to: found.index + part.length, text })
    }
  }

  /** A page does not show more cells in a row than there are in the heading. */
  #readTable({ children: [heading, ...rows] }: Table): void {
    const columns = heading?.children.length ?? 0
    for (const cell of heading?.children ?? []) this.#readCell(cell)
    for (const row of rows) {
      for (const cell of row.children.slice(0, columns)) this.#readCell(cell)
      const extra = row.children[columns]
      if (extra) this.#edits.push({ from: spanOf(extra).from, to: spanOf(row).to, text: '' })
    }
  }

  /** A link of raw HTML does not reach into a cell or out of it. */
  #readCell(cell: TableCell): void {
    this.#html?.closeAnchor()
    this.#read(cell)
    this.#html?.closeAnchor()
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
   * Turns offsets in the value of a node into offsets in the source; must be called in ascending order. The value lacks the
   * markers of the quotes and lists around the node, so each of its lines is the end of a line of the source.
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

export function hasInlineContent(node: Nodes): node is Paragraph | Heading | TableCell {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
}

export function spanOf({ position }: Nodes): Span {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}

function keyOf({ identifier }: Association): string {
  return identifier.toUpperCase()
}
