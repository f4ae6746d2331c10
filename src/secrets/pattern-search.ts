import {
  mappedText,
  normalize,
  NORMAL_FORMS,
  isKept,
  lengthDropped,
  originalRange,
  textOf,
  type MappedText,
  type Range
} from './normalized-text.ts'
import { SECRET_PATTERNS } from './known-patterns.ts'

interface Lead {
  readonly shape: number
  readonly pattern: RegExp
  /** How far in front of the lead the pattern begins. */
  readonly at: number
}

const LEAD_LENGTH = 3

// Every pattern is tried only where three signs tell that it may match, whether large or small: megabytes would be too many for each.
const leads = new Map<number, Lead[]>()
const isLead = new Uint8Array(1 << (5 * LEAD_LENGTH))
for (const [shape, { leads: starts, at, source }] of SECRET_PATTERNS.entries()) {
  const lead: Lead = { shape, at, pattern: new RegExp(source, 'y') }
  for (const start of starts) {
    const key = Array.from(start).reduce((sum, sign) => (sum << 5) | (sign.charCodeAt(0) & 31), 0)
    leads.set(key, [...(leads.get(key) ?? []), lead])
    isLead[key] = 1
  }
}

const KEY_HEADER = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY/g
const KEY_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----/g
// As far as the text goes on like a key, when the mark at its end was cut off.
const KEY_WITHOUT_END = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:[A-Za-z0-9+/=\s]|\\[nrt]){0,32768}/y

/** Where the text holds what has the shape of a well-known kind of secret, ours or not. Linear time. */
export function findSecretPatterns(text: string): readonly Range[] {
  const coded = mappedText(text)
  if (!isSpread(coded)) return rangesIn(text, coded.codes)
  const folded = normalize(coded, NORMAL_FORMS.spread)
  return rangesIn(textOf(folded), folded.codes).map((range) => originalRange(range, folded))
}

function isSpread({ codes }: MappedText): boolean {
  for (let at = 0; at < codes.length; at += 1)
    if (!isKept(codes[at] ?? 0) && lengthDropped(codes, at, NORMAL_FORMS.spread) > 0) return true
  return false
}

function rangesIn(text: string, codes: Uint16Array): Range[] {
  const found = text.includes('PRIVATE KEY') ? rangesOfPrivateKeys(text) : []
  const free = SECRET_PATTERNS.map(() => 0)
  let key = 0
  for (let at = 0; at < codes.length; at += 1) {
    key = ((key << 5) | ((codes[at] ?? 0) & 31)) & 0x7fff
    if (isLead[key] === 0) continue
    for (const { shape, pattern, at: before } of leads.get(key) ?? []) {
      const start = at + 1 - LEAD_LENGTH - before
      if (start < (free[shape] ?? 0)) continue
      pattern.lastIndex = start
      const match = pattern.exec(text)
      if (!match) continue
      const end = pattern.lastIndex
      free[shape] = end
      // What stands in brackets at the end of a pattern is the secret, the rest tells that it is one.
      found.push({ start: end - (match[1] ?? match[0]).length, end })
    }
  }
  return found
}

function rangesOf(shape: RegExp, text: string): Range[] {
  return Array.from(text.matchAll(shape), ({ 0: { length }, index }) => ({ start: index, end: index + length }))
}

function rangesOfPrivateKeys(text: string): Range[] {
  const starts = Array.from(text.matchAll(KEY_HEADER), ({ index }) => index)
  const ends = rangesOf(KEY_END, text)
  let next = 0
  return starts.flatMap((start, at) => {
    while ((ends[next]?.start ?? Infinity) < start) next += 1
    const end = ends[next]
    if (end && end.start < (starts[at + 1] ?? Infinity)) return [{ start, end: end.end }]
    KEY_WITHOUT_END.lastIndex = start
    return KEY_WITHOUT_END.test(text) ? [{ start, end: KEY_WITHOUT_END.lastIndex }] : []
  })
}
