import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import type { WrittenFile } from '../diagnostics/syntax.ts'
import { ToolError } from '../errors.ts'
import { formatEdits } from '../text/format.ts'
import { decodeText, encodeText } from '../text/encoding.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { appendWriteNotes, treeEdits, type WriteOptions } from './after-write.ts'
import { inFormatOf } from './edit/text-lines.ts'
import { omissionIn } from './edit/omission.ts'
import { fileToReplace, type SeenFiles } from './seen-files.ts'
import { fileEdit, lineChanges } from './edit/line-diff.ts'
import { otherAgents } from './other-agents.ts'

export function writeFile(workspace: Workspace, seen: SeenFiles, { afterWrite }: WriteOptions = {}): Tool {
  return defineTool({
    name: 'write_file',
    description: 'Write a whole file; creates folders. Read an existing file first. Prefer edit_file.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({ path: z.string(), content: z.string() }),
    ...otherAgents.write_file,
    subject: ({ path }) => path,
    async run({ path, content: newText }, signal) {
      const existing = await fileToReplace({ workspace, seen }, path, signal)
      const { text, before, content } = contentFor(newText, existing?.content)
      if (existing?.content.equals(content)) return { text: `${existing.path} already has this content.` }

      const { path: written, isNew } = await workspace.writeFile(path, content, signal)
      seen.note(written, content)
      const edit = fileEdit(written, lineChanges(before ?? '', text))
      const done = `${isNew ? 'Created' : 'Replaced'} ${written} (${formatEdits([edit])}).`
      const file = { path: written, text, before }
      return {
        text: await appendWriteNotes(done + noteOn(file), [file], { afterWrite, signal }),
        edits: treeEdits({ ...edit, isNew })
      }
    }
  })
}

/** The bytes to write, in the format of the file that they replace. */
function contentFor(newText: string, existing: Buffer | undefined) {
  const old = existing && decodeText(existing)
  const omission = omissionIn(newText, old?.text ?? '')
  if (omission !== undefined) {
    throw new ToolError(`The content ${omission} To change a part of the file, use edit_file.`)
  }
  const text = old ? inFormatOf(old.text, newText) : newText
  return { text, before: old?.text, content: encodeText(text, old?.encoding ?? 'utf-8') }
}

function noteOn({ text, before = '' }: WrittenFile): string {
  if (text.length >= before.length / 2) return ''
  return ` It had ${before.length} characters and now has ${text.length}. If you did not mean that, write the whole file.`
}
