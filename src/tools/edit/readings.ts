import { lineNumberAt } from '../../text/lines.ts'
import type { Quote } from './quote.ts'

/** A quote as it may be meant. */
export interface Reading extends Quote {
  readonly note: string
  /** True if the text says itself that the quote is there. */
  readonly fits: (text: string, start: number) => boolean
}

/** What else a quote can be that is nowhere in a file: copied with line numbers, or with one layer of escapes too many. */
export function readingsOf(quote: Quote): readonly Reading[] {
  return [withoutLineNumbers(quote), unescaped(quote)].filter((reading) => reading !== undefined)
}

/** `12<tab>a`, `12→a`, `12: a` or `12 | a`. */
const LINE_NUMBER = /^[ \t]*(\d+)(?:\t|→| ?[|:] ?)/

/** The numbers must be those of the lines. */
function withoutLineNumbers({ oldText, newText }: Quote): Reading | undefined {
  const lines = oldText.replace(/\n$/, '').split('\n')
  const first = Number(LINE_NUMBER.exec(lines[0] ?? '')?.[1])
  if (!lines.every((line, index) => Number(LINE_NUMBER.exec(line)?.[1]) === first + index)) return undefined
  const plain = (text: string) => text.replaceAll(new RegExp(LINE_NUMBER, 'gm'), '')
  const isNumbered = newText.split('\n').every((line) => line === '' || LINE_NUMBER.test(line))
  return {
    oldText: plain(oldText),
    newText: isNumbered ? plain(newText) : newText,
    note: 'without the line numbers in old_string',
    fits: (text, start) => lineNumberAt(text, start) === first && (start === 0 || text[start - 1] === '\n')
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** Only if the new text has no backslash. Otherwise it is not clear which of its own are meant. */
function unescaped({ oldText, newText }: Quote): Reading | undefined {
  const plain = oldText.replaceAll(/\\([ntr"'`\\$])/g, (_, letter: string) => escapes[letter] ?? letter)
  if (plain === oldText || newText.includes('\\')) return undefined
  return { oldText: plain, newText, note: 'with the escapes in old_string resolved', fits: () => true }
}
