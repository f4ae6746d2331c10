import { BOM, lineNumberAt, unixLines } from '../../text/lines.ts'
import { closestLines, NOTHING_SIMILAR } from './closest-lines.ts'
import { occurrences } from './occurrences.ts'
import { omissionIn } from './omission.ts'
import { refused, type Quote, type ReplaceResult } from './quote.ts'
import { readingsOf } from './readings.ts'
import { replaceExactly } from './replace-exactly.ts'
import { replaceLines } from './replace-lines.ts'

export interface Replacement extends Quote {
  readonly replaceAll: boolean
}

/**
 * Replaces a piece of a text that a model quoted from memory, in one place or, with `replaceAll`, in all. The quote is any text that occurs
 * exactly, or whole lines as LineFinder finds them. Anything else is refused with the closest lines of the file, because a wrong edit costs
 * more than another call. Byte order mark, line endings and everything outside of the edit stay as they are.
 */
export async function replaceText(original: string, replacement: Replacement): Promise<ReplaceResult> {
  const { replaceAll } = replacement
  const mark = original.startsWith(BOM) ? BOM : ''
  const file = original.slice(mark.length)
  const quote = normalizeQuote(replacement, mark !== '')
  const mistake = mistakeIn(quote)
  if (mistake !== undefined) return refused(mistake)

  const text = unixLines(file)
  const starts = occurrences(text, quote.oldText, { overlapping: !replaceAll })
  const line =
    starts.length === 1 && quote.newText.includes('\n')
      ? lineBeforeSpace(text, starts[0] ?? 0, quote.oldText)
      : undefined
  const result =
    starts.length > 0 && line === undefined
      ? await replaceExactly(file, { ...quote, starts, replaceAll })
      : ((await replaceLines(file, { ...quote, replaceAll, line })) ?? (await replaceReading(file, quote)))
  if (result?.kind !== 'replaced') return result ?? refused(notFound(text, quote))
  if (result.text === file) return refused('The file already has this text, so there is nothing to change.')
  return { ...result, text: mark + result.text }
}

const MAX_SPACE = 1_000

/** The index of the first line of a quote that lacks the white space at the end of its last line. It stays with that line. */
function lineBeforeSpace(text: string, start: number, quoted: string): number | undefined {
  const end = start + quoted.length
  const isWhole = start === 0 || text[start - 1] === '\n'
  return isWhole && /^[ \t]+(?:\n|$)/.test(text.slice(end, end + MAX_SPACE)) ? lineNumberAt(text, start) - 1 : undefined
}

async function replaceReading(file: string, quote: Quote): Promise<ReplaceResult | undefined> {
  const text = unixLines(file)
  for (const { note, fits, ...reading } of readingsOf(quote)) {
    const starts = occurrences(text, reading.oldText, { overlapping: true })
    if (starts.length !== 1 || !starts.every((start) => fits(text, start))) continue
    const result = await replaceExactly(file, { ...reading, starts, replaceAll: false })
    return result.kind === 'replaced' ? { ...result, note } : result
  }
  return undefined
}

/** With LF line endings, and without a byte order mark, which stays where the file has it. */
function normalizeQuote({ oldText, newText }: Quote, hasBom: boolean): Quote {
  const quotesBom = oldText.startsWith(BOM)
  const [old, current] = [unixLines(oldText), unixLines(newText)]
  return {
    oldText: quotesBom ? old.slice(BOM.length) : old,
    newText: (hasBom || quotesBom) && current.startsWith(BOM) ? current.slice(BOM.length) : current
  }
}

/** What is wrong with the call, whatever the file has. */
function mistakeIn({ oldText, newText }: Quote): string | undefined {
  if (oldText === '') return 'old_string is empty. Quote the text to replace, or use write_file for a new file.'
  if (oldText === newText) return 'old_string and new_string are the same, so there is nothing to change.'
  const omission = omissionIn(newText, oldText)
  if (omission === undefined) return undefined
  return `new_string leaves code out ("${omission}"). Write all of it; nothing fills the gap.`
}

function notFound(text: string, { oldText, newText }: Quote): string {
  // Two letters in a row: every file has brackets.
  const isApplied = /\w{2}/.test(newText) && occurrences(text, newText, { overlapping: false }).length > 0
  const parts = ['old_string was not found. It must match the file exactly.']
  if (isApplied) parts.push('new_string is already in the file: this edit may have been made.')
  const closest = closestLines(text.split('\n'), oldText.split('\n'))
  if (closest) parts.push(closest)
  else if (!isApplied) parts.push(NOTHING_SIMILAR)
  return parts.join(' ')
}
