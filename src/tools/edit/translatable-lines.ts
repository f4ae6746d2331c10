import { indentOf } from '../../text/lines.ts'
import type { IndentMap, IndentTranslator } from './indent-map.ts'

export interface TranslationRule {
  readonly map: IndentMap
  readonly rule: IndentTranslator
  /** The indentations of the quoted lines that are not the file's. */
  readonly misquoted: readonly string[]
  /** The number of spaces in one level of the file; undefined when nothing shows it. */
  readonly indentUnit: number | undefined
}

/**
 * False when new lines may already have the file's indentation, or have lost their own. Then the rule would move them to a wrong
 * level.
 *
 * @param code the new lines that are not blank
 */
export function isTranslatable(code: readonly string[], rule: TranslationRule): boolean {
  const isKnown = (line: string) => rule.map.has(indentOf(line))
  if (!code.some(isKnown)) return false
  return code.every((line, index) => {
    const above = code[index - 1]
    if (continuesOneLineBlock(line, above)) return false
    if (isKnown(line)) return above === undefined || isNested({ above, line }, rule)
    return above === undefined ? isOuterLevel(line, rule) : isNewLevel({ above, line }, rule)
  })
}

interface AdjacentLines {
  readonly above: string
  readonly line: string
}

/** A deeper line must follow, unless it ends the block. */
const opensBlock =
  /[{([]\s*$|^\s*(?:async|case|class|def|elif|else|except|finally|for|if|match|try|while|with)\b.*:\s*$/
const endsBlock = /^\s*(?:[)\]}]|-\s|(?:case|default)\b)/
/** A block of Python, or a key of YAML that can be without a value. */
const endsWithColon = /:\s*$/
/** A block of any language can follow, or the rest of a statement. */
const canOpenBlock =
  /(?:[:{([,=+\\|>&?]|\b(?:then|do|else|begin|try|of|where|in))\s*$|^\s*(?:def|class|module|if|unless|while|until|for|case|when|else|elsif|rescue|ensure|function|begin|<)/
/** The rest of a statement can have any indentation. */
const endsAmidStatement = /[({[,=+\\|&?]\s*$/
const startsAmidStatement = /^\s*[.*+|&?:)\]}]/

const ONE_LINE = /^\s*(?:async|class|def|elif|else|except|finally|for|if|try|while|with)\b.*:\s+[^\s#]/

/** True for a line that is deeper than a block of Python on one line above it, such as `if x: y()`, and so belongs to nothing. */
export function continuesOneLineBlock(line: string, above = ''): boolean {
  const isOneLine = ONE_LINE.test(above) && !/[:{]\s*$/.test(above) && !endsAmidStatement.test(above)
  return isOneLine && indentOf(line).length > indentOf(above).length
}

/** False for a block that is not deeper than the line that opens it. */
function isNested({ above, line }: AdjacentLines, { map, misquoted }: TranslationRule): boolean {
  const isFlushLeft = map.size === 1 && map.has('')
  const isOpened = opensBlock.test(above) || ((isFlushLeft || misquoted.length === 1) && endsWithColon.test(above))
  return !isOpened || endsBlock.test(line) || indentOf(line).length > indentOf(above).length
}

/** True if the level to which the rule moves a line is the only one that can be meant. */
function isNewLevel({ above, line }: AdjacentLines, use: TranslationRule): boolean {
  const { map, rule, indentUnit } = use
  const [level, levelAbove] = [rule(indentOf(line)), rule(indentOf(above))]
  if (level === undefined || levelAbove === undefined) return false
  const depth = level.length - levelAbove.length
  if (depth <= 0) return isOuterLevel(line, use)
  if (!canOpenBlock.test(above)) {
    const isLevel = isShift(map, indentOf(line), level) && isMultiple(level, indentUnit)
    return !isAmbiguous(line, use) && (isLevel || startsAmidStatement.test(line))
  }
  const unit = level.includes('\t') ? 1 : indentUnit
  if (unit && /[:{]\s*$/.test(above)) return depth === unit
  return isMultiple(level, indentUnit) || endsAmidStatement.test(above)
}

/** The same for a line with no shallower line above it: its level must be one of the file, and at most one shallower than the quote. */
function isOuterLevel(line: string, use: TranslationRule): boolean {
  const level = use.rule(indentOf(line))
  if (level === undefined || isAmbiguous(line, use)) return false
  const unit = level.includes('\t') ? 1 : (use.indentUnit ?? Infinity)
  const least = Math.min(...[...use.map.values()].map(({ length }) => length))
  return level.length >= least - unit && isMultiple(level, use.indentUnit)
}

/** True for an indentation that the file has too, or a rule that a single misquoted line shows. */
function isAmbiguous(line: string, { map, rule, misquoted }: TranslationRule): boolean {
  const indent = indentOf(line)
  return misquoted.length === 1 || ([...map.values()].includes(indent) && rule(indent) !== indent)
}

function isMultiple(level: string, unit: number | undefined): boolean {
  return unit === undefined || level.includes('\t') || level.length % unit === 0
}

/** True when the rule changes all indentations by the same number of characters. */
function isShift(map: IndentMap, indent: string, level: string): boolean {
  return [...map].every(([model, file]) => file.length - model.length === level.length - indent.length)
}
