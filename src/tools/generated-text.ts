/** The content of a file in the answer of a model, or why there is none. */
export type Generated =
  { readonly kind: 'content'; readonly content: string } | { readonly kind: 'refused'; readonly reason: string }

const PROSE_FILE = /\.(?:md|markdown|mdx|rst|adoc|txt)$/i
const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]*)/
/** How models begin when they talk instead of writing the file. */
const TALK =
  /^(?:sure|certainly|of course|okay|here(?:'s| is| are)|below is|sorry|as an ai|i(?:'m| am| can(?:'|no)t| will|'ll| have))\b/i
const SENTENCE = /^[A-Z][a-z']+(?: [\w',()-]+){3,}[.:!]$/

/**
 * Takes the content of a file out of an answer: what stands in its one fence, else all of it. Never guesses: talk, several
 * blocks, or nothing at all is refused.
 *
 * @param path says whether the file may itself be prose with fences in it
 */
export function generatedText(answer: string, path: string): Generated {
  const lines = answer.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0) return refused('The answer is empty.')
  return PROSE_FILE.test(path) ? document(lines.slice(first)) : code(lines.slice(first))
}

/** A document has fences of its own: only one around all of it, or marked as Markdown, is taken for its wrapping. */
function document(lines: readonly string[]): Generated {
  const [first = ''] = lines
  const blocks = blocksOf(lines)
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

function code(lines: readonly string[]): Generated {
  const blocks = blocksOf(lines)
  const [only] = blocks
  if (blocks.length > 1) return refused(`The answer holds ${blocks.length} blocks of code instead of one file.`)
  if (only) return content(only.lines)
  const first = lines[0]?.trim().slice(0, 300) ?? ''
  if (TALK.test(first) || SENTENCE.test(first))
    return refused('The answer is prose instead of the content of the file.')
  return content(lines)
}

interface Block {
  readonly language: string
  readonly lines: readonly string[]
}

/** The fenced blocks; one without an end goes on to the last line, for the answer is known to be whole. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: { language: string; lines: string[] }[] = []
  let open: { readonly marks: string; readonly lines: string[] } | undefined
  for (const line of lines) {
    if (open && closes(line, open.marks)) open = undefined
    else if (open) open.lines.push(line)
    else {
      const opening = openingOf(line)
      if (!opening) continue
      open = { marks: opening.marks, lines: [] }
      blocks.push({ language: opening.language, lines: open.lines })
    }
  }
  return blocks
}

function openingOf(line: string): { readonly marks: string; readonly language: string } | undefined {
  const [opening = '', marks, language = ''] = FENCE.exec(line) ?? []
  // A line such as ```a``` is code within prose.
  if (marks === undefined || (marks.startsWith('`') && line.includes('`', opening.length))) return undefined
  return { marks, language }
}

function closes(line: string, marks: string): boolean {
  const text = line.trim()
  return text.length >= marks.length && text === (marks[0] ?? '').repeat(text.length) && text !== ''
}

function content(lines: readonly string[]): Generated {
  const text = lines.join('\n').trimEnd()
  return text.trim() === '' ? refused('The answer is empty.') : { kind: 'content', content: `${text}\n` }
}

function refused(reason: string): Generated {
  return { kind: 'refused', reason }
}
