import { shorten } from '../text/shorten.ts'

const MAX_CHARACTERS = 60

/** A value as a message quotes it: JSON on one short line, or that it is not there. */
export function quoteValue(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value)
  return shorten(text, MAX_CHARACTERS)
}
