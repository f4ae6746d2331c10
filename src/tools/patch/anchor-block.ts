import type { LineIndex } from '../edit/line-index.ts'
import { punctuation } from './match-passes.ts'
import { hasText } from '../../text/lines.ts'

/** Where a hunk may be: it starts at this line of the file, below these anchors. */
export interface AnchoredPlace {
  readonly anchors: readonly string[]
  readonly start: number
}

/** Lines that are tried as an anchor, from the bottom up. Each takes as long as its block. */
const MAX_TRIED = 20

/**
 * The anchor that a place contradicts: it names a block, or several, and the place is in none of them. Undefined if the place is below all
 * anchors. An anchor that begins no block only has to be above.
 */
export function contradictedAnchor(file: LineIndex<string>, { anchors, start }: AnchoredPlace): string | undefined {
  let below: readonly number[] = [start]
  for (const anchor of anchors.toReversed()) {
    below = linesAround(file, anchor, { start, below: Math.max(...below) })
    if (below.length === 0) return anchor
  }
  return undefined
}

/** The lines that an anchor can mean, at or above another anchor, whose blocks hold the start of the hunk. */
function linesAround(
  file: LineIndex<string>,
  anchor: string,
  { start, below }: { readonly start: number; readonly below: number }
): number[] {
  const { lines } = file
  const { normalize } = punctuation
  const isWhole = file.findAll([anchor], normalize).length > 0
  const isAnchor = isWhole
    ? (at: number) => file.matchesAt(at, [anchor], normalize)
    : (at: number) => lines[at]?.includes(anchor.trim()) && (isComment(anchor) || !isComment(lines[at]))
  const around: number[] = []
  let tried = 0
  for (let at = Math.min(below, lines.length - 1); at >= 0 && tried < MAX_TRIED; at -= 1) {
    if (!isAnchor(at)) continue
    tried += 1
    if (isInBlock(lines, at, start)) around.push(at)
  }
  return around
}

/** Lines that begin no block even if the line below is deeper: comments, imports, decorators, and expressions that go on there. */
const COMMENT = /^\s*(?:#(?![\w$]+\s*[(=:;]|\[)|\/\/|\/\*|\*|--|<!--|;)/
const NO_BLOCK = /^\s*(?:@|import\b|from\b|use\b|using\b|package\b|require\b)/
const UNFINISHED =
  /^(?!\s*(?:async|class|def|export|fn|func|function|private|protected|public|static)\b).*(?:[-+*/%&^=,.\\?]|\|\|)\s*$/
const OPENING = /^\s*[{([]\s*$/
/** Lines that belong to the block above although they are not deeper: brackets and further branches. */
const CONTINUES = /^\s*(?:[)\]}]|[{([]\s*$|(?:else|elif|elsif|except|finally|catch|rescue|ensure|end)\b)/

function isComment(line: string): boolean {
  return COMMENT.test(line)
}

const TAB_WIDTH = 8

function depthOf(line = ''): number {
  return (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', ' '.repeat(TAB_WIDTH)).length
}

/** True if a line is in the block that another begins, or a blank line after it. True below a line that begins no block. */
function isInBlock(lines: readonly string[], opener: number, at: number): boolean {
  const first = firstOfBlock(lines, opener)
  if (first === undefined) return true
  const last = lastOfBlock(lines, { opener, first })
  return at <= last || !lines.slice(last + 1, at + 1).some(hasText)
}

/** Undefined for a line that begins no block. */
function firstOfBlock(lines: readonly string[], opener: number): number | undefined {
  const text = lines[opener] ?? ''
  if (isComment(text) || NO_BLOCK.test(text) || UNFINISHED.test(text)) return undefined
  const first = lines.findIndex((line, at) => at > opener && hasText(line) && !OPENING.test(line))
  return first >= 0 && depthOf(lines[first]) > depthOf(text) ? first : undefined
}

function lastOfBlock(
  lines: readonly string[],
  { opener, first }: { readonly opener: number; readonly first: number }
): number {
  const depth = depthOf(lines[opener])
  const isPart = (line: string) => depthOf(line) > depth || (depthOf(line) === depth && CONTINUES.test(line))
  const closes = (line: string) => line.trimStart().startsWith('}') && depthOf(line) === depth
  // Labels, directives and the text of templates can begin in the first column. Only its bracket ends a block in brackets.
  let isOpen = /\{\s*$/.test(lines[opener] ?? '') && lines.some((line, at) => at > opener && closes(line))
  let last = first
  for (let at = first; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (!hasText(line)) continue
    // The text of a comment is deeper than the line that begins it.
    if (isPart(line)) last = line.trimStart().startsWith('*') ? last : at
    else if (!isOpen && !isComment(line)) break
    if (closes(line)) isOpen = false
  }
  return last
}
