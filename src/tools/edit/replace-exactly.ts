import { hasText, indentOf, lineNumberAt, unixLines } from '../../text/lines.ts'
import { UNSHIFTED } from './find-lines.ts'
import { hunkBetween } from './hunk.ts'
import { isBlock, isNested } from './nesting.ts'
import { refused, type Quote, type ReplaceResult } from './quote.ts'
import { rewriteLines } from './rewrite-lines.ts'
import { dominantLineEnding, splitTextLines, textsOf, type LineEnding } from './text-lines.ts'

interface ExactReplacement extends Quote {
  /** Where the file with LF line endings has the old text, in order. */
  readonly starts: readonly number[]
  readonly replaceAll: boolean
}

/** Replaces a text where it occurs exactly, unless lines around it would be joined or the indentation of new lines is not clear. */
export async function replaceExactly(
  file: string,
  { starts, replaceAll, ...quote }: ExactReplacement
): Promise<ReplaceResult> {
  const text = unixLines(file)
  if (starts.length > 1 && !replaceAll) return refused(severalPlaces(text, starts))
  const toFile = positionsIn(file)
  const usual = dominantLineEnding(file)
  let result = ''
  let last = 0
  for (const at of starts) {
    const edit = editAt(text, at, quote)
    if (typeof edit === 'string') return refused(edit)
    const [start, end] = [toFile(edit.start), toFile(edit.end)]
    result += file.slice(last, start) + (await inEndingsOf(file.slice(start, end), edit.newText, usual))
    last = end
  }
  return { kind: 'replaced', text: result + file.slice(last), count: starts.length, note: '' }
}

function severalPlaces(text: string, starts: readonly number[]): string {
  const lines = starts.slice(0, 10).map((start) => lineNumberAt(text, start))
  return (
    `old_string occurs ${starts.length} times, in lines ${lines.join(', ')}. ` +
    'Quote more lines around the one you mean, or set replace_all.'
  )
}

interface TextEdit {
  readonly start: number
  readonly end: number
  readonly newText: string
}

/** The edit at this position, or why it is refused. */
function editAt(text: string, start: number, { oldText, newText }: Quote): TextEdit | string {
  const end = start + oldText.length
  const lineStart = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1
  const head = text.slice(lineStart, start)
  const edit = { start, end, newText }
  if (!hasText(oldText)) return edit
  const isIndentation = head !== '' && !hasText(head)
  if (newText === '' && isIndentation && oldText.endsWith('\n')) return { ...edit, start: lineStart }
  if (joinsNextLine(text, edit, { oldText, head })) return joinText(lineNumberAt(text, end), 'ends')
  if (oldText.startsWith('\n') && newText !== '' && !newText.startsWith('\n') && head !== '') {
    return joinText(lineNumberAt(text, start), 'starts')
  }
  if (!isIndentation || oldText.startsWith('\n')) return edit
  const indented = indentedBelow(head, { oldText, newText })
  return indented === undefined ? unclearIndentation(lineNumberAt(text, start)) : { ...edit, newText: indented }
}

/** True if the last line ending of the old text is gone, so that the next line would follow what is left on the same line. */
function joinsNextLine(
  text: string,
  { end, newText }: TextEdit,
  { oldText, head }: { readonly oldText: string; readonly head: string }
): boolean {
  if (!oldText.endsWith('\n') || newText.endsWith('\n') || (text[end] ?? '\n') === '\n') return false
  return newText !== '' || head !== ''
}

function joinText(line: number, where: 'starts' | 'ends'): string {
  return (
    `old_string ${where} with a line break and new_string does not, so line ${line} would be joined with another one. ` +
    `${where === 'starts' ? 'Start' : 'End'} both alike, or quote that line too.`
  )
}

function unclearIndentation(line: number): string {
  return (
    `old_string starts inside the indentation of line ${line}, so it is not clear how to indent new_string. ` +
    'Start both with the whole indentation of their first lines.'
  )
}

/**
 * The new text for a quote that starts after the indentation of its line. The lines below its first one are indented as in the file, which a
 * quote of several lines shows, or from the first column. Undefined if neither is clear.
 */
function indentedBelow(head: string, { oldText, newText }: Quote): string | undefined {
  const [quoted = '', ...quotedBelow] = oldText.split('\n')
  const [first = '', ...below] = newText.split('\n')
  if (hasText(first) && indentOf(first) !== indentOf(quoted)) return undefined
  const alike = (lines: readonly string[]) =>
    lines.filter((line) => hasText(line) && line.trim() === first.trim()).length
  // The first quoted lines are deleted, and the line that takes their place has its own indentation.
  if (alike(quotedBelow) > 0 && (first !== quoted || alike(below) < alike(quotedBelow))) return undefined
  if (!below.some(hasText)) return newText
  const depths = (lines: readonly string[]) => lines.filter(hasText).map((line) => indentOf(line).length)
  const isInside = Math.min(...depths(below)) >= Math.min(...depths([head + quoted, ...quotedBelow]))
  if (isInside) return isNested([head + first, ...below]) ? newText : undefined
  if (quotedBelow.some(hasText) || !isBlock([first, ...below])) return undefined
  return [first, ...below.map((line) => (hasText(line) ? head + line : line))].join('\n')
}

/** The new text with the line endings of the one that it replaces; if these are mixed, each line with its own. */
async function inEndingsOf(old: string, newText: string, usual: LineEnding): Promise<string> {
  const lines = splitTextLines(`${old}.`)
  const ends = new Set(lines.slice(0, -1).map(({ end }) => end))
  const [only = usual] = ends
  if (ends.size < 2) return newText.replaceAll('\n', only)
  const hunk = await hunkBetween(textsOf(lines), `${newText}.`.split('\n'))
  const rewritten = rewriteLines(hunk, { fileLines: lines, shift: UNSHIFTED, steps: new Set() }) ?? []
  const written = rewritten.map(
    ({ text, end }, index) => text + (index === rewritten.length - 1 ? '' : end === '' ? usual : (end ?? usual))
  )
  return written.join('').slice(0, -1)
}

/** Maps positions in the text with LF to positions in the file. Must be called in ascending order. */
function positionsIn(file: string): (position: number) => number {
  let shift = 0
  let next = file.indexOf('\r\n')
  return (position) => {
    while (next >= 0 && next - shift < position) {
      shift += 1
      next = file.indexOf('\r\n', next + 2)
    }
    return position + shift
  }
}
