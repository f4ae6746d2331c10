/** The same lines as the model quoted them and as the file has them. */
export interface MatchedLines {
  readonly quotedLines: readonly string[]
  readonly fileLines: readonly string[]
  /** The number of spaces in one level of the file; undefined when nothing shows it. */
  readonly indentUnit: number | undefined
}

/**
 * Gives new text the indentation of the file instead of the one that the model remembered. Lines at the start and the end that
 * the model did not change stay as the file has them. If each remembered indentation stands for one of the file's, the others
 * are translated by that rule; otherwise by the first line that changes, or the line next to it.
 */
export function reindent(
  newText: string,
  { keepsLineEnding, ...match }: MatchedLines & { readonly keepsLineEnding: boolean }
): string {
  const { quotedLines, fileLines, indentUnit } = match
  const text = keepsLineEnding ? newText.replace(/\n$/, '') : newText
  const lines = text.split('\n')
  const first = quotedLines.findIndex(hasText)
  const own = lines.find(hasText) ?? ''
  const isFilesOwn = indentOf(own) === indentOf(fileLines[first]) && indentOf(own) !== indentOf(quotedLines[first])
  // Already written with the file's indentation.
  if (isFilesOwn && !quotedLines.includes(own)) return text

  const head = countEqualLines(lines, quotedLines)
  const tail = countEqualLines(lines.slice(head).toReversed(), quotedLines.slice(head).toReversed())
  const end = quotedLines.length - tail
  const newLines = lines.slice(head, lines.length - tail)
  const changed = { quotedLines: quotedLines.slice(head, end), fileLines: fileLines.slice(head, end), indentUnit }
  const order = quotedLines.map((_, index) => index)
  const nearest = [...order.slice(head, end), ...order.slice(0, head).toReversed(), ...order.slice(end)]
  const translate =
    indentTranslator(match, newLines) ??
    indentTranslator(changed, newLines) ??
    translatorFromOneLine(match, nearest.find((index) => hasText(quotedLines[index])) ?? 0, newLines)
  return [...fileLines.slice(0, head), ...newLines.map(translate), ...fileLines.slice(end)].join('\n')
}

function hasText(line: string | undefined): boolean {
  return line !== undefined && line.trim() !== ''
}

/** The number of equal lines at the start of two texts. */
function countEqualLines(a: readonly string[], b: readonly string[]): number {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1
  return count
}

/** Replaces the model's indentation of a line by the file's. */
export type IndentTranslator = (line: string) => string

/**
 * Undefined when one of the model's indentations stands for two of the file's, and when no line has text.
 *
 * @param newLines the lines to translate; they show how deep the model's levels are
 */
export function indentTranslator(
  { quotedLines, fileLines, indentUnit }: MatchedLines,
  newLines: readonly string[]
): IndentTranslator | undefined {
  const known = new Map<string, string>()
  for (const [index, line] of quotedLines.entries()) {
    if (line.trim() === '') continue
    const [from, to] = [indentOf(line), indentOf(fileLines[index])]
    if ((known.get(from) ?? to) !== to) return undefined
    known.set(from, to)
  }
  return known.size === 0 ? undefined : translatorFor(known, { newLines, indentUnit })
}

function translatorFromOneLine(
  { quotedLines, fileLines, indentUnit }: MatchedLines,
  index: number,
  newLines: readonly string[]
): IndentTranslator {
  const known = new Map([[indentOf(quotedLines[index]), indentOf(fileLines[index])]])
  return translatorFor(known, { newLines, indentUnit })
}

const usualSteps: readonly number[] = [2, 3, 4, 8]

/** The number of spaces that a level most often adds; undefined for a file without indentation or with tabs. */
export function detectIndentUnit(lines: readonly string[]): number | undefined {
  const counts = new Map<number, number>()
  let above = 0
  for (const line of lines) {
    const indent = /^( *)[^\s*]/.exec(line)?.[1]
    if (indent === undefined) continue
    const step = indent.length - above
    if (usualSteps.includes(step)) counts.set(step, (counts.get(step) ?? 0) + 1)
    above = indent.length
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0]
}

