import { announcesQuotation } from './announcements.ts'
import { isMention } from './delimiters.ts'
import { OpenBlocks } from './open-blocks.ts'
import { hasOpenMark } from './open-marks.ts'

/** More than any paragraph that leads to a call. */
const MAX_TAIL = 4_000
const TAG = /(?<!\w(?=<[a-z]))<(\/?)([a-z][\w.:-]{0,40})(?:\s[^<>]{0,2000}?)?(\/?)>/gi
/** Elements that lack a closing tag, or that models write around their calls. */
const UNPAIRED =
  /^(?:br|hr|img|input|wbr|tool_?calls?|function_calls?|function|invoke|parameter|calls?|actions?|steps?|execute)$/i
/** Elements that end where the next one of the same name begins. */
const OPTIONAL_END = /^(?:p|li|dt|dd|tr|td|th|option)$/i
const DIFF = /^(?:@@ -\d|diff --git |--- \S|\+\+\+ \S|index [0-9a-f]{7,}\.\.)/m
/** Words of a person, which the model made up. */
const TURN = /^[ \t*_#]*(?:human|user)[ \t*_]*:/gim
/** The result of a call, which the model made up. */
const RESULT = /^[ \t*_#]*(?:system|observation|(?:tool|function) (?:result|output|response)s?)[ \t*_]*:/im

/** Replaces inline code: the object replacement character, which ends no sentence. */
export const INLINE_CODE = '\ufffc'

/** The text of a response before a position, without code. Tells whether a call at that position is quoted. */
export class Prose {
  #tail = ''
  #isDiff = false
  #hasTurn = false
  #hasCalls = false
  #hasItem = false
  /** The line that is not complete. */
  #line = ''
  /** Elements that are open. */
  readonly #open: string[] = []
  readonly #blocks = new OpenBlocks()

  addCalls(): void {
    this.#hasCalls = true
    this.add('\n\n')
  }

  /** @param text without code and calls */
  add(text: string): void {
    this.#isDiff ||= DIFF.test(text)
    this.#hasTurn ||= this.#hasTurnIn(text) || (this.#hasCalls && RESULT.test(text))
    this.#hasItem ||= text.split('\n').some((line) => ITEM.test(line))
    this.#noteElements(text)
    this.#noteLines(text)
    this.#tail = (this.#tail + text).slice(-MAX_TAIL)
  }

  get isBlank(): boolean {
    return this.#tail.trim() === ''
  }

  /** True if a call that follows is part of a construct, or announced as a quotation. */
  quotesNext(): boolean {
    if (this.#isDiff || this.#hasTurn || this.#open.length > 0 || this.#blocks.isOpenAfter(this.#line)) return true
    const lines = this.#tail.split('\n')
    const lead = lines.pop() ?? ''
    // After a blank line, only an indented line is part of an item.
    if (this.#hasItem && /^[ \t]{2}/.test(lead)) return true
    return isInConstruct(lead, lines) || announcesQuotation(this.#tail)
  }

  /** At the start of a response, such a line is the model's summary of its task. */
  #hasTurnIn(text: string): boolean {
    return [...text.matchAll(TURN)].some(({ index }) => !this.isBlank || text.slice(0, index).trim() !== '')
  }

  #noteLines(text: string): void {
    const lines = (this.#line + text).split('\n')
    this.#line = (lines.pop() ?? '').slice(0, MAX_TAIL)
    for (const line of lines) this.#blocks.add(line)
  }

  #noteElements(text: string): void {
    for (const match of text.matchAll(TAG)) {
      const [tag, slash, name = '', selfClosed] = match
      if (selfClosed || UNPAIRED.test(name)) continue
      const known = this.#open.lastIndexOf(name.toLowerCase())
      if (slash && known >= 0) this.#open.splice(known)
      else if (!slash && !(known >= 0 && OPTIONAL_END.test(name)) && opensElement(text, match.index, tag))
        this.#open.push(name.toLowerCase())
    }
    this.#open.splice(MAX_OPEN)
  }
}

const MAX_OPEN = 100

/** @param lead the line before a call @param lines those before it */
function isInConstruct(lead: string, lines: readonly string[]): boolean {
  const before = lastParagraph(lines)
  return (
    isConstruct(lead) ||
    isIndented(lead) ||
    isContinuation(lead, before) ||
    isLiteralBlock(lead, lines) ||
    !before.every(isPlain) ||
    hasOpenMark(`${before.join('\n')}\n${lead}`)
  )
}

/** False for a tag that a sentence mentions: `the <Button> component`. */
function opensElement(text: string, at: number, tag: string): boolean {
  const end = at + tag.length
  if (!isLineStart(text, at)) return !isMention(text, at, end)
  return HTML_LINE.test(tag) || !/^[ \t]+\p{Ll}/u.test(text.slice(end, end + 20))
}

function isLineStart(text: string, at: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 40), at))
}

/** The lines directly before, up to a blank one. */
function lastParagraph(lines: readonly string[]): readonly string[] {
  const blank = lines.findLastIndex((line) => line.trim() === '')
  return lines.slice(blank + 1)
}

