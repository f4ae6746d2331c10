import { ToolError } from '../../errors.ts'
import { hasText, splitLines } from '../../text/lines.ts'
import type { Hunk, Section } from './apply-hunks.ts'
import { mistake, readHunks } from './read-hunks.ts'

const fileMarker = /^\*\*\* (Add|Update|Delete) File: *(.*\S)\s*$/
const moveMarker = /^\*\*\* Move to: *(.*\S)\s*$/

/** The position of a patch in the `*** Begin Patch` grammar, with or without its first line; -1 when there is none. */
export function startOfBeginPatch(text: string): number {
  return text.search(/^[ \t]*\*\*\* (Begin Patch|(Add|Update|Delete) File:)/m)
}

/**
 * Reads the `*** Begin Patch` grammar.
 *
 * @throws ToolError that quotes the first line that is not in the grammar
 */
export function readBeginPatch(text: string): Section[] {
  const lines = linesWithin(splitLines(text))
  const sections: Section[] = []
  for (let at = lines.findIndex(hasText); at >= 0 && at < lines.length;) {
    const [, kind = '', path = ''] = fileMarker.exec(lines[at]?.trim() ?? '') ?? []
    if (kind === '')
      throw mistake(lines[at], 'must be *** Add File: PATH, *** Update File: PATH or *** Delete File: PATH.')
    // In a hunk, a line that starts with a space is a line of the file.
    const isNext = (line: string) => fileMarker.test(kind === 'Update' ? line : line.trim())
    const next = lines.findIndex((line, index) => index > at && isNext(line))
    const end = next < 0 ? lines.length : next
    const body = lines.slice(at + 1, end)
    if (kind === 'Add') sections.push({ source: undefined, target: path, hunks: readAdded(body) })
    else if (kind === 'Update') sections.push(readUpdate(path, body))
    else if (body.some(hasText)) throw mistake(body.find(hasText), 'is below a file that is deleted.')
    else sections.push({ source: path, target: undefined, hunks: [] })
    at = end
  }
  if (sections.length === 0) throw new ToolError('The patch names no file. Start with *** Update File: PATH.')
  return sections
}

/** The lines between `*** Begin Patch` and `*** End Patch`. */
function linesWithin(lines: readonly string[]): readonly string[] {
  const begin = lines.findIndex((line) => line.trim() === '*** Begin Patch')
  const end = lines.findLastIndex((line) => line.trim() === '*** End Patch')
  // The patch was cut off.
  if (begin >= 0 && end < begin) throw new ToolError('The patch does not end with *** End Patch. Send all of it.')
  const last = end < 0 ? lines.length : end
  const around = [...lines.slice(0, Math.max(begin, 0)), ...lines.slice(last + 1)].find(hasText)
  if (around !== undefined) throw mistake(around, 'is outside of it. Send only the patch.')
  return lines.slice(begin + 1, last)
}

/** Empty lines between added ones lack their +. At the end, they separate this file from the next. */
function readAdded(body: readonly string[]): Hunk[] {
  const lines = body.slice(body[0]?.startsWith('@@') ? 1 : 0, body.findLastIndex(hasText) + 1)
  const wrong = lines.find((line) => hasText(line) && !line.startsWith('+'))
  if (wrong !== undefined) throw mistake(wrong, 'must start with +, like every line of an added file.')
  return [
    { lines: lines.map((line) => ({ kind: 'add', text: line.slice(1) })), anchors: [], atEnd: false, appends: true }
  ]
}

function readUpdate(path: string, body: readonly string[]): Section {
  const target = moveMarker.exec(body[0]?.trim() ?? '')?.[1]
  const hunks = readHunks(target === undefined ? body : body.slice(1), { isUnified: false })
  if (target === undefined && hunks.every(({ lines }) => lines.every(({ kind }) => kind === 'keep'))) {
    throw new ToolError(`The patch updates ${path} but has no line with + or - for it.`)
  }
  return { source: path, target: target ?? path, hunks }
}
