import { exceedsParserLimits, loadMarkdownParser } from '../../text/markdown/parser.ts'

const FENCE_LINE = /^(`{3,}|~{3,})[ \t]*suggestion[ \t]*$/
const LINE_END = /\r\n|\n|\r/

/**
 * The lines that a review comment suggests in place of the ones it is about, as written; an empty list suggests to delete them.
 * Undefined if there is no suggestion, or more than one.
 */
export async function readSuggestion(comment: string): Promise<readonly string[] | undefined> {
  if (!comment.includes('suggestion') || exceedsParserLimits(comment)) return undefined
  const parse = await loadMarkdownParser()
  const lines = comment.split(LINE_END)
  const suggestions = parse(comment, 'blocks').children.flatMap((node) => {
    if (node.type !== 'code' || node.lang !== 'suggestion' || !node.position) return []
    const { start, end } = node.position
    const [, fence] = FENCE_LINE.exec(lines[start.line - 1] ?? '') ?? []
    // In a fence that is indented or never closed, it is unclear what belongs to the code.
    const isClosed = fence !== undefined && closes(fence, lines[end.line - 1] ?? '') && end.line > start.line
    return [isClosed ? lines.slice(start.line, end.line - 1) : undefined]
  })
  return suggestions.length === 1 ? suggestions[0] : undefined
}

function closes(fence: string, line: string): boolean {
  const text = line.trimEnd()
  return text.length >= fence.length && /^(?:`+|~+)$/.test(text) && text.startsWith(fence.charAt(0))
}
