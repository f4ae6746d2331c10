import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { decodeText, encodeText } from '../text/encoding.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { appendWriteNotes } from './after-write.ts'
import type { AfterWrite, WrittenFile } from './after-write.ts'
import { pathAliases } from './path-aliases.ts'
import { preserveFileFormat } from './edit/keep-form.ts'
import { fileToReplace } from './existing-file.ts'
import { omissionIn } from './edit/omission.ts'
import type { SeenFiles } from './seen-files.ts'
import { countChangedLines, lineChanges, formatCounts } from './edit/line-diff.ts'

export interface WriteOptions {
  readonly afterWrite?: AfterWrite | undefined
}

export function writeFile(workspace: Workspace, seen: SeenFiles, { afterWrite }: WriteOptions = {}): Tool {
  return defineTool({
    name: 'write_file',
    description: 'Write a whole file; folders are made. One that exists must have been read before. Prefer edit_file.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({ path: z.string(), content: z.string() }),
    aliases: { ...pathAliases, text: 'content', contents: 'content', file_text: 'content' },
    subject: ({ path }) => path,
    async run({ path, content: given }, signal) {
      const known = await fileToReplace({ workspace, seen }, path, signal)
      const { text, before, content, preserved } = contentFor(given, known?.content)
      if (known?.content.equals(content)) return { text: `${known.path} has this content already.` }

      const { path: written, isNew } = await workspace.writeFile(path, content, signal)
      seen.note(written, content)
      const counts = countChangedLines(await lineChanges(before ?? '', text))
      const done = `${isNew ? 'Created' : 'Replaced'} ${written} (${formatCounts(counts)}).`
      const file = { path: written, text, before }
      return {
        text: await appendWriteNotes(done + remarksOn(preserved, file), [file], { afterWrite, signal }),
        edits: [{ path: written, ...counts, isNew }]
      }
    }
  })
}

/** What is written for a given text, in the form of the file that it replaces. */
function contentFor(given: string, present: Buffer | undefined) {
  const old = present && decodeText(present)
  const omission = omissionIn(given, old?.text ?? '')
  if (omission !== undefined) {
    throw new ToolError(`The content leaves code out ("${omission}"). Write the whole file, or use edit_file.`)
  }
  const { text, preserved } = old ? preserveFileFormat(given, old) : { text: given, preserved: [] }
  return { text, before: old?.text, content: encodeText(text, old?.encoding ?? 'utf-8'), preserved }
}

function remarksOn(preserved: readonly string[], { text, before }: WrittenFile): string {
  return [
    ...(preserved.length > 0 ? [` It keeps what it had: ${preserved.join(', ')}.`] : []),
    ...(before !== undefined && isMuchShorter(text, before) ? [` ${shrunk(text, before)}`] : [])
  ].join('')
}

function isMuchShorter(text: string, old: string): boolean {
  return text.length < old.length / 2
}

function shrunk(text: string, old: string): string {
  return `It had ${old.length} characters and has ${text.length} now: if that is less than you meant, write all of it.`
}
