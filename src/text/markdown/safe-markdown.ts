import type { Nodes, Root } from 'mdast'
import { MAX_BODY_LENGTH } from '../github-rules.ts'
import { visibleText } from '../visible-text.ts'
import { breakSkipMarkers, indentCommands } from '../active-content.ts'
import { codeBlock } from '../quote-markdown.ts'
import { sanitizeTree, isSafe } from './sanitize-tree.ts'
import { countMatches, exceedsParserLimits, isStackOverflow, loadMarkdownParser } from './parser.ts'

declare const safe: unique symbol

/** Markdown that GitHub only shows. Made by `safeMarkdown` alone. */
export type SafeMarkdown = string & { readonly [safe]: true }

export interface SafeMarkdownOptions {
  /** Where the files of the pinned commit are shown: links to their lines stay links. Undefined if no link may stay. */
  readonly filesUrl: string | undefined
  /** In characters. The rest is cut off, with a note that says so. */
  readonly maxLength: number
}

// The parser's time grows with the square of the delimiters in a block, and it is slow on cells.
const MAX_DELIMITERS = 1_500
const MAX_CELLS = 5_000
// The writer fills up short rows, also those without any delimiter: a thousand columns would take gigabytes.
const MAX_WRITTEN_CELLS = 2 * MAX_CELLS
/** Times the length. A line that continues a quote in quotes gets all of its markers. */
const MAX_GROWTH = 8

/**
 * Removes everything from Markdown of the model or a stranger that GitHub would act on. The rest reads as before.
 *
 * Mentions, references, URLs and commands to bots become inline code. Images, HTML and link titles become text or
 * disappear. Code stays as it is, except for lines that are a bot's command. The text is parsed, changed as a tree and written
 * again, so that open fences and lists end with the text. The result is parsed once more: if anything active is left, the whole
 * text is shown as code.
 */
export async function safeMarkdown(text: string, options: SafeMarkdownOptions): Promise<SafeMarkdown> {
  const maxLength = Math.min(options.maxLength, MAX_BODY_LENGTH)
  const visible = visibleText(text).trim()
  const cut = visible.length > maxLength ? `${visible.slice(0, maxLength).toWellFormed()}…` : visible
  const note = cut === visible ? '' : `\n\n*Cut here: the text has ${visible.length} characters.*`
  // The cast makes the brand: nothing else makes it.
  return ((await sanitize(cut, options.filesUrl)) + note) as SafeMarkdown
}

async function sanitize(markdown: string, filesUrl: string | undefined): Promise<string> {
  if (markdown === '') return ''
  if (isTooSlowToParse(markdown)) return asCode(markdown)
  const [parse, write, tokenizer] = await Promise.all([
    loadMarkdownParser(),
    loadMarkdownWriter(),
    /<[a-z/!?]/iu.test(markdown) ? import('parse5').then(({ Tokenizer }) => Tokenizer) : undefined
  ])
  try {
    const tree = parse(markdown, 'all')
    if (writtenCells(tree) > MAX_WRITTEN_CELLS) return asCode(markdown)
    const written = write(sanitizeTree(tree, { filesUrl, tokenizer })).trim()
    if (written.length > MAX_GROWTH * markdown.length) return asCode(markdown)
    return isSafe(parse(written, 'all'), filesUrl) ? written : asCode(markdown)
  } catch (error) {
    if (isStackOverflow(error)) return asCode(markdown)
    throw error
  }
}

function asCode(markdown: string): string {
  return codeBlock(breakSkipMarkers(indentCommands(markdown)))
}

function isTooSlowToParse(markdown: string): boolean {
  return (
    exceedsParserLimits(markdown) ||
    countMatches(/\|/g, markdown) > MAX_CELLS ||
    markdown.split(/\n[ \t]*\n/).some((block) => countMatches(/[*_~[\]<]/g, block) > MAX_DELIMITERS)
  )
}

/** The cells that the tables of a document have once all of their rows are equally long. */
function writtenCells(node: Nodes): number {
  if (node.type === 'table') return node.children.length * Math.max(...node.children.map((row) => row.children.length))
  return 'children' in node ? node.children.reduce((sum, child) => sum + writtenCells(child), 0) : 0
}

async function loadMarkdownWriter(): Promise<(tree: Root) => string> {
  const [{ gfmToMarkdown }, { toMarkdown }] = await Promise.all([
    import('mdast-util-gfm'),
    import('mdast-util-to-markdown')
  ])
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })]
  return (tree) => toMarkdown(tree, { bullet: '-', rule: '-', listItemIndent: 'one', extensions })
}
