import * as z from 'zod'
import { defineTool, type FileEdit, type Tool, type ToolResult } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { formatEdits } from '../text/format.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { appendWriteNotes, type WriteOptions } from './after-write.ts'
import { planPatch, type PlannedFile } from './patch/plan-patch.ts'
import { readPatch } from './patch/read-patch.ts'
import type { SeenFiles } from './seen-files.ts'
import { fileEdit, formatChanges, lineChanges } from './edit/line-diff.ts'
import { otherAgents } from './other-agents.ts'

export interface PatchOptions extends WriteOptions {
  readonly seen?: SeenFiles | undefined
}

export function applyPatchTool(workspace: Workspace, options: PatchOptions): Tool {
  return defineTool({
    name: 'apply_patch',
    description: 'Change, add, move or delete several files at once: all or nothing.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      patch: z
        .string()
        .describe(
          '*** Begin Patch; *** Update File: PATH (*** Move to: PATH), *** Add File: PATH or *** Delete File: PATH; @@; ' +
            'lines that start with a space, - or +; *** End Patch. Or a unified diff.'
        )
    }),
    ...otherAgents.apply_patch,
    subject: ({ patch }) => pathsIn(patch),
    run: ({ patch }, signal) => applyPatch(workspace, { ...options, patch }, signal)
  })
}

/** The paths in a patch that has not been read yet. */
function pathsIn(patch: string): string {
  const marker = /^(?:\*\*\* (?:(?:Add|Update|Delete) File|Move to):|---(?= .*\n\+\+\+ )|\+\+\+) *(?:[ab]\/)?(.*)$/gm
  const names = new Set([...patch.matchAll(marker)].map(([, path = '']) => path.trim()))
  return [...names].filter((path) => path !== '/dev/null').join(', ')
}

/**
 * Applies the whole patch, or changes nothing.
 *
 * @param request `folder` is the folder that relative paths start from; undefined for the root
 * @throws ToolError that names the file and the hunk that does not fit
 */
export async function applyPatch(
  workspace: Workspace,
  { patch, folder, seen, afterWrite }: PatchOptions & { readonly patch: string; readonly folder?: string | undefined },
  signal: AbortSignal
): Promise<ToolResult> {
  const files: PlannedFile[] = []
  try {
    files.push(...(await planPatch(workspace, { sections: readPatch(patch), folder }, signal)))
    const changes = files.flatMap((file) => file.changes)
    await workspace.applyChanges(changes, signal)
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    throw new ToolError(`${error.message}\nNothing was changed.`, { cause: error })
  }

  const lines: string[] = []
  const edits: FileEdit[] = []
  for (const file of files) {
    if (seen) updateSeen(seen, file)
    const changes = lineChanges(file.before, file.after)
    const edit = fileEdit(file.path, changes)
    lines.push(describeFile(file, formatEdits([edit])))
    if (file.notes.length > 0) lines.push(formatChanges(changes))
    if (file.kind === 'moved') edits.push({ path: file.source ?? '', added: 0, removed: 0 })
    edits.push(edit)
  }
  const written = files
    .filter(({ kind }) => kind !== 'deleted')
    .map(({ kind, path, before, after }) => ({ path, text: after, before: kind === 'created' ? undefined : before }))
  return { text: await appendWriteNotes(lines.join('\n'), written, { afterWrite, signal }), edits }
}

function updateSeen(seen: SeenFiles, { kind, path, source = path, changes, bytesBefore }: PlannedFile): void {
  const bytes = changes.find((change) => change.path === path)?.content
  // Under its new name the model has not seen the file.
  if (kind === 'moved' || bytes === undefined) seen.forget(source)
  else if (bytesBefore) seen.noteChange(path, bytesBefore, bytes)
  else seen.note(path, bytes)
}

function describeFile({ kind, path, source = '', notes }: PlannedFile, counts: string): string {
  const what = kind === 'moved' ? `Moved ${source} to` : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  return `${what} ${path} (${counts})${notes.length === 0 ? '' : `, matched ${notes.join('; ')}`}.`
}
