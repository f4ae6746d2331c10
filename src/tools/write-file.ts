import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { pathAliases } from './aliases.ts'
import { omissionIn } from './omission.ts'
import type { SeenFiles } from './seen-files.ts'
import { countLines, lineChange } from './text-lines.ts'

export function writeFile(workspace: Workspace, seen: SeenFiles): Tool {
  return defineTool({
    name: 'write_file',
    description: 'Write a whole file; folders are made. One that exists must have been read before. Prefer edit_file.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({ path: z.string(), content: z.string() }),
    aliases: { ...pathAliases, text: 'content', contents: 'content', file_text: 'content' },
    subject: ({ path }) => path,
    async run({ path, content }, signal) {
      const before = await contentOf(workspace, path, signal)
      if (before) checkKnown(before, seen)
      const old = before?.content.toString('utf8') ?? ''
      const omission = omissionIn(content, old)
      if (omission !== undefined) {
        throw new ToolError(`The content leaves code out ("${omission}"). Write the whole file, or use edit_file.`)
      }
      const { path: written, isNew } = await workspace.writeFile(path, content, signal)
      seen.note(written, content)
      const { added, removed } = countLines(lineChange(old, content))
      return {
        text: `${isNew ? 'Created' : 'Replaced'} ${written} (+${added} −${removed} lines).`,
        edits: [{ path: written, added, removed }]
      }
    }
  })
}

interface Known {
  readonly path: string
  readonly content: Buffer
}

/** Undefined for a file that does not exist yet. */
async function contentOf(workspace: Workspace, path: string, signal: AbortSignal): Promise<Known | undefined> {
  return (await workspace.exists(path)) ? workspace.readFile(path, signal) : undefined
}

function checkKnown({ path, content }: Known, seen: SeenFiles): void {
  if (content.length === 0 || seen.isCurrent(path, content)) return
  throw new ToolError(
    `${path} exists (${content.length} bytes), and you have not seen it as it is now. Read it first, or use edit_file.`
  )
}