/** The marker of a list item. It can be read in one way only: a row of markers that had two would take exponential time. */
const MARKER = String.raw`(?:[-*+•◦▪‣∙·・–—○●■□]|\(?(?:\p{N}{1,9}|[a-z]|[ivxlc]{2,6})[.)．）:]|#\.)`

const CONSTRUCTS: readonly RegExp[] = [
  // A quote, a heading, a line of a diff.
  /^\s*(?:>|#{1,6}(?:\s|$)|\+|-$)/,
  // A list item with words.
  new RegExp(String.raw`^\s*${MARKER}\s+(?!(?:${MARKER}|\[[ x]\])\s*$)\S`, 'iu'),
  // A cell, a link, a definition.
  /\||\S.*\t/,
  /\]\(\s*$|\]:|^\s*[:~]\s/,
  // Quotation marks, and an open brace.
  /["“”„«‹‘`{]\s*$|(?:^|[\s(])'\s*$/,
  // The mark of a comment, a prompt or a log: `//`, `12:`, `→`, `10:32:07`; no letters, and no emoji.
  /^(?=.*\S)(?!\s*(?:[-*+]|\d{1,9}[.)])\s*$)[^\p{L}\p{Extended_Pictographic}*]+$/u,
  /^\s*(?:\/[/*]|--|;|%|\$\s|&gt;|\\>|[!<＞]\s|\[?\d+[-:|→\t])/u,
  /(?:(?<![|｜])>|[$%#\\])\s*$/,
  // A label: `user:`, `README.md:12:`, `a.`
  /^\s*(?!(?:action|tool|call|now|next|first|then|finally|so|ok|okay|sure|step|thought|command|plan|execution|operation|verification|solution|implementation|execut(?:e|ing)|invok(?:e|ing)|(?:read|call|runn|edit|check|open|search|list|creat|updat|fix|apply|us|inspect|verify|test|explor|continu|retry|proceed)ing|sí|ok|bien|aktion|werkzeugaufruf|acción|ação|azione|действие)\s*:)[\p{L}\p{N}_@./-]{1,60}(?::\d+)?\s*:\s*$/iu,
  /^\s*\p{L}[.)]\s*$/u
]

function isConstruct(lead: string): boolean {
  return CONSTRUCTS.some((pattern) => pattern.test(lead)) || !isPlain(lead)
}

/** How prose, a heading, a rule or an item begins; bars and boxes stand before quotations. */
const PLAIN = new RegExp(
  [
    String.raw`^\s*$`,
    String.raw`^\s*([-*_])(?:\s*\1){2}\s*$`,
    String.raw`^\s*#{1,6}\s`,
    String.raw`^\s*(?:${MARKER}\s+)*(?:${MARKER}|\[[ x]\])\s*$`,
    String.raw`^\s*(?:${MARKER}\s+)*(?:\[[ x]\]\s+)?(?::[\w+-]+:\s*)?(?![\u2500-\u259f+=|{])(?:[*_~"'“‘„«…¿¡<\\|>@./$#&※-]|\p{Ps}){0,4}(?:[\p{L}\p{N}\p{Extended_Pictographic}\p{So}\p{Sm}])`
  ].join('|'),
  'iu'
)

/** True for a line that begins like prose, a heading, a rule, an item, or a construct that is recognized elsewhere. */
function isPlain(line: string): boolean {
  return PLAIN.test(line)
}

function isIndented(lead: string): boolean {
  return /^(?: {4}|[ ]{0,3}\t)\s*$/.test(lead)
}

/** True for an indented line below `::` or `.. code-block::`, as in reStructuredText. */
function isLiteralBlock(lead: string, lines: readonly string[]): boolean {
  return /^[ \t]/.test(lead) && /::(?:[ \t]+\S+)?[ \t]*$/.test(lines.findLast((line) => line.trim() !== '') ?? '')
}

const ITEM = new RegExp(String.raw`^[ \t]*${MARKER}[ \t]+\S`, 'iu')
const ROW = /^\s*\||\|\s*$|^\s*:?-+:?\s*\|/

/** HTML lasts to the next blank line. Elements of other names last until they are closed. */
const HTML_LINE =
  /^ {0,3}<(?:[!?]|\/?(?:[a-z]+-[a-z-]+|a|abbr|address|article|aside|audio|b|base|blockquote|body|button|canvas|caption|center|cite|code|col|dd|del|details|dialog|dir|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|menu|menuitem|nav|noframes|object|ol|optgroup|option|p|param|picture|pre|q|s|samp|script|search|section|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr)(?=[\s/>]))[^<>]*>/i

/** True for a line that belongs to the quote, the table or the list item before it. */
function isContinuation(lead: string, paragraph: readonly string[]): boolean {
  if (paragraph.some((line) => /^ {0,3}>/.test(line) || ROW.test(line) || HTML_LINE.test(line))) return true
  // A footnote or a definition.
  if (paragraph.some((line) => /^\s*\*?\[[^[\]]{1,200}\]:/.test(line))) return true
  return paragraph.some((line) => ITEM.test(line)) && (/^[ \t]/.test(lead) || /:\s*$/.test(paragraph.at(-1) ?? ''))
}
