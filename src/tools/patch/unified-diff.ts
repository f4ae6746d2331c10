import type { StructuredPatch } from 'diff'
import { ToolError, messageOf } from '../../errors.ts'
import type { HunkLine } from '../edit/hunk.ts'
import { refuseOmission } from '../edit/omission.ts'
import { applyHunks } from './apply-hunks.ts'
import type { Hunk } from './find-hunk.ts'
import type { Section } from './patch.ts'

/** The position of a unified diff in a text; -1 when there is none. */
export function startOfUnifiedDiff(text: string): number {
  return text.search(/^(diff --git |Index: |--- )/m)
}

/**
 * Reads a unified diff of one or more files, from git or plain. The numbers of lines in the headers of its hunks do not count, because
 * models write wrong ones.
 *
 * @throws ToolError for a diff that cannot be read, or that changes more than the text of files
 */
export async function readUnifiedDiff(text: string): Promise<Section[]> {
  const { parsePatch } = await import('diff')
  // An email may come before it, and the version of git after it.
  const diff = text.slice(startOfUnifiedDiff(text)).replace(/\n-- \n[\d.]+[^\n]*\s*$/, '\n')
  return filesOf(diff.split('\n')).map(({ header, hunks }) => {
    try {
      const [file] = parsePatch(header.join('\n'))
      const [git] = parsePatch(header.filter((line) => !/^(?:---|\+\+\+) /.test(line)).join('\n'))
      if (file && git?.isGit) refuseOtherNames(file, git)
      return sectionOf({ ...file, hunks: [] }, hunks)
    } catch (error) {
      if (error instanceof ToolError) throw error
      throw new ToolError(`The diff cannot be read: ${messageOf(error)}.`, { cause: error })
    }
  })
}

interface DiffFile {
  readonly header: string[]
  readonly hunks: Hunk[]
}

function filesOf(lines: readonly string[]): DiffFile[] {
  const files: DiffFile[] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? ''
    const file = files.at(-1)
    if (file && line.startsWith('@@')) {
      const end = endOfHunk(lines, at)
      file.hunks.push(hunkOf(line, lines.slice(at + 1, end)))
      at = end
      continue
    }
    const isNew = startsFile(lines, at) && !(line.startsWith('---') && file?.hunks.length === 0)
    if (isNew || !file) files.push({ header: [line], hunks: [] })
    else if (file.hunks.length === 0) file.header.push(line)
    else if (line.trim() !== '')
      throw new ToolError(`The diff has "${line.slice(0, 120)}" outside of its hunks. ${MARKS}`)
    at += 1
  }
  return files
}

const MARKS = 'Start each line of a hunk with a space, + or -.'

function startsFile(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  return (
    /^(?:diff --git |Index: )/.test(line) || (line.startsWith('--- ') && (lines[at + 1]?.startsWith('+++ ') ?? false))
  )
}

/** The index after a hunk. What looks like the names of the next file can be two lines of it, if its numbers of lines say so. */
function endOfHunk(lines: readonly string[], header: number): number {
  const [, old = '1', current = '1'] = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))?/.exec(lines[header] ?? '') ?? []
  const left = { old: Number(old), new: Number(current) }
  let at = header + 1
  for (; /^(?:[-+ \\]|$)/.test(lines[at] ?? '@'); at += 1) {
    const line = lines[at] ?? ''
    const isLast = left.old === 1 && left.new === 1
    const isWithin = left.old > 0 && left.new > 0 && (isLast || !lines[at + 2]?.startsWith('@@'))
    if (startsFile(lines, at) && !isWithin) break
    if (!line.startsWith('+')) left.old -= 1
    if (!line.startsWith('-')) left.new -= 1
  }
  return at
}

function hunkOf(header: string, lines: readonly string[]): Hunk {
  const start = Number(/^@@ -(\d+)/.exec(header)?.[1]) - 1
  const written = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1)
  const kindOf = (line: string) => (line.startsWith('+') ? 'add' : line.startsWith('-') ? 'remove' : 'keep')
  const hunkLines = written.flatMap((line, index): HunkLine[] => {
    if (line.startsWith('\\')) return []
    const lacksEnd = written[index + 1]?.startsWith('\\') === true
    return [{ kind: kindOf(line), text: line.slice(1), lacksEnd }]
  })
  return { lines: hunkLines, anchors: [], start, atEnd: false, appends: false }
}

