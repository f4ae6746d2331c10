import type { ToolResult } from '../../agent/tool.ts'
import type { WrittenFile } from '../../diagnostics/syntax.ts'
import { ToolError } from '../../errors.ts'
import { decodeText, encodeText } from '../../text/encoding.ts'
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
  readonly text: string
}

export interface AppliedEdit extends WrittenFile {
  /** Ends the sentence `Changed a.ts (+1 −1)`. */
  readonly details: string
}

/**
 * Changes a text file, in its encoding.
 *
 * @throws ToolError for a file that an edit would damage
 */
export async function editText(
  { workspace, seen, path: written, signal }: EditTarget,
  change: (file: EditedFile) => Pick<AppliedEdit, 'text' | 'details'>
): Promise<AppliedEdit> {
  const { path, content } = await workspace.readFile(written, signal)
  const decoded = decodeText(content)
  if (!decoded) throw new ToolError(`${path} is not UTF-8 or UTF-16 text, so an edit would damage it.`)
  const { text, details } = change({ path, content, text: decoded.text })
  const changed = encodeText(text, decoded.encoding)
  await workspace.writeFile(written, changed, signal)
  seen.noteChange(path, content, changed)
  return { path, text, before: decoded.text, details }
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
