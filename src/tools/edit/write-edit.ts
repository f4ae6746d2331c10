import type { ToolResult } from '../../agent/tool.ts'
import type { WrittenFile } from '../../diagnostics/syntax.ts'
import { ToolError } from '../../errors.ts'
import { decodeText, encodeText, type DecodedText } from '../../text/encoding.ts'
import { formatEdits } from '../../text/format.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { appendWriteNotes, treeEdits, type WriteOptions } from '../after-write.ts'
import type { SeenFiles } from '../seen-files.ts'
import { fileEdit, formatChanges, lineChanges } from './line-diff.ts'

export interface EditTarget {
  readonly workspace: Workspace
  readonly seen: SeenFiles
  /** As the call names it. */
  readonly path: string
  readonly signal: AbortSignal
}

/** A text file before an edit. */
export interface EditedFile {
  readonly path: string
  readonly content: Buffer
  readonly decoded: DecodedText
}

/** @throws ToolError for a file that an edit would damage */
export async function readToEdit({ workspace, path: written, signal }: EditTarget): Promise<EditedFile> {
  const { path, content } = await workspace.readFile(written, signal)
  const decoded = decodeText(content)
  if (!decoded) throw new ToolError(`${path} is not UTF-8 or UTF-16 text, so an edit would damage it.`)
  return { path, content, decoded }
}

export interface AppliedEdit extends WrittenFile {
  /** Ends the sentence `Changed a.ts (+1 −1)`. */
  readonly details: string
}

/** Writes the new text of a file, in its encoding. */
export async function writeEdit(
  { workspace, seen, path, signal }: EditTarget,
  file: EditedFile,
  { text, details }: Pick<AppliedEdit, 'text' | 'details'>
): Promise<AppliedEdit> {
  const content = encodeText(text, file.decoded.encoding)
  await workspace.writeFile(path, content, signal)
  seen.noteChange(file.path, file.content, content)
  return { path: file.path, text, before: file.decoded.text, details }
}

/** What the model reads of an edit. */
export async function editResult(
  edit: AppliedEdit,
  after: WriteOptions & { readonly signal: AbortSignal }
): Promise<ToolResult> {
  const changes = lineChanges(edit.before ?? '', edit.text)
  const counted = fileEdit(edit.path, changes)
  const verb = edit.before === undefined ? 'Created' : 'Changed'
  const diff = edit.before === undefined || changes.length === 0 ? '' : `\n${formatChanges(changes)}`
  const text = `${verb} ${edit.path} (${formatEdits([counted])})${edit.details}${diff}`
  return { text: await appendWriteNotes(text, [edit], after), edits: treeEdits(counted) }
}
