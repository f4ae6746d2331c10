/** The first line of a fence: the mark, the language, and the rest of the line. */
export const FENCE = /(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*(?:\n|$)/y
/** What stands before a fence that is an item of a list. */
export const LIST_ITEM = /(?:^|\n)[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+$/
/** Fences that may hold a call: any other is a sample of its language. */
export const CALLING_FENCES = new Set([
  '',
  'json',
  'jsonc',
  'tool_call',
  'tool_calls',
  'tool_code',
  'tool_use',
  'python'
])

/** Code between backticks that is longer is none. */
export const MAX_INLINE_CODE = 2_000
const INDENTED = /[^\n]*(?:\n(?:[ ]{4,}|\t)[^\n]*)*/y
const BLANK_LINE = /\n[ \t]*\n/

/** The end of a fence that is closed by `mark`, from `start` on; undefined where the text ends first. */
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

/** True for the line that ends such a fence. */
export function closesFence(line: string, mark: string): boolean {
  const word = line.trim()
  return word.startsWith(mark) && word.replaceAll(mark[0] ?? '', '') === ''
}

/** Where inline code ends that begins behind a run of backticks at `start`; undefined for a run that nothing closes. */
export function inlineCodeEnd(text: string, start: number, run: string): number | undefined {
  const within = text.slice(start, start + MAX_INLINE_CODE)
  for (const match of within.matchAll(/`+/g)) {
    if (match[0] !== run) continue
    const end = match.index + run.length
    return BLANK_LINE.test(within.slice(0, end)) ? undefined : start + end
  }
  return undefined
}

/** Whether inline code that has not ended yet may still do so. */
export function mayGoOn(text: string, start: number): boolean {
  return text.length - start < MAX_INLINE_CODE && !BLANK_LINE.test(text.slice(start))
}

/** Where the block ends that is code by its indentation, below words and a blank line; undefined for what is no such block. */
export function indentedCodeEnd(text: string, at: number): number | undefined {
  if (!/[ \t]/.test(text[at - 1] ?? '')) return undefined
  const before = text.slice(Math.max(0, at - 200), at)
  if (!/\S[ \t]*\r?\n[ \t]*\r?\n(?:[ ]{4,}|\t)[ \t]*$/.test(before)) return undefined
  INDENTED.lastIndex = at
  return at + (INDENTED.exec(text)?.[0].length ?? 0)
}
