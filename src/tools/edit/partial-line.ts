import { hasText, indentOf } from '../../text/lines.ts'
import type { TextEdit } from './line-endings.ts'
import { continuesOneLineBlock } from './translatable-lines.ts'

/** An exact match that starts inside a line. */
export interface PartialLine {
  /** The start of the line. */
  readonly lineStart: number
  /** True if it starts inside the indentation. */
  readonly isIndentation: boolean
  readonly isUnclear: boolean
}

/**
 * Undefined when the match starts with a line. The edit is unclear if the indentation of new lines may count from the start of the line or
 * from the start of the quote.
 */
export function partialLine(text: string, { start, end, newText }: TextEdit, oldText: string): PartialLine | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const fileIndent = indentOf(text.slice(lineStart))
  if (start === lineStart) return undefined
  const [first = '', ...others] = newText.split('\n')
  const [quoted = '', ...quotedBelow] = oldText.split('\n')
  const isShallow = leavesBlock(others, quotedBelow, fileIndent)
  const isIndentation = start <= lineStart + fileIndent.length
  if (!isIndentation) return { lineStart, isIndentation, isUnclear: isShallow }
  // A quote that ends with a line ending is followed by a whole line.
  const below = text.slice(oldText.endsWith('\n') ? end - 1 : end)
  const isMoved = hasText(first) && indentOf(first) !== indentOf(quoted)
  const written = [fileIndent + first.trimStart(), ...others].filter(hasText)
  // A quote of several lines shows where the others are.
  const isBroken =
    isShallow ||
    written.some((line, index) => continuesOneLineBlock(line, written[index - 1])) ||
    (!quotedBelow.some(hasText) && isOutside(others.filter(hasText), { first, fileIndent, below }))
  const isDeleted = deletesFirst([first, ...others], [quoted, ...quotedBelow])
  return { lineStart, isIndentation, isUnclear: isMoved || isBroken || isDeleted }
}

/** True if the first quoted lines are deleted. The line that takes their place has its own indentation already. */
function deletesFirst(newLines: readonly string[], quotedLines: readonly string[]): boolean {
  const [first = ''] = newLines
  const alike = (lines: readonly string[]) => lines.filter((line) => line.trim() === first.trim()).length
  const hasFewer = alike(newLines) < alike(quotedLines)
  return hasText(first) && alike(quotedLines.slice(1)) > 0 && (first !== quotedLines[0] || hasFewer)
}

/**
 * True if a new line has less indentation than the line that the edit starts in, is at no quoted level, and neither begins nor ends a block:
 * it may have been written as if the quote began in the first column.
 */
function leavesBlock(lines: readonly string[], quotedBelow: readonly string[], fileIndent: string): boolean {
  const shallow = lines.find((line) => hasText(line) && indentOf(line).length < fileIndent.length)
  if (shallow === undefined || BLOCK_EDGE.test(shallow)) return false
  return !quotedBelow.some((line) => hasText(line) && indentOf(line).length <= indentOf(shallow).length)
}

/** A line that begins or ends a block, or that belongs to the next one: a comment, a decorator or a tag. */
const BLOCK_EDGE = /[:{([]\s*$|^\s*[)\]}@#/*<]/

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
