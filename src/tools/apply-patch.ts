import * as z from 'zod'
import { defineTool, type FileEdit, type Tool, type ToolResult } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { formatEdits } from '../text/format.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { appendWriteNotes, type WriteOptions } from './after-write.ts'
import { readPatch } from './patch/read-patch.ts'
import type { SeenFiles } from './seen-files.ts'
import { fileEdit, formatChanges, lineChanges } from './edit/line-diff.ts'
import { otherAgents } from './other-agents.ts'
import { decodeText, encodeText } from '../text/encoding.ts'
import { withoutBom } from '../text/lines.ts'
import type { FileChange } from '../workspace/files/apply-changes.ts'
import { applyHunks, type Section } from './patch/apply-hunks.ts'

export type PatchOptions = WriteOptions & { readonly seen?: SeenFiles | undefined }

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
  const marker = /^(?:\*\*\* (?:(?:Add|Update|Delete) File|Move to):|---(?= .*\n\+\+\+ )|\+\+\+)(.*)$/gm
  const names = new Set([...patch.matchAll(marker)].map(([, path = '']) => path.trim().replace(/^[ab]\//, '')))
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

/** What a patch will do to one file. */
interface PlannedFile {
  readonly kind: 'created' | 'changed' | 'moved' | 'deleted'
  readonly path: string
  /** Where the file was; undefined for a new one. */
  readonly source: string | undefined
  /** '' for a new file, and for a file that is not text. */
  readonly before: string
  readonly after: string
  readonly bytesBefore: Buffer | undefined
  readonly changes: readonly FileChange[]
  /** Which hunks did not match exactly. */
  readonly notes: readonly string[]
}

/**
 * Resolves every path and places every hunk, without changing anything.
 *
 * @throws ToolError that names each file that cannot be patched
 */
async function planPatch(
  workspace: Workspace,
  { sections, folder }: { readonly sections: readonly Section[]; readonly folder: string | undefined },
  signal: AbortSignal
): Promise<PlannedFile[]> {
  // The shell would fail to change to it and stop.
  if (folder !== undefined && !(await workspace.exists(folder)))
    throw new ToolError(`The folder ${folder} does not exist.`)
  const inFolder = (path: string | undefined) =>
    folder === undefined || path === undefined || path.startsWith('/') ? path : `${folder}/${path}`
  const planned: PlannedFile[] = []
  const problems: string[] = []
  for (const { source, target, ...section } of sections) {
    const placed = { ...section, source: inFolder(source), target: inFolder(target) }
    try {
      planned.push(await planSection(workspace, placed, signal))
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      problems.push(error.message)
    }
  }
  if (problems.length > 0) throw new ToolError(problems.join('\n'))
  // All sections are planned from the present files, so a second one for a file would undo the first.
  const paths = planned.flatMap(({ source = '', path }) => (['', path].includes(source) ? [path] : [source, path]))
  const repeated = paths.find((path, index) => paths.indexOf(path) < index)
  if (repeated !== undefined)
    throw new ToolError(`${repeated} is in the patch twice. Put all its hunks into one section.`)
  return planned
}

/** The section has paths from the root of the workspace. */
async function planSection(
  workspace: Workspace,
  { hunks, executable, ...section }: Section,
  signal: AbortSignal
): Promise<PlannedFile> {
  const file = section.source === undefined ? undefined : await workspace.readFile(section.source, signal)
  const target = section.target === undefined ? undefined : await workspace.resolve(section.target)
  const source = file?.path
  if (section.source !== undefined && section.source !== section.target)
    await refuseLink(workspace, section.source, source)
  const path = target ?? source ?? ''
  const decoded = file && decodeText(file.content)
  if (file && !decoded && hunks.length > 0)
    throw new ToolError(`${file.path} is not UTF-8 or UTF-16 text, so a patch would damage it.`)
  const before = decoded?.text ?? ''
  const patched = applyHunks(before, hunks)
  if (patched.kind === 'refused')
    throw new ToolError(patched.reasons.map((reason) => `${source ?? path} ${reason}`).join('\n'))
  const { text: after, notes } = patched
  const plan = { path, source, before, after, notes, bytesBefore: file?.content }
  if (target === undefined) {
    if (hunks.length > 0 && withoutBom(after) !== '')
      throw new ToolError(`${path} has more lines than the patch deletes. Read it again.`)
    return { ...plan, kind: 'deleted', after: '', changes: [{ path, content: undefined }] }
  }
  const content = file && after === before ? file.content : encodeText(after, decoded?.encoding ?? 'utf-8')
  const change = { path, content, executable }
  if (target === source) return { ...plan, kind: 'changed', changes: [change] }
  if (await workspace.exists(path))
    throw new ToolError(`${path} already exists, so nothing can be added or moved there. Update it instead.`)
  if (source === undefined) return { ...plan, kind: 'created', changes: [change] }
  const leaving = { path: source, content: undefined }
  return { ...plan, kind: 'moved', changes: [{ ...change, like: source }, leaving] }
}

/** Attack or mistake: deleting a link would delete its target. */
async function refuseLink(workspace: Workspace, requested: string, resolved: string | undefined): Promise<void> {
  const [, folder = '.', name = requested] = /^(.*)\/([^/]*)$/.exec(requested) ?? []
  const parent = await workspace.resolve(folder === '' ? '/' : folder)
  if ((parent === '' ? name : `${parent}/${name}`) === resolved) return
  throw new ToolError(`${requested} is a link to ${resolved}. Name the file itself.`)
}
