/** The content of a file in the answer of a model, or why there is none. */
export type ExtractedContent =
  { readonly kind: 'content'; readonly content: string } | { readonly kind: 'refused'; readonly reason: string }

const PROSE_FILE = /\.(?:md|markdown|mdx|rst|adoc|txt)$/i
/** Such as LICENSE. */
const PROSE_NAME = /(?:^|\/)[A-Z_-]+$/
const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]*)/
/** How models begin when they talk instead of writing the file. */
const TALK =
  /^(?:sure|certainly|of course|okay|here(?:'s| is| are)|below is|sorry|as an ai|i(?:'m| am| can(?:'|no)t| will|'ll| have))\b/i
const SENTENCE = /^[A-Z][\w' ,;()-]*[.?!]$|^[A-Z][\w'-]*(?: [\w',;()-]+){3,}:$/

/**
 * Takes the content of a file out of an answer: what stands in its one fence, else all of it. Never guesses: talk, several
 * blocks, or nothing at all is refused.
 *
 * @param path says whether the file may itself be prose with fences in it
 */
export function extractContent(answer: string, path: string): ExtractedContent {
  const lines = answer.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0) return refused('The answer is empty.')
  const isProse = PROSE_FILE.test(path) || PROSE_NAME.test(path)
  return isProse ? document(lines.slice(first)) : code(lines.slice(first))
}

/** A document has fences of its own: only one around all of it, or marked as Markdown, is taken for its wrapping. */
function document(lines: readonly string[]): ExtractedContent {
  const [first = ''] = lines
  const { blocks } = partsOf(lines)
  const opening = openingOf(first)
  if (opening && closes(lines.at(-1) ?? '', opening.marks) && (isMarkdown(opening) || blocks.length === 1)) {
    return content(lines.slice(1, -1))
  }
  const [wrapping, ...others] = blocks.filter(isMarkdown)
  if (wrapping && others.length === 0) return content(wrapping.lines)
  if (TALK.test(first.trim())) return refused('The answer talks about the document instead of being it.')
  return content(lines)
}

function isMarkdown({ language }: Pick<Block, 'language'>): boolean {
  return /^(?:md|markdown)$/i.test(language)
}

function code(lines: readonly string[]): ExtractedContent {
  const { blocks, outside } = partsOf(lines)
  const [only] = blocks
  if (blocks.length > 1) return refused(`The answer holds ${blocks.length} blocks of code instead of one file.`)
  if (only) {
    // A block that is the smaller part may be an example, or stand within the file.
    if (lengthOf(only.lines) < lengthOf(outside))
      return refused('Most of the answer stands outside of its block of code.')
    return content(only.lines)
  }
  const first = lines[0]?.trim().slice(0, 300) ?? ''
  if (TALK.test(first) || SENTENCE.test(first))
    return refused('The answer is prose instead of the content of the file.')
  return content(lines)
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.trim().length, 0)
}

interface Block {
  readonly language: string
  readonly lines: readonly string[]
}

/** The fenced blocks; one without an end goes on to the last line, for the answer is known to be whole. */
function partsOf(lines: readonly string[]): { readonly blocks: readonly Block[]; readonly outside: readonly string[] } {
  const blocks: { language: string; lines: string[] }[] = []
  const outside: string[] = []
  let open: { readonly marks: string; readonly lines: string[] } | undefined
  for (const line of lines) {
    const opening = open ? undefined : openingOf(line)
    if (open && closes(line, open.marks)) open = undefined
    else if (open) open.lines.push(line)
    else if (opening) {
      open = { marks: opening.marks, lines: [] }
      blocks.push({ language: opening.language, lines: open.lines })
    } else outside.push(line)
  }
  return { blocks, outside }
}

function openingOf(line: string): { readonly marks: string; readonly language: string } | undefined {
  const [opening = '', marks, language = ''] = FENCE.exec(line) ?? []
  // A line such as ```a``` is code within prose.
  if (marks === undefined || (marks.startsWith('`') && line.includes('`', opening.length))) return undefined
  return { marks, language }
}

function closes(line: string, marks: string): boolean {
  const text = line.trim()
  return text.length >= marks.length && text === (marks[0] ?? '').repeat(text.length)
}

function content(lines: readonly string[]): ExtractedContent {
  const text = lines.join('\n').trimEnd()
  return text.trim() === '' ? refused('The answer is empty.') : { kind: 'content', content: `${text}\n` }
}

function refused(reason: string): ExtractedContent {
  return { kind: 'refused', reason }
}
