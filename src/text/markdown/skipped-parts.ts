import { RENDERED_LANGUAGES } from './hidden-parts.ts'

/** A text in which placeholders replace the parts that the parser does not need to read. */
export interface ShortText {
  readonly text: string
  /** Puts the parts back. */
  readonly restore: (text: string) => string
}

/** A private-use character, which no construct of Markdown or HTML contains. */
const PLACEHOLDER_MARK = '\uE000'
// Paragraphs of words only. They start in the first column, so they end every quote and list.
const WORDS = String.raw`[A-Za-z][\w ,.;:()!?/+'-]*`
const PLAIN_PARAGRAPHS = new RegExp(String.raw`(?<=\n\n)${WORDS}(?:\n{1,2}${WORDS})*(?=\n\n)`, 'gu')
/** The attributes of these tags can continue after a blank line. */
const OPEN_TAG = /<(?:pre|script|style|textarea)/iu
const MIN_LENGTH = 20

/**
 * Leaves out parts that hide nothing but take the parser time: plain paragraphs, and fenced code wherever it is certain that it is
 * code. Linear time.
 */
export function skipPlainParts(text: string): ShortText {
  if (text.includes(PLACEHOLDER_MARK) || OPEN_TAG.test(text)) return { text, restore: (same) => same }
  const parts: string[] = []
  const skip = (part: string) =>
    part.length < MIN_LENGTH ? part : `${PLACEHOLDER_MARK}${parts.push(part) - 1}${PLACEHOLDER_MARK}`
  const short = skipFencedCode(text, skip).replaceAll(PLAIN_PARAGRAPHS, skip)
  const placeholders = new RegExp(`${PLACEHOLDER_MARK}(\\d+)${PLACEHOLDER_MARK}`, 'gu')
  return { text: short, restore: (edited) => edited.replaceAll(placeholders, (_, index) => parts[Number(index)] ?? '') }
}

const FENCE = /^(?<indent> {0,3})(?<marker>`{3,}(?=[^`]*$)|~{3,})/u
/** Diagrams and formulas, whose code GitHub does not show completely. */
const RENDERED_FENCE = new RegExp(String.raw`^[~\x60]+[ \t]*(?:${RENDERED_LANGUAGES})`, 'iu')

/** Skips code between fences in the first column. Stops where it is not certain that a fence is one. */
function skipFencedCode(text: string, skip: (code: string) => string): string {
  const lines = text.split('\n')
  const result: string[] = []
  let isInHtml = false
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const fence = FENCE.exec(line)?.groups
    if (line.startsWith('<!--')) {
      const end = findLine(lines, at, (later) => later.includes('-->'))
      if (isInHtml || end === lines.length) break
      result.push(...lines.slice(at, end + 1))
      at = end + 1
    } else if (fence) {
      const marker = fence['marker'] ?? ''
      if (isInHtml || fence['indent'] !== '') break
      const closing = new RegExp(`^ {0,3}${marker.charAt(0)}{${marker.length},}[ \\t]*$`, 'u')
      const end = findLine(lines, at + 1, (later) => closing.test(later))
      const code = lines.slice(at + 1, end).join('\n')
      result.push(
        line,
        ...(end > at + 1 ? [RENDERED_FENCE.test(line) ? code : skip(code)] : []),
        ...lines.slice(end, end + 1)
      )
      at = end + 1
    } else {
      if (/<[!?]/u.test(line)) break
      isInHtml = line.trim() !== '' && (isInHtml || /^[^\w]*</u.test(line))
      result.push(line)
      at += 1
    }
  }
  return [...result, ...lines.slice(at)].join('\n')
}

function findLine(lines: readonly string[], from: number, isWanted: (line: string) => boolean): number {
  let at = from
  while (at < lines.length && !isWanted(lines[at] ?? '')) at += 1
  return at
}
