export interface Indents {
  /** Lines as the model remembers them, and the same lines as the file has them. */
  readonly quotedLines: readonly string[]
  readonly fileLines: readonly string[]
  /** Lines to translate. They show how deep the model's levels are. */
  readonly newLines: readonly string[]
  /** How many blanks a level of the file has; undefined when nothing shows it. */
  readonly indentUnit: number | undefined
}

/** A line with the file's indentation for the model's. */
export type IndentTranslator = (line: string) => string

/**
 * Undefined when one of the model's indentations stands for two of the file's, or for none, since no line has text.
 */
export function indentTranslator({ quotedLines, fileLines, ...levels }: Indents): IndentTranslator | undefined {
  const known = new Map<string, string>()
  for (const [index, line] of quotedLines.entries()) {
    if (line.trim() === '') continue
    const [from, to] = [indentOf(line), indentOf(fileLines[index])]
    if ((known.get(from) ?? to) !== to) return undefined
    known.set(from, to)
  }
  return known.size === 0 ? undefined : translation(known, levels)
}

/** The translation that follows from one line alone. */
export function translatorFromOneLine({ quotedLines, fileLines, ...levels }: Indents, index: number): IndentTranslator {
  return translation(new Map([[indentOf(quotedLines[index]), indentOf(fileLines[index])]]), levels)
}

const usualSteps: readonly number[] = [2, 3, 4, 8]

/** The number of blanks by which lines most often go in deeper; undefined for a file that has none, or has tabs. */
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

export function indentOf(line: string | undefined): string {
  return /^[ \t]*/.exec(line ?? '')?.[0] ?? ''
}

/** The file's indentation for each of the model's. */
type Known = ReadonlyMap<string, string>

type Levels = Pick<Indents, 'newLines' | 'indentUnit'>

function translation(known: Known, levels: Levels): IndentTranslator {
  const longestFirst = [...known].sort(([a], [b]) => b.length - a.length)
  const [least = '', leastOfFile = ''] = longestFirst.at(-1) ?? []
  const scale = scaleOf(known, levels)
  return (line) => {
    if (line.trim() === '') return line
    const indent = indentOf(line)
    const text = line.slice(indent.length)
    const [from, to] = longestFirst.find(([each]) => indent.startsWith(each)) ?? []
    if (from !== undefined && to !== undefined) return to + scaled(indent.slice(from.length), scale) + text
    // Less than the least: as far below that of the file.
    const length = leastOfFile.length - ((least.length - indent.length) * scale.file) / scale.model
    return Number.isInteger(length) && length >= 0 ? leastOfFile.slice(0, length) + text : line
  }
}

/** So many characters of the file stand for so many of the model's, where it goes deeper than anything known. */
interface Scale {
  readonly model: number
  readonly file: number
  /** The file's; undefined for the same as the model's. */
  readonly character: string | undefined
}

const SAME: Scale = { model: 1, file: 1, character: undefined }

function scaleOf(known: Known, { newLines, indentUnit }: Levels): Scale {
  const ofModel = [...known.keys(), ...newLines.filter((line) => line.trim() !== '').map(indentOf)]
  const [modelUses, fileUses] = [onlyCharacter(ofModel), onlyCharacter([...known.values()])]
  if (modelUses === undefined || fileUses === undefined) return SAME
  const step = modelUses === '\t' ? 1 : smallestStep(ofModel)
  const level = fileUses === '\t' ? 1 : indentUnit
  const isSure = modelUses !== fileUses || isLevelForLevel(known, { step, level })
  const ratio = slopeOf([...known]) ?? (isSure && step && level ? { model: step, file: level } : SAME)
  return { ...ratio, character: fileUses }
}

/** The one character that all the indentations are made of; undefined when there is none, or more than one. */
function onlyCharacter(indents: readonly string[]): string | undefined {
  const [character, ...others] = new Set(indents.join(''))
  return others.length === 0 ? character : undefined
}

type Ratio = Pick<Scale, 'model' | 'file'>

/** How much more the file has for more of the model; undefined when the pairs do not say, or not the same. */
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

/** True when what is known is as many levels deep for the model as it is in the file: blanks alone could mean anything. */
function isLevelForLevel(
  known: Known,
  { step, level }: { readonly step: number | undefined; readonly level: number | undefined }
): boolean {
  if (!step || !level) return false
  return [...known].every(([from, to]) => from.length % step === 0 && from.length / step === to.length / level)
}

function scaled(indent: string, { model, file, character }: Scale): string {
  const length = (indent.length * file) / model
  return character !== undefined && Number.isInteger(length) ? character.repeat(length) : indent
}
