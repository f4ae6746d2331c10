import type { LineMatch } from './loose-match.ts'

/**
 * The new text with the indentation of the file in place of the one that the model remembered. Where each remembered
 * indentation stands for one of the file's, that is how lines are translated; else the first line's decides for all.
 */
export function reindent(newText: string, match: LineMatch): string {
  const text = match.keepsLineEnd ? newText.replace(/\n$/, '') : newText
  const lines = text.split('\n')
  const first = match.wantedLines.findIndex((line) => line.trim() !== '')
  const base = { wanted: indentOf(match.wantedLines[first]), file: indentOf(match.fileLines[first]) }
  const own = indentOf(lines.find((line) => line.trim() !== ''))
  // Written with the file's own indentation already.
  if (own === base.file && own !== base.wanted) return text

  const translation = indentTranslation(match.wantedLines, match.fileLines) ?? new Map([[base.wanted, base.file]])
  return lines.map((line) => translateIndent(line, translation)).join('\n')
}

/** From the model's indentations to the file's; undefined when one of the model's stands for two of the file's. */
export function indentTranslation(
  wantedLines: readonly string[],
  fileLines: readonly string[]
): ReadonlyMap<string, string> | undefined {
  const translation = new Map<string, string>()
  for (const [index, line] of wantedLines.entries()) {
    if (line.trim() === '') continue
    const [from, to] = [indentOf(line), indentOf(fileLines[index])]
    if ((translation.get(from) ?? to) !== to) return undefined
    translation.set(from, to)
  }
  return translation
}

/** A line with the indentation that stands for its own. */
export function translateIndent(line: string, translation: ReadonlyMap<string, string>): string {
  if (line.trim() === '') return line
  const indent = indentOf(line)
  const [known = ''] = [...translation.keys()]
    .filter((from) => indent.startsWith(from))
    .sort((a, b) => b.length - a.length)
  const to = translation.get(known)
  return to === undefined ? padding(translation) + line : to + line.slice(known.length)
}

/** What the file has before the least of the known indentations, when it has it there and more. */
function padding(translation: ReadonlyMap<string, string>): string {
  const [[from, to] = ['', '']] = [...translation].sort(([a], [b]) => a.length - b.length)
  return to.endsWith(from) ? to.slice(0, to.length - from.length) : ''
}

function indentOf(line: string | undefined): string {
  return /^[ \t]*/.exec(line ?? '')?.[0] ?? ''
}
