import { BASE32, BASE32_HEX, BASE64, decodeDigits, HEX } from './digits.ts'
import { readDumps } from './dumps.ts'
import { joinLiterals } from './join-literals.ts'
import { mappedText, type MappedText } from './normalized-text.ts'
import { decodeNumbers } from './numbers.ts'
import { surveyText, type TextSurvey } from './survey.ts'
import { TextBuilder } from './text-builder.ts'
import { unescape } from './unescape.ts'
import { withoutHidden } from './without-hidden.ts'
import { hasWrappedNumbers, withoutWrappers } from './wrapped-numbers.ts'

/** Ordinary text is not nested deeper than JSON in JSON in a URL in HTML, or base64 of a dump of base64. */
const MAX_DEPTH = 5
/** Derived texts are shorter than their source. Only hostile texts exceed this many times the length together. */
const MAX_TOTAL = 16

/**
 * The text, and all texts that escapes, encodings and dumps in it stand for, in any combination. Linear time.
 *
 * @param withOffsets false where no offsets are needed: recording them takes most of the time
 */
export function* derivedTexts(text: string, withOffsets: boolean): Generator<MappedText> {
  let level: readonly MappedText[] = [mappedText(text)]
  let room = MAX_TOTAL * text.length
  for (let depth = 0; ; depth += 1) {
    yield* level
    if (depth === MAX_DEPTH) return
    const next: MappedText[] = []
    for (const source of level) {
      if (room < 0) return
      for (const derived of stepsFrom(source, withOffsets)) {
        room -= derived.codes.length
        next.push(derived)
      }
    }
    level = next
  }
}

/** The texts after undoing one level of escapes, encodings or dumps. */
function stepsFrom(text: MappedText, withOffsets: boolean): readonly MappedText[] {
  const survey = surveyText(text)
  const steps = [
    survey.hasEscapes ? unescape(text, withOffsets) : undefined,
    decode(text, survey, withOffsets),
    survey.hasMarkedLines ? withoutOffsetsOfDumps(text, withOffsets) : undefined,
    survey.hasHidden ? withoutHidden(text, withOffsets) : undefined,
    survey.hasJoins ? joinLiterals(text, withOffsets) : undefined,
    survey.hasEscapes ? withSpacesForPlus(text, withOffsets) : undefined,
    hasWrappedNumbers(text) ? withoutWrappers(text, withOffsets) : undefined
  ]
  return steps.filter((step) => step !== undefined)
}

function decode(
  text: MappedText,
  { runs, runsOfOneCase, numbers }: TextSurvey,
  withOffsets: boolean
): MappedText | undefined {
  if (runs.length === 0 && numbers.length === 0) return undefined
  const builder = new TextBuilder(text, withOffsets)
  decodeDigits(text, runs, { encoding: BASE64, builder })
  for (const encoding of [HEX, BASE32, BASE32_HEX]) decodeDigits(text, runsOfOneCase, { encoding, builder })
  decodeDigits(text, numbers, { encoding: HEX, builder })
  decodeNumbers(text, numbers, builder)
  return builder.build()
}

function withoutOffsetsOfDumps(text: MappedText, withOffsets: boolean): MappedText | undefined {
  const builder = new TextBuilder(text, withOffsets)
  readDumps(text, builder)
  return builder.build()
}

const [PERCENT, PLUS, SPACE] = [0x25, 0x2b, 0x20] as const

/** The words with both `%` and `+`. In a query of an address, `+` stands for a space. */
function withSpacesForPlus(text: MappedText, withOffsets: boolean): MappedText | undefined {
  const { codes } = text
  const builder = new TextBuilder(text, withOffsets)
  let end = 0
  for (let percent = codes.indexOf(PERCENT); percent >= 0; percent = codes.indexOf(PERCENT, end)) {
    let start = percent
    while (start > end && (codes[start - 1] ?? 0) > SPACE) start -= 1
    end = percent
    while ((codes[end] ?? 0) > SPACE) end += 1
    if (!codes.subarray(start, end).includes(PLUS)) continue
    builder.gap(start)
    for (let at = start; at < end; at += 1) {
      const code = codes[at] ?? 0
      builder.add(code === PLUS ? SPACE : code, at, at + 1)
    }
  }
  return builder.build()
}
