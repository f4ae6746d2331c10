import { indentOf } from '../../text/lines.ts'
import type { TextEdit } from './line-endings.ts'

/** An exact match that starts inside the indentation of a line. */
export interface PartialIndentation {
  /** The start of the line. */
  readonly lineStart: number
  readonly isUnclear: boolean
}

/**
 * Undefined when the match starts elsewhere. The edit is unclear if the new indentation may be meant from the start of the line,
 * or from the start of the quote.
 */
export function partialIndentation(
  text: string,
  { start, end, newText }: TextEdit,
  oldText: string
): PartialIndentation | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const fileIndent = indentOf(text.slice(lineStart))
  if (start === lineStart || start > lineStart + fileIndent.length) return undefined
  const [first = '', ...others] = newText.split('\n')
  const [quoted = '', ...quotedBelow] = oldText.split('\n')
  const isMoved = hasText(first) && indentOf(first) !== indentOf(quoted)
  // A quote of several lines shows where the others are.
  const isBroken =
    !quotedBelow.some(hasText) && isOutside(others.filter(hasText), { first, fileIndent, below: text.slice(end) })
  // The first quoted lines are deleted. The line that takes their place has its own indentation already.
  const alike = (lines: readonly string[]) => lines.filter((line) => line.trim() === first.trim()).length
  const hasFewer = alike([first, ...others]) < alike([quoted, ...quotedBelow])
  const isDeleted = hasText(first) && alike(quotedBelow) > 0 && (first !== quoted || hasFewer)
  return { lineStart, isUnclear: isMoved || isBroken || isDeleted }
}

function hasText(line: string): boolean {
  return line.trim() !== ''
}

interface Surroundings {
  readonly first: string
  readonly fileIndent: string
  /** The rest of the file. */
  readonly below: string
}

const opensBlock = /[:{]\s*$/
const endsBlock = /^\s*[)\]}]/
const MAX_LINES = 10

function isDeeper(line: string, other: string): boolean {
  return indentOf(line).length > indentOf(other).length
}

/** True for lines that are outside of the block they are written into. */
function isOutside([second, ...others]: readonly string[], { first, fileIndent, below }: Surroundings): boolean {
  if (second === undefined) return false
  const next = below.split('\n', MAX_LINES).slice(1).find(hasText)
  // What comes before the bracket that closes the block is in the block.
  if (next !== undefined && endsBlock.test(next) && !endsBlock.test(second) && !isDeeper(second, next)) return true
  const least = Math.min(fileIndent.length, indentOf(next).length)
  const isNested = !opensBlock.test(first) || endsBlock.test(second) || indentOf(second).length > fileIndent.length
  return !isNested || [second, ...others].some((line) => indentOf(line).length < least)
}
