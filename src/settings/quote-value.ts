import { shorten } from '../text/shorten.ts'

const MAX_CHARACTERS = 60

/** A value for a message: JSON on one short line, or that it is missing. */
export function quoteValue(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value)
  return shorten(text, MAX_CHARACTERS)
}
