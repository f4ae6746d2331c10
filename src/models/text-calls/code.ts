/** The first line of a fence: the backticks or tildes, the language, and the rest of the line. */
export const FENCE = /(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*(?:\n|$)/y
/** The list marker before a fence that is a list item. */
export const LIST_ITEM = /(?:^|\n)[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+$/
/** Languages of fences that are a form of call. Any other fence is a code sample. */
export const CALL_LANGUAGES = new Set(['tool_call', 'tool_calls', 'tool_code', 'tool_use'])

/** Inline code is never longer. */
export const MAX_INLINE_CODE = 2_000
const INDENTED = /[^\n]*(?:\n(?:[ ]{4,}|\t)[^\n]*)*/y
const BLANK_LINE = /\n[ \t]*\n/

/** Finds the line that closes a fence opened by `mark`, from `start` on. Undefined when the fence is not closed. */
export function fenceEnd(
  text: string,
  start: number,
  mark: string
): { readonly from: number; readonly end: number } | undefined {
  const close = new RegExp(`^[ \\t]*${mark}${mark[0] ?? ''}*[ \\t\\r]*$`, 'gm')
  close.lastIndex = start
  const found = close.exec(text)
  return found ? { from: found.index, end: found.index + found[0].length } : undefined
}

/** Where inline code ends whose opening backticks end at `start`. Undefined when the backticks are not closed. */
export function inlineCodeEnd(text: string, start: number, backticks: string): number | undefined {
  const within = text.slice(start, start + MAX_INLINE_CODE)
  for (const match of within.matchAll(/`+/g)) {
    if (match[0] !== backticks) continue
    const end = match.index + backticks.length
    return BLANK_LINE.test(within.slice(0, end)) ? undefined : start + end
  }
  return undefined
}

/** Where the indented code block around `at` ends: it follows prose and a blank line. Undefined outside of such a block. */
export function indentedCodeEnd(text: string, at: number): number | undefined {
  if (!/[ \t]/.test(text[at - 1] ?? '')) return undefined
  const before = text.slice(Math.max(0, at - 200), at)
  if (!/\S[ \t]*\r?\n[ \t]*\r?\n(?:[ ]{4,}|\t)[ \t]*$/.test(before)) return undefined
  INDENTED.lastIndex = at
  return at + (INDENTED.exec(text)?.[0].length ?? 0)
}
