import { indentOf, indentTranslation, translationByOneLine } from './indent-translation.ts'
import type { LineMatch } from './loose-match.ts'

/**
 * The new text with the indentation of the file in place of the one that the model remembered. Lines that the model did
 * not mean to change, at the beginning and the end, stay as the file has them. Where each remembered indentation stands
 * for one of the file's, that is how the others are translated; else the first line that changes, or is next to it, decides.
 */
export function reindent(newText: string, { wantedLines, fileLines, keepsLineEnd, unit }: LineMatch): string {
  const text = keepsLineEnd ? newText.replace(/\n$/, '') : newText
  const lines = text.split('\n')
  const first = wantedLines.findIndex(hasText)
  const own = lines.find(hasText) ?? ''
  const isFilesOwn = indentOf(own) === indentOf(fileLines[first]) && indentOf(own) !== indentOf(wantedLines[first])
  // Written with the file's own indentation already.
  if (isFilesOwn && !wantedLines.includes(own)) return text

  const head = equalLines(lines, wantedLines)
  const tail = equalLines(lines.slice(head).toReversed(), wantedLines.slice(head).toReversed())
  const end = wantedLines.length - tail
  const coming = lines.slice(head, lines.length - tail)
  const changed = { wantedLines: wantedLines.slice(head, end), fileLines: fileLines.slice(head, end), coming, unit }
  const order = wantedLines.map((_, index) => index)
  const nearest = [...order.slice(head, end), ...order.slice(0, head).toReversed(), ...order.slice(end)]
  const translate =
    indentTranslation({ wantedLines, fileLines, coming, unit }) ??
    indentTranslation(changed) ??
    translationByOneLine(
      { wantedLines, fileLines, coming, unit },
      nearest.find((index) => hasText(wantedLines[index])) ?? 0
    )
  return [...fileLines.slice(0, head), ...coming.map(translate), ...fileLines.slice(end)].join('\n')
}

function hasText(line: string | undefined): boolean {
  return line !== undefined && line.trim() !== ''
}

/** With how many equal lines two texts begin. */
function equalLines(a: readonly string[], b: readonly string[]): number {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1
  return count
}
