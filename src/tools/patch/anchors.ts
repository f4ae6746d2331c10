import { hasText, indentOf } from '../../text/lines.ts'

const MAX_CANDIDATES = 100

/** At or below its anchors, and in the block that each one begins. Undefined if the file lacks one. */
export function regionOf(
  lines: readonly string[],
  anchors: readonly string[]
): ((start: number) => boolean) | undefined {
  let isInside = (start: number) => start >= 0
  for (const anchor of anchors.map((each) => each.trim())) {
    const isOuter = isInside
    const like = (isLike: (line: string) => boolean) =>
      lines.flatMap((line, at) => (isLike(line) && isOuter(at) ? [at] : []))
    const whole = like((line) => line.trim() === anchor)
    const starts = whole.length > 0 ? whole : like((line) => line.includes(anchor))
    if (starts.length === 0) return undefined
    const blocks = starts.slice(0, MAX_CANDIDATES).map((from) => ({ from, to: lastOfBlock(lines, from) }))
    isInside = (at) => blocks.some(({ from, to }) => from <= at && at <= to)
  }
  return isInside
}

/** Comments and decorators begin no block even if the line below is deeper. */
const NO_BLOCK = /^\s*(?:\/\/|\/\*|\*|#|--|<!--|@)/
const CLOSING = /^\s*\}(?!.*\{\s*$)/
const OPENING = /^\s*[{([]\s*$/
/** Lines that belong to the block above although they are not deeper. */
const CONTINUES = /^\s*(?:[)\]}{([]|(?:else|elif|elsif|except|finally|catch|rescue|ensure|end)\b)/
const TAB = ' '.repeat(8)

/** The last index of the block that a line begins, with the blank lines below it; the number of lines for one that begins none. */
function lastOfBlock(lines: readonly string[], opener: number): number {
  const [line = '', depth] = [lines[opener], depthOf(lines[opener])]
  const below = (isLike: (line: string) => boolean) =>
    lines.findIndex((each, at) => at > opener && hasText(each) && isLike(each))
  const first = below((each) => !OPENING.test(each))
  if (NO_BLOCK.test(line) || first < 0 || depthOf(lines[first]) <= depth) return lines.length
  // Directives and the text of templates can begin in the first column. Only its bracket ends a block in brackets.
  const end = line.trimEnd().endsWith('{')
    ? below((each) => CLOSING.test(each) && depthOf(each) === depth)
    : below((each) => !CONTINUES.test(each) && depthOf(each) <= depth) - 1
  return end < 0 ? lines.length : end
}

function depthOf(line: string | undefined): number {
  return indentOf(line).replaceAll('\t', TAB).length
}
