import type { StructuredPatch } from 'diff'
import { ToolError, messageOf } from '../../errors.ts'
import { joinTextLines } from '../edit/line-endings.ts'
import { refuseOmission } from '../edit/omission.ts'
import { applyNumberedHunks, type NumberedHunk } from './apply-numbered-hunks.ts'
import type { Section } from './patch.ts'
import { refuseOtherNames } from './diff-names.ts'
import { joinsLines, type PatchLine } from './placements.ts'

const firstLine = /^(diff --git |Index: |--- )/m

/** The position of a unified diff in a text; -1 when there is none. */
export function startOfUnifiedDiff(text: string): number {
  return text.search(firstLine)
}

/**
 * Reads a unified diff of one or more files, from git or plain.
 *
 * @throws ToolError for a diff that cannot be read, or that changes more than the text of files
 */
export async function readUnifiedDiff(text: string): Promise<Section[]> {
  // An email may come before it, and the version of git after it.
  const diff = text.slice(startOfUnifiedDiff(text)).replace(/\n-- \n[\d.]+[^\n]*\s*$/, '\n')
  refuseOtherNames(diff)
  const files = await parse(diff)
  if (files.length === 0) throw new ToolError('The diff names no file. Start with --- a/PATH and +++ b/PATH.')
  return files.map(sectionOf)
}

async function parse(diff: string): Promise<StructuredPatch[]> {
  const { parsePatch } = await import('diff')
  try {
    const files = parsePatch(diff)
    if (isComplete(files, diff)) return files
  } catch {
    // Wrong line counts are the most common mistake of models. They are counted again below.
  }
  const counted = withCounts(diff)
  try {
    const files = parsePatch(counted)
    if (isComplete(files, counted)) return files
  } catch (error) {
    throw new ToolError(`The diff cannot be read: ${messageOf(error)}.`, { cause: error })
  }
  throw new ToolError('The diff has lines outside of its hunks. Start each line of a hunk with a space, + or -.')
}

/** False when the parser skipped lines that look like those of a hunk: it takes unexpected lines for text around the diff. */
function isComplete(files: readonly StructuredPatch[], diff: string): boolean {
  const isHunkLine = (line: string) => /^[-+ ]/.test(line)
  const headers = files.filter(({ oldHeader }) => oldHeader !== undefined).length * 2
  const parsed = files.flatMap(({ hunks }) => hunks.flatMap(({ lines }) => lines)).filter(isHunkLine).length
  const hunkHeaders = diff.split('\n').filter((line) => line.startsWith('@@')).length
  return (
    diff.split('\n').filter(isHunkLine).length === parsed + headers &&
    hunkHeaders === files.reduce((sum, { hunks }) => sum + hunks.length, 0) &&
    files.every(({ hunks }) => hunks.every(({ oldStart, newStart }) => !Number.isNaN(oldStart + newStart)))
  )
}

function sectionOf(file: StructuredPatch): Section {
  const { oldPath, newPath } = pathsOf(file)
  const hunks = file.hunks.map(({ oldStart, lines }) => ({ start: oldStart - 1, lines: readLines(lines) }))
  hunks.forEach(refuseOmissionIn)
  checkSupported(file, oldPath === NOWHERE ? newPath : oldPath)
  const executable = file.newMode === undefined ? undefined : (Number.parseInt(file.newMode, 8) & 0o111) !== 0
  const rewrite = hunks.length > 0 ? (text: string) => applyNumberedHunks(text, hunks) : undefined

  if (oldPath === NOWHERE || file.isCreate) return { kind: 'add', path: newPath, text: addedText(hunks), executable }
  if (newPath === NOWHERE || file.isDelete) return { kind: 'delete', path: oldPath, rewrite }
  const target = newPath === oldPath ? undefined : newPath
  if (!rewrite) refuseWithoutHunks(file, { oldPath, target, executable })
  return { kind: 'update', path: oldPath, target, rewrite, executable }
}

interface WithoutHunks {
  readonly oldPath: string
  readonly target: string | undefined
  readonly executable: boolean | undefined
}

/** @throws ToolError for a file that has no hunk and is neither renamed nor given another mode */
function refuseWithoutHunks({ isRename }: StructuredPatch, { oldPath, target, executable }: WithoutHunks): void {
  // Hunks with wrong counts can end before lines that look like two headers.
  if (target !== undefined && !isRename) {
    throw new ToolError(
      `The diff names ${oldPath} and ${target} and has no hunk for them. To rename a file, write rename from and rename to.`
    )
  }
  if (target === undefined && executable === undefined) {
    throw new ToolError(`The diff names ${oldPath} and has no hunk for it. Start each hunk with @@ -1,3 +1,3 @@.`)
  }
}

