import { ToolError } from '../errors.ts'
import { decodeText } from '../text/encoding.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { SeenFiles } from './seen-files.ts'

export interface ExistingFile {
  /** Relative to the root, links followed. */
  readonly path: string
  readonly content: Buffer
}

/**
 * A file that is going to be replaced, as it is; undefined when there is none yet.
 *
 * @throws ToolError when the model has not seen it as it is now, so that nothing unknown is lost
 */
export async function fileToReplace(
  { workspace, seen }: { readonly workspace: Workspace; readonly seen: SeenFiles },
  path: string,
  signal: AbortSignal
): Promise<ExistingFile | undefined> {
  if (!(await workspace.exists(path))) return undefined
  const file = await workspace.readFile(path, signal)
  const { length } = file.content
  if (length === 0 || seen.isCurrent(file.path, file.content)) return file
  throw new ToolError(
    `${file.path} exists (${length} bytes), and you have not seen it as it is now. Read it first, or use edit_file.`
  )
}

/** The text of a file that a model is going to be shown. @throws ToolError for what is no text, or too long */
export async function readTextFile(
  workspace: Workspace,
  path: string,
  { maxLength, signal }: { readonly maxLength: number; readonly signal: AbortSignal }
): Promise<string> {
  const { path: resolved, content } = await workspace.readFile(path, signal)
  const text = decodeText(content)?.text.replace(/^\ufeff/, '')
  if (text === undefined) throw new ToolError(`${resolved} is no text, and cannot be shown to a model.`)
  if (text.length <= maxLength) return text
  throw new ToolError(`${resolved} has ${text.length} characters; at most ${maxLength} can be taken along.`)
}
