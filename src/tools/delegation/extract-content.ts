import { unixLines } from '../../text/lines.ts'
import type { CheckedAnswer } from './ask-with-fallback.ts'

const PROSE_FILE = /\.(?:md|markdown|mdx|rst|adoc|txt)$/i
/** Such as LICENSE. */
const PROSE_NAME = /(?:^|\/)[A-Z_-]+$/
const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]*)/
/** How models start when they talk instead of writing the file. */
const TALK =
  /^(?:sure|certainly|of course|okay|here(?:'s| is| are)|below is|sorry|as an ai|i(?:'m| am| can(?:'|no)t| will|'ll| have))\b/i
const SENTENCE = /^[A-Z][\w' ,;()-]*[.?!]$|^[A-Z][\w'-]*(?: [\w',;()-]+){3,}:$/

/**
 * Extracts the content of a file from a model's answer: its only code block, or all of it. Never guesses: talk, several blocks and
 * empty answers are refused.
 *
 * @param path tells whether the file itself can be prose with code blocks
 */
export function extractContent(answer: string, path: string): CheckedAnswer<string> {
  const lines = unixLines(answer).trimEnd().split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0) return refused('The answer is empty.')
  const isProse = PROSE_FILE.test(path) || PROSE_NAME.test(path)
  return isProse ? extractProse(lines.slice(first)) : extractCode(lines.slice(first))
}

/** Prose has code blocks of its own, so only a block around all of it, or one marked as Markdown, is a wrapper. */
function extractProse(lines: readonly string[]): CheckedAnswer<string> {
  const [first = ''] = lines
  const { blocks } = splitBlocks(lines)
  const opening = openingOf(first)
  if (opening && isClosing(lines.at(-1) ?? '', opening.fence) && (isMarkdown(opening) || blocks.length === 1)) {
    return accepted(lines.slice(1, -1))
  }
  const [wrapper, ...others] = blocks.filter(isMarkdown)
  if (wrapper && others.length === 0) return accepted(wrapper.lines)
  if (TALK.test(first.trim())) return refused('The answer talks about the document instead of being the document.')
  return accepted(lines)
}

function isMarkdown({ language }: Pick<Block, 'language'>): boolean {
  return /^(?:md|markdown)$/i.test(language)
}

function extractCode(lines: readonly string[]): CheckedAnswer<string> {
  const { blocks, outside } = splitBlocks(lines)
  const [only] = blocks
  if (blocks.length > 1) return refused(`The answer has ${blocks.length} code blocks instead of one file.`)
  if (only) {
    // A block that is the smaller part can be an example, or a part of the file.
    if (lengthOf(only.lines) < lengthOf(outside)) return refused('Most of the answer is outside of its code block.')
    return accepted(only.lines)
  }
  const first = lines[0]?.trim().slice(0, 300) ?? ''
  if (TALK.test(first) || SENTENCE.test(first)) return refused('The answer is prose instead of the file.')
  return accepted(lines)
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.trim().length, 0)
}

interface Block {
  readonly language: string
  readonly lines: readonly string[]
}

/** A block without an end continues to the last line: the answer is known to be complete. */
function splitBlocks(lines: readonly string[]): {
  readonly blocks: readonly Block[]
  readonly outside: readonly string[]
} {
  const blocks: { language: string; lines: string[] }[] = []
  const outside: string[] = []
  let open: { readonly fence: string; readonly lines: string[] } | undefined
  for (const line of lines) {
    const opening = open ? undefined : openingOf(line)
    if (open && isClosing(line, open.fence)) open = undefined
    else if (open) open.lines.push(line)
    else if (opening) {
      open = { fence: opening.fence, lines: [] }
      blocks.push({ language: opening.language, lines: open.lines })
    } else outside.push(line)
  }
  return { blocks, outside }
}

function openingOf(line: string): { readonly fence: string; readonly language: string } | undefined {
  const [opening = '', fence, language = ''] = FENCE.exec(line) ?? []
  // A line such as ```a``` is inline code.
  if (fence === undefined || (fence.startsWith('`') && line.includes('`', opening.length))) return undefined
  return { fence, language }
}

function isClosing(line: string, fence: string): boolean {
  const text = line.trim()
  return text.length >= fence.length && text === (fence[0] ?? '').repeat(text.length)
}

function accepted(lines: readonly string[]): CheckedAnswer<string> {
  const text = lines.join('\n').trimEnd()
  return text.trim() === '' ? refused('The answer is empty.') : { kind: 'accepted', value: `${text}\n` }
}

function refused(reason: string): CheckedAnswer<string> {
  return { kind: 'refused', reason }
}
