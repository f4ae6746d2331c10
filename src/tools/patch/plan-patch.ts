import { ToolError } from '../../errors.ts'
import { decodeText, encodeText } from '../../text/encoding.ts'
import { withoutBom } from '../../text/lines.ts'
import type { FileChange } from '../../workspace/files/apply-changes.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { applyHunks, type Hunk } from './apply-hunks.ts'
import type { Section } from './patch.ts'

/** What a patch will do to one file. */
export interface PlannedFile {
  readonly kind: 'created' | 'changed' | 'moved' | 'deleted' | 'unchanged'
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

const MAX_FILES = 200
const MAX_REASONS = 5

/**
 * Resolves every path and places every hunk, without changing anything.
 *
 * @throws ToolError with a reason for each file that cannot be patched
 */
export async function planPatch(
  workspace: Workspace,
  { sections, folder }: { readonly sections: readonly Section[]; readonly folder: string | undefined },
  signal: AbortSignal
): Promise<PlannedFile[]> {
  if (sections.length > MAX_FILES) throw new ToolError(`The patch has more than ${MAX_FILES} files. Send it in parts.`)
  // The shell would fail to change to it and stop.
  if (folder !== undefined && !(await workspace.exists(folder)))
    throw new ToolError(`The folder ${folder} does not exist.`)
  const inFolder = (path: string) => (folder === undefined || path.startsWith('/') ? path : `${folder}/${path}`)
  const leaving = sections.flatMap(({ source, target }) => (source === undefined || source === target ? [] : [source]))
  // A path that cannot be resolved is reported when its section is planned.
  const resolved = leaving.map((path) => workspace.resolve(inFolder(path)).catch(() => path))
  const context = { inFolder, freed: new Set(await Promise.all(resolved)) }
  const results = await Promise.allSettled(
    sections.map((each) => planSection(workspace, { ...each, ...context }, signal))
  )
  const planned = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const errors = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []))
  const reasons = errors.map((error) => {
    if (error instanceof ToolError) return error.message
    throw error
  })
  reasons.splice(MAX_REASONS, Infinity, ...repeatedPaths(planned))
  if (reasons.length > 0) throw new ToolError(reasons.join('\n'))
  const targets = targetsOf(planned)
  // A file that replaces another one needs no deletion before it.
  const isNeeded = ({ path, content }: FileChange) => content !== undefined || !targets.includes(path)
  return planned.map((file) => ({ ...file, changes: file.changes.filter(isNeeded) }))
}

function targetsOf(planned: readonly PlannedFile[]): string[] {
  return planned.flatMap(({ kind, path }) => (kind === 'deleted' ? [] : [path]))
}

/** All sections are planned from the present files, so a second one for a file would undo the first. */
function repeatedPaths(planned: readonly PlannedFile[]): string[] {
  const repeatedIn = (paths: readonly string[]) => paths.filter((path, index) => paths.indexOf(path) < index)
  const repeated = [...repeatedIn(planned.flatMap(({ source }) => source ?? [])), ...repeatedIn(targetsOf(planned))]
  return [...new Set(repeated)].map((path) => `${path} is in the patch twice. Put all its hunks into one section.`)
}

interface PlannedSection extends Section {
  /** The path from the root of the workspace. */
  readonly inFolder: (path: string) => string
  /** Paths that the patch deletes or moves away, so that another of its files can go there. */
  readonly freed: ReadonlySet<string>
}

async function planSection(
  workspace: Workspace,
  { inFolder, freed, hunks, executable, ...section }: PlannedSection,
  signal: AbortSignal
): Promise<PlannedFile> {
  const file = section.source === undefined ? undefined : await workspace.readFile(inFolder(section.source), signal)
  const target = section.target === undefined ? undefined : await workspace.resolve(inFolder(section.target))
  const source = file?.path
  if (section.source !== undefined && section.source !== section.target)
    await refuseLink(workspace, inFolder(section.source), source)
  const decoded = file && decodeText(file.content)
  const path = target ?? source ?? ''
  const patched = patchedText(source ?? path, { text: file && !decoded ? undefined : (decoded?.text ?? ''), hunks })
  const plan = { path, source, ...patched, bytesBefore: file?.content }
  if (target === undefined) {
    if (hunks.length > 0 && withoutBom(patched.after) !== '')
      throw new ToolError(`${path} has more lines than the patch deletes. Read it again.`)
    return { ...plan, kind: 'deleted', after: '', changes: [{ path, content: undefined }] }
  }
  const isSame = file && patched.after === patched.before
  const content = isSame ? file.content : encodeText(patched.after, decoded?.encoding ?? 'utf-8')
  const change = { path, content, executable }
  if (target === source) {
    const isUnchanged = isSame && executable === undefined
    return { ...plan, kind: isUnchanged ? 'unchanged' : 'changed', changes: isUnchanged ? [] : [change] }
  }
  const isTaken = !freed.has(path) && (await workspace.exists(path))
  if (source !== undefined) {
    if (isTaken) throw new ToolError(`${path} already exists, so ${source} cannot be moved there.`)
    return {
      ...plan,
      kind: 'moved',
      changes: [
        { ...change, like: source },
        { path: source, content: undefined }
      ]
    }
  }
  if (!isTaken) return { ...plan, kind: 'created', changes: [change] }
  const { content: present } = await workspace.readFile(path, signal)
  if (!present.equals(content)) throw new ToolError(`${path} already exists. Use *** Update File, or write_file.`)
  return { ...plan, kind: 'unchanged', before: patched.after, bytesBefore: present, changes: [] }
}

/** @param file `text` is undefined for bytes that are no text */
function patchedText(
  path: string,
  { text, hunks }: { readonly text: string | undefined; readonly hunks: readonly Hunk[] }
) {
  if (text === undefined && hunks.length > 0)
    throw new ToolError(`${path} is not UTF-8 or UTF-16 text, so a patch would damage it.`)
  const patched = applyHunks(text ?? '', hunks)
  if (patched.kind === 'refused') throw new ToolError(`${path} ${patched.reason}`)
  return { before: text ?? '', after: patched.text, notes: patched.notes }
}

/** Attack or mistake: deleting a link would delete its target. */
async function refuseLink(workspace: Workspace, requested: string, resolved: string | undefined): Promise<void> {
  const [, folder = '.', name = requested] = /^(.*)\/([^/]*)$/.exec(requested) ?? []
  const parent = await workspace.resolve(folder === '' ? '/' : folder)
  if ((parent === '' ? name : `${parent}/${name}`) === resolved) return
  throw new ToolError(`${requested} is a link to ${resolved}. Name the file itself.`)
}
