import type { Root } from 'mdast'
import { MAX_BODY_LENGTH } from '../github-limits.ts'
import { visibleText } from '../visible-text.ts'
import { codeBlock } from '../quote-markdown.ts'
import { inertTree, isInert } from './inert-tree.ts'

declare const inert: unique symbol

/** Markdown that GitHub shows and does nothing else with. Made by `safeMarkdown` only. */
export type SafeMarkdown = string & { readonly [inert]: true }

export interface SafeMarkdownOptions {
  /** Origin of the forge; links to it may stay links. */
  readonly origin: string
  /** Characters read; what follows is left out, with a word that says so. */
  readonly maxLength: number
}

// Parser and serialiser call themselves for each level, and look at a line once for each of its levels. Nobody nests this deep in
// good faith.
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){13}/m

// Within one block the parser's time grows with the square of what may open or close something.
const MAX_DELIMITERS = 1_500

// Items of lists, levels of quotes and cells of tables take much longer than words.
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gm
const MAX_CONTAINERS = 2_500
const MAX_CELLS = 5_000

// No place on GitHub holds more.
const MAX_PARSED = MAX_BODY_LENGTH

/**
 * Makes Markdown that the model or a stranger wrote inert for GitHub, and leaves the rest of it as it reads.
 *
 * Mentions, references, foreign URLs and commands to bots become inline code; images, HTML and link titles become
 * text or vanish; code stays as it is. The text is parsed, changed as a tree and written anew, so that open fences and
 * lists end where the text ends. The result is parsed once more: should anything live be left, all is shown as code.
 */
export async function safeMarkdown(text: string, options: SafeMarkdownOptions): Promise<SafeMarkdown> {
  const maxLength = Math.min(options.maxLength, MAX_PARSED)
  const visible = visibleText(text).trim()
  const cut = visible.length > maxLength ? `${visible.slice(0, maxLength).toWellFormed()}…` : visible
  const note = cut === visible ? '' : `\n\n*Cut here: the text has ${visible.length} characters.*`
  // The cast is what the brand is for: this is its only maker.
  return ((await makeInert(cut, options.origin)) + note) as SafeMarkdown
}

async function makeInert(markdown: string, origin: string): Promise<string> {
  if (markdown === '') return ''
  if (isCostly(markdown)) return codeBlock(markdown)
  const { parse, serialise } = await loadMarkdown()
  try {
    const tree = parse(markdown)
    const written = serialise(inertTree(tree, origin)).trim()
    return isInert(parse(written), origin) ? written : codeBlock(markdown)
  } catch (error) {
    // Nested deeper than the stack, by means other than the check above foresees.
    if (Error.isError(error) && error.name === 'RangeError') return codeBlock(markdown)
    throw error
  }
}

function isCostly(markdown: string): boolean {
  if (TOO_DEEP.test(markdown) || countOf(CONTAINERS, markdown) > MAX_CONTAINERS) return true
  if (countOf(/\|/g, markdown) > MAX_CELLS) return true
  return markdown.split(/\n[ \t]*\n/).some((block) => countOf(/[*_~[\]<]/g, block) > MAX_DELIMITERS)
}

/** Of all signs that the matches are made of, but blanks. */
function countOf(pattern: RegExp, text: string): number {
  return (text.match(pattern) ?? []).reduce((sum, found) => sum + found.replace(/[ \t\d]+/g, '').length, 0)
}

// Loaded here and not at the start: nothing is parsed before a run ends.
async function loadMarkdown() {
  const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown, gfmToMarkdown }, { toMarkdown }] = await Promise.all([
    import('mdast-util-from-markdown'),
    import('micromark-extension-gfm'),
    import('mdast-util-gfm'),
    import('mdast-util-to-markdown')
  ])
  return {
    parse: (text: string) => fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
    serialise: (tree: Root) =>
      toMarkdown(tree, {
        bullet: '-',
        rule: '-',
        listItemIndent: 'one',
        extensions: [gfmToMarkdown({ tablePipeAlign: false })]
      })
  }
}
