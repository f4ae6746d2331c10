import * as z from 'zod'
import { defineTool, type FileEdit, type Tool, type ToolResult } from '../agent/tool.ts'
import type { WrittenFile } from '../diagnostics/syntax.ts'
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
  request: PatchOptions & { readonly patch: string; readonly folder?: string | undefined },
  signal: AbortSignal
): Promise<ToolResult> {
  const { seen, afterWrite } = request
  const files = await allOrNothing(() => change(workspace, request, signal))
  if (files.every(({ changes }) => changes.length === 0)) {
    return { text: 'The files already have these changes, so nothing was changed.' }
  }

  const lines: string[] = []
  const edits: FileEdit[] = []
  for (const file of files) {
    if (seen) updateSeen(seen, file)
    const difference = await lineChanges(file.before, file.after)
    const edit = fileEdit(file.path, difference)
    lines.push(describeFile(file, formatEdits([edit])))
    if (file.notes.length > 0) lines.push(formatChanges(difference))
    if (file.source !== undefined) edits.push({ path: file.source, added: 0, removed: 0 })
    if (file.kind !== 'unchanged') edits.push(edit)
  }
  return { text: await appendWriteNotes(lines.join('\n'), writtenFiles(files), { afterWrite, signal }), edits }
}

async function change(
  workspace: Workspace,
  { patch, folder }: { readonly patch: string; readonly folder?: string | undefined },
  signal: AbortSignal
): Promise<PlannedFile[]> {
  const files = await planPatch(workspace, { sections: await readPatch(patch), folder }, signal)
  await workspace.applyChanges(
    files.flatMap(({ changes }) => changes),
    signal
  )
  return files
}

async function allOrNothing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    throw new ToolError(`${error.message}\nNothing was changed.`, { cause: error })
  }
}

function updateSeen(seen: SeenFiles, { kind, path, source, changes, bytesBefore }: PlannedFile): void {
  const bytes = changes.find((change) => change.path === path)?.content
  if (source !== undefined || bytes === undefined) {
    // Under its new name the model has not seen the file.
    seen.forget(source ?? path)
  } else if (kind === 'created') {
    seen.note(path, bytes)
  } else if (bytesBefore) {
    seen.noteChange(path, bytesBefore, bytes)
  }
}

function describeFile({ kind, path, source = '', notes }: PlannedFile, counts: string): string {
  const matched = notes.length === 0 ? '' : `, matched ${notes.join('; ')}`
  switch (kind) {
    case 'created':
      return `Created ${path} (${counts}).`
    case 'changed':
      return `Changed ${path} (${counts})${matched}.`
    case 'moved':
      return `Moved ${source} to ${path} (${counts})${matched}.`
    case 'deleted':
      return `Deleted ${path} (${counts}).`
    case 'unchanged':
      return `${path} already has these changes.`
  }
}

function writtenFiles(files: readonly PlannedFile[]): WrittenFile[] {
  return files
    .filter(({ kind }) => kind === 'created' || kind === 'changed' || kind === 'moved')
    .map(({ kind, path, before, after }) => ({ path, text: after, before: kind === 'created' ? undefined : before }))
}
