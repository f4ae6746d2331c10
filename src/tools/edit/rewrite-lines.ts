import { hasText, indentOf } from '../../text/lines.ts'
import { constantShift, type Shift } from './find-lines.ts'
import { giveBack } from './give-back.ts'
import { newTexts, oldTexts, type HunkLine } from './hunk.ts'
import { isNested, staysAtLevel, stepsOf } from './nesting.ts'
import { plainCharacters } from './plain-characters.ts'
import { textsOf, type TextLine } from './text-lines.ts'

/** An added line has no line ending yet. */
export type RewrittenLine = TextLine | { readonly text: string; readonly end: undefined }

/** Lines of the file, and how they were found. */
export interface QuotedLines {
  readonly fileLines: readonly TextLine[]
  readonly shift: Shift | undefined
  /** What indentation grows by in the file. */
  readonly steps: ReadonlySet<string>
}

/**
 * What a change leaves of the lines that it was found at. Lines that it keeps are the file's. Of the lines that it replaces, each character
 * that is not part of the change is the file's too: white space at line ends, and the kind of quotes, dashes and spaces. New lines are
 * indented as the file is. Undefined if the quote does not show how, or not which characters to give back.
 */
export function rewriteLines(written: readonly HunkLine[], quoted: QuotedLines): RewrittenLine[] | undefined {
  const hunk = withFileCharacters(written, textsOf(quoted.fileLines))
  if (!hunk) return undefined
  const indenter = indenterFor(hunk, quoted)
  const result: RewrittenLine[] = []
  let next = 0
  for (const { isKept, lines } of runsOf(hunk)) {
    const count = oldTexts(lines).length
    const fileLines = quoted.fileLines.slice(next, next + count)
    next += count
    if (isKept) {
      result.push(...fileLines)
      continue
    }
    const run = { quoted: oldTexts(lines), file: textsOf(fileLines), added: newTexts(lines) }
    const added = indenter(run)
    const texts = added && giveBack({ ...run, added })
    if (!texts) return undefined
    result.push(...texts.map((text) => ({ text, end: undefined })))
  }
  return result
}

/**
 * A model that writes typographic characters where the file has plain ones means plain ones in the new lines too. Undefined if the lines
 * have some of both.
 */
function withFileCharacters(hunk: readonly HunkLine[], file: readonly string[]): readonly HunkLine[] | undefined {
  const isPlain = (texts: readonly string[]) => texts.every((text) => text === plainCharacters(text))
  const added = hunk.flatMap(({ kind, text }) => (kind === 'add' ? [text] : []))
  if (
    isPlain(oldTexts(hunk)) ||
    isPlain(added) ||
    oldTexts(hunk).every((text, index) => text.trim() === file[index]?.trim())
  )
    return hunk
  if (!isPlain(file)) return undefined
  return hunk.map((line) => (line.kind === 'add' ? { ...line, text: plainCharacters(line.text) } : line))
}

/** Changed lines without a kept line between them. */
interface Run {
  readonly quoted: readonly string[]
  readonly file: readonly string[]
  readonly added: readonly string[]
}

function runsOf(hunk: readonly HunkLine[]): { readonly isKept: boolean; readonly lines: readonly HunkLine[] }[] {
  const runs: { isKept: boolean; lines: HunkLine[] }[] = []
  for (const line of hunk) {
    const isKept = line.kind === 'keep'
    const last = runs.at(-1)
    if (last?.isKept === isKept) last.lines.push(line)
    else runs.push({ isKept, lines: [line] })
  }
  return runs
}

type Indenter = (run: Run) => readonly string[] | undefined

function indenterFor(hunk: readonly HunkLine[], { shift, steps }: QuotedLines): Indenter {
  // Shifted in different ways, the quote only shows the indentation of lines that take the place of others.
  if (!shift) return indentInPlace
  if (shift.added + shift.removed === '') return ({ added }) => added
  if (isIndentedAlike(hunk, steps)) return ({ added }) => shiftLines(added, shift)
  return (run) => (areIndentedAlike(run.added, run.file) ? run.added : undefined)
}

/** True if new lines are indented like the quoted ones, not like those of the file, and with the same unit as the file. */
function isIndentedAlike(hunk: readonly HunkLine[], steps: ReadonlySet<string>): boolean {
  const [quoted, written] = [oldTexts(hunk).filter(hasText), newTexts(hunk)]
  const level = indentOf(quoted[0])
  if (!isNested(written) || (steps.size > 0 && !stepsOf([...quoted.slice(0, 1), ...written]).isSubsetOf(steps)))
    return false
  // What a single line shows can be a slip.
  if (quoted.length === 1) return staysAtLevel(written, level)
  return hunk.some(({ kind, text }) => kind === 'keep' && hasText(text)) || indentOf(written.find(hasText)) === level
}

function indentInPlace({ quoted, file, added }: Run): readonly string[] | undefined {
  if (!added.some(hasText)) return added
  const isClear = quoted.length === 1 || constantShift(quoted, file)
  if (!isClear || !areIndentedAlike(added, quoted)) return undefined
  return added.map((line, index) => (hasText(line) ? indentOf(file[index]) + line.slice(indentOf(line).length) : line))
}

/** True for as many lines with the same indentation, line by line. */
function areIndentedAlike(lines: readonly string[], others: readonly string[]): boolean {
  return (
    lines.length === others.length &&
    lines.every((line, index) => {
      const other = others[index] ?? ''
      return !hasText(line) || (hasText(other) && indentOf(line) === indentOf(other))
    })
  )
}

function shiftLines(lines: readonly string[], { added, removed }: Shift): string[] | undefined {
  if (lines.some((line) => hasText(line) && !line.startsWith(removed))) return undefined
  return lines.map((line) => (hasText(line) ? added + line.slice(removed.length) : line))
}
