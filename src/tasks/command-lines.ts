import type { Nodes } from 'mdast'
import { MAX_BODY_LENGTH } from '../text/github-limits.ts'
import { loadMarkdownParser, type ParseMarkdown } from '../text/markdown/parser.ts'
import { visibleText } from '../text/visible-text.ts'

/** A command as it stands in a comment, without its trigger. */
export interface CommandLines {
  /** The rest of the line. */
  readonly line: string
  /** The lines beneath, up to the next command. */
  readonly below: string
}

// Code, quotes, HTML, links and tables take one of these. Without them a line says what it says, and to load the parser would
// only delay the answer to a plain `/agent fix this`.
const MAY_HIDE = /[`~<>[\]|\\]|^(?: {4}| {0,3}\t)|:-|-:/mu

// What stands inside a line takes the parser quadratic time, so it is read only in the paragraph that has the command,
// and a longer paragraph than this holds none.
const MAX_PARAGRAPH_CHARACTERS = 10_000

// Quotes, lists and footnotes inside each other overflow the parser's stack when there are thousands. Such a line holds no
// command, so what follows the third stands in as a letter.
const DEEPLY_NESTED = /^((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:)){3})[ \t]*\S.*$/gmu

// A comment with more lines that begin with the trigger is no request, whatever they are.
const MAX_CANDIDATES = 20

/**
 * Finds the lines of a comment whose first word is the trigger, in order.
 *
 * Text in code, quotes, tables, links, HTML and footnotes is shown, not said, and holds no command; which text that is,
 * a Markdown parser decides, as it does on the page.
 */
export async function findCommands(comment: string, trigger: string): Promise<readonly CommandLines[]> {
  const lines = visibleText(comment).split('\n')
  const candidates = lines.flatMap((line, index) => (startsWith(line, trigger) ? [index] : [])).slice(0, MAX_CANDIDATES)
  if (candidates.length === 0) return []

  const mayHide = MAY_HIDE.test(lines.join('\n'))
  const commands = mayHide ? selectProse(lines, candidates, await loadMarkdownParser()) : candidates
  return commands.map((at, index) => ({
    line: lines[at]?.replace(/^\s*\S+/u, '').trim() ?? '',
    below: lines
      .slice(at + 1, commands[index + 1])
      .join('\n')
      .trim()
  }))
}

function startsWith(line: string, trigger: string): boolean {
  const [firstWord = ''] = line.trimStart().split(/\s/u, 1)
  return firstWord.toLowerCase() === trigger.toLowerCase()
}

/** A stretch of running text, by the indices of its first and last line and the column where the first begins. */
interface Block {
  readonly first: number
  readonly last: number
  readonly column: number
}

/** Which of the candidates begin in running text, and not inside something that is shown or hidden. */
function selectProse(lines: readonly string[], candidates: readonly number[], parse: ParseMarkdown): readonly number[] {
  const text = lines.join('\n').slice(0, MAX_BODY_LENGTH).replaceAll(DEEPLY_NESTED, '$1 x')
  const blocks = runningText(parse(text, 'blocks'))
  return candidates.filter((candidate) => {
    const block = blocks.find(({ first, last }) => first <= candidate && candidate <= last)
    return block !== undefined && beginsInText(lines, candidate, { block, parse })
  })
}

function runningText(node: Nodes): readonly Block[] {
  if (node.type === 'paragraph' || node.type === 'heading') return blockOf(node)
  if (node.type !== 'root' && node.type !== 'list' && node.type !== 'listItem') return []
  let openElements = 0
  return node.children.flatMap((child) => {
    if (child.type === 'html') openElements = Math.max(0, openElements + quotingElements(child.value))
    return openElements > 0 ? [] : runningText(child)
  })
}

// Markdown inside these is not code to the parser, yet to readers it is a quotation or folded away.
function quotingElements(html: string): number {
  const tags = html.match(/<\/?(?:details|blockquote)\b/giu) ?? []
  return tags.reduce((depth, tag) => depth + (tag.startsWith('</') ? -1 : 1), 0)
}

function beginsInText(
  lines: readonly string[],
  candidate: number,
  { block, parse }: { readonly block: Block; readonly parse: ParseMarkdown }
): boolean {
  // Without the mark of the list that it may stand in.
  const text = lines
    .slice(block.first, block.last + 1)
    .join('\n')
    .slice(block.column)
  if (text.length > MAX_PARAGRAPH_CHARACTERS) return false
  return !spansIntoLine(parse(text, 'structure'), candidate - block.first)
}

// True when code, a link, an HTML comment or the like has begun before the line and has not ended there.
function spansIntoLine(node: Nodes, index: number): boolean {
  const isRunningText = ['root', 'paragraph', 'heading', 'text', 'break'].includes(node.type)
  if (!isRunningText) return blockOf(node).some(({ first, last }) => first < index && index <= last)
  return 'children' in node && node.children.some((child) => spansIntoLine(child, index))
}

function blockOf({ position }: Nodes): readonly Block[] {
  if (!position) return []
  const { start, end } = position
  return [{ first: start.line - 1, last: end.line - 1, column: start.column - 1 }]
}
