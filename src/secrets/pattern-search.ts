import {
  mappedText,
  normalize,
  NORMALIZATIONS,
  hasHidden,
  originalRange,
  textOf,
  type Range
} from './normalized-text.ts'
import { SECRET_PATTERNS } from './known-patterns.ts'

interface Candidate {
  /** The index of the pattern. */
  readonly id: number
  readonly pattern: RegExp
  readonly keywordOffset: number
}

const KEYWORD_LENGTH = 3

// A pattern is only tried where one of its keywords stands, in either case. Trying each one everywhere would take too long on megabytes.
const candidates = new Map<number, Candidate[]>()
const isKeyword = new Uint8Array(1 << (5 * KEYWORD_LENGTH))
for (const [id, { keywords, keywordOffset, source }] of SECRET_PATTERNS.entries()) {
  const candidate: Candidate = { id, keywordOffset, pattern: new RegExp(source, 'y') }
  for (const keyword of keywords) {
    const key = Array.from(keyword).reduce((sum, letter) => (sum << 5) | (letter.charCodeAt(0) & 31), 0)
    candidates.set(key, [...(candidates.get(key) ?? []), candidate])
    isKeyword[key] = 1
  }
}

const KEY_HEADER = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY/g
const KEY_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----/g
// A key whose end was cut off, as far as the text looks like a key, also behind the marks of a diff or a quote and numbers of lines.
const KEY_WITHOUT_END =
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:[A-Za-z0-9+/=\s]|\\[nrt]|(?<=\n[ \t>|+\d-]{0,16})[->|:]){0,32768}/y

/** Finds everything in the text with the pattern of a well-known kind of secret, whether it is ours or not. Linear time. */
export function findSecretPatterns(text: string): readonly Range[] {
  const mapped = mappedText(text)
  if (!hasHidden(mapped)) return rangesIn(text, mapped.codes)
  const visible = normalize(mapped, NORMALIZATIONS.withoutHidden, false)
  const found = rangesIn(textOf(visible), visible.codes)
  if (found.length === 0) return []
  const original = normalize(mapped, NORMALIZATIONS.withoutHidden)
  return found.map((range) => originalRange(range, original))
}

function rangesIn(text: string, codes: Uint16Array): Range[] {
  const found = text.includes('PRIVATE KEY') ? rangesOfPrivateKeys(text) : []
  /** Where each pattern can match next. */
  const free = SECRET_PATTERNS.map(() => 0)
  let key = 0
  for (let at = 0; at < codes.length; at += 1) {
    key = ((key << 5) | ((codes[at] ?? 0) & 31)) & 0x7fff
    if (isKeyword[key] === 0) continue
    for (const { id, pattern, keywordOffset } of candidates.get(key) ?? []) {
      const start = at + 1 - KEYWORD_LENGTH - keywordOffset
      if (start < (free[id] ?? 0)) continue
      pattern.lastIndex = start
      const match = pattern.exec(text)
      if (!match) continue
      const end = pattern.lastIndex
      free[id] = end
      // A group named `secret` at the end of a pattern is the secret. The rest shows that it is one.
      found.push({ start: end - (match.groups?.['secret'] ?? match[0]).length, end })
    }
  }
  return found
}

function rangesOf(pattern: RegExp, text: string): Range[] {
  return Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length }))
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
