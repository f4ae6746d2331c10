import { ToolError } from '../../errors.ts'
import { withoutBom } from '../../text/lines.ts'
import type { FileChange } from '../../workspace/files/apply-changes.ts'
import { decodeText, encodeText, type DecodedText } from '../../text/encoding.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import type { Rewrite, Section } from './patch.ts'

/** What a patch will do to one file. */
export interface PlannedFile {
  readonly kind: 'created' | 'changed' | 'moved' | 'deleted' | 'unchanged'
  readonly path: string
  /** Where a moved file was. */
  readonly source?: string
  /** '' for a new file, and for a file that is not text. */
  readonly before: string
  readonly after: string
  readonly bytesBefore?: Buffer
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
  const planned: PlannedFile[] = []
  const reasons: string[] = []
  const freed = await freedPaths(workspace, sections, inFolder)
  for (const section of sections) {
    try {
      planned.push(await planSection(workspace, { section, inFolder, freed }, signal))
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      reasons.push(error.message)
      if (reasons.length === MAX_REASONS) break
    }
  }
  reasons.push(...repeatedPaths(planned))
  if (reasons.length > 0) throw new ToolError(reasons.join('\n'))
  const written = new Set(
    planned.flatMap(({ changes }) => changes.filter(({ content }) => content).map(({ path }) => path))
  )
  // A file that replaces another one needs no deletion before it.
  const isNeeded = ({ path, content }: FileChange) => content !== undefined || !written.has(path)
  return planned.map((file) => ({ ...file, changes: file.changes.filter(isNeeded) }))
}

/** The paths that the patch deletes, or moves elsewhere: another of its files can go there. */
async function freedPaths(
  workspace: Workspace,
  sections: readonly Section[],
  inFolder: SectionPlan['inFolder']
): Promise<ReadonlySet<string>> {
  const freed = new Set<string>()
  for (const section of sections) {
    if (section.kind === 'add' || (section.kind === 'update' && section.target === undefined)) continue
    // A path that cannot be resolved is reported when its section is planned.
    const path = await workspace.resolve(inFolder(section.path)).catch(() => undefined)
    if (path !== undefined) freed.add(path)
  }
  return freed
}

/**
 * Both sections for a file are planned from its present text, so the second would undo the first. Only a file that is deleted or
 * moved away can have a successor.
 */
function repeatedPaths(planned: readonly PlannedFile[]): string[] {
  const freed = planned.flatMap(({ kind, path, source }) => (kind === 'deleted' ? [path] : (source ?? [])))
  const inPlace = planned.filter(({ kind }) => kind === 'changed' || kind === 'unchanged').map(({ path }) => path)
  const written = planned.filter(({ kind }) => kind !== 'deleted').map(({ path }) => path)
  const repeatedIn = (paths: readonly string[]) => paths.filter((path, index) => paths.indexOf(path) < index)
  const repeated = new Set([...repeatedIn([...freed, ...inPlace]), ...repeatedIn(written)])
  return [...repeated].map((path) => `${path} is in the patch twice. Put all its hunks into one section.`)
}

interface SectionPlan {
  readonly section: Section
  /** The path from the root of the workspace. */
  readonly inFolder: (path: string) => string
  /** Paths that the patch deletes or moves away, so that another of its files can go there. */
  readonly freed: ReadonlySet<string>
}

function planSection(
  workspace: Workspace,
  { section, inFolder, freed }: SectionPlan,
  signal: AbortSignal
): Promise<PlannedFile> {
  const path = inFolder(section.path)
  switch (section.kind) {
    case 'add':
      return planAdd(workspace, { ...section, path, freed }, signal)
    case 'delete':
      return planDelete(workspace, { ...section, path }, signal)
    case 'update': {
      const target = section.target === undefined ? undefined : inFolder(section.target)
      return planUpdate(workspace, { ...section, path, target, freed }, signal)
    }
  }
}

