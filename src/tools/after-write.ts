import type { FileEdit } from '../agent/tool.ts'
import type { WrittenFile } from '../diagnostics/syntax.ts'

/** Checks a file that was just written. Returns a note for the result, such as a syntax error, or ''. */
export type AfterWrite = (file: WrittenFile, signal: AbortSignal) => Promise<string>

export interface WriteOptions {
  readonly afterWrite?: AfterWrite | undefined
}

/** The text of a result with the notes about the files that were written. */
export async function appendWriteNotes(
  text: string,
  files: readonly WrittenFile[],
  { afterWrite, signal }: WriteOptions & { readonly signal: AbortSignal }
): Promise<string> {
  if (!afterWrite) return text
  const parts = [text]
  for (const file of files) parts.push(await afterWrite(file, signal))
  return parts.filter((part) => part !== '').join('\n')
}

/** The edits that count as a part of the work: not those of files in /tmp. */
export function treeEdits(edit: FileEdit): readonly FileEdit[] {
  return edit.path.startsWith('/') ? [] : [edit]
}
