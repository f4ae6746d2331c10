import type { TreeEdit } from '../git/changes.ts'
import type { Parts } from './parts.ts'
import type { BaseSettings } from './prepare.ts'
import type { Approval } from './approval.ts'
import { judgeChange, type ChangeRules, type ChangeVerdict } from '../policy/judge-change.ts'
import type { Person } from '../domain/task.ts'
import type { WorkResult } from './work.ts'
import type { Waiting } from '../domain/approval.ts'
import type { TreeFile, TreeChange } from '../domain/change.ts'

export interface SplitChange {
  /** What may be published now. */
  readonly open: TreeEdit
  /** What a person may let through; undefined for nothing. */
  readonly waiting: Extract<Waiting, { readonly kind: 'change' }> | undefined
  /** All that is kept out, each path with the reason. */
  readonly withheld: readonly Withholding[]
}

export interface Withholding {
  readonly path: string
  readonly rule: string
}

/** The file as the policy and an approval name it. */
export function treeFile(change: TreeChange): TreeFile {
  const { path } = change
  return change.kind === 'deleted' ? { path, mode: '000000', blob: '' } : { path, mode: change.mode, blob: change.blob }
}

/** What decides here about a changed file; asked again about the tree that is published. */
export function changeRules(site: BaseSettings, self: Person, approval: Approval): ChangeRules {
  return {
    protectedPaths: site.protectedPaths,
    sensitiveFiles: site.rules.sensitiveFiles,
    // The account behind the token that every workflow has.
    canWriteWorkflows: self.login !== 'github-actions[bot]',
    approved: approval.files
  }
}

const IN_THE_WAY = 'it cannot be had without another file that is kept out'
const CUT = 'The patch is too long to be kept whole: the files that did not fit are left out of it.'

/** Sorts a change by what may be published, decided on the tree that git sees, whatever the tools were told. */
export async function splitChange(
  { site, work: { change } }: { readonly site: BaseSettings; readonly work: WorkResult },
  rules: ChangeRules,
  { tell }: Pick<Parts, 'tell'>
): Promise<SplitChange> {
  const { checkout, startSha } = site
  const verdicts = judgeAll(change.changes, rules)
  const select = (kind: ChangeVerdict['kind']) =>
    checkout.select(startSha, change.changes, ({ path }) => verdicts.get(path)?.kind === kind)
  if ([...verdicts.values()].every(({ kind }) => kind === 'open')) {
    return { open: change, waiting: undefined, withheld: [] }
  }
  const open = await select('open')
  const published = new Set(open.changes.map(({ path }) => path))
  const kept = change.changes.filter(({ path }) => !published.has(path))
  // Onto what is published: so nothing is missing in it, whatever took the place of what.
  const { text, isComplete } = await checkout.patchOf(open.tree, change.tree)
  tell({ kind: 'files-excluded', paths: kept.map(({ path }) => path), patch: text })
  if (!isComplete) tell({ kind: 'warning', text: CUT })
  const withheld = kept.map(({ path }) => ({ path, rule: ruleOf(verdicts.get(path)) }))
  return { open, waiting: await waitingChange(await select('waits'), site), withheld }
}

/** A file that gave way to a folder, or a folder to a file, is kept with what took its place: to lose it alone was not meant. */
function judgeAll(changes: readonly TreeChange[], rules: ChangeRules): ReadonlyMap<string, ChangeVerdict> {
  const alone = changes.map((change) => ({ ...change, verdict: judgeChange(treeFile(change), rules) }))
  const keptFiles = new Map<string, ChangeVerdict>()
  const keptFolders = new Map<string, ChangeVerdict>()
  for (const { kind, path, verdict } of alone) {
    if (kind === 'deleted' || verdict.kind === 'open') continue
    keptFiles.set(path, verdict)
    for (const folder of foldersAbove(path)) {
      if (keptFolders.get(folder)?.kind !== 'refused') keptFolders.set(folder, verdict)
    }
  }
  const successor = (path: string) => {
    const file = foldersAbove(path).find((folder) => keptFiles.has(folder))
    return keptFolders.get(path) ?? keptFiles.get(file ?? '')
  }
  return new Map(
    alone.map(({ kind, path, verdict }) => {
      const gaveWay = kind === 'deleted' && verdict.kind === 'open'
      return [path, (gaveWay ? successor(path) : undefined) ?? verdict]
    })
  )
}

function foldersAbove(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
}

function ruleOf(verdict: ChangeVerdict | undefined): string {
  return verdict === undefined || verdict.kind === 'open' ? IN_THE_WAY : verdict.rule
}

async function waitingChange(edit: TreeEdit, { checkout, startSha }: BaseSettings): Promise<SplitChange['waiting']> {
  if (edit.changes.length === 0) return undefined
  const { text } = await checkout.patchOf(startSha, edit.tree)
  return { kind: 'change', files: edit.changes.map(treeFile), patch: text }
}
