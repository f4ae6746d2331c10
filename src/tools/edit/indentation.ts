import { hasText, indentOf } from '../../text/lines.ts'
import type { ReplacedLines } from './give-back.ts'
import { newLines, oldLines, type HunkLine } from './hunk.ts'
import { textsOf } from './text-lines.ts'

/** What the file has before each quoted line, or lacks of it. */
export interface Shift {
  readonly added: string
  readonly removed: string
}

export const UNSHIFTED: Shift = { added: '', removed: '' }

/** How lines of the file are indented more or less than the quoted ones; undefined if they are so in different ways. */
export function constantShift(quoted: readonly string[], file: readonly string[]): Shift | undefined {
  const pairs = quoted.flatMap((line, at) => (hasText(line) ? [[indentOf(line), indentOf(file[at])] as const] : []))
  const [[from, to] = ['', '']] = pairs
  if (!from.endsWith(to) && !to.endsWith(from)) return undefined
  const added = to.slice(0, Math.max(0, to.length - from.length))
  const removed = from.slice(0, Math.max(0, from.length - to.length))
  return pairs.every(([model, own]) => removed + own === added + model) ? { added, removed } : undefined
}

/**
 * The change as it is indented in the file. Undefined if its new lines may not be indented as its quoted ones are: a model that quotes lines
 * with the wrong indentation can write new ones with the right one.
 *
 * @param steps what indentation grows by in the file
 */
export function shiftHunk(hunk: readonly HunkLine[], shift: Shift, steps: ReadonlySet<string>) {
  if (shift.added + shift.removed === '') return hunk
  const [quoted = [], written = []] = [oldLines(hunk), newLines(hunk)].map((lines) => textsOf(lines).filter(hasText))
  const level = indentOf(quoted[0])
  const isShown =
    hunk.some(({ kind, text }) => kind === 'keep' && hasText(text)) || indentOf(written[0] ?? level) === level
  // What a single line shows can be a slip.
  const isAlike = quoted.length === 1 ? staysAtLevel(written, level) : isShown
  const hasOtherSteps = steps.size > 0 && !stepsOf([...quoted.slice(0, 1), ...written]).isSubsetOf(steps)
  if (!isAlike || hasOtherSteps || !isNested(written)) return undefined
  if (written.some((line) => !line.startsWith(shift.removed))) return undefined
  const shifted = (text: string) => (hasText(text) ? shift.added + text.slice(shift.removed.length) : text)
  return hunk.map((line) => (line.kind === 'add' ? { ...line, text: shifted(line.text) } : line))
}

/** New lines with the indentation of as many old ones, if they are indented as the quote of these is; undefined otherwise. */
export function indentInPlace({ quoted, file, added }: ReplacedLines): readonly string[] | undefined {
  if (!added.some(hasText)) return added
  const isClear = quoted.length === 1 || constantShift(quoted, file)
  const isAlike = (line: string, old = '') => !hasText(line) || (hasText(old) && indentOf(line) === indentOf(old))
  if (!isClear || quoted.length !== added.length || !added.every((line, at) => isAlike(line, quoted[at])))
    return undefined
  return added.map((line, at) => (hasText(line) ? indentOf(file[at]) + line.slice(indentOf(line).length) : line))
}

/** After it, a line is deeper, or closes the block. */
const OPENS_BLOCK = /[:{([]\s*$/
const CLOSES_BLOCK = /^\s*[)\]}]/

/** False if a line opens a block with nothing in it. Then the text has lost its indentation. */
export function isNested(lines: readonly string[]): boolean {
  return adjacent(lines).every(([above, line]) => {
    return !OPENS_BLOCK.test(above) || CLOSES_BLOCK.test(line) || isDeeper(line, above)
  })
}

/** True for lines at this level, or in blocks that they open. */
function staysAtLevel(lines: readonly string[], level: string): boolean {
  return (
    indentOf(lines.find(hasText) ?? level) === level &&
    adjacent(lines).every(
      ([above, line]) => line.startsWith(level) && (OPENS_BLOCK.test(above) || !isDeeper(line, above))
    )
  )
}

/** What the indentation grows by from one line to the next. */
export function stepsOf(lines: readonly string[]): ReadonlySet<string> {
  const steps = adjacent(lines).flatMap(([above, line]) => {
    const [outer, inner] = [indentOf(above), indentOf(line)]
    return inner !== outer && inner.startsWith(outer) ? [inner.slice(outer.length)] : []
  })
  return new Set(steps)
}

/** Each line that is not blank, with the one above it. */
function adjacent(lines: readonly string[]): (readonly [string, string])[] {
  const written = lines.filter(hasText)
  return written.slice(1).map((line, index) => [written[index] ?? '', line] as const)
}

function isDeeper(line: string, above: string): boolean {
  return indentOf(line).length > indentOf(above).length
}
