import { ToolError } from '../../errors.ts'
import { hasText, splitLines } from '../../text/lines.ts'
import type { HunkLine } from '../edit/hunk.ts'
import { refuseOmission } from '../edit/omission.ts'
import { applyHunks } from './apply-hunks.ts'
import type { Hunk } from './find-hunk.ts'
import type { Section } from './patch.ts'

const fileMarker = /^\*\*\* (Add|Update|Delete) File: *(.+)$/
const moveMarker = /^\*\*\* Move to: *(.+)$/

/** The position of a patch in the `*** Begin Patch` grammar, with or without its first line; -1 when there is none. */
export function startOfBeginPatch(text: string): number {
  return text.search(/^[ \t]*\*\*\* (Begin Patch|(Add|Update|Delete) File:)/m)
}

/** Lines of a patch, and the index of the first one. */
interface PatchLines {
  readonly lines: readonly string[]
  readonly first: number
}

/**
 * Reads the `*** Begin Patch` grammar.
 *
 * @throws ToolError that names the first line that is not in the grammar
 */
export function readBeginPatch(text: string): Section[] {
  const { lines, first } = linesWithin(splitLines(text))
  const sections: Section[] = []
  for (let at = lines.findIndex(hasText); at >= 0 && at < lines.length;) {
    const [, kind = '', path = ''] = fileMarker.exec(lines[at]?.trim() ?? '') ?? []
    if (path.trim() === '') {
      throw mistake(
        lines[at],
        first + at,
        'must be *** Add File: PATH, *** Update File: PATH or *** Delete File: PATH.'
      )
    }
    // In a hunk, a line that starts with a space is a line of the file.
    const isNext = (line: string) => fileMarker.test(kind === 'Update' ? line.trimEnd() : line.trim())
    const next = lines.findIndex((line, index) => index > at && isNext(line))
    const end = next < 0 ? lines.length : next
    sections.push(readSection(kind, path.trim(), { lines: lines.slice(at + 1, end), first: first + at + 1 }))
    at = end
  }
  if (sections.length === 0) throw new ToolError('The patch names no file. Start with *** Update File: PATH.')
  return sections
}

function mistake(line: string | undefined, index: number, what: string): ToolError {
  return new ToolError(`Line ${index + 1} of the patch, "${(line ?? '').slice(0, 120)}", ${what}`)
}

/** The lines between `*** Begin Patch` and `*** End Patch`. */
function linesWithin(lines: readonly string[]): PatchLines {
  const begin = lines.findIndex((line) => line.trim() === '*** Begin Patch')
  const end = lines.findLastIndex((line) => line.trim() === '*** End Patch')
  // The patch was cut off.
  if (begin >= 0 && end < begin) throw new ToolError('The patch does not end with *** End Patch. Send all of it.')
  const last = end < 0 ? lines.findLastIndex((line) => line !== '') + 1 : end
  const around = [...lines.slice(0, Math.max(begin, 0)), ...lines.slice(last + 1)].find(hasText)
  if (around !== undefined) {
    throw new ToolError(`"${around.slice(0, 120)}" is outside of the patch. Send only the patch.`)
  }
  return { lines: lines.slice(begin + 1, last), first: begin + 1 }
}

function readSection(kind: string, path: string, section: PatchLines): Section {
  if (kind === 'Add') return { kind: 'add', path, text: readAdded(section) }
  if (kind === 'Update') return readUpdate(path, section)
  const other = section.lines.findIndex(hasText)
  if (other >= 0) throw mistake(section.lines[other], section.first + other, 'is below a file that is deleted.')
  return { kind: 'delete', path, rewrite: undefined }
}

/** Empty lines between added ones lack their +. At the end, they separate this file from the next. */
function readAdded({ lines, first }: PatchLines): string {
  const start = lines[0]?.startsWith('@@') ? 1 : 0
  const added = lines.slice(start, lines.findLastIndex((line) => line.startsWith('+')) + 1)
  const wrong = lines.findIndex((line, index) => index >= start && hasText(line) && !line.startsWith('+'))
  if (wrong >= 0) throw mistake(lines[wrong], first + wrong, 'must start with +, like every line of an added file.')
  const texts = added.map((line) => line.slice(1))
  refuseOmission(texts.map((text) => ({ kind: 'add', text })))
  return texts.map((text) => `${text}\n`).join('')
}

function readUpdate(path: string, { lines, first }: PatchLines): Section {
  const target = moveMarker.exec(lines[0]?.trim() ?? '')?.[1]?.trim()
  const moved = target === undefined ? 0 : 1
  const hunks = readHunks({ lines: lines.slice(moved), first: first + moved })
  if (target === undefined && hunks.every((hunk) => hunk.lines.every(({ kind }) => kind === 'keep'))) {
    throw new ToolError(`The patch updates ${path} but has no line with + or - for it.`)
  }
  for (const hunk of hunks) refuseOmission(hunk.lines)
  return { kind: 'update', path, target, rewrite: hunks.length > 0 ? (text) => applyHunks(text, hunks) : undefined }
}

function readHunks({ lines, first }: PatchLines): Hunk[] {
  const hunks: Hunk[] = []
  // Many models leave out the first @@. Several in a row narrow the location step by step.
  let header: readonly string[] = []
  let written: string[] = []
  const close = (atEnd: boolean) => {
    if (written.some(hasText)) hunks.push(hunkOf(header, written, atEnd))
    if (written.some(hasText) || atEnd) header = []
    written = []
  }
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '*** End of File') close(true)
    else if (line.startsWith('***')) throw mistake(line, first + index, 'is not a valid marker here.')
    else if (line.startsWith('@@')) {
      close(false)
      header = [...header, line.slice(2)]
    } else written.push(line)
  }
  close(false)
  return hunks
}

const NUMBERS = /^\s*[-+\d][-+,\d\s]*@@.*$/

function hunkOf(header: readonly string[], written: readonly string[], atEnd: boolean): Hunk {
  const anchors = header.map(anchorIn).filter(hasText)
  const appends = !header.some((text) => NUMBERS.test(text)) && (atEnd || anchors.length === 0)
  const isWritten = (line: string) => line !== ''
  const added = written.slice(written.findIndex(isWritten), written.findLastIndex(isWritten) + 1)
  // Around lines that are only added, empty ones are not context.
  const lines = appends && added.every((line) => line.startsWith('+')) ? added : written
  return { lines: lines.map(hunkLine), anchors, start: undefined, atEnd, appends }
}

/** The text after `@@`. Line numbers of a unified diff, which models write by habit, don't count. */
function anchorIn(text: string): string {
  return text
    .replace(NUMBERS, '')
    .replace(/^ /, '')
    .replace(/\s@@\s*$/, '')
}

/** Many models leave out the space before a context line. */
function hunkLine(line: string): HunkLine {
  if (line.startsWith('+')) return { kind: 'add', text: line.slice(1) }
  if (line.startsWith('-')) return { kind: 'remove', text: line.slice(1) }
  return { kind: 'keep', text: line.startsWith(' ') ? line.slice(1) : line }
}
