import { ToolError } from '../errors.ts'
import { isBinary } from '../workspace/text.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { SeenFiles } from './seen-files.ts'

/**
 * The text of a file that is going to be replaced; undefined when there is none yet.
 *
 * @throws ToolError when the model has not seen the file as it is now, so that nothing unknown is lost
 */
export async function knownText(
  { workspace, seen }: { readonly workspace: Workspace; readonly seen: SeenFiles },
  path: string,
  signal: AbortSignal
): Promise<string | undefined> {
  if (!(await workspace.exists(path))) return undefined
  const file = await workspace.readFile(path, signal)
  if (file.content.length === 0 || seen.isCurrent(file.path, file.content)) return file.content.toString('utf8')
  throw new ToolError(`${file.path} exists, and you have not seen it as it is now. Read it first.`)
}

/** The text of a file that a model is going to be shown. @throws ToolError for what is no text, or too long */
export async function readableText(
  workspace: Workspace,
  path: string,
  { maxLength, signal }: { readonly maxLength: number; readonly signal: AbortSignal }
): Promise<string> {
  const { path: resolved, content } = await workspace.readFile(path, signal)
  if (isBinary(content)) throw new ToolError(`${resolved} is a binary file.`)
  const text = content.toString('utf8').replace(/^\ufeff/, '')
  if (text.length <= maxLength) return text
  throw new ToolError(`${resolved} has ${text.length} characters; at most ${maxLength} can be taken along.`)
}
