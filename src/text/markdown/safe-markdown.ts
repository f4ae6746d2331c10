import type { Root } from 'mdast'
import { MAX_BODY_LENGTH } from '../github-limits.ts'
import { visibleText } from '../visible-text.ts'
import { codeBlock } from '../quote-markdown.ts'
import { inertTree, isInert } from './inert-tree.ts'
import { countMatches, hasCostlyBlocks, isStackOverflow, loadMarkdownParser } from './parser.ts'

declare const inert: unique symbol

/** Markdown that GitHub shows and does nothing else with. Made by `safeMarkdown` only. */
export type SafeMarkdown = string & { readonly [inert]: true }

export interface SafeMarkdownOptions {
  /** Origin of the forge; links to it may stay links. */
  readonly origin: string
  /** Characters read; what follows is left out, with a word that says so. */
  readonly maxLength: number
}

// Within one block the parser's time grows with the square of what may open or close something, and it takes long over cells.
const MAX_DELIMITERS = 1_500
const MAX_CELLS = 5_000

/**
 * Makes Markdown that the model or a stranger wrote inert for GitHub, and leaves the rest of it as it reads.
 *
 * Mentions, references, foreign URLs and commands to bots become inline code; images, HTML and link titles become
 * text or vanish; code stays as it is. The text is parsed, changed as a tree and written anew, so that open fences and
 * lists end where the text ends. The result is parsed once more: should anything live be left, all is shown as code.
 */
export async function safeMarkdown(text: string, options: SafeMarkdownOptions): Promise<SafeMarkdown> {
  const maxLength = Math.min(options.maxLength, MAX_BODY_LENGTH)
  const visible = visibleText(text).trim()
  const cut = visible.length > maxLength ? `${visible.slice(0, maxLength).toWellFormed()}…` : visible
  const note = cut === visible ? '' : `\n\n*Cut here: the text has ${visible.length} characters.*`
  // The cast is what the brand is for: this is its only maker.
  return ((await makeInert(cut, options.origin)) + note) as SafeMarkdown
}

async function makeInert(markdown: string, origin: string): Promise<string> {
  if (markdown === '') return ''
  if (isCostly(markdown)) return codeBlock(markdown)
  const [parse, serialise] = await Promise.all([loadMarkdownParser(), loadSerialiser()])
  try {
    const tree = parse(markdown, 'all')
    const written = serialise(inertTree(tree, origin)).trim()
    return isInert(parse(written, 'all'), origin) ? written : codeBlock(markdown)
  } catch (error) {
    if (isStackOverflow(error)) return codeBlock(markdown)
    throw error
  }
}

function isCostly(markdown: string): boolean {
  return (
    hasCostlyBlocks(markdown) ||
    countMatches(/\|/g, markdown) > MAX_CELLS ||
    markdown.split(/\n[ \t]*\n/).some((block) => countMatches(/[*_~[\]<]/g, block) > MAX_DELIMITERS)
  )
}

async function loadSerialiser(): Promise<(tree: Root) => string> {
  const [{ gfmToMarkdown }, { toMarkdown }] = await Promise.all([
    import('mdast-util-gfm'),
    import('mdast-util-to-markdown')
  ])
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })]
  return (tree) => toMarkdown(tree, { bullet: '-', rule: '-', listItemIndent: 'one', extensions })
}
