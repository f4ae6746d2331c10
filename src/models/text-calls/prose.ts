import { announcesQuotation } from './announcements.ts'

/** More than any paragraph that leads to a call. */
const MAX_TAIL = 4_000
const TAG = /(?<!\w)<(\/?)([a-z][\w.-]{0,40})(?:\s[^<>]{0,200}?)?(\/?)>/gi
/** Elements that lack a closing tag, or that models write around their calls. */
const UNPAIRED =
  /^(?:br|hr|img|input|wbr|p|li|tool_?calls?|function_calls?|function|invoke|parameter|calls?|action|s)$/i
const INLINE =
  /^(?:a|abbr|b|big|blockquote|cite|code|del|details|div|dd|dt|em|font|h[1-6]|i|ins|kbd|mark|pre|q|s|samp|small|span|strike|strong|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|var)$/i
const DIFF = /^(?:@@ -\d|diff --git |--- \S|\+\+\+ \S|index [0-9a-f]{7,}\.\.)/m

/** The text of a response before a position, without code. Tells whether a call at that position is quoted. */
export class Prose {
  #tail = ''
  #isDiff = false
  /** Elements that a line opened and nothing has closed. */
  readonly #open: string[] = []

  /** @param text without code; a call counts as a blank line */
  add(text: string): void {
    this.#isDiff ||= DIFF.test(text)
    this.#noteElements(text)
    this.#tail = (this.#tail + text).slice(-MAX_TAIL)
  }

  get isBlank(): boolean {
    return this.#tail.trim() === ''
  }

  /** True if a call that follows is part of a Markdown construct, or announced as a quotation. */
  quotesNext(): boolean {
    if (this.#isDiff || this.#open.length > 0) return true
    const lines = this.#tail.split('\n')
    const lead = lines.pop() ?? ''
    const paragraph = lastParagraph(lines)
    return (
      isConstruct(lead) ||
      isIndented(lead) ||
      isContinuation(lead, paragraph, lines) ||
      isLiteralBlock(lead, lines) ||
      hasOpenInlineElement(`${paragraph.join('\n')}\n${lead}`) ||
      announcesQuotation(this.#tail)
    )
  }

  #noteElements(text: string): void {
    for (const match of text.matchAll(TAG)) {
      const [, slash, name = '', selfClosed] = match
      if (selfClosed || UNPAIRED.test(name)) continue
      const known = this.#open.lastIndexOf(name.toLowerCase())
      if (slash && known >= 0) this.#open.splice(known)
      else if (!slash && isLineStart(text, match.index) && this.#open.length < 100) this.#open.push(name.toLowerCase())
    }
  }
}

function isLineStart(text: string, at: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 40), at))
}

/** The lines directly before, up to a blank one. */
function lastParagraph(lines: readonly string[]): readonly string[] {
  const blank = lines.findLastIndex((line) => line.trim() === '')
  return lines.slice(blank + 1)
}

const CONSTRUCTS: readonly RegExp[] = [
  // A quote, a heading, a table row, a line of a diff.
  /^\s*(?:>|#{1,6}(?:\s|$)|\||\+|-$)/,
  // A list item with words.
  /^\s*(?:[-*+]|\d{1,9}[.)])\s+\S/,
  // A cell, a link, a definition.
  /(?:^|\s)\|(?:\s|$)/,
  /\]\(\s*$|\]:\s*$/,
  // Quotation marks, and an open brace.
  /["“”„«‹‘`{]\s*$|(?:^|[\s(])'\s*$/,
  // The mark of a comment, a prompt or a log: `//`, `12:`, `→`, `10:32:07`; no letters, and no emoji.
  /^(?=.*\S)(?!\s*(?:[-*+]|\d{1,9}[.)])\s*$)[^\p{L}\p{Extended_Pictographic}*]+$/u,
  /^\s*(?:\/[/*]|--|;|%|\$\s|&gt;|\\>|[!<＞]\s|\[?\d+[-:|→\t])/u,
  /[>$%#\\]\s*$/,
  // A label: `user:`, `README.md:12:`, `a.`
  /^\s*(?!(?:action|tool|call|now|next|first|then|finally|so|ok|okay|sure|step|thought|command|plan|execution|operation|verification|solution|implementation|execut(?:e|ing)|invok(?:e|ing)|(?:read|call|runn|edit|check|open|search|list|creat|updat|fix|apply|us|inspect|verify|test|explor|continu|retry|proceed)ing|sí|ok|bien|aktion|werkzeugaufruf|acción|ação|azione|действие)\s*:)[\p{L}\p{N}_@./-]{1,60}(?::\d+)?\s*:\s*$/iu,
  /^\s*\p{L}[.)]\s*$/u
]

function isConstruct(lead: string): boolean {
  return CONSTRUCTS.some((pattern) => pattern.test(lead)) || hasOpenBracket(lead)
}

function hasOpenBracket(lead: string): boolean {
  let depth = 0
  for (const [bracket] of lead.matchAll(/[()[\]]/g)) depth = '(['.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
  return depth > 0
}

function isIndented(lead: string): boolean {
  return /^(?: {4}|[ ]{0,3}\t)\s*$/.test(lead)
}

/** True for an indented line below `::` or `.. code-block::`, as in reStructuredText. */
function isLiteralBlock(lead: string, lines: readonly string[]): boolean {
  return /^[ \t]/.test(lead) && /::(?:[ \t]+\S+)?[ \t]*$/.test(lines.findLast((line) => line.trim() !== '') ?? '')
}

const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/
const ROW = /^\s*\||\|\s*$|^\s*:?-+:?\s*\|/

/** HTML lasts to the next blank line. */
const HTML_LINE = /^ {0,3}<[/!?]?[a-z-][^<>]*>/i

/** True for a line that belongs to the quote, the table or the list item before it. */
function isContinuation(lead: string, paragraph: readonly string[], lines: readonly string[]): boolean {
  if (paragraph.some((line) => /^ {0,3}>/.test(line) || ROW.test(line) || HTML_LINE.test(line))) return true
  const item = paragraph.findLast((line) => ITEM.test(line))
  if (item !== undefined) return /^[ \t]/.test(lead) || /:\s*$/.test(paragraph.at(-1) ?? '')
  // After a blank line, only an indented line is part of an item.
  return /^[ \t]{2}/.test(lead) && lines.some((line) => ITEM.test(line))
}

function hasOpenInlineElement(paragraph: string): boolean {
  const open: string[] = []
  for (const [, slash, name = '', selfClosed] of paragraph.matchAll(TAG)) {
    if (selfClosed || !INLINE.test(name)) continue
    const known = open.lastIndexOf(name.toLowerCase())
    if (!slash) open.push(name.toLowerCase())
    else if (known >= 0) open.splice(known)
  }
  return open.length > 0
}
