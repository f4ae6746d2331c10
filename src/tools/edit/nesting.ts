import { hasText, indentOf } from '../../text/lines.ts'

/** After it, a line is deeper, or closes the block. */
const OPENS_BLOCK = /[:{([]\s*$/
const CLOSES_BLOCK = /^\s*[)\]}]/

/** False if a line opens a block with nothing in it. Then the text has lost its indentation. */
export function isNested(lines: readonly string[]): boolean {
  return adjacent(lines).every(([above, line]) => {
    return !OPENS_BLOCK.test(above) || CLOSES_BLOCK.test(line) || depthOf(line) > depthOf(above)
  })
}

/** True for lines at this level, or in blocks that they open. */
export function staysAtLevel(lines: readonly string[], level: string): boolean {
  const [first] = lines.filter(hasText)
  return (
    (first === undefined || indentOf(first) === level) &&
    adjacent(lines).every(
      ([above, line]) =>
        indentOf(line).startsWith(level) && (depthOf(line) <= depthOf(above) || OPENS_BLOCK.test(above))
    )
  )
}

/** True for one block: its first line opens it, and the others are in it or close it. */
export function isBlock([first = '', ...below]: readonly string[]): boolean {
  const isInside = (line: string) => CLOSES_BLOCK.test(line) || depthOf(line) > depthOf(first)
  return OPENS_BLOCK.test(first) && isNested([first, ...below]) && below.filter(hasText).every(isInside)
}

/** What the indentation grows by from one line to the next. */
export function stepsOf(lines: readonly string[]): ReadonlySet<string> {
  const steps = adjacent(lines).map(([above, line]) => {
    const [outer, inner] = [indentOf(above), indentOf(line)]
    return inner.startsWith(outer) ? inner.slice(outer.length) : ''
  })
  return new Set(steps.filter((step) => step !== ''))
}

/** Each line that is not blank, with the one above it. */
function adjacent(lines: readonly string[]): (readonly [string, string])[] {
  const written = lines.filter(hasText)
  return written.slice(1).map((line, index) => [written[index] ?? '', line] as const)
}

function depthOf(line: string): number {
  return indentOf(line).length
}
