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
  const joined = (lines: readonly string[]) =>
    lines.map((line) => line.slice(indentOf(line).length).trimEnd()).join('\n')
  const isPaired = quoted.length === added.length
  const texts = reworded(joined(quoted), joined(file), joined(added))?.split('\n')
  return (
    texts &&
    added.map((line, at) => {
      const space = spaceAfter(line)
      const isOld = isPaired && hasText(line) && space === spaceAfter(quoted[at])
      return indentOf(line) + (texts[at] ?? '') + (isOld ? spaceAfter(file[at]) : space)
    })
  )
}

/** The white space at the end of a line, without its indentation. */
function spaceAfter(line = ''): string {
  const words = line.slice(indentOf(line).length)
  return words.slice(words.trimEnd().length)
}

/** The new text with the file's signs wherever it has those of the quote. */
function reworded(quoted: string, file: string, added: string): string | undefined {
  if (file === quoted) return added
  if (file.length !== quoted.length) return undefined
  const merged = [false, true].map((isReversed) => {
    const order = (text: string) => (isReversed ? wordsOf(text).toReversed() : wordsOf(text))
    const [from, own, to] = [order(quoted), order(file), order(added)]
    let [old, next] = [0, 0]
    const parts = diffArrays(from.map(plainCharacters), to.map(plainCharacters), { maxEditLength: MAX_DIFFERENCE })
    const text = parts?.flatMap(({ added: isNew, removed, value }) => {
      if (removed) old += value.length
      if (removed) return []
      return to.slice(next, (next += value.length)).map((word) => {
        const kept = isNew ? -1 : old++
        return word === from[kept] ? (own[kept] ?? word) : word
      })
    })
    return (isReversed ? text?.toReversed() : text)?.join('')
  })
  // If text is repeated, what is new may be before it or behind it.
  return merged[0] === merged[1] ? merged[0] : undefined
}

function wordsOf(text: string): string[] {
  return text.match(/\w+|\W/g) ?? []
}
