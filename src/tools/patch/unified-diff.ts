import type { StructuredPatch } from 'diff'
import { ToolError, messageOf } from '../../errors.ts'
import { joinLines } from '../edit/line-endings.ts'
import { NOWHERE, pathsOf } from './diff-paths.ts'
import { applyNumberedHunks } from './apply-numbered-hunks.ts'
import type { NumberedHunk, NumberedLine } from './apply-numbered-hunks.ts'
import type { Section } from './patch.ts'
import { withCounts } from './recount.ts'
import { refuseOmission } from './refuse-omission.ts'

const firstLine = /^(diff --git |Index: |--- )/m

/** Where a unified diff begins in a text; -1 when there is none. */
export function startOfUnifiedDiff(text: string): number {
  return text.search(firstLine)
}

/**
 * Reads a unified diff, of git or plain, of one file or several.
 *
 * @throws ToolError for one that cannot be read, or that says more than text can carry
 */
export async function readUnifiedDiff(text: string): Promise<Section[]> {
  // Before it may stand a letter, after it the version of git that wrote it.
  const diff = text.slice(startOfUnifiedDiff(text)).replace(/\n-- \n[\d.]+[^\n]*\s*$/, '\n')
  const files = await parse(diff)
  const sections = files.flatMap((file) => sectionsOf(file))
  if (sections.length === 0) throw new ToolError('The diff names no file. Begin with --- a/PATH and +++ b/PATH.')
  return sections
}

async function parse(diff: string): Promise<StructuredPatch[]> {
  const { parsePatch } = await import('diff')
  try {
    const files = parsePatch(diff)
    if (isWhole(files, diff)) return files
  } catch {
    // Numbers of lines that are wrong are the most common mistake of models; below they are counted anew.
  }
  try {
    const files = parsePatch(withCounts(diff))
    if (isWhole(files, withCounts(diff))) return files
  } catch (error) {
    throw new ToolError(`The diff cannot be read: ${messageOf(error)}.`, { cause: error })
  }
  throw new ToolError('The diff has lines outside of its hunks. Begin each line of a hunk with blank, + or -.')
}

/** False when the parser passed over lines that look like those of a hunk; it takes what it does not expect for a letter. */
function isWhole(files: readonly StructuredPatch[], diff: string): boolean {
  const isHunkLine = (line: string) => /^[-+ ]/.test(line)
  const headers = files.filter(({ oldHeader }) => oldHeader !== undefined).length * 2
  const read = files.flatMap(({ hunks }) => hunks.flatMap(({ lines }) => lines)).filter(isHunkLine).length
  const hunkHeaders = diff.split('\n').filter((line) => line.startsWith('@@')).length
  return (
    diff.split('\n').filter(isHunkLine).length === read + headers &&
    hunkHeaders === files.reduce((sum, { hunks }) => sum + hunks.length, 0) &&
    files.every(({ hunks }) => hunks.every(({ oldStart, newStart }) => !Number.isNaN(oldStart + newStart)))
  )
}

function sectionsOf(file: StructuredPatch): Section[] {
  const { oldPath, newPath } = pathsOf(file)
  const hunks = file.hunks.map(({ oldStart, lines }) => ({ start: oldStart - 1, lines: readLines(lines) }))
  hunks.forEach(refuseOmissionIn)
  checkSupported(file, oldPath === NOWHERE ? newPath : oldPath)
  const executable = file.newMode === undefined ? undefined : (Number.parseInt(file.newMode, 8) & 0o111) !== 0
  const rewrite = hunks.length > 0 ? (text: string) => applyNumberedHunks(text, hunks) : undefined

  if (oldPath === NOWHERE || file.isCreate) return [{ kind: 'add', path: newPath, text: addedText(hunks), executable }]
  if (newPath === NOWHERE || file.isDelete) return [{ kind: 'delete', path: oldPath, rewrite }]
  const target = newPath === oldPath ? undefined : newPath
  if (!rewrite && target === undefined && executable === undefined) {
    throw new ToolError(`The diff names ${oldPath} and has no hunk for it. Begin each hunk with @@ -1,3 +1,3 @@.`)
  }
  return [{ kind: 'update', path: oldPath, target, rewrite, executable }]
}

function refuseOmissionIn({ lines }: NumberedHunk): void {
  const texts = (added: boolean) => lines.filter(({ kind }) => (kind === 'add') === added).map(({ text }) => text)
  refuseOmission(texts(true), texts(false))
}

function checkSupported({ isBinary, isCopy, newMode }: StructuredPatch, path: string): void {
  if (isBinary) throw new ToolError(`The diff of ${path} is binary, and does not say what it changes.`)
  if (isCopy) throw new ToolError(`The diff makes ${path} from a copy; add it as a whole instead.`)
  if (newMode !== undefined && !newMode.startsWith('100')) {
    throw new ToolError(`The diff makes ${path} a link or submodule (mode ${newMode}); only files can be patched.`)
  }
}

function readLines(lines: readonly string[]): NumberedLine[] {
  return lines.flatMap((line, index): NumberedLine[] => {
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
    throw new ToolError('The diff makes a new file out of lines that it says are there. Begin all its lines with +.')
  }
  return joinLines(lines)
}
