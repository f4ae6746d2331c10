/** A piece of text. If it is active, GitHub would act on it: notify, link, cross-reference, close an issue, or start a bot. */
export interface TextPiece {
  readonly isActive: boolean
  readonly text: string
}

/** Bots whose commands start with their plain name, such as `bors r+`. */
export const BOTS_WITHOUT_SIGN = 'bors|homu'

// Every repetition before a fixed character is bounded, so that matching takes linear time.
const ACTIVE_PATTERNS = [
  // A URL of any scheme. GitHub turns http and www addresses into links.
  String.raw`[a-z][a-z0-9+.-]{1,20}://[^\s<>\x60]*`,
  String.raw`www\.[^\s<>\x60]+`,
  // A mention of a person or a team, an email address, owner/repository@commit, a package with its version.
  String.raw`[\w.+:/-]{0,100}@[\w-](?:[\w./-]{0,200}[\w-])?`,
  // #3, repository#3, owner/repository#3, GH-3, and longer words that end in one.
  String.raw`(?:[\w.-]{1,100}(?:/[\w.-]{1,100})?)?#\d+`,
  String.raw`\w{0,100}gh-\d+`,
  // A command to a bot, at the start of a line.
  String.raw`(?<command>(?<=^[ \t]{0,8})(?:[/!.][a-z][\w./-]*|(?:${BOTS_WITHOUT_SIGN})(?=[:,]?[ \t])))`
]

// Some bots look for their names anywhere, in code too.
const BOT_NAME = String.raw`(?:[\w-]*bot(?![a-z])|(?:bors|homu|mergify|copilot|claude|codex|coderabbit|k8s-ci)(?![a-z]{4}))`
// Only the first of several signs starts a match, so that matching takes linear time.
const SIGNS = String.raw`(\w?)(?<!@)@+`
const BOT_MENTION = new RegExp(String.raw`${SIGNS}(?=${BOT_NAME})`, 'gi')
// In code, such a name can also be that of a decorator or a package: words must follow, unless the bot is well known.
const BOT_COMMAND = new RegExp(
  String.raw`${SIGNS}(?=${BOT_NAME}[\w-]*[ \t]+[a-z]|(?:dependabot|bors|homu|mergifyio|rustbot)(?![\w/-]))`,
  'gi'
)
// A line that starts with a command. A path is not a command.
const COMMAND_LINE = new RegExp(String.raw`^(?=(?:[/!][a-z][\w-]*|(?:${BOTS_WITHOUT_SIGN})[:,]?)(?:[ \t]|$))`, 'gim')
const SKIPS_CHECKS = /\[((?:skip|no)[ _-]?(?:ci|actions)|(?:ci|actions)[ _-]?skip)\]/gi

const TRAILING_PUNCTUATION = /(?<![.,;:!?'")\]*_~])[.,;:!?'")\]*_~]+$/
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i

/**
 * Splits a text into plain and active pieces. Concatenated, they equal the text.
 *
 * @param startsLine false when other text precedes it on its first line
 */
export function splitActiveContent(text: string, startsLine: boolean): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  const active = new RegExp(ACTIVE_PATTERNS.join('|'), 'gim')
  const firstLineStart = startsLine ? 0 : text.indexOf('\n') + 1 || Infinity
  let start = 0
  for (let match = active.exec(text); match; match = active.exec(text)) {
    if (match.groups?.['command'] && match.index < firstLineStart) {
      // Not a command here, but it can contain something else that is active.
      active.lastIndex = match.index + 1
      continue
    }
    const found = match[0].replace(TRAILING_PUNCTUATION, '') || match[0]
    if (match.index > start) pieces.push({ isActive: false, text: text.slice(start, match.index) })
    pieces.push({ isActive: true, text: found })
    start = match.index + found.length
    active.lastIndex = start
  }
  if (start < text.length) pieces.push({ isActive: false, text: text.slice(start) })
  return pieces
}

/** What to show of an active piece, in code: a URL without its scheme, and a bot's name without its @. */
export function inertText(active: string): string {
  return withoutScheme(active).replace(BOT_MENTION, withoutSign)
}

/** Code that calls no bot. Some bots also look for their names in code, anywhere in a line. */
export function breakBotCommands(code: string): string {
  return code.replace(BOT_COMMAND, (found, before: string, at: number) =>
    // Without its @, `@bors r+` is a command by a plain name.
    at === 0 || code[at - 1] === '\n' ? `${before} ` : withoutSign(found, before)
  )
}

/** Code that calls no bot, and in which no line starts with a command to one. */
export function indentCommands(code: string): string {
  return breakBotCommands(code).replace(COMMAND_LINE, ' ')
}

/** A space keeps what comes before from becoming a part of the name, as in `@dependa@bot`. */
function withoutSign(_: string, before: string): string {
  return before === '' ? '' : `${before} `
}

/**
 * A text without markers such as `[skip ci]`. They act in code too: the description of a pull request can become the message of
 * its squashed commit.
 */
export function breakSkipMarkers(text: string): string {
  return text.replace(SKIPS_CHECKS, '[ $1 ]')
}

/** A URL without its scheme, so that GitHub does not turn it into a link. */
export function withoutScheme(url: string): string {
  return url.replace(SCHEME, '')
}
