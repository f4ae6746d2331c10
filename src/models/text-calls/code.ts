/** The first line of a fence: the backticks or tildes, and what describes the code. */
export const FENCE = /(`{3,}|~{3,})[ \t]*([^\n]*)(?:\n|$)/y
/** The list marker before a fence that is a list item. */
export const LIST_ITEM = /(?:^|\n)[ \t]*(?:(?:[-*+•]|\(?(?:\d{1,9}|[a-z])[.)])[ \t]+)+$/i
/** Languages of fences that are a form of call. Any other fence is a code sample. */
export const CALL_LANGUAGES = new Set(['tool_call', 'tool_calls', 'tool_code', 'tool_use'])

/** Inline code is never longer. */
export const MAX_INLINE_CODE = 2_000
const INDENTED = /[^\n]*(?:\n(?:[ ]{4,}|\t)[^\n]*)*/y
const BLANK_LINE = /\n[ \t]*\n/

/**
 * Finds the line that closes a fence, from `start` on. Undefined when the fence is not closed.
 *
 * @param lead the line before the fence; a line that is indented by four columns more is code
 * @param isCall a token of the model's own may follow
 */
export function fenceEnd(
  text: string,
  start: number,
  { mark, lead, isCall }: { readonly mark: string; readonly lead: string; readonly isCall: boolean }
): { readonly from: number; readonly end: number } | undefined {
  const [indent = ''] = /^\s*/.exec(lead) ?? []
  const line = `^(?:[ ]{0,${lead.length + 3}}|${indent})${mark}${mark[0] ?? ''}*`
  const close = new RegExp(`${line}(?:[ \\t\\r]*$${isCall ? '|(?=<(?:[|｜/]|turn|end_of|eos))' : ''})`, 'gm')
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

/**
 * The text at the same positions, for code that looks for lines: each end of a line is `\n`, and white space is a space
 * or a tab. Attack: an invisible character before the mark of a quote hides the quote.
 */
export function structureOf(text: string): string {
  return text
    .replaceAll(/\r(?!\n)|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\u3000', '\t')
    .replaceAll(/[^\S\r\n\t]|[\u200b\u200e\u200f\u2060\ufeff]/g, ' ')
}
