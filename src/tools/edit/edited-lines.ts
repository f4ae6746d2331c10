import { BOM, hasText } from '../../text/lines.ts'
import { giveBack, plainCharacters } from './give-back.ts'
import { oldLines, runsOf, type HunkLine } from './hunk.ts'
import { constantShift, indentInPlace, shiftHunk, stepsOf, UNSHIFTED, type Shift } from './indentation.ts'
import { splitTextLines, textsOf, usualEnding, type TextLine } from './text-lines.ts'

/** Lines of a file that quoted ones stand for. */
export interface Place {
  /** The index of the first line. */
  readonly start: number
  /** Undefined if the quoted lines are shifted differently. */
  readonly shift: Shift | undefined
  /** What was ignored; '' if the quote is exact. */
  readonly note: string
}

type EditedLine = Omit<HunkLine, 'kind'>

const IGNORING = 'ignoring white space and the kind of quotes and dashes'
/** Comparisons for one search. Lines that are all alike would take quadratic time. */
const MAX_COMPARED = 20_000_000

/** The lines of a text, with hunks in the places of some of them. Places are counted as before all changes. */
export class EditedLines {
  readonly lines: readonly TextLine[]
  readonly texts: readonly string[]
  /** Where each line is, exactly and with plain characters. */
  readonly #indexes = new Map<readonly string[], ReadonlyMap<string, readonly number[]>>()
  readonly #mark: string
  readonly #endsAlike: boolean
  #plain: readonly string[] | undefined
  readonly #changes: { readonly start: number; readonly end: number; readonly lines: readonly EditedLine[] }[] = []
  #steps: ReadonlySet<string> | undefined

  /**
   * @param change in an edit, a new line ends as the one that it replaces; otherwise as most lines do
   * @param quotesMark true if the byte order mark is a part of the first line
   */
  constructor(text: string, change: 'edit' | 'patch' | 'diff', quotesMark = false) {
    this.#mark = text.startsWith(BOM) && !quotesMark ? BOM : ''
    // The line numbers of a diff count line feeds.
    this.lines = splitTextLines(text.slice(this.#mark.length), change === 'patch' ? 'any' : 'usual')
    this.#endsAlike = change === 'edit'
    this.texts = textsOf(this.lines)
  }

  /** True if its last line has a line ending. */
  get isEnded(): boolean {
    return this.lines.at(-1)?.end !== ''
  }

  /**
   * The one way to find a block of whole lines that a model quoted, for edits and patches of all kinds. Lines are compared exactly; and then
   * without white space at both ends and with typographic quotes, dashes and spaces as plain ones. The block is not where a hunk was put.
   * Nothing is left out, added or measured for similarity. If the caller means one place, several are none.
   */
  find(quoted: readonly string[], accepts: (start: number) => boolean = () => true): readonly Place[] {
    const exact = this.#startsAt(this.texts, quoted, accepts)
    if (exact.length > 0) return exact.map((start) => ({ start, shift: UNSHIFTED, note: '' }))
    // Blank lines are everywhere if their white space does not count.
    if (!quoted.some(hasText)) return []
    const plain = (lines: readonly string[]) => lines.map((line) => plainCharacters(line).trim())
    this.#plain ??= plain(this.texts)
    return this.#startsAt(this.#plain, plain(quoted), accepts).map((start) => {
      return { start, shift: constantShift(quoted, this.texts.slice(start, start + quoted.length)), note: IGNORING }
    })
  }

  #startsAt(lines: readonly string[], sought: readonly string[], accepts: (start: number) => boolean): number[] {
    const known = this.#indexes.get(lines)
    const indexes = known ?? Map.groupBy(lines.keys(), (index) => lines[index] ?? '')
    if (!known) this.#indexes.set(lines, indexes)
    const count = (at: number) => indexes.get(sought[at] ?? '')?.length ?? 0
    const rarest = sought.reduce((best, _, at) => (count(at) < count(best) ? at : best), 0)
    if (count(rarest) * sought.length > MAX_COMPARED) return []
    const starts = (indexes.get(sought[rarest] ?? '') ?? []).map((index) => index - rarest)
    return starts.filter(
      (start) =>
        sought.every((line, at) => line === lines[start + at]) && accepts(start) && this.#isFree(start, sought.length)
    )
  }

  #isFree(from: number, length: number): boolean {
    return !this.#changes.some(({ start, end }) => from < end && start < from + length)
  }

  /**
   * Puts what a hunk leaves of the lines at a place. Lines that it keeps are the file's. Of the lines that it replaces, each character
   * that is not part of the change is the file's too. False if the quote does not show how to indent new lines, or which characters these are.
   */
  change(hunk: readonly HunkLine[], { start, shift }: Pick<Place, 'start' | 'shift'>): boolean {
    const old = oldLines(hunk)
    const end = start + old.length
    if (!this.#isFree(start, old.length)) return false
    const file = this.lines.slice(start, end)
    this.#steps ??= stepsOf(this.texts)
    const written = withSignsOf(textsOf(file), hunk)
    const shifted = shift ? shiftHunk(written, shift, this.#steps) : written
    if (!shifted) return false
    // Whoever has the line endings of the file means those of the new lines too.
    const hasEndings = old.every((line, at) => line.end === file[at]?.end)
    const parts: (readonly EditedLine[])[] = []
    let next = 0
    for (const run of runsOf(shifted)) {
      const own = file.slice(next, next + run.old.length)
      next += run.old.length
      if (run.isKept) parts.push(own)
      else {
        const replaced = { quoted: textsOf(run.old), file: textsOf(own), added: textsOf(run.added) }
        const added = shift ? replaced.added : indentInPlace(replaced)
        const texts = added && giveBack({ ...replaced, added })
        if (!texts) return false
        const replacedEnd = (at: number) =>
          this.#endsAlike ? own[at < texts.length - 1 ? at : own.length - 1]?.end : undefined
        parts.push(texts.map((text, at) => ({ text, end: hasEndings ? run.added[at]?.end : replacedEnd(at) })))
      }
    }
    this.#changes.push({ start, end, lines: parts.flat() })
    return true
  }

  /** The text with the changes. Each line has a line ending, but the last one only if it `isEnded`. */
  join(isEnded = this.isEnded): string {
    const parts: (readonly EditedLine[])[] = []
    let next = 0
    for (const { start, end, lines } of this.#changes.toSorted((a, b) => a.start - b.start)) {
      parts.push(this.lines.slice(next, start), lines)
      next = end
    }
    const lines = [...parts, this.lines.slice(next)].flat()
    const usual = usualEnding(this.lines)
    const endOf = ({ end = '' }: EditedLine) => (end === '' ? usual : end)
    return this.#mark + lines.map((line, at) => line.text + (isEnded || lines[at + 1] ? endOf(line) : '')).join('')
  }
}

/** The first numbers of the lines where places begin. */
export function linesAt(places: readonly Pick<Place, 'start'>[]): string {
  const numbers = places.slice(0, 10).map(({ start }) => start + 1)
  return `lines ${numbers.join(', ')}`
}

/** A model that quotes a plain character as a typographic one means plain ones in the new lines too. */
function withSignsOf(file: readonly string[], hunk: readonly HunkLine[]): readonly HunkLine[] {
  const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim()).join('\n')
  const [own, quoted] = [trimmed(file), trimmed(textsOf(oldLines(hunk)))]
  const isChanged = quoted.split('').some((sign, at) => sign !== own[at] && own[at] === plainCharacters(sign))
  return isChanged ? hunk.map((line) => ({ ...line, text: plainCharacters(line.text) })) : hunk
}
