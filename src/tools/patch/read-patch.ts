import { ToolError, messageOf } from '../../errors.ts'
import { oldLines, type HunkLine } from '../edit/hunk.ts'
import { omissionIn } from '../edit/omission.ts'
import { textsOf } from '../edit/text-lines.ts'
import type { Section, Hunk } from './apply-hunks.ts'
import { hasText, splitLines, unixLines } from '../../text/lines.ts'
import { parsePatch, type StructuredPatch } from 'diff'

/**
 * Reads a patch in the `*** Begin Patch` grammar, or a unified diff.
 *
 * @throws ToolError for any other text, and for lines that stand for others which the patch leaves out
 */
export function readPatch(text: string): readonly Section[] {
  const sections = readSections(unwrapPatch(text))
  for (const { lines } of sections.flatMap(({ hunks }) => hunks)) {
    const added = lines.filter(({ kind }) => kind === 'add')
    const omission = omissionIn(textsOf(added).join('\n'), textsOf(oldLines(lines)).join('\n'))
    if (omission !== undefined) throw new ToolError(`The patch ${omission}`)
  }
  return sections
}

function readSections(patch: string): readonly Section[] {
  const unified = startOfUnifiedDiff(patch)
  const begin = patch.search(/^[ \t]*\*\*\* (Begin Patch|(Add|Update|Delete) File:)/m)
  if (unified >= 0 && (begin < 0 || unified < begin)) return readUnifiedDiff(patch)
  if (begin >= 0) return readBeginPatch(patch)
  throw new ToolError(
    'This is not a patch. Write *** Begin Patch, *** Update File: PATH, @@, lines that start with a space, - or +, and ' +
      '*** End Patch; or a unified diff.'
  )
}

/** The patch without the shell and the code fence around it. */
function unwrapPatch(text: string): string {
  return [FENCE, HERE_DOCUMENT, FENCE].reduce((patch, wrapper) => patch.trimStart().replace(wrapper, '$2\n'), text)
}

