/** A stretch of text. A live one would make GitHub act: notify, link, cross-reference, close, or start a bot. */
export interface TextPiece {
  readonly isActive: boolean
  readonly text: string
}

// All repetitions before a fixed character are bounded, so that the time stays linear in the text.
const LIVE_PATTERNS = [
  // A URL of any scheme; http and www ones become links by themselves.
  String.raw`[a-z][a-z0-9+.-]{1,20}://[^\s<>\x60]*`,
  String.raw`www\.[^\s<>\x60]+`,
  // A mention of a person or a team, an address, owner/repository@commit, a package with its version.
  String.raw`[\w.+:/-]{0,100}@[\w-](?:[\w./-]{0,200}[\w-])?`,
  // #3, repository#3, owner/repository#3, GH-3, and words that end so: what stands before may be cut off
  String.raw`(?:[\w.-]{1,100}(?:/[\w.-]{1,100})?)?#\d+`,
  String.raw`\w{0,100}gh-\d+`,
  // A command to some bot, at the start of a line.
  String.raw`(?<command>/(?<=^[ \t]{0,8}/)[a-z][\w./-]*)`
]

const TRAILING_PUNCTUATION = /[.,;:!?'")\]*_~]+$/
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i

/**
 * Cuts the text where GitHub would see more than text. The pieces, put together, are the text.
 *
 * @param startsLine false when something else stands before the text on its first line
 */
export function splitActiveContent(text: string, startsLine: boolean): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  const live = new RegExp(LIVE_PATTERNS.join('|'), 'gim')
  const firstLineStart = startsLine ? 0 : text.indexOf('\n') + 1 || Infinity
  let start = 0
  for (let match = live.exec(text); match; match = live.exec(text)) {
    if (match.groups?.['command'] && match.index < firstLineStart) {
      // No command, but what it is made of may be live.
      live.lastIndex = match.index + 1
      continue
    }
    const found = match[0].replace(TRAILING_PUNCTUATION, '') || match[0]
    if (match.index > start) pieces.push({ isActive: false, text: text.slice(start, match.index) })
    pieces.push({ isActive: true, text: found })
    start = match.index + found.length
    live.lastIndex = start
  }
  if (start < text.length) pieces.push({ isActive: false, text: text.slice(start) })
  return pieces
}

/** What people are shown for a URL that may not be a link: its host and path, without the scheme that makes it one. */
export function withoutScheme(url: string): string {
  return url.replace(SCHEME, '')
}
