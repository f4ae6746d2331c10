import { diffArrays } from 'diff'
import { hasText, indentOf } from '../../text/lines.ts'
import { MAX_DIFFERENCE } from './hunk.ts'

// Character for character, so that all positions stay the same.
const plainSigns = [
  [/[\u2018-\u201b\u2032]/g, "'"],
  [/[\u201c-\u201f\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ']
] as const

/** Typographic quotes, dashes and spaces as ASCII characters. Keeps every position. */
export function plainCharacters(text: string): string {
  return plainSigns.reduce((plain, [signs, sign]) => plain.replaceAll(signs, sign), text)
}

/** Quoted lines, the lines of the file that they stand for, and those that replace them. */
export interface ReplacedLines {
  readonly quoted: readonly string[]
  readonly file: readonly string[]
  readonly added: readonly string[]
}

/**
 * The new lines with each character of the file that the change leaves as it is but the quote has differently: white space at line ends,
 * typographic quotes, dashes and spaces. Undefined if it is not clear which of the new characters these are.
 */
export function giveBack({ quoted, file, added }: ReplacedLines): readonly string[] | undefined {
  if (quoted.every((line, at) => line === file[at])) return added
  const [from, own, to] = [wordsOf(quoted), wordsOf(file), wordsOf(added)]
  if (from.length !== own.length) return undefined
  const [forwards, backwards] = [false, true].map((isReversed) => {
    const kept = keptWords(from, to, isReversed)
    if (!kept) return undefined
    const wordAt = (at: number, text: string) => (text === from[at]?.text ? own[at]?.text : text)
    const words = to.map(({ text }, at) => wordAt(kept[at] ?? -1, text))
    const texts = words.join('').split(END)
    // The end of a line is where the last word is that it keeps.
    const ends = new Map<number, number>()
    for (const [at, { text, line }] of to.entries()) {
      const old = from[kept[at] ?? -1]
      if (old && text !== END) ends.set(old.line, line)
    }
    const origins = new Map([...ends].map(([old, line]) => [line, old]))
    return added.map((line, at) => {
      const origin = origins.get(at) ?? (quoted.length === added.length && !ends.has(at) ? at : -1)
      const isOld = hasText(line) && origin !== -1 && spaceAfter(line) === spaceAfter(quoted[origin])
      return indentOf(line) + (texts[at] ?? '') + spaceAfter(isOld ? file[origin] : line)
    })
  })
  // If text is repeated, what is new may be before it or behind it.
  return forwards?.join(END) === backwards?.join(END) ? forwards : undefined
}

interface Word {
  readonly text: string
  /** The index of its line. */
  readonly line: number
}

const END = '\n'

/** The words of lines, without the white space around each line. */
function wordsOf(lines: readonly string[]): readonly Word[] {
  const texts = lines.map((line) => line.slice(indentOf(line).length).trimEnd())
  return texts.flatMap((text, line) => [...(text.match(/\w+|\W/g) ?? []), END].map((word) => ({ text: word, line })))
}

/** For each new word the position of the old one that it is; undefined if it is new. Undefined if the texts differ too much. */
function keptWords(
  from: readonly Word[],
  to: readonly Word[],
  isReversed: boolean
): readonly (number | undefined)[] | undefined {
  const keys = [from, to].map((words) => words.map(({ text }) => plainCharacters(text)))
  const [one = [], other = []] = isReversed ? keys.map((each) => each.toReversed()) : keys
  let old = 0
  const kept = diffArrays(one, other, { maxEditLength: MAX_DIFFERENCE })?.flatMap(({ added, removed, value }) => {
    if (removed) old += value.length
    return removed ? [] : value.map(() => (added ? undefined : old++))
  })
  return isReversed ? kept?.toReversed().map((at) => (at === undefined ? at : from.length - 1 - at)) : kept
}

/** The white space at the end of a line, without its indentation. */
function spaceAfter(line = ''): string {
  const words = line.slice(indentOf(line).length)
  return words.slice(words.trimEnd().length)
}
