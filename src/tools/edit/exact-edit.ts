import { hasText, indentOf } from '../../text/lines.ts'
import { giveBack } from './give-back.ts'
import { isNested } from './indentation.ts'

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
 * indentation and its new lines are not indented as in the file.
 */
export function exactEdit(text: string, start: number, { oldText, newText }: Quote): TextEdit | undefined {
  const end = start + oldText.length
  const lineStart = text.slice(0, start).lastIndexOf('\n') + 1
  const head = text.slice(lineStart, start)
  const edit = { start, end, newText }
  if (!hasText(oldText)) return edit
  const isIndentation = head !== '' && !hasText(head)
  if (newText === '' && isIndentation && oldText.endsWith('\n')) return { ...edit, start: lineStart }
  const endsEarly = oldText.endsWith('\n') && !newText.endsWith('\n') && !['', '\n'].includes(text.charAt(end))
  const startsLate = oldText.startsWith('\n') && !newText.startsWith('\n')
  if ((endsEarly && newText + head !== '') || (startsLate && newText !== '' && head !== '')) return undefined
  const [quoted, added] = [oldText.split('\n'), newText.split('\n')]
  if (isIndentation && !oldText.startsWith('\n') && !isIndented(head, quoted, added)) return undefined
  // White space that the quote lacks at the end of its last line stays with that line.
  const space = /^[ \t]*(?=\n|$)/.exec(text.slice(end))?.[0] ?? ''
  const lines = giveBack({ quoted, file: quoted.with(-1, `${quoted.at(-1) ?? ''}${space}`), added })
  if (!lines?.some((line, at) => line !== added[at])) return edit
  return { start, end: end + space.length, newText: lines.join('\n') }
}

/** True if new lines below the first one are indented as in the file where the quote starts after the indentation of its line. */
function isIndented(
  head: string,
  [quoted = '', ...quotedBelow]: readonly string[],
  [first = '', ...below]: readonly string[]
): boolean {
  const alike = (lines: readonly string[]) =>
    lines.filter((line) => hasText(line) && line.trim() === first.trim()).length
  // If the first quoted lines are deleted, the line that takes their place has its own indentation.
  const isFirst = !hasText(first) || (indentOf(first) === indentOf(quoted) && alike(quotedBelow) <= alike(below))
  const depths = (lines: readonly string[]) => lines.filter(hasText).map((line) => indentOf(line).length)
  const isInside = Math.min(...depths(below)) >= Math.min(...depths([head + quoted, ...quotedBelow]))
  return isFirst && isInside && isNested([head + first, ...below])
}
