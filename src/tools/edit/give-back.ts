import { indentOf } from '../../text/lines.ts'
import { commonEdges } from './common-edges.ts'
import { plainCharacters } from './plain-characters.ts'

/** Quoted lines, the lines of the file that they stand for, and those that replace them. */
interface ReplacedLines {
  readonly quoted: readonly string[]
  readonly file: readonly string[]
  readonly added: readonly string[]
}

/**
 * The new lines with each character of the file that the change leaves as it is but the quote has differently: white space at line ends,
 * typographic quotes, dashes and spaces. Undefined if it is not clear which of the new characters these are.
 */
export function giveBack({ quoted, file, added }: ReplacedLines): readonly string[] | undefined {
  if (quoted.every((line, index) => line === file[index])) return added
  const [old, current, written] = [quoted, file, added].map((lines) => lines.map(partsOf))
  if (!old || !current || !written) return undefined
  if (old.length === written.length) {
    const lines = written.map((line, index) => rewordedLine(line, old[index], current[index]))
    return lines.every((line) => line !== undefined) ? lines : undefined
  }
  const joined = (lines: readonly LineParts[]) => lines.map(({ text }) => text).join('\n')
  const lines = reworded(joined(current), { quoted: joined(old), added: joined(written) })?.split('\n')
  return written.length === 0 ? [] : lines && written.map((line, at) => line.indent + (lines[at] ?? '') + line.space)
}

interface LineParts {
  readonly indent: string
  readonly text: string
  /** At the end. */
  readonly space: string
}

function partsOf(line: string): LineParts {
  const indent = indentOf(line)
  const text = line.slice(indent.length).trimEnd()
  return { indent, text, space: line.slice(indent.length + text.length) }
}

function rewordedLine(line: LineParts, before?: LineParts, now?: LineParts): string | undefined {
  if (!before || !now) return undefined
  const text = reworded(now.text, { quoted: before.text, added: line.text })
  if (text === undefined) return undefined
  return line.indent + text + (text !== '' && line.space === before.space ? now.space : line.space)
}

interface Rewording {
  readonly quoted: string
  readonly added: string
}

function reworded(file: string, { quoted, added }: Rewording): string | undefined {
  if (file === quoted) return added
  if (plainCharacters(file) !== plainCharacters(quoted)) return undefined
  const { head, tail } = commonEdges(quoted, added)
  const fromEnd = commonEdges(reversed(quoted), reversed(added))
  const rewordings = [
    { head, tail },
    { head: fromEnd.tail, tail: fromEnd.head }
  ].map((edges) => {
    const between = (text: string) => text.slice(edges.head, text.length - edges.tail)
    const middle = pairedInOrder(between(file), { quoted: between(quoted), added: between(added) })
    return middle && file.slice(0, edges.head) + middle.text + file.slice(file.length - edges.tail)
  })
  // If text is repeated, what is new may be before it or behind it.
  return rewordings[0] === rewordings[1] ? rewordings[0] : undefined
}

function reversed(text: string): string[] {
  return text.split('').reverse()
}

/** The new text with the characters of the file, if it has as many of each kind as the quote. */
function pairedInOrder(file: string, { quoted, added }: Rewording): { readonly text: string } | undefined {
  let text = added
  for (const character of new Set(quoted)) {
    const inFile = file.split('').filter((_, index) => quoted[index] === character)
    if (inFile.every((each) => each === character) || !added.includes(character)) continue
    // Spaces are too many to tell which one is which.
    if (character === ' ' && new Set(inFile).size > 1) return undefined
    if (added.split(character).length - 1 !== inFile.length) return undefined
    const next = inFile.values()
    text = text
      .split('')
      .map((each, index) => (added[index] === character ? next.next().value : each))
      .join('')
  }
  return { text }
}
