/** A stretch of Markdown. `hidden` is what a page does not show; `tag` is one HTML tag. */
export interface Stretch {
  readonly kind: 'prose' | 'code' | 'hidden' | 'tag'
  readonly text: string
}

const OPENING =
  /^ {0,3}(?<fence>`{3,}(?=[^`\n]*$)|~{3,})|(?<ticks>`+)|(?<hidden><!--|<\?|<!\[CDATA\[|<!(?=[a-z]))|(?<tag><)(?=\/?[a-z])/gimu

const CLOSING: Readonly<Record<string, string>> = { '<!--': '-->', '<?': '?>', '<![cdata[': ']]>', '<!': '>' }

const ATTRIBUTE = /\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/iu
const TAG = new RegExp(`</?[a-z][a-z0-9-]*(?:${ATTRIBUTE.source})*\\s*/?>`, 'iuy')

// The names of elements with which a block of HTML begins, as CommonMark lists them.
const BLOCK_TAG =
  /(?:^|\n) {0,3}<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul|pre|script|style|textarea)(?![\w-])/iu

/**
 * Parts Markdown at what begins first, as a parser would: fences, inline code, HTML comments and their like, tags.
 *
 * Not a whole parser, which takes quadratic time on hostile text. Linear time, for questions are asked from left to right.
 *
 * @param text with line feeds only, and nothing but them on blank lines
 */
export function scanMarkdown(text: string): readonly Stretch[] {
  const stretches: Stretch[] = []
  const endOf = createEndFinder(text)
  let from = 0
  for (let opening = findOpening(text, 0); opening;) {
    const { kind, end } = endOf(opening)
    if (end !== undefined) {
      stretches.push(
        { kind: 'prose', text: text.slice(from, opening.index) },
        { kind, text: text.slice(opening.index, end) }
      )
      from = end
    }
    opening = findOpening(text, end ?? opening.index + opening[0].length)
  }
  return [...stretches, { kind: 'prose', text: text.slice(from) }]
}

function findOpening(text: string, from: number): RegExpExecArray | null {
  OPENING.lastIndex = from
  return OPENING.exec(text)
}

interface End {
  readonly kind: Stretch['kind']
  /** Undefined when it has none, and so is only text. */
  readonly end: number | undefined
}

function createEndFinder(text: string): (opening: RegExpExecArray) => End {
  const breaks = ['\n\n', '\n```', '\n~~~'].map((needle) => createFinder(text, needle))
  const endOfParagraph = (from: number) => Math.min(...breaks.map((find) => find(from) ?? text.length))
  const endOfOpenTag = createFinder(text, '>')
  const endOfHidden = createHiddenEndFinder(text, endOfParagraph)

  return ({ 0: whole, index, groups: { fence, ticks, hidden } = {} }) => {
    const from = index + whole.length
    if (fence !== undefined) return { kind: 'code', end: endOfFence(text, from, fence) }
    if (ticks !== undefined) return { kind: 'code', end: endOfRun(text, { from, to: endOfParagraph(from), ticks }) }
    if (hidden !== undefined) return { kind: 'hidden', end: endOfHidden(index, hidden) }
    const end = endOfTag(text, index)
    if (end !== undefined || !BLOCK_TAG.test(text.slice(Math.max(0, index - 4), index + 20)))
      return { kind: 'tag', end }
    // A tag that never ends, at the start of a line: all that follows are its attributes, up to a > or the end of the block.
    return { kind: 'hidden', end: Math.min((endOfOpenTag(from) ?? text.length) + 1, endOfParagraph(from)) }
  }
}

function createHiddenEndFinder(
  text: string,
  endOfParagraph: (from: number) => number
): (index: number, opening: string) => number | undefined {
  const closings = new Map(Object.values(CLOSING).map((needle) => [needle, createFinder(text, needle)]))
  return (index, opening) => {
    const from = index + opening.length
    const short = opening === '<!--' ? /^-?>/u.exec(text.slice(from, from + 2)) : undefined
    if (short) return from + short[0].length

    const closing = CLOSING[opening.toLowerCase()] ?? '>'
    const found = closings.get(closing)?.(from)
    const end = found === undefined ? text.length : found + closing.length
    // One on a line that HTML begins may hold blank lines, and without an end it hides all that follows.
    const beginsLine = isInHtmlLine(text, index)
    const isEnded = found !== undefined && found <= endOfParagraph(from)
    return beginsLine || isEnded ? end : undefined
  }
}

const MAX_LOOK_BACK = 1_000

function isInHtmlLine(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - MAX_LOOK_BACK), index)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return line.length < MAX_LOOK_BACK && /^ {0,3}(?:<[a-z/!?]|$)/iu.test(line)
}

// Remembers what it found, so that asking again from further on costs nothing.
function createFinder(text: string, needle: string): (from: number) => number | undefined {
  let known = -1
  let isAbsent = false
  return (from) => {
    if (!isAbsent && known < from) known = text.indexOf(needle, from)
    isAbsent ||= known === -1
    return isAbsent ? undefined : known
  }
}

function endOfFence(text: string, from: number, fence: string): number {
  const closing = new RegExp(`^ {0,3}[${fence.charAt(0)}]{${fence.length},}[ \\t]*$`, 'gmu')
  closing.lastIndex = from
  return closing.exec(text) ? closing.lastIndex : text.length
}

// A run without a fellow is the last of its length in the paragraph, so few searches are in vain.
function endOfRun(
  text: string,
  { from, to, ticks }: { readonly from: number; readonly to: number; readonly ticks: string }
): number | undefined {
  const runs = /`+/gu
  runs.lastIndex = from
  for (let run = runs.exec(text); run && run.index < to; run = runs.exec(text)) {
    if (run[0].length === ticks.length) return runs.lastIndex
  }
  return undefined
}

function endOfTag(text: string, index: number): number | undefined {
  TAG.lastIndex = index
  return TAG.test(text) ? TAG.lastIndex : undefined
}
