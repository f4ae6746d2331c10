import { unescapedViews, type Range } from './unescaped-views.ts'

/** Something to find in texts. */
export interface Rule {
  /** Each match contains one of these, in lower or upper case. Three characters each. */
  readonly keywords: readonly string[]
  /** The position of the keyword in the match. */
  readonly keywordOffset: number
  /** What to redact if a match begins at `start`. */
  readonly match: (text: string, start: number) => Range | undefined
}

/** Finds the matches of rules in a text, and in what its escapes stand for. */
export type FindMatches = (text: string) => readonly Range[]

const KEYWORD_LENGTH = 3
const BITS = 5
const LETTER = (1 << BITS) - 1
const KEYS = 1 << (BITS * KEYWORD_LENGTH)

/** Time is linear in the text: a rule is tried only where one of its keywords stands, and never within its last match. */
export function createFinder(rules: readonly Rule[]): FindMatches {
  const candidates = new Map<number, Rule[]>()
  // For a fast first check.
  const isKey = new Uint8Array(KEYS)
  for (const rule of rules) {
    for (const key of new Set(rule.keywords.map(keyOf))) {
      candidates.set(key, [...(candidates.get(key) ?? []), rule])
      isKey[key] = 1
    }
  }
  const find: FindMatches = (text) => {
    const ranges: Range[] = []
    /** Where each rule can match next. */
    const free = new Map<Rule, number>()
    let key = 0
    for (let at = 0; at < text.length; at += 1) {
      key = nextKey(key, text.charCodeAt(at))
      if (isKey[key] === 0) continue
      for (const rule of candidates.get(key) ?? []) {
        const start = at + 1 - KEYWORD_LENGTH - rule.keywordOffset
        if (start < (free.get(rule) ?? 0)) continue
        const range = rule.match(text, start)
        if (!range) continue
        ranges.push(range)
        free.set(rule, range.end)
      }
    }
    return ranges
  }
  return (text) => [
    ...find(text),
    ...unescapedViews(text).flatMap((view) => find(view.text).map((range) => view.originalRange(range)))
  ]
}

/** The same for both cases of a letter. */
function keyOf(keyword: string): number {
  return [0, 1, 2].reduce((key, at) => nextKey(key, keyword.charCodeAt(at)), 0)
}

/** The key of the last three code units. */
function nextKey(key: number, code: number): number {
  return ((key << BITS) | (code & LETTER)) & (KEYS - 1)
}