const HERE_DOCUMENT = /^(?:cat|apply_?patch)?\s*<<-?\s*['"]?(\w+)['"]?[ \t]*\r?\n([^]*?)\r?\n[ \t]*\1\s*$/
const FENCE = /^(`{3,}|~{3,})[\w-]*[ \t]*\r?\n([^]*?)\r?\n\1\s*$/

const fileMarker = /^\*\*\* (Add|Update|Delete) File:(.*\S)/
const moveMarker = /^\*\*\* Move to:(.*\S)/

/**
 * Reads the `*** Begin Patch` grammar, with or without its first line.
 *
 * @throws ToolError that quotes the first line that is not in the grammar
 */
function readBeginPatch(text: string): Section[] {
  const lines = linesWithin(splitLines(text))
  const sections: Section[] = []
  for (let at = lines.findIndex(hasText); at >= 0 && at < lines.length;) {
    const [, kind = '', path = ''] = (fileMarker.exec(lines[at]?.trim() ?? '') ?? []).map((part) => part.trim())
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
  const added = lines.map((line) => ({ kind: 'add' as const, text: line.slice(1) }))
  return [{ lines: added, anchors: [], atEnd: false, appends: true }]
}

function readUpdate(path: string, body: readonly string[]): Section {
  const target = moveMarker.exec(body[0]?.trim() ?? '')?.[1]?.trim()
  const hunks = readHunks(target === undefined ? body : body.slice(1), { isUnified: false })
  if (target === undefined && hunks.every(({ lines }) => lines.every(({ kind }) => kind === 'keep'))) {
    throw new ToolError(`The patch updates ${path} but has no line with + or - for it.`)
  }
  return { source: path, target: target ?? path, hunks }
}

/** The position of a unified diff in a text; -1 when there is none. */
function startOfUnifiedDiff(text: string): number {
  return text.search(/^(diff --git |Index: |--- )/m)
}

/**
 * Reads a unified diff of one or more files, from git or plain. The library reads what is above the hunks, but not the hunks: models
 * write wrong numbers of lines.
 *
 * @throws ToolError for a diff that cannot be read, or that changes more than the text of files
 */
function readUnifiedDiff(text: string): readonly Section[] {
  // If its own lines end in CRLF, it was converted as a whole, and its line endings say nothing about the files.
  const patch = /^(?:diff --git |@@ -).*\r$/m.test(text) ? unixLines(text) : text
  // An email may come before it, and the version of git after it.
  const diff = patch.slice(startOfUnifiedDiff(patch)).replace(/\n-- \n\d[^\n]*(?:\n\s*)?$/, '\n')
  return filesOf(diff.split('\n')).map(({ header, body }) => ({
    ...filesIn(header, body.length > 0),
    hunks: readHunks(body, { isUnified: true })
  }))
}

interface FileLines {
  readonly header: string[]
  /** From its first @@. */
  readonly body: string[]
}

function filesOf(lines: readonly string[]): FileLines[] {
  const files: FileLines[] = []
  for (const [at, line] of lines.entries()) {
    const file = files.at(-1)
    // A removed and an added line can look like the names of a file.
    const areNames = line.startsWith('--- ') && lines[at + 1]?.startsWith('+++ ') && lines[at + 2]?.startsWith('@@')
    if (!file || /^(?:diff --git |Index: )/.test(line) || (areNames && file.body.length > 0))
      files.push({ header: [line], body: [] })
    else if (file.body.length > 0 || line.startsWith('@@')) file.body.push(line)
    else file.header.push(line)
  }
  return files
}

/** The path of a file that does not exist before or after the diff. */
const NOWHERE = '/dev/null'

function readHeader(header: readonly string[]): Partial<StructuredPatch> {
  try {
    return parsePatch(header.join('\n'))[0] ?? {}
  } catch (error) {
    throw new ToolError(`The diff cannot be read: ${messageOf(error)}.`, { cause: error })
  }
}

function filesIn(header: readonly string[], hasHunks: boolean): Omit<Section, 'hunks'> {
  const file = readHeader(header)
  const { oldFileName, newFileName, isBinary, isCopy, isRename, newMode = '100' } = file
  const names = [oldFileName ?? newFileName, newFileName ?? oldFileName]
  const [source, target] = names.map((name) => name?.replace(/^[abciow]\//, ''))
  // A name can also be empty.
  if (!source || !target)
    throw new ToolError('The diff has a hunk without a path. Start with --- a/PATH and +++ b/PATH.')
  const isNew = source === NOWHERE || file.isCreate
  const isGone = target === NOWHERE || file.isDelete
  const isMoved = !isNew && !isGone && source !== target
  const isEmpty = !hasHunks && source === target && file.newMode === undefined && !isGone
  const [first = ''] = header
  // Quoted names have escapes.
  const isOther =
    first.startsWith('diff --git ') && ![source, target].every((name) => `${first} ${NOWHERE}`.includes(name))
  const mistakes = [
    [isOther && !first.includes('"'), 'has other names in its first line. Write the same names, one file at a time.'],
    [isBinary, 'is binary and does not say what it changes.'],
    [isCopy, 'makes a copy of another file. Add it as a new file instead.'],
    [!newMode.startsWith('100'), `makes a link or submodule (mode ${newMode}). Only files can be patched.`],
    [isMoved && !isRename, `names ${target} too. To rename a file, write rename from and rename to.`],
    [isEmpty, 'has no hunk for it. Start each hunk with @@ -1,3 +1,3 @@.']
  ] as const
  const mistake = mistakes.find(([isWrong]) => isWrong)?.[1]
  if (mistake !== undefined) throw new ToolError(`The diff of ${isNew ? target : source} ${mistake}`)
  const executable = file.newMode === undefined ? undefined : (Number.parseInt(newMode, 8) & 0o111) !== 0
  return { source: isNew ? undefined : source, target: isGone ? undefined : target, executable }
}

/**
 * The hunks of a file, in both formats. Those of a unified diff say at which line they start and how each line ends.
 *
 * @throws ToolError that quotes a line which belongs to no hunk
 */
function readHunks(body: readonly string[], { isUnified }: { readonly isUnified: boolean }): Hunk[] {
  const hunks: Hunk[] = []
  // Many models leave out the first @@. Several in a row narrow the location step by step.
  let header: string[] = []
  let written: string[] = []
  const close = (atEnd: boolean) => {
    const isHunk = written.some(hasText)
    if (isHunk) hunks.push((isUnified ? diffHunk : hunkOf)(header, written, atEnd))
    if (isHunk || atEnd) header = []
    written = []
  }
  for (const line of body) {
    if (line.trim() === '*** End of File') close(true)
    else if (line.startsWith('***')) throw mistake(line, 'is not a valid marker here.')
    else if (line.startsWith('@@')) {
      close(false)
      header.push(line.slice(2))
    } else written.push(line)
  }
  close(false)
  return hunks
}

/** Line numbers of a unified diff, which models write by habit. They don't count. */
const NUMBERS = /^\s*[-+\d][-+,\d\s]*@@.*$/

/** False for an empty line, which at the edges of a hunk separates it from others, or from its @@. One with its space is a line of the file. */
const isLine = (line: string) => /[^\r]/.test(line)

function hunkOf(header: readonly string[], written: readonly string[], atEnd: boolean): Hunk {
  const anchors = header.map((text) => text.replace(NUMBERS, '').replace(/\s@@\s*$/, '')).filter(hasText)
  const appends = atEnd || !(anchors.length > 0 || header.some((text) => NUMBERS.test(text)))
  const lines = written.slice(written.findIndex(isLine), written.findLastIndex(isLine) + 1)
  return { lines: lines.map(hunkLine), anchors, atEnd, appends }
}

/** What only a unified diff says. Its own line of a missing line ending is about the line above. */
function diffHunk([header = '']: readonly string[], written: readonly string[]): Hunk {
  const lines = written.slice(0, written.findLastIndex(isLine) + 1).flatMap((line, at): HunkLine[] => {
    if (line.startsWith('\\')) return []
    if (written[at + 1]?.startsWith('\\')) return [{ ...hunkLine(line), end: '' }]
    return [{ ...hunkLine(line.replace(/\r$/, '')), end: line.endsWith('\r') ? '\r\n' : '\n' }]
  })
  const start = Number(/^ -(\d+)/.exec(header)?.[1]) - 1
  return { lines, anchors: [], start, atEnd: lines.some(({ end }) => end === ''), appends: false }
}

/** Many models leave out the space before a context line. */
function hunkLine(line: string): HunkLine {
  const kind = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'remove' : 'keep'
  return { kind, text: /^[-+ ]/.test(line) ? line.slice(1) : line }
}

function mistake(line: string | undefined, what: string): ToolError {
  return new ToolError(`"${(line ?? '').slice(0, 120)}" in the patch ${what}`)
}
