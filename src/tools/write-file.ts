import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { decodeText, encodeText } from '../workspace/encoding.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { withRemarks } from './after-write.ts'
import type { AfterWrite, WrittenFile } from './after-write.ts'
import { pathAliases } from './aliases.ts'
import { keepForm } from './keep-form.ts'
import { knownFile } from './known-file.ts'
import { omissionIn } from './omission.ts'
import type { SeenFiles } from './seen-files.ts'
import { countLines, lineChanges, showCounts } from './text-lines.ts'

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
      const known = await knownFile({ workspace, seen }, path, signal)
      const { text, before, content, kept } = contentFor(given, known?.content)
      if (known?.content.equals(content)) return { text: `${known.path} has this content already.` }

      const { path: written, isNew } = await workspace.writeFile(path, content, signal)
      seen.note(written, content)
      const counts = countLines(await lineChanges(before ?? '', text))
      const done = `${isNew ? 'Created' : 'Replaced'} ${written} (${showCounts(counts)}).`
      const file = { path: written, text, before }
      return {
        text: await withRemarks(done + remarksOn(kept, file), [file], { afterWrite, signal }),
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
  const { text, kept } = old ? keepForm(given, old) : { text: given, kept: [] }
  return { text, before: old?.text, content: encodeText(text, old?.encoding ?? 'utf-8'), kept }
}

function remarksOn(kept: readonly string[], { text, before }: WrittenFile): string {
  return [
    ...(kept.length > 0 ? [` It keeps what it had: ${kept.join(', ')}.`] : []),
    ...(before !== undefined && isMuchShorter(text, before) ? [` ${shrunk(text, before)}`] : [])
  ].join('')
}

function isMuchShorter(text: string, old: string): boolean {
  return text.length < old.length / 2
}

function shrunk(text: string, old: string): string {
  return `It had ${old.length} characters and has ${text.length} now: if that is less than you meant, write all of it.`
}
