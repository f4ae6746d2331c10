import type { Waiting } from '../domain/approval.ts'
import type { TreeChange } from '../domain/change.ts'
import type { TreeEdit } from '../git/changes.ts'
import { judgeChange, type ChangeRules, type ChangeVerdict } from '../policy/judge-change.ts'
import type { Emit } from '../report/reporter.ts'
import { treeFile, type ChangeBase } from './change-base.ts'

/** A change by what can be published. */
export interface SplitChange {
  /** Can be published now. */
  readonly allowed: TreeEdit
  /** Can be published after approval; undefined for nothing. */
  readonly waiting: Extract<Waiting, { readonly kind: 'change' }> | undefined
  /** Everything that is not published now, with the rule that excludes it. */
  readonly excluded: readonly ExcludedFile[]
}

export interface ExcludedFile {
  readonly path: string
  readonly rule: string
}

const DEPENDS_ON_EXCLUDED = 'it depends on another file that is excluded'
const PATCH_TOO_LONG = 'The patch is too long to keep whole. Files that did not fit are left out of it.'

/** Splits a change by what can be published. The tree that git has decides, whatever the tools were given. */
export async function splitChange(
  change: TreeEdit,
  rules: ChangeRules,
  { checkout, startSha, emit }: ChangeBase & { readonly emit: Emit }
): Promise<SplitChange> {
  const verdicts = judgeAll(change.changes, rules)
  if ([...verdicts.values()].every(({ kind }) => kind === 'allowed')) {
    return { allowed: change, waiting: undefined, excluded: [] }
  }
  const select = (kind: ChangeVerdict['kind']) =>
    checkout.select(startSha, change.changes, ({ path }) => verdicts.get(path)?.kind === kind)
  const allowed = await select('allowed')
  const allowedPaths = new Set(allowed.changes.map(({ path }) => path))
  const rest = change.changes.filter(({ path }) => !allowedPaths.has(path))
  // Relative to what is published, so that nothing is missing when a file replaces a folder or the reverse.
  const { text, isComplete } = await checkout.patchOf(allowed.tree, change.tree)
  emit({ kind: 'files-excluded', paths: rest.map(({ path }) => path), patch: text })
  if (!isComplete) emit({ kind: 'warning', text: PATCH_TOO_LONG })
  const excluded = rest.map(({ path }) => ({ path, rule: ruleOf(verdicts.get(path)) }))
  return { allowed, waiting: await waitingChange(await select('needs-approval'), { checkout, startSha }), excluded }
}

/** A file that was replaced by an excluded folder, or a folder by a file, is excluded with it: nobody meant to delete it alone. */
function judgeAll(changes: readonly TreeChange[], rules: ChangeRules): ReadonlyMap<string, ChangeVerdict> {
  const judged = changes.map((change) => ({ ...change, verdict: judgeChange(treeFile(change), rules) }))
  const excludedFiles = new Map<string, ChangeVerdict>()
  const excludedFolders = new Map<string, ChangeVerdict>()
  for (const { kind, path, verdict } of judged) {
    if (kind === 'deleted' || verdict.kind === 'allowed') continue
    excludedFiles.set(path, verdict)
    for (const folder of foldersAbove(path)) {
      if (excludedFolders.get(folder)?.kind !== 'refused') excludedFolders.set(folder, verdict)
    }
  }
  const replacementVerdict = (path: string) => {
    const file = foldersAbove(path).find((folder) => excludedFiles.has(folder))
    return excludedFolders.get(path) ?? excludedFiles.get(file ?? '')
  }
  return new Map(
    judged.map(({ kind, path, verdict }) => {
      const isReplaced = kind === 'deleted' && verdict.kind === 'allowed'
      return [path, (isReplaced ? replacementVerdict(path) : undefined) ?? verdict]
    })
  )
}

function foldersAbove(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
}

function ruleOf(verdict: ChangeVerdict | undefined): string {
  return verdict === undefined || verdict.kind === 'allowed' ? DEPENDS_ON_EXCLUDED : verdict.rule
}

async function waitingChange(edit: TreeEdit, { checkout, startSha }: ChangeBase): Promise<SplitChange['waiting']> {
  if (edit.changes.length === 0) return undefined
  const { text } = await checkout.patchOf(startSha, edit.tree)
  return { kind: 'change', files: edit.changes.map(treeFile), patch: text }
}
