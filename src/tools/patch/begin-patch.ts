import { ToolError } from '../../errors.ts'
import { splitLines } from '../../text/lines.ts'
import { refuseOmission } from '../edit/omission.ts'
import { applyContextHunks } from './apply-context-hunks.ts'
import type { ContextHunk } from './context-hunk.ts'
import type { Section } from './patch.ts'

const fileMarker = /^\*\*\* (Add|Update|Delete) File: *(.+)$/
const moveMarker = /^\*\*\* Move to: *(.+)$/

/** The position of a patch in the `*** Begin Patch` grammar, with or without its first line; -1 when there is none. */
export function startOfBeginPatch(text: string): number {
  return text.search(/^[ \t]*\*\*\* (Begin Patch|(Add|Update|Delete) File:)/m)
}

/**
 * Reads the `*** Begin Patch` grammar.
 *
 * @throws ToolError that names the first line that is not in the grammar
 */
export function readBeginPatch(text: string): Section[] {
  const lines = patchLines(text)
  const sections: Section[] = []
  skipEmpty(lines)
  while (lines.next !== undefined) sections.push(readSection(lines))
  if (sections.length === 0) throw new ToolError('The patch names no file. Start with *** Update File: PATH.')
  return sections
}

/** A cursor over the lines between `*** Begin Patch` and `*** End Patch`. */
class PatchLines {
  readonly #lines: readonly string[]
  readonly #offset: number
  #index = 0

  constructor(lines: readonly string[], offset: number) {
    this.#lines = lines
    this.#offset = offset
  }

  get next(): string | undefined {
    return this.#lines[this.#index]
  }

  /** The line after `next`. */
  get second(): string | undefined {
    return this.#lines[this.#index + 1]
  }

  take(): string {
    const line = this.#lines[this.#index] ?? ''
    this.#index += 1
    return line
  }

  mistake(what: string): ToolError {
    const line = this.next ?? ''
    return new ToolError(`Line ${this.#offset + this.#index + 1} of the patch, "${line.slice(0, 120)}", ${what}`)
  }
}

function patchLines(text: string): PatchLines {
  const lines = splitLines(text)
  const begin = lines.findIndex((line) => line.trim() === '*** Begin Patch')
  const end = lines.findLastIndex((line) => line.trim() === '*** End Patch')
  // The patch was cut off.
  if (begin >= 0 && end < begin) throw new ToolError('The patch does not end with *** End Patch. Send all of it.')
  const [first, last] = [begin + 1, end < 0 ? lines.length : end]
  const around = [...lines.slice(0, Math.max(begin, 0)), ...lines.slice(last + 1)].find((line) => line.trim() !== '')
  if (around !== undefined) {
    throw new ToolError(`"${around.slice(0, 120)}" is outside of the patch. Send only the patch.`)
  }
  const body = lines.slice(first, last)
  while (end < 0 && body.at(-1) === '') body.pop()
  return new PatchLines(body, first)
}

function readSection(lines: PatchLines): Section {
  const marker = fileMarker.exec(lines.next?.trim() ?? '')
  const path = marker?.[2]?.trim()
  if (!marker || !path) {
    throw lines.mistake('must be *** Add File: PATH, *** Update File: PATH or *** Delete File: PATH.')
  }
  lines.take()
  switch (marker[1]) {
    case 'Add':
      skipDiffHeader(lines, path)
      return { kind: 'add', path, text: readAdded(lines) }
    case 'Delete':
      skipEmpty(lines)
      return { kind: 'delete', path, rewrite: undefined }
    default:
      return readUpdate(lines, path)
  }
}

function skipEmpty(lines: PatchLines): void {
  while (lines.next?.trim() === '') lines.take()
}

/** `--- a/PATH` and `+++ b/PATH`, which models used to unified diffs also write below the marker. */
function skipDiffHeader(lines: PatchLines, path: string): void {
  const isHeader =
    lines.next?.startsWith('--- ') && /^\+\+\+ (?:b\/)?(.*)$/.exec(lines.second ?? '')?.[1]?.trim() === path
  if (!isHeader) return
  lines.take()
  lines.take()
}

