import type { Quote } from './quote.ts'

/** A quote as the file may have it, and why. */
export interface DecodedQuote extends Quote {
  readonly note: string
}

/**
 * Readings of a quote that its transport may have changed, for example with its entities resolved. Old and new text are decoded
 * alike. The caller looks for each reading in the file.
 */
export function decodedQuotes(quote: Quote): readonly DecodedQuote[] {
  return [
    inBoth(quote, (text) => text.normalize('NFC'), 'in another Unicode normal form'),
    inBoth(quote, (text) => text.normalize('NFD'), 'in another Unicode normal form'),
    inBoth(quote, (text) => text.replaceAll(INVISIBLE, ''), 'without the invisible characters in old_string'),
    hasPlainCharacters(quote) || keepsEntity(quote)
      ? undefined
      : inBoth(quote, withoutEntities, 'with the entities in old_string resolved')
  ].filter((each) => each !== undefined)
}

/** Zero-width space, word joiner, byte order mark, soft hyphen. Joiners are part of words and of emoji. */
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad]/g
const ENTITY = /&(?:lt|gt|amp|quot|apos|#39|#x27|#34|#x22);/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#x22;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'"
}

function inBoth({ oldText, newText }: Quote, decode: (text: string) => string, note: string): DecodedQuote | undefined {
  const decoded = decode(oldText)
  return decoded === oldText ? undefined : { oldText: decoded, newText: decode(newText), note }
}

/** True if a text also has a plain `<`, `>` or `&`. Then it is not clear which entities are meant. */
function hasPlainCharacters({ oldText, newText }: Quote): boolean {
  return [oldText, newText].some((text) => /[<>&]/.test(text.replaceAll(ENTITY, '')))
}

/** True if an entity of the file is in the new text as it is. Then only the old text may be encoded. */
function keepsEntity({ oldText, newText }: Quote): boolean {
  const inFile = withoutEntities(oldText).match(ENTITY) ?? []
  // An encoded `&` looks the same.
  return inFile.some((entity) => entity !== '&amp;' && newText.includes(entity))
}

function withoutEntities(text: string): string {
  return text.replaceAll(ENTITY, (entity) => ENTITIES[entity] ?? entity)
}
