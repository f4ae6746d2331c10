import type { Nodes, RootContent } from 'mdast'
import { details, escapeMarkdown } from '../quote-markdown.ts'
import { splitLines } from '../lines.ts'
import { isStackOverflow, loadMarkdownParser } from './parser.ts'
import type { SafeMarkdown } from './safe-markdown.ts'

export interface FoldOptions {
  /** Lines of a page that stay unfolded, as wide as GitHub shows them on a desktop. */
  readonly maxLines: number
  /** Of the folded rest. */
  readonly title: string
}

/** Characters on a line of GitHub's page. */
const LINE_LENGTH = 100
/** The longest row of a table that a phone shows whole. */
const MAX_ROW = 40
const MAX_EXCERPT = 400
/** A text of one paragraph can be a little longer than the limit: a fold would hide less than it costs. */
const SPARE_LINES = 2

/**
 * Collapses the end of a long text, so that what follows it is on the first screen. Blocks stay whole. If even the first one is
 * too long, its beginning is shown as plain text above the folded whole.
 */
export async function foldMarkdown(markdown: SafeMarkdown, { maxLines, title }: FoldOptions): Promise<SafeMarkdown> {
  // Short texts are not parsed.
  if (markdown.length <= LINE_LENGTH && !markdown.includes('\n')) return markdown
  const blocks = await blocksOf(markdown)
  const end = unfoldedEnd(markdown, blocks, maxLines)
  if (end >= markdown.length) return markdown
  const [shown, rest] =
    end > 0
      ? [markdown.slice(0, end).trimEnd(), details(title, markdown.slice(end).replace(/^\n+/, ''))]
      : [escapeMarkdown(await wordsOf(markdown), MAX_EXCERPT), details('The whole text', markdown)]
  return `${shown}\n\n${rest}` as SafeMarkdown // Everything added is our own text, or escaped.
}

async function blocksOf(markdown: string): Promise<readonly RootContent[]> {
  const parse = await loadMarkdownParser()
  try {
    return parse(markdown, 'blocks').children
  } catch (error) {
    if (isStackOverflow(error)) return []
    throw error
  }
}

async function wordsOf(markdown: string): Promise<string> {
  const words = (node: Nodes): string => {
    if ('children' in node) return node.children.map(words).join(node.type === 'paragraph' ? '' : ' ')
    return 'value' in node ? node.value : ''
  }
  return (await blocksOf(markdown)).map(words).join(' ')
}

/** The offset at which the fold begins; that of the end if everything stays. */
function unfoldedEnd(markdown: string, blocks: readonly RootContent[], maxLines: number): number {
  let lines = 0
  let end = 0
  for (const [index, block] of blocks.entries()) {
    const from = block.position?.start.offset ?? 0
    const to = block.position?.end.offset ?? 0
    lines += linesOf(block, markdown.slice(from, to)) + (index > 0 ? 0.7 : 0)
    const isLast = index === blocks.length - 1
    if (lines > maxLines + (isLast ? SPARE_LINES : 0)) return headingsBefore(blocks, index) ?? end
    end = isLast ? markdown.length : to
  }
  return end
}

/** A heading stays with what it is about. */
function headingsBefore(blocks: readonly RootContent[], index: number): number | undefined {
  const previous = blocks[index - 1]
  return previous?.type === 'heading' ? (previous.position?.start.offset ?? 0) : undefined
}

/** About as many lines as a page needs for it. */
function linesOf(block: RootContent, source: string): number {
  const rows = splitLines(source)
  if (block.type === 'table') return rows.some(({ length }) => length > MAX_ROW) ? Infinity : rows.length * 1.7
  if (block.type === 'heading') return 2
  if (block.type === 'code') return rows.length
  return rows.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / LINE_LENGTH)), 0)
}