function readAdded(lines: PatchLines): string {
  const added: string[] = []
  if (isAnchor(lines.next ?? '')) lines.take()
  let empty = 0
  for (let line = lines.next; line !== undefined && !fileMarker.test(line.trim()); line = lines.next) {
    if (line.startsWith('+')) {
      // An empty line between added ones lacks its +. At the end, it separates this file from the next.
      for (; empty > 0; empty -= 1) added.push('')
      added.push(line.slice(1))
    } else if (line.trim() === '') {
      empty += 1
    } else {
      throw lines.mistake('must start with +, like every line of an added file.')
    }
    lines.take()
  }
  refuseOmission(added, [])
  return added.map((line) => `${line}\n`).join('')
}

function readUpdate(lines: PatchLines, path: string): Section {
  const target = moveMarker.exec(lines.next?.trim() ?? '')?.[1]?.trim()
  if (target !== undefined) lines.take()
  skipDiffHeader(lines, path)
  const hunks = readHunks(lines)
  if (hunks.length === 0 && target === undefined) {
    throw new ToolError(`The patch updates ${path} but has no lines for it.`)
  }
  for (const { lines: hunk } of hunks) {
    refuseOmission(linesWith(hunk, '+'), [...linesWith(hunk, '-'), ...linesWith(hunk, ' ')])
  }
  return {
    kind: 'update',
    path,
    target,
    rewrite: hunks.length > 0 ? (text) => applyContextHunks(text, hunks, { isMove: target !== undefined }) : undefined
  }
}

function linesWith(lines: readonly string[], mark: string): string[] {
  return lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1))
}

interface OpenHunk {
  readonly anchors: readonly string[]
  readonly lines: string[]
  readonly isNumbered: boolean
  atEnd: boolean
}

function readHunks(lines: PatchLines): ContextHunk[] {
  const hunks: OpenHunk[] = []
  // Many models leave out the first @@.
  let open: OpenHunk = { anchors: [], lines: [], isNumbered: false, atEnd: false }
  const close = () => {
    if (open.lines.some((line) => line.trim() !== '')) hunks.push(open)
  }
  for (let line = lines.next; line !== undefined && !isSectionEnd(line); line = lines.next) {
    if (isAnchor(line) || (line.startsWith('@@') && open.lines.every(isMarked))) {
      close()
      // Several @@ in a row narrow the location step by step.
      const outer = hunks.includes(open) ? [] : open.anchors
      open = {
        anchors: [...outer, ...anchorIn(line)],
        lines: [],
        isNumbered: NUMBERS.test(line.slice(2)),
        atEnd: false
      }
    } else if (line.trim() === '*** End of File') {
      open.atEnd = true
      close()
      open = { anchors: [], lines: [], isNumbered: false, atEnd: false }
    } else if (line.startsWith('***')) {
      throw lines.mistake('is not a valid marker here.')
    } else {
      open.lines.push(line)
    }
    lines.take()
  }
  close()
  return hunks
}

// After a space, a marker can be a line of the file. Only outside of hunks is the space padding.
function isSectionEnd(line: string): boolean {
  return fileMarker.test(line.trimEnd())
}

function isAnchor(line: string): boolean {
  return /^@@($|\s)/.test(line)
}

/** False for a context line without its space. Then a line that starts with @@ can be one too. */
function isMarked(line: string): boolean {
  return line === '' || /^[-+ ]/.test(line)
}

const NUMBERS = /^\s*[-+\d][-+,\d\s]*@@.*$/

/** The text after `@@`. Line numbers of a unified diff, which models write by habit, don't count. */
function anchorIn(line: string): string[] {
  const text = line
    .slice(2)
    .replace(NUMBERS, '')
    .replace(/^ /, '')
    .replace(/\s@@\s*$/, '')
  return text.trim() === '' ? [] : [text]
}
