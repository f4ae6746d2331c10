import { isTranslatable } from './translatable-lines.ts'
import { hasText, indentOf } from '../../text/lines.ts'
import { commonEdges } from './common-edges.ts'
import { oneToOneMap, translatorByRule, type IndentMap, type IndentTranslator } from './indent-map.ts'

/** The same lines as the model quoted them and as the file has them. */
export interface MatchedLines {
  readonly quotedLines: readonly string[]
  readonly fileLines: readonly string[]
  /** The number of spaces in one level of the file; undefined when nothing shows it. */
  readonly indentUnit: number | undefined
}

/**
 * Indents new lines as the file is indented, not as the model quoted it. Lines that the model did not change
 * stay as the file has them. Undefined when the quote does not determine the indentation of every line, because a wrong one can
 * change what code means.
 */
export function reindent(newLines: readonly string[], match: MatchedLines): readonly string[] | undefined {
  const { quotedLines, fileLines } = match
  if (!newLines.some(hasText)) return newLines
  if ([...newLines, ...quotedLines, ...fileLines].some(startsWithOtherSpace)) return undefined
  const isFlushLeft = quotedLines.every((line) => indentOf(line) === '')
  if (haveSameIndents(newLines, fileLines) && (isFlushLeft || hasLevels(newLines))) {
    // Only the quote has another indentation. If all lines have the same, the edit may be meant to move them.
    if (!haveSameIndents(newLines, quotedLines)) return newLines
  }

  const map = oneToOneMap(quotedLines.flatMap((line, index) => (hasText(line) ? [pairAt(match, index)] : [])))
  if (!map) return isFlushLeft ? replacedInPlace(newLines, match) : undefined
  const translated = translateLines(newLines, match, translatorFor(map, newLines, match))
  // Otherwise only an edit that changes no indentation is clear.
  return translated ?? (haveSameIndents(newLines, quotedLines) ? indentedLike(fileLines, newLines) : undefined)
}

/** True for a no-break space, for example, which is no indentation and must not be lost. */
function startsWithOtherSpace(line: string): boolean {
  return hasText(line) && /^[ \t]*[^\S \t]/.test(line)
}

function pairAt({ quotedLines, fileLines }: MatchedLines, index: number): readonly [string, string] {
  return [indentOf(quotedLines[index]), indentOf(fileLines[index])]
}

/** True when both have text in the same lines, with the same indentation. */
function haveSameIndents(lines: readonly string[], others: readonly string[]): boolean {
  const indents = (each: readonly string[]) => each.map((line) => (hasText(line) ? indentOf(line) : undefined))
  const wanted = indents(others)
  return lines.length === others.length && indents(lines).every((indent, index) => indent === wanted[index])
}

function hasLevels(lines: readonly string[]): boolean {
  return new Set(lines.filter(hasText).map(indentOf)).size > 1
}

function indentedLike(fileLines: readonly string[], lines: readonly string[]): string[] {
  return lines.map((line, index) => (hasText(line) ? indentOf(fileLines[index]) + line.trimStart() : line))
}

/**
 * For texts without any indentation, where only the order of the lines says where they belong: a line that replaces exactly one
 * other gets its indentation.
 */
function replacedInPlace(newLines: readonly string[], match: MatchedLines): string[] | undefined {
  const { quotedLines, fileLines } = match
  const isLost = fileLines.every((line) => !hasText(line) || indentOf(line) !== '')
  if (!isLost || !haveSameIndents(newLines, quotedLines)) return undefined
  const isChanged = (index: number) => newLines[index] !== quotedLines[index]
  const isClear = newLines.every((_, index) => {
    const isAlone = !isChanged(index) || !isChanged(index + 1) || index + 1 === newLines.length
    return isAlone || indentOf(fileLines[index]) === indentOf(fileLines[index + 1])
  })
  return isClear ? indentedLike(fileLines, newLines) : undefined
}

function translatorFor(map: IndentMap, newLines: readonly string[], match: MatchedLines): IndentTranslator {
  const quoted = match.quotedLines.filter(hasText).map(indentOf)
  const misquoted = quoted.filter((indent) => map.get(indent) !== indent)
  const code = newLines.filter(hasText)
  const { indentUnit } = match
  const rule = translatorByRule(map, { newIndents: code.map(indentOf), indentUnit })
  const isCertain = misquoted.length === 0 || (rule && isTranslatable(code, { map, rule, misquoted, indentUnit }))
  if (rule && isCertain) return rule
  // One line may be misquoted. The others have the indentation that the model quotes.
  const isOneLevel = new Set(misquoted).size === 1
  return (indent) => (isOneLevel && map.get(indent) === indent ? indent : undefined)
}

function translateLines(
  newLines: readonly string[],
  { quotedLines, fileLines }: MatchedLines,
  translate: IndentTranslator
): string[] | undefined {
  const { head, tail } = commonEdges(newLines, quotedLines)
  const kept = keptLines(newLines, { quotedLines, fileLines })
  const lines = newLines.slice(head, newLines.length - tail).map((line) => {
    if (kept.has(line)) return kept.get(line)
    if (!hasText(line)) return line
    const indent = translate(indentOf(line))
    return indent === undefined ? undefined : indent + line.trimStart()
  })
  const end = quotedLines.length - tail
  return lines.every((line) => line !== undefined)
    ? [...fileLines.slice(0, head), ...lines, ...fileLines.slice(end)]
    : undefined
}

/** Quoted lines that the new text has no more often than the quote, and what the file has for each. */
function keptLines(newLines: readonly string[], { quotedLines, fileLines }: Omit<MatchedLines, 'indentUnit'>) {
  const uses = new Map<string, number>()
  const kept = new Map<string, string>()
  for (const line of newLines) uses.set(line, (uses.get(line) ?? 0) + 1)
  for (const [index, line] of quotedLines.entries()) {
    const left = (uses.get(line) ?? 0) - 1
    uses.set(line, left)
    const fileLine = fileLines[index] ?? ''
    if ((kept.get(line) ?? fileLine) !== fileLine) uses.set(line, Infinity)
    kept.set(line, fileLine)
  }
  return new Map([...kept].filter(([line]) => (uses.get(line) ?? 0) <= 0))
}