function refuseOmissionIn({ lines }: NumberedHunk): void {
  const texts = (added: boolean) => lines.filter(({ kind }) => (kind === 'add') === added).map(({ text }) => text)
  refuseOmission(texts(true), texts(false))
}

function checkSupported({ isBinary, isCopy, newMode }: StructuredPatch, path: string): void {
  if (isBinary) throw new ToolError(`The diff of ${path} is binary and does not say what it changes.`)
  if (isCopy) throw new ToolError(`The diff makes ${path} a copy of another file. Add it as a new file instead.`)
  if (newMode !== undefined && !newMode.startsWith('100')) {
    throw new ToolError(`The diff makes ${path} a link or submodule (mode ${newMode}). Only files can be patched.`)
  }
}

function readLines(lines: readonly string[]): PatchLine[] {
  return lines.flatMap((line, index): PatchLine[] => {
    if (line.startsWith('\\')) return []
    const kind = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'remove' : 'keep'
    const text = line.slice(1)
    if (lines[index + 1]?.startsWith('\\')) return [{ kind, text, end: '' }]
    return [text.endsWith('\r') ? { kind, text: text.slice(0, -1), end: '\r\n' } : { kind, text, end: '\n' }]
  })
}

function addedText(hunks: readonly NumberedHunk[]): string {
  const lines = hunks.flatMap((hunk) => hunk.lines)
  if (lines.some(({ kind }) => kind !== 'add')) {
    throw new ToolError('The diff adds a file with lines that are not marked with +. Start all its lines with +.')
  }
  if (joinsLines(lines)) {
    throw new ToolError(
      'The diff says "No newline at end of file" before the last line of a new file. Write it only after that line.'
    )
  }
  return joinTextLines(lines)
}

/** A unified diff with the lines of each hunk counted again. The start of a hunk stays as given, or is 1. */
function withCounts(diff: string): string {
  const lines = diff.split('\n')
  return lines
    .map((line, index) => (line.startsWith('@@') ? recounted(line, hunkLines(lines, index + 1)) : line))
    .join('\n')
}

function recounted(header: string, lines: readonly string[]): string {
  const [, oldStart = '1', newStart = '1'] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(header) ?? []
  const count = (mark: string) =>
    lines.filter((line) => line === '' || line.startsWith(' ') || line.startsWith(mark)).length
  return `@@ -${oldStart},${count('-')} +${newStart},${count('+')} @@`
}

/** The lines up to the next header, without the empty lines before it. */
function hunkLines(lines: readonly string[], start: number): string[] {
  let end = start
  while (end < lines.length && !isHeader(lines, end)) end += 1
  const hunk = lines.slice(start, end)
  while (hunk.at(-1)?.trim() === '' && !hunk.at(-1)?.startsWith(' ')) hunk.pop()
  return hunk
}

function isHeader(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  if (line.startsWith('--- ')) return lines[index + 1]?.startsWith('+++ ') ?? false
  return line.startsWith('@@') || line.startsWith('diff --git ') || line.startsWith('Index: ')
}

/** The path of a file that does not exist before or after the diff. */
const NOWHERE = '/dev/null'

interface DiffPaths {
  readonly oldPath: string
  readonly newPath: string
}

/** The paths of a file in a unified diff, without prefixes such as a/ and b/. */
function pathsOf({ oldFileName, newFileName }: StructuredPatch): DiffPaths {
  const [oldPath, newPath] = [oldFileName ?? newFileName, newFileName ?? oldFileName]
  // A name can also be empty.
  if (!oldPath || !newPath) {
    throw new ToolError('The diff has a hunk without a path. Start with --- a/PATH and +++ b/PATH.')
  }
  return withoutUsualPrefixes(oldPath, newPath) ?? withoutOtherPrefixes(oldPath, newPath) ?? { oldPath, newPath }
}

function withoutUsualPrefixes(oldPath: string, newPath: string): DiffPaths | undefined {
  const isPrefixed = (path: string, prefix: string) => path === NOWHERE || path.startsWith(prefix)
  if (!isPrefixed(oldPath, 'a/') || !isPrefixed(newPath, 'b/')) return undefined
  return { oldPath: oldPath.replace(/^a\//, ''), newPath: newPath.replace(/^b\//, '') }
}

/** For one path with a prefix on one side only, or with the prefixes of git's diff.mnemonicPrefix. */
function withoutOtherPrefixes(oldPath: string, newPath: string): DiffPaths | undefined {
  const rest = (path: string) => path.replace(/^[abciow]\//, '')
  const isOne = oldPath !== newPath && rest(oldPath) === rest(newPath)
  return isOne ? { oldPath: rest(oldPath), newPath: rest(newPath) } : undefined
}
