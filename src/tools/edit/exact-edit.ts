import { hasText, indentOf } from '../../text/lines.ts'
import { isBlock, isNested } from './indentation.ts'

/** A piece of a file as a model quotes it, and its replacement. */
export interface Quote {
  readonly oldText: string
  readonly newText: string
}

/** A part of a text and what replaces it. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly newText: string
}

/**
 * The edit of a text where it has the quote exactly. Undefined if it would join lines that are around it, or starts inside an
 * indentation and its new lines can be indented in two ways.
 */
export function exactEdit(text: string, start: number, { oldText, newText }: Quote): TextEdit | undefined {
  const end = start + oldText.length
  const lineStart = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1
  const head = text.slice(lineStart, start)
  const edit = { start, end, newText }
  if (!hasText(oldText)) return edit
  const isIndentation = head !== '' && !hasText(head)
  if (newText === '' && isIndentation && oldText.endsWith('\n')) return { ...edit, start: lineStart }
  const endsEarly = oldText.endsWith('\n') && !newText.endsWith('\n') && !/^(?:\r?\n|$)/.test(text.slice(end, end + 2))
  const startsLate = oldText.startsWith('\n') && !newText.startsWith('\n')
  if ((endsEarly && newText + head !== '') || (startsLate && newText !== '' && head !== '')) return undefined
  if (!isIndentation || oldText.startsWith('\n')) return withSpace(text, oldText, edit)
  const indented = indentedBelow(head, oldText.split('\n'), newText.split('\n'))
  return indented && withSpace(text, oldText, { ...edit, newText: indented.join('\n') })
}

/** White space that the quote lacks at the end of its last line stays with that line. */
function withSpace(text: string, oldText: string, edit: TextEdit): TextEdit {
  const pattern = /[ \t]+(?=\n|$)/y
  pattern.lastIndex = edit.end
  const [space = ''] = pattern.exec(text) ?? []
  const lines = edit.newText.split('\n')
  const last = oldText.slice(oldText.lastIndexOf('\n') + 1)
  const at = lines.indexOf(last)
  if (space === '' || last === '' || at < 0) return edit
  return { ...edit, end: edit.end + space.length, newText: lines.with(at, last + space).join('\n') }
}

/**
 * The new lines of a quote that starts after the indentation of its line. Those below the first one are indented as in the file, or
 * from the first column. Undefined if neither is clear.
 */
function indentedBelow(
  head: string,
  [quoted = '', ...quotedBelow]: readonly string[],
  [first = '', ...below]: readonly string[]
): readonly string[] | undefined {
  if (hasText(first) && indentOf(first) !== indentOf(quoted)) return undefined
  const alike = (lines: readonly string[]) =>
    lines.filter((line) => hasText(line) && line.trim() === first.trim()).length
  // The first quoted lines are deleted, and the line that takes their place has its own indentation.
  if (alike(quotedBelow) > 0 && (first !== quoted || alike(below) < alike(quotedBelow))) return undefined
  const depths = (lines: readonly string[]) => lines.filter(hasText).map((line) => indentOf(line).length)
  const isInside = Math.min(...depths(below)) >= Math.min(...depths([head + quoted, ...quotedBelow]))
  if (isInside) return isNested([head + first, ...below]) ? [first, ...below] : undefined
  if (quotedBelow.some(hasText) || !isBlock([first, ...below])) return undefined
  return [first, ...below.map((line) => (hasText(line) ? head + line : line))]
}
