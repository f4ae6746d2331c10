import { SIGNS } from '../agent/call-status.ts'

/** The other characters of our own that a terminal without Unicode cannot show. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['▸', '>'],
  ['■', '='],
  ['↻', '%'],
  ['⇄', '<>'],
  ['↧', 'v'],
  ['…', '...'],
  ['·', '|'],
  ['−', '-'],
  ['≈', '~'],
  ['│', '|'],
  ['“', '"'],
  ['”', '"'],
  ['’', "'"],
  ['–', '-']
]
const REPLACEMENTS = new Map([...Object.values(SIGNS).map(({ symbol, ascii }) => [symbol, ascii] as const), ...OTHERS])
const SHOWN = new RegExp(`[${[...REPLACEMENTS.keys()].join('')}]`, 'gu')

/** A text for a terminal that cannot show our signs. Other characters stay, because nothing could replace them. */
export function withAsciiSigns(text: string): string {
  return text.replace(SHOWN, (sign) => REPLACEMENTS.get(sign) ?? sign)
}
