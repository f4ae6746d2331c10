import type { HereDoc } from 'unbash'

/** The text of a here-document as a program reads it; undefined if the shell could expand something in it. */
export function literalHereDocument({ delimiter, body, operator }: HereDoc): string | undefined {
  if (!delimiter?.quoted && /[$`\\]/.test(body.text)) return undefined
  return operator === '<<-' ? body.text.replaceAll(/^\t+/gm, '') : body.text
}
