import type { Nodes } from 'mdast'
import { visibleText } from '../visible-text.ts'
import { applyEdits, type Edit, type Span } from './edits.ts'
import { canHide, hasInlineContent, hiddenParts, MAY_BE_HTML, MAY_HIDE, spanOf } from './hidden-parts.ts'
import { skipPlainParts } from './skipped-parts.ts'
import { cmarkCorrections } from './cmark-corrections.ts'
import {
  countMatches,
  exceedsParserLimits,
  hasAmbiguousBlocks,
  isStackOverflow,
  loadMarkdownParser,
  type ParseMarkdown
} from './parser.ts'

// The parser looks for the end of each opening through the whole paragraph, and back from each closing bracket.
const MAX_OPENINGS = 1_500
const MAX_BRACKETS = 6_000
// Each correction can reveal a further difference. More passes than this suggest an attack.
const MAX_PASSES = 4

/**
 * A stranger's Markdown as readers of the page see it: without hidden characters, comments, attributes, titles, labels and
 * alternative texts, which bring words to the model that nobody saw. Code stays as it is.
 *
 * This removes hiding places. The fence around the text tells the model that the rest is data.
 */
export async function cleanText(markdown: string): Promise<string> {
  const text = visibleText(markdown)
  const shown = canHide(text) ? await shownText(text) : text
  // Again, because character references may stand for hidden characters.
  return visibleText(breakControlTokens(shown)).trim()
}

/** The text of a stranger's plain-text file as it looks when opened: all of it, without hidden characters. */
export function cleanPlainText(text: string): string {
  return visibleText(breakControlTokens(visibleText(text))).trim()
}

async function shownText(text: string): Promise<string> {
  if (exceedsParserLimits(text)) return cutAtFirstHidingPlace(text)
  const { text: short, restore } = skipPlainParts(text)
  if (!canHide(short)) return text
  return restore(hasAmbiguousBlocks(short) ? cutAtFirstHidingPlace(short) : await parsedText(short))
}

async function parsedText(text: string): Promise<string> {
  const [parse, tokenizer] = await Promise.all([
    loadMarkdownParser(),
    MAY_BE_HTML.test(text) ? import('parse5').then(({ Tokenizer }) => Tokenizer) : undefined
  ])
  try {
    const slow = slowParagraphs(text, parse)
    // Masks keep the length, so that positions stay the same.
    const masks = slow.map(({ from, to }) => ({ from, to, text: text.slice(from, to).replaceAll(/[[\]<]/gu, 'x') }))
    const unparsed = new Set(slow.map(({ from }) => from))
    let masked = applyEdits(text, masks)
    const passes: (readonly Edit[])[] = []
    while (passes.length < MAX_PASSES) {
      const tree = parse(masked, 'structure')
      passes.push(hiddenParts({ tree, source: text, tokenizer, unparsed }))
      const corrections = cmarkCorrections(tree, masked)
      if (corrections.length === 0) return applyEdits(text, hiddenInAnyPass(passes))
      masked = applyEdits(masked, corrections)
    }
    return cutAtFirstHidingPlace(text)
  } catch (error) {
    if (isStackOverflow(error)) return cutAtFirstHidingPlace(text)
    throw error
  }
}

/** Edits that hide what any pass hides. An edit that is not in all passes removes its text without a replacement. */
function hiddenInAnyPass(passes: readonly (readonly Edit[])[]): readonly Edit[] {
  const [first = [], ...others] = passes
  if (others.length === 0) return first
  const counts = new Map<string, number>()
  for (const edit of passes.flat()) counts.set(keyOf(edit), (counts.get(keyOf(edit)) ?? 0) + 1)
  return passes.flat().map((edit) => (counts.get(keyOf(edit)) === passes.length ? edit : { ...edit, text: '' }))
}

function keyOf({ from, to, text }: Edit): string {
  return `${from} ${to} ${text}`
}

function cutAtFirstHidingPlace(text: string): string {
  return `${text.slice(0, text.search(MAY_HIDE))}\n\n[The rest was left out: the text is too long or too deeply nested.]`
}

/** Paragraphs, headings and cells that would take the parser quadratic time. */
function slowParagraphs(text: string, parse: ParseMarkdown): readonly Span[] {
  if (!text.split(/\n[ \t]*\n/u).some(isSlowParagraph)) return []
  return paragraphsOf(parse(text, 'blocks')).filter(({ from, to }) => isSlowParagraph(text.slice(from, to)))
}

function paragraphsOf(node: Nodes): readonly Span[] {
  if (hasInlineContent(node)) return [spanOf(node)]
  return 'children' in node ? node.children.flatMap(paragraphsOf) : []
}

function isSlowParagraph(text: string): boolean {
  return countMatches(/<[!?]|\]\(/gu, text) > MAX_OPENINGS || countMatches(/[[\]]/gu, text) > MAX_BRACKETS
}

/** Breaks control tokens of chat templates, which a server could read as a change of speaker, and shortens stacked accents. */
function breakControlTokens(text: string): string {
  return text.replaceAll(/<(?=[|｜][^<>|｜\n]{1,40}[|｜]>)/gu, '< ').replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
}