function indentOf(line: string | undefined): string {
  return /^[ \t]*/.exec(line ?? '')?.[0] ?? ''
}

/** The file's indentation for each of the model's. */
type KnownIndents = ReadonlyMap<string, string>

interface Levels {
  readonly newLines: readonly string[]
  readonly indentUnit: number | undefined
}

function translatorFor(known: KnownIndents, levels: Levels): IndentTranslator {
  const longestFirst = [...known].sort(([a], [b]) => b.length - a.length)
  const [least = '', leastInFile = ''] = longestFirst.at(-1) ?? []
  const scale = scaleOf(known, levels)
  return (line) => {
    if (line.trim() === '') return line
    const indent = indentOf(line)
    const text = line.slice(indent.length)
    const [from, to] = longestFirst.find(([each]) => indent.startsWith(each)) ?? []
    if (from !== undefined && to !== undefined) return to + scaled(indent.slice(from.length), scale) + text
    // Shallower than every known line: as far above the shallowest line of the file.
    const length = leastInFile.length - ((least.length - indent.length) * scale.file) / scale.model
    return Number.isInteger(length) && length >= 0 ? leastInFile.slice(0, length) + text : line
  }
}

/** For lines deeper than all known ones: `model` characters of the model's indentation are `file` characters of the file's. */
interface Scale {
  readonly model: number
  readonly file: number
  /** Of the file's indentation; undefined when it is the same as the model's. */
  readonly character: string | undefined
}

const SAME: Scale = { model: 1, file: 1, character: undefined }

function scaleOf(known: KnownIndents, { newLines, indentUnit }: Levels): Scale {
  const modelIndents = [...known.keys(), ...newLines.filter((line) => line.trim() !== '').map(indentOf)]
  const [modelUses, fileUses] = [onlyCharacter(modelIndents), onlyCharacter([...known.values()])]
  if (modelUses === undefined || fileUses === undefined) return SAME
  const step = modelUses === '\t' ? 1 : smallestStep(modelIndents)
  const level = fileUses === '\t' ? 1 : indentUnit
  const isSure = modelUses !== fileUses || isLevelForLevel(known, { step, level })
  const ratio = slopeOf([...known]) ?? (isSure && step && level ? { model: step, file: level } : SAME)
  return { ...ratio, character: fileUses }
}

/** The character that all indentations consist of; undefined when there is none or more than one. */
function onlyCharacter(indents: readonly string[]): string | undefined {
  const [character, ...others] = new Set(indents.join(''))
  return others.length === 0 ? character : undefined
}

type Ratio = Pick<Scale, 'model' | 'file'>

/** How much the file's indentation grows with the model's; undefined when the pairs do not say or disagree. */
function slopeOf([first, ...others]: readonly (readonly [string, string])[]): Ratio | undefined {
  const [from = '', to = ''] = first ?? []
  const slopes = others.map((pair) => ({ model: pair[0].length - from.length, file: pair[1].length - to.length }))
  const [slope] = slopes
  if (!slope || !slopes.every(({ model, file }) => model * slope.file === file * slope.model)) return undefined
  return slope.model * slope.file > 0 ? slope : undefined
}

function smallestStep(indents: readonly string[]): number | undefined {
  const depths = [...new Set(indents.map(({ length }) => length))].sort((a, b) => a - b)
  const steps = depths.slice(1).map((depth, index) => depth - (depths[index] ?? 0))
  return steps.length === 0 ? undefined : Math.min(...steps)
}

/** True when every known line is as many levels deep in the quote as in the file. Spaces alone could mean anything. */
function isLevelForLevel(
  known: KnownIndents,
  { step, level }: { readonly step: number | undefined; readonly level: number | undefined }
): boolean {
  if (!step || !level) return false
  return [...known].every(([from, to]) => from.length % step === 0 && from.length / step === to.length / level)
}

function scaled(indent: string, { model, file, character }: Scale): string {
  const length = (indent.length * file) / model
  return character !== undefined && Number.isInteger(length) ? character.repeat(length) : indent
}
