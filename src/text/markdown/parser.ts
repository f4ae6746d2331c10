import type { Root } from 'mdast'
import { MAX_BODY_LENGTH } from '../github-limits.ts'

/**
 * How much of the text is read.
 *
 * - `all`: everything.
 * - `structure`: no emphasis and no bare URLs. They hide nothing and take the most time.
 * - `blocks`: paragraphs, cells and headings are left unread. Linear in their length.
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

/** Loads the parser of GitHub's Markdown. It is imported here, not at the start, because many runs never parse anything. */
export async function loadMarkdownParser(): Promise<ParseMarkdown> {
  const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown }] = await Promise.all([
    import('mdast-util-from-markdown'),
    import('micromark-extension-gfm'),
    import('mdast-util-gfm')
  ])
  return (text, depth) =>
    fromMarkdown(text, {
      extensions: [gfm(), { disable: { null: DISABLED[depth] } }],
      // The transforms look for bare URLs. The nodes they make have no positions.
      mdastExtensions: gfmFromMarkdown().filter(({ transforms }) => depth === 'all' || !transforms)
    })
}

// Marks of quotes, lists and footnotes at the start of a line, but not a thematic break such as `- - -`.
const MARKS = String.raw`(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:))`
const NO_BREAK = String.raw`(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)`

// The parser calls itself for each level, and looks at a line once for each of its levels. Nobody nests this deep in good faith.
const TOO_DEEP = new RegExp(`^${NO_BREAK}${MARKS}{13}`, 'm')

// Items of lists, levels of quotes and underlined headings take much longer than words.
const CONTAINERS = new RegExp(`^${MARKS}+`, 'gm')
const UNDERLINES = /^[ \t]*(?:=+|-+)[ \t]*$/gm
const MAX_CONTAINERS = 2_500
const MAX_UNDERLINES = 2_500

/** GitHub counts a character outside the basic plane once, JavaScript counts it twice. */
const MAX_PARSED = 2 * MAX_BODY_LENGTH

/** True for text whose blocks take the parser quadratic time or overflow its stack. Check before parsing. Linear time. */
export function hasCostlyBlocks(markdown: string): boolean {
  return (
    markdown.length > MAX_PARSED ||
    TOO_DEEP.test(markdown) ||
    countSigns(CONTAINERS, markdown) > MAX_CONTAINERS ||
    countMatches(UNDERLINES, markdown) > MAX_UNDERLINES
  )
}

/** True when the parser fails because the text is nested deeper than its stack, which `hasCostlyBlocks` did not foresee. */
export function isStackOverflow(error: unknown): boolean {
  return Error.isError(error) && error.name === 'RangeError'
}

export function countMatches(pattern: RegExp, text: string): number {
  return (text.match(pattern) ?? []).length
}

/** Signs in all matches, without blanks and digits. */
function countSigns(pattern: RegExp, text: string): number {
  return (text.match(pattern) ?? []).reduce((sum, found) => sum + found.replace(/[ \t\d]+/g, '').length, 0)
}