/** @throws ToolError for a file that has other names above its hunks than in git's lines before them */
function refuseOtherNames(file: StructuredPatch, git: StructuredPatch): void {
  const names = (each: StructuredPatch) =>
    [each.oldFileName, each.newFileName].map((name) => name?.replace(/^[abciow]\//, ''))
  const [above, below] = [names(git), names(file)]
  const isOther = below.some((name, index) => name !== NOWHERE && above[index] !== undefined && name !== above[index])
  if (!isOther && (above[0] === above[1] || git.isRename || git.isCopy)) return
  throw new ToolError(
    `The diff names ${above.join(' and ')}, and its hunks are of ${below.join(' and ')}. Write the same names, one file at a time.`
  )
}

function sectionOf(file: Partial<StructuredPatch>, hunks: readonly Hunk[]): Section {
  const { oldPath, newPath } = pathsOf(file)
  const path = oldPath === NOWHERE ? newPath : oldPath
  const isNew = oldPath === NOWHERE || file.isCreate
  for (const { lines } of hunks) refuseOmission(lines)
  refuseUnsupported(file, path)
  const executable = file.newMode === undefined ? undefined : (Number.parseInt(file.newMode, 8) & 0o111) !== 0
  const rewrite = hunks.length > 0 ? (text: string) => applyHunks(text, hunks) : undefined

  if (isNew) return { kind: 'add', path: newPath, text: addedText(hunks), executable }
  if (newPath === NOWHERE || file.isDelete) return { kind: 'delete', path: oldPath, rewrite }
  const target = newPath === oldPath ? undefined : newPath
  if (target !== undefined && !file.isRename) {
    throw new ToolError(`The diff names ${oldPath} and ${target}. To rename a file, write rename from and rename to.`)
  }
  if (!rewrite && target === undefined && executable === undefined) {
    throw new ToolError(`The diff names ${oldPath} and has no hunk for it. Start each hunk with @@ -1,3 +1,3 @@.`)
  }
  return { kind: 'update', path: oldPath, target, rewrite, executable }
}

function refuseUnsupported({ isBinary, isCopy, newMode }: Partial<StructuredPatch>, path: string): void {
  if (isBinary) throw new ToolError(`The diff of ${path} is binary and does not say what it changes.`)
  if (isCopy) throw new ToolError(`The diff makes ${path} a copy of another file. Add it as a new file instead.`)
  if (newMode !== undefined && !newMode.startsWith('100')) {
    throw new ToolError(`The diff makes ${path} a link or submodule (mode ${newMode}). Only files can be patched.`)
  }
}

function addedText(hunks: readonly Hunk[]): string {
  if (hunks.some(({ lines }) => lines.some(({ kind }) => kind !== 'add'))) {
    throw new ToolError('The diff adds a file with lines that are not marked with +. Start all its lines with +.')
  }
  const result = applyHunks('', hunks)
  if (result.kind === 'refused') throw new ToolError(`The new file ${result.reason}`)
  return result.text
}

/** The path of a file that does not exist before or after the diff. */
const NOWHERE = '/dev/null'

interface DiffPaths {
  readonly oldPath: string
  readonly newPath: string
}

/** The paths of a file, without prefixes such as a/ and b/: on both sides, or on one if the paths are the same otherwise. */
function pathsOf({ oldFileName, newFileName }: Partial<StructuredPatch>): DiffPaths {
  const [oldPath, newPath] = [oldFileName ?? newFileName, newFileName ?? oldFileName]
  // A name can also be empty.
  if (!oldPath || !newPath) {
    throw new ToolError('The diff has a hunk without a path. Start with --- a/PATH and +++ b/PATH.')
  }
  const isPrefixed = (path: string, prefix: string) => path === NOWHERE || path.startsWith(prefix)
  const rest = (path: string) => path.replace(/^[abciow]\//, '')
  const isUsual = isPrefixed(oldPath, 'a/') && isPrefixed(newPath, 'b/')
  const isOne = oldPath !== newPath && rest(oldPath) === rest(newPath)
  return isUsual || isOne ? { oldPath: rest(oldPath), newPath: rest(newPath) } : { oldPath, newPath }
}
