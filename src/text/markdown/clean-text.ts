import type { Nodes } from 'mdast'
import { visibleText } from '../visible-text.ts'
import { applyEdits, type Span } from './edits.ts'
import { hasInlineContent, hiddenParts, MAY_BE_HTML, MAY_HIDE, spanOf } from './hidden-parts.ts'
import { countMatches, hasCostlyBlocks, isStackOverflow, loadMarkdownParser, type ParseMarkdown } from './parser.ts'

// What begins inside a paragraph is looked for to its end, and each closing bracket looks for its opening one.
const MAX_OPENINGS = 1_500
const MAX_BRACKETS = 6_000

/**
 * A stranger's Markdown as a reader of the page sees it: without hidden characters, comments, attributes, titles, labels and
 * alternative texts, which carry words to the model that no person saw. Code stays as it is.
 *
 * It takes hiding places away; the fence around the text says that the rest is data and not an instruction.
 */
export async function cleanText(markdown: string): Promise<string> {
  const text = visibleText(markdown)
  const shown = MAY_HIDE.test(text) ? await shownText(text) : text
  // Again, for what character references stood for.
  return visibleText(tame(shown)).trim()
}

async function shownText(text: string): Promise<string> {
  if (hasCostlyBlocks(text)) return untilAnythingHides(text)
  const [parse, tokenizer] = await Promise.all([
    loadMarkdownParser(),
    MAY_BE_HTML.test(text) ? import('parse5').then(({ Tokenizer }) => Tokenizer) : undefined
  ])
  try {
    const unread = costlyParagraphs(text, parse)
    // Of the same length, so that positions stay what they are.
    const masked = unread.map(({ from, to }) => ({ from, to, text: text.slice(from, to).replaceAll(/[[\]<]/gu, 'x') }))
    const tree = parse(applyEdits(text, masked), 'structure')
    const starts = new Set(unread.map(({ from }) => from))
    return applyEdits(text, hiddenParts({ tree, source: text, tokenizer, unread: starts }))
  } catch (error) {
    if (isStackOverflow(error)) return untilAnythingHides(text)
    throw error
  }
}

function untilAnythingHides(text: string): string {
  return `${text.slice(0, text.search(MAY_HIDE))}\n\n[The rest was left out: the text is too long or too deeply nested to be read.]`
}

/** Paragraphs, headings and cells that would take the parser quadratic time. */
function costlyParagraphs(text: string, parse: ParseMarkdown): readonly Span[] {
  if (!text.split(/\n[ \t]*\n/u).some(isCostlyParagraph)) return []
  return paragraphsOf(parse(text, 'blocks')).filter(({ from, to }) => isCostlyParagraph(text.slice(from, to)))
}

function paragraphsOf(node: Nodes): readonly Span[] {
  if (hasInlineContent(node)) return [spanOf(node)]
  return 'children' in node ? node.children.flatMap(paragraphsOf) : []
}

function isCostlyParagraph(text: string): boolean {
  return countMatches(/<[!?]|\]\(/gu, text) > MAX_OPENINGS || countMatches(/[[\]]/gu, text) > MAX_BRACKETS
}

// Control tokens of chat templates, which a server may read as a change of speaker; and towers of accents, which cost tokens.
function tame(text: string): string {
  return text.replaceAll(/<(?=[|｜][^<>|｜\n]{1,40}[|｜]>)/gu, '< ').replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
}
