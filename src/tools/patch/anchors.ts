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
    const blocks = starts.slice(0, MAX_CANDIDATES).map((from) => ({ from, to: endOfBlock(lines, from) }))
    isInside = (at) => blocks.some(({ from, to }) => from <= at && at < to)
  }
  return isInside
}

/** Comments, decorators, directives and brackets neither begin a block nor end the one above. */
const STATEMENT = /^\s*(?!\/\/|\/\*|\*|#|--|<!--|@|[)\]}{([])\S/

/** The index of the first line below the block that a line begins; infinite for one that begins none. */
function endOfBlock(lines: readonly string[], opener: number): number {
  const depth = depthOf(lines[opener])
  const isOutside = (line: string) => STATEMENT.test(line) && depthOf(line) <= depth
  const end = lines.findIndex((line, at) => at > opener && isOutside(line))
  const isBlock = lines.slice(opener, end < 0 ? Infinity : end).some((line) => hasText(line) && depthOf(line) > depth)
  return end < 0 || !isBlock || !STATEMENT.test(lines[opener] ?? '') ? Infinity : end
}

function depthOf(line: string | undefined): number {
  return indentOf(line).replaceAll('\t', ' '.repeat(8)).length
}
