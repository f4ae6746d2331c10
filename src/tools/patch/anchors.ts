import { hasText, indentOf } from '../../text/lines.ts'
import type { LineFinder } from '../edit/find-lines.ts'

const MAX_CANDIDATES = 100

/** True for a line where a hunk can start. */
export type Region = (start: number) => boolean

/** At or below its anchors, and in the block that each one begins. Undefined if the file lacks one. */
export function regionOf(finder: LineFinder, anchors: readonly string[]): Region | undefined {
  const { lines } = finder
  let isInside: Region = () => true
  for (const anchor of anchors) {
    const isOuter = isInside
    const whole = finder.find([anchor], { accepts: isOuter, most: MAX_CANDIDATES }).places.map(({ start }) => start)
    const parts = whole.length > 0 ? whole : linesWith(lines, anchor.trim()).filter(isOuter)
    if (parts.length === 0) return undefined
    const blocks = parts.slice(0, MAX_CANDIDATES).map((from) => ({ from, to: endOfBlock(lines, from) }))
    isInside = (at) => blocks.some(({ from, to }) => from <= at && at <= to)
  }
  return isInside
}

function linesWith(lines: readonly string[], text: string): number[] {
  return lines.flatMap((line, index) => (line.includes(text) ? [index] : []))
}

/** Comments and decorators begin no block even if the line below is deeper. */
const NO_BLOCK = /^\s*(?:\/\/|\/\*|\*|#|--|<!--|@)/
const CLOSING = /^\s*\}(?!.*\{\s*$)/
const OPENING = /^\s*[{([]\s*$/
/** Lines that belong to the block above although they are not deeper. */
const CONTINUES = /^\s*(?:[)\]}{([]|(?:else|elif|elsif|except|finally|catch|rescue|ensure|end)\b)/
const TAB_WIDTH = 8

/** The index after the block that a line begins, with the blank lines below it; the number of lines for one that begins none. */
function endOfBlock(lines: readonly string[], opener: number): number {
  const depth = depthOf(lines[opener])
  const below = (isLike: (line: string) => boolean) =>
    lines.findIndex((line, at) => at > opener && hasText(line) && isLike(line))
  const first = below((line) => !OPENING.test(line))
  if (NO_BLOCK.test(lines[opener] ?? '') || first < 0 || depthOf(lines[first]) <= depth) return lines.length
  // Directives and the text of templates can begin in the first column. Only its bracket ends a block in brackets.
  const closing = /\{\s*$/.test(lines[opener] ?? '')
    ? below((line) => CLOSING.test(line) && depthOf(line) === depth)
    : -1
  if (closing >= 0) return closing
  const next = below((line) => depthOf(line) <= depth && !CONTINUES.test(line))
  return next < 0 ? lines.length : next - 1
}

function depthOf(line: string | undefined): number {
  return indentOf(line).replaceAll('\t', ' '.repeat(TAB_WIDTH)).length
}