async function planAdd(
  workspace: Workspace,
  { path: requested, text, executable, freed }: Extract<Section, { kind: 'add' }> & Pick<SectionPlan, 'freed'>,
  signal: AbortSignal
): Promise<PlannedFile> {
  const content = encodeText(text, 'utf-8')
  const path = await workspace.resolve(requested)
  if (!(await isTaken(workspace, path, freed))) {
    const changes = [{ path, content, executable }]
    return { kind: 'created', path, before: '', after: text, changes, notes: [] }
  }
  const { content: present } = await workspace.readFile(requested, signal)
  if (!present.equals(content)) throw new ToolError(`${path} already exists. Use *** Update File, or write_file.`)
  return { kind: 'unchanged', path, before: text, after: text, bytesBefore: present, changes: [], notes: [] }
}

async function planDelete(
  workspace: Workspace,
  { path: requested, rewrite }: Extract<Section, { kind: 'delete' }>,
  signal: AbortSignal
): Promise<PlannedFile> {
  const { path, content } = await workspace.readFile(requested, signal)
  await refuseLink(workspace, requested, path)
  const decoded = decodeText(content)
  if (rewrite && withoutBom(rewritten(path, decoded, rewrite).text) !== '') {
    throw new ToolError(`${path} has more lines than the patch deletes. Read it again.`)
  }
  const before = decoded?.text ?? ''
  const changes = [{ path, content: undefined }]
  return { kind: 'deleted', path, before, after: '', bytesBefore: content, changes, notes: [] }
}

async function planUpdate(
  workspace: Workspace,
  section: Extract<Section, { kind: 'update' }> & Pick<SectionPlan, 'freed'>,
  signal: AbortSignal
): Promise<PlannedFile> {
  const { rewrite, executable } = section
  const { path: source, content: present } = await workspace.readFile(section.path, signal)
  const decoded = decodeText(present)
  const before = decoded?.text ?? ''
  const { text: after, notes } = rewrite ? rewritten(source, decoded, rewrite) : { text: before, notes: [] }
  const content = decoded && after !== before ? encodeText(after, decoded.encoding) : present
  const plan = { before, after, bytesBefore: present, notes }

  const path = section.target === undefined ? source : await workspace.resolve(section.target)
  if (path === source) {
    const isUnchanged = content === present && executable === undefined
    const changes = isUnchanged ? [] : [{ path, content, executable }]
    return { kind: isUnchanged ? 'unchanged' : 'changed', path, ...plan, changes }
  }
  await refuseLink(workspace, section.path, source)
  if (await isTaken(workspace, path, section.freed)) {
    throw new ToolError(`${path} already exists, so ${source} cannot be moved there.`)
  }
  const changes = [
    { path, content, like: source, executable },
    { path: source, content: undefined }
  ]
  return { kind: 'moved', path, source, ...plan, changes }
}

async function isTaken(workspace: Workspace, path: string, freed: ReadonlySet<string>): Promise<boolean> {
  return !freed.has(path) && (await workspace.exists(path))
}

/** Attack or mistake: deleting a link would delete its target. */
async function refuseLink(workspace: Workspace, requested: string, resolved: string): Promise<void> {
  const [, folder = '.', name = requested] = /^(.*)\/([^/]*)$/.exec(requested) ?? []
  const parent = await workspace.resolve(folder === '' ? '/' : folder)
  if ((parent === '' ? name : `${parent}/${name}`) === resolved) return
  throw new ToolError(`${requested} is a link to ${resolved}. Name the file itself.`)
}

function rewritten(path: string, decoded: DecodedText | undefined, rewrite: Rewrite) {
  if (!decoded) throw new ToolError(`${path} is not UTF-8 or UTF-16 text, so a patch would damage it.`)
  const result = rewrite(decoded.text)
  if (result.kind === 'refused') throw new ToolError(`${path} ${result.reason}`)
  return result
}
