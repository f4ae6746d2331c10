import { parsePatch, type StructuredPatch } from 'diff'
import { ToolError, messageOf } from '../../errors.ts'
import { unixLines } from '../../text/lines.ts'
import type { Section } from './apply-hunks.ts'
import { readHunks } from './read-hunks.ts'

/** The position of a unified diff in a text; -1 when there is none. */
export function startOfUnifiedDiff(text: string): number {
  return text.search(/^(diff --git |Index: |--- )/m)
}

/**
 * Reads a unified diff of one or more files, from git or plain. The library reads what is above the hunks, but not the hunks: models
 * write wrong numbers of lines.
 *
 * @throws ToolError for a diff that cannot be read, or that changes more than the text of files
 */
export function readUnifiedDiff(text: string): readonly Section[] {
  // If its own lines end in CRLF, it was converted as a whole, and its line endings say nothing about the files.
  const patch = /^(?:diff --git |@@ -).*\r$/m.test(text) ? unixLines(text) : text
  // An email may come before it, and the version of git after it.
  const diff = patch.slice(startOfUnifiedDiff(patch)).replace(/\n-- \n[\d.]+[^\n]*\s*$/, '\n')
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
