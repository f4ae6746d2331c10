import type { Root } from 'mdast'
import { MAX_BODY_LENGTH } from '../github-rules.ts'

/**
 * How much of the text is parsed.
 *
 * - `all`: everything.
 * - `structure`: everything but emphasis and bare URLs, which take the most time.
 * - `blocks`: nothing inside paragraphs, cells and headings. Takes time in proportion to their length.
 */
export type Depth = 'all' | 'structure' | 'blocks'

export type ParseMarkdown = (text: string, depth: Depth) => Root

const DECORATION = ['attention', 'strikethrough', 'hardBreakEscape', 'wwwAutolink', 'protocolAutolink', 'emailAutolink']
const DISABLED: Readonly<Record<Depth, string[]>> = {
  all: [],
  structure: DECORATION,
  blocks: [
    ...DECORATION,
    'autolink',
    'htmlText',
    'codeText',
    'labelEnd',
    'labelStartImage',
    'labelStartLink',
    'characterEscape',
    'characterReference',
    'gfmFootnoteCall',
    'gfmPotentialFootnoteCall'
  ]
}

/** Loads the parser of GitHub's Markdown. Imported here because most comments have no command and are never parsed. */
export async function loadMarkdownParser(): Promise<ParseMarkdown> {
  const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown }] = await Promise.all([
    import('mdast-util-from-markdown'),
    import('micromark-extension-gfm'),
    import('mdast-util-gfm')
  ])
  const options = (depth: Depth) => ({
    extensions: [gfm(), { disable: { null: DISABLED[depth] } }],
    // The transforms look for bare URLs. The nodes they make have no positions.
    mdastExtensions: gfmFromMarkdown().filter(({ transforms }) => depth === 'all' || !transforms)
  })
  const byDepth = { all: options('all'), structure: options('structure'), blocks: options('blocks') }
  return (text, depth) => fromMarkdown(text, byDepth[depth])
}

// Markers of quotes, lists and footnotes at the start of a line, but not a thematic break such as `- - -`.
const MARKERS = String.raw`(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:))`
const NO_BREAK = String.raw`(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)`

// The parser recurses at each level, and reads a line once per level. Real texts are not nested this deep.
const TOO_DEEP = new RegExp(`^${NO_BREAK}${MARKERS}{13}`, 'm')

// List items, quotes and underlined headings take much longer than words.
const CONTAINERS = new RegExp(`^${MARKERS}+`, 'gm')
const UNDERLINES = /^[ \t]*(?:=+|-+)[ \t]*$/gm
const MAX_CONTAINERS = 2_500
const MAX_UNDERLINES = 2_500

/** GitHub counts an emoji once, JavaScript twice. */
const MAX_PARSED = 2 * MAX_BODY_LENGTH

/** True for a text whose blocks would take the parser quadratic time or overflow its stack. Call it before parsing. Linear time. */
export function exceedsParserLimits(markdown: string): boolean {
  return (
    markdown.length > MAX_PARSED ||
    TOO_DEEP.test(markdown) ||
    countMarkerCharacters(CONTAINERS, markdown) > MAX_CONTAINERS ||
    countMatches(UNDERLINES, markdown) > MAX_UNDERLINES
  )
}

/** True when the parser failed on nesting that `exceedsParserLimits` did not foresee. */
export function isStackOverflow(error: unknown): boolean {
  return Error.isError(error) && error.name === 'RangeError'
}

export function countMatches(pattern: RegExp, text: string): number {
  return (text.match(pattern) ?? []).length
}

/** The number of characters in all matches, without white space and digits. */
function countMarkerCharacters(pattern: RegExp, text: string): number {
  return (text.match(pattern) ?? []).reduce((sum, found) => sum + found.replace(/[ \t\d]+/g, '').length, 0)
}
