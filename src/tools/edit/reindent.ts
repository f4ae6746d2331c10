import { indentOf, indentTranslator, translatorFromOneLine } from './indentation.ts'
import type { LineMatch } from './loose-match.ts'

/**
 * The new text with the indentation of the file in place of the one that the model remembered. Lines that the model did
 * not mean to change, at the beginning and the end, stay as the file has them. Where each remembered indentation stands
 * for one of the file's, that is how the others are translated; else the first line that changes, or is next to it, decides.
 */
export function reindent(newText: string, { quotedLines, fileLines, keepsLineEnding, indentUnit }: LineMatch): string {
  const text = keepsLineEnding ? newText.replace(/\n$/, '') : newText
  const lines = text.split('\n')
  const first = quotedLines.findIndex(hasText)
  const own = lines.find(hasText) ?? ''
  const isFilesOwn = indentOf(own) === indentOf(fileLines[first]) && indentOf(own) !== indentOf(quotedLines[first])
  // Written with the file's own indentation already.
  if (isFilesOwn && !quotedLines.includes(own)) return text

  const head = equalLines(lines, quotedLines)
  const tail = equalLines(lines.slice(head).toReversed(), quotedLines.slice(head).toReversed())
  const end = quotedLines.length - tail
  const newLines = lines.slice(head, lines.length - tail)
  const changed = {
    quotedLines: quotedLines.slice(head, end),
    fileLines: fileLines.slice(head, end),
    newLines,
    indentUnit
  }
  const order = quotedLines.map((_, index) => index)
  const nearest = [...order.slice(head, end), ...order.slice(0, head).toReversed(), ...order.slice(end)]
  const translate =
    indentTranslator({ quotedLines, fileLines, newLines, indentUnit }) ??
    indentTranslator(changed) ??
    translatorFromOneLine(
      { quotedLines, fileLines, newLines, indentUnit },
      nearest.find((index) => hasText(quotedLines[index])) ?? 0
    )
  return [...fileLines.slice(0, head), ...newLines.map(translate), ...fileLines.slice(end)].join('\n')
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
