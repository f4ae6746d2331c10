import type { Suggestion } from '../domain/suggestion.ts'
import { parseHunks } from '../text/hunks.ts'
import { linesOf, replaceLines, type LineRange } from '../text/replace-lines.ts'
import { canBeSuggested } from '../text/suggestion-block.ts'

/** A changed text file of a pull request. */
export interface ChangedText {
  readonly path: string
  readonly before: string
  readonly after: string
  /** What changed, as `git diff -U0` writes it. */
  readonly change: string
  /** What the pull request changes up to `before`, as `git diff` writes it with the context that the forge shows. */
  readonly shown: string
}

/**
 * The change as suggestions for lines that the pull request shows; undefined if suggestions cannot make exactly this change. The forge takes
 * suggestions only for such lines, and they replace whole lines.
 */
export function suggestionsFor({ path, before, after, change, shown }: ChangedText): readonly Suggestion[] | undefined {
  const visible = parseHunks(shown).map(({ right }) => right)
  const [old, now] = [linesOf(before), linesOf(after)]
  const suggestions: Suggestion[] = []
  for (const { left: from, right: to } of parseHunks(change)) {
    const lines = now.slice(to.start - 1, to.end).map(withoutLineEnd)
    const replaced = from.end < from.start ? anchored(from, lines, { old, visible }) : { range: from, lines }
    if (!replaced || !visible.some((range) => isInside(replaced.range, range))) return undefined
    const { start: startLine, end: endLine } = replaced.range
    suggestions.push({ path, startLine, endLine, lines: replaced.lines })
  }
  const isExact = suggestions.every((one) => canBeSuggested(one.lines)) && applyAll(before, suggestions) === after
  return isExact ? suggestions : undefined
}

interface Replacement {
  readonly range: LineRange
  readonly lines: readonly string[]
}

/** An insertion replaces a line beside it by that line and the new ones. */
function anchored(
  { end: above }: LineRange,
  lines: readonly string[],
  { old, visible }: { readonly old: readonly string[]; readonly visible: readonly LineRange[] }
): Replacement | undefined {
  for (const line of [above, above + 1]) {
    const range = { start: line, end: line }
    const text = old[line - 1]
    if (text === undefined || !visible.some((shown) => isInside(range, shown))) continue
    const kept = withoutLineEnd(text)
    return { range, lines: line === above ? [kept, ...lines] : [...lines, kept] }
  }
  return undefined
}

/** From the last to the first, so that the line numbers of the others stay valid. Undefined if two are about the same line. */
function applyAll(text: string, suggestions: readonly Suggestion[]): string | undefined {
  let result: string | undefined = text
  let next = Infinity
  for (const { startLine: start, endLine: end, lines } of suggestions.toReversed()) {
    if (end >= next || result === undefined) return undefined
    next = start
    result = replaceLines(result, { start, end }, lines)
  }
  return result
}

function withoutLineEnd(line: string): string {
  return line.replace(/\r?\n$/, '')
}

function isInside({ start, end }: LineRange, outer: LineRange): boolean {
  return start >= outer.start && end <= outer.end
}
