import { ToolError } from '../../errors.ts'
import { withoutBom } from '../../text/lines.ts'
import { decodeText } from '../../text/encoding.ts'
import type { Workspace } from '../../workspace/workspace.ts'

/** The text of a file to put into a prompt. @throws ToolError for a file that is not text, or too long */
export async function readPromptFile(
  workspace: Workspace,
  path: string,
  { maxLength, signal }: { readonly maxLength: number; readonly signal: AbortSignal }
): Promise<string> {
  const { path: resolved, content } = await workspace.readFile(path, signal)
  const decoded = decodeText(content)
  if (!decoded) throw new ToolError(`${resolved} is not text, so a model cannot read it.`)
  const text = withoutBom(decoded.text)
  if (text.length <= maxLength) return text
  throw new ToolError(`${resolved} has ${text.length} characters. At most ${maxLength} fit into the prompt.`)
}
