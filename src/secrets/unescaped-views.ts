/** A part of a text: from `start` up to `end`. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A text as a reader of JSON, an address or HTML gets it. */
export interface UnescapedView {
  readonly text: string
  readonly originalRange: (range: Range) => Range
}

interface EscapeScheme {
  /** Every escape begins with it. */
  readonly sign: string
  readonly pattern: RegExp
  readonly decode: (escape: string) => string
}

interface Escape extends Range {
  /** Where the view has what it stands for, and with how many code units. */
  readonly at: number
  readonly size: number
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const SCHEMES: readonly EscapeScheme[] = [
  {
    sign: '\\',
    pattern: /\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/g,
    decode: (escape) => JSON.parse(`"${escape}"`) as string
  },
  {
    sign: '%',
    // One character of UTF-8.
    pattern: /%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi,
    decode: (escape) => Buffer.from(escape.replaceAll('%', ''), 'hex').toString()
  },
  {
    sign: '&',
    pattern: /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);/g,
    decode: (escape) => {
      const name = escape.slice(1, -1)
      return NAMED[name] ?? characterOf(Number(name.replace('#', '').replace(/^x/i, '0x')))
    }
  }
]

/** Undoes the escapes of JSON, of addresses and of HTML, each by itself and one level only. Schemes without an escape are left out. */
export function unescapedViews(text: string): readonly UnescapedView[] {
  return SCHEMES.flatMap((scheme) => (text.includes(scheme.sign) ? unescapedView(text, scheme) : []))
}

function unescapedView(text: string, { pattern, decode }: EscapeScheme): readonly UnescapedView[] {
  const escapes: Escape[] = []
  let removed = 0
  const view = text.replace(pattern, (escape, start: number) => {
    const character = decode(escape)
    escapes.push({ start, end: start + escape.length, at: start - removed, size: character.length })
    removed += escape.length - character.length
    return character
  })
  if (escapes.length === 0) return []
  const originalRange = ({ start, end }: Range): Range => ({
    start: originalOf(start, escapes).start,
    end: originalOf(end - 1, escapes).end
  })
  return [{ text: view, originalRange }]
}

/** Where the text has what a position of the view shows. */
function originalOf(position: number, escapes: readonly Escape[]): Range {
  let [low, high] = [0, escapes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((escapes[middle]?.at ?? 0) <= position) low = middle + 1
    else high = middle
  }
  const last = escapes[low - 1]
  if (last && position < last.at + last.size) return last
  const start = last ? last.end + position - last.at - last.size : position
  return { start, end: start + 1 }
}

function characterOf(code: number): string {
  return code <= 0x10_ffff ? String.fromCodePoint(code) : '\ufffd'
}
