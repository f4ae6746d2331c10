/** Maps each indentation that the model uses to the file's, one to one and in the same order of depth. */
export type IndentMap = ReadonlyMap<string, string>

/** Returns the file's indentation for one of the model's; undefined when it is not determined. */
export type IndentTranslator = (indent: string) => string | undefined

/** The indentation of one line: the model's and the file's. */
type IndentPair = readonly [string, string]

interface LevelHints {
  /** The indentations to translate. They show how deep the model's levels are. */
  readonly newIndents: readonly string[]
  /** The number of spaces in one level of the file; undefined when nothing shows it. */
  readonly indentUnit: number | undefined
}

/** Makes a map of these pairs; undefined when levels would collapse, split or change their order. */
export function oneToOneMap(pairs: readonly IndentPair[]): IndentMap | undefined {
  const distinct = new Map(pairs.toSorted(([a], [b]) => widthOf(a) - widthOf(b)))
  if (pairs.some(([model, file]) => distinct.get(model) !== file)) return undefined
  const sorted = [...distinct]
  const isOrdered = sorted.slice(1).every(([model, file], index) => {
    const [modelAbove = '', fileAbove = ''] = sorted[index] ?? []
    return widthOf(model) > widthOf(modelAbove) && widthOf(file) > widthOf(fileAbove)
  })
  return isOrdered ? distinct : undefined
}

/** Only for comparisons. Tabs and spaces of the same width are neither deeper nor shallower. */
const TAB_WIDTH = 4

function widthOf(indent: string): number {
  return indent.replaceAll('\t', ' '.repeat(TAB_WIDTH)).length
}

/** The rule that all pairs show: the same shift, or one unit for another. Undefined when they show none. */
export function translatorByRule(map: IndentMap, levels: LevelHints): IndentTranslator | undefined {
  return shiftOf(map, levels) ?? scaleOf(map, levels)
}

/** For quoted lines that all have the same extra or missing characters at their start. */
function shiftOf(map: IndentMap, levels: LevelHints): IndentTranslator | undefined {
  const [first, ...others] = map
  if (!first) return undefined
  const [model, file] = first
  const isAdded = file.endsWith(model)
  const shift = isAdded ? file.slice(0, file.length - model.length) : model.slice(0, model.length - file.length)
  const shifted = ([from, to]: IndentPair) => (isAdded ? to === shift + from : from === shift + to)
  if (![...map].every(shifted)) return undefined

  const isOtherUnit = others.length === 0 && shift !== '' && isScaled(first, levels)
  const characters = new Set([...map.values()].join(''))
  return (indent) => {
    if (map.has(indent) || isOtherUnit) return map.get(indent)
    if (!isAdded) return indent.startsWith(shift) ? indent.slice(shift.length) : undefined
    const isMixed = shift !== '' && characters.size === 1 && !new Set(indent).isSubsetOf(characters)
    return isMixed ? undefined : shift + indent
  }
}

/** True when the pair may also mean that the model uses another number of spaces for each level. */
function isScaled([model, file]: IndentPair, { newIndents, indentUnit }: LevelHints): boolean {
  const step = smallestStep([model, ...newIndents])
  if (onlyCharacter([model, file, ...newIndents]) !== ' ' || !indentUnit || step === indentUnit) return false
  return model.length % step === 0 && model.length / step === file.length / indentUnit
}

/** For a model that uses another unit than the file for each level. */
function scaleOf(map: IndentMap, levels: LevelHints): IndentTranslator | undefined {
  const [modelUses, fileUses] = [onlyCharacter([...map.keys(), ...levels.newIndents]), onlyCharacter([...map.values()])]
  if (modelUses === undefined || fileUses === undefined) return undefined
  const step = smallestStep([...map.keys(), ...levels.newIndents])
  const ratio = modelUses === fileUses ? ratioOfLevels([...map], step) : ratioOfTabs(modelUses, step, levels)
  if (!ratio) return undefined
  const [[model, file] = ['', '']] = map
  const lengthFor = (indent: string) => file.length + ((indent.length - model.length) * ratio.file) / ratio.model
  if ([...map].some(([from, to]) => lengthFor(from) !== to.length)) return undefined
  return (indent) => {
    const length = lengthFor(indent)
    return Number.isInteger(length) && length >= 0 ? fileUses.repeat(length) : undefined
  }
}

/** How many characters the model and the file use for the same depth. */
interface Ratio {
  readonly model: number
  readonly file: number
}

const usualUnits: readonly number[] = [2, 3, 4]

/** Three levels prove another unit. With two, one of them can be misquoted. */
function ratioOfLevels([first, second, third]: readonly IndentPair[], step: number): Ratio | undefined {
  if (!first || !second || !third || !usualUnits.includes(step)) return undefined
  return { model: second[0].length - first[0].length, file: second[1].length - first[1].length }
}

function ratioOfTabs(modelUses: string, step: number, { indentUnit }: LevelHints): Ratio | undefined {
  if (modelUses === '\t') return indentUnit === undefined ? undefined : { model: 1, file: indentUnit }
  return usualUnits.includes(step) ? { model: step, file: 1 } : undefined
}

/** The character that all indentations consist of; undefined when there is none or more than one. */
function onlyCharacter(indents: readonly string[]): string | undefined {
  const [character, ...others] = new Set(indents.join(''))
  return others.length === 0 ? character : undefined
}

/** The smallest difference between two levels. Lines without indentation are a level too. */
function smallestStep(indents: readonly string[]): number {
  const depths = [...new Set([0, ...indents.map(({ length }) => length)])].sort((a, b) => a - b)
  return Math.min(...depths.slice(1).map((depth, index) => depth - (depths[index] ?? 0)))
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
