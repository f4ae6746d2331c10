import type { ApprovalItem } from '../../domain/approval.ts'
import type { TreeChange } from '../../domain/change.ts'
import { selectChanges, type TreeEdit } from '../../git/changes.ts'
import { judgeChange, type ChangeRules, type ChangeVerdict } from '../../policy/judge-change.ts'
import type { Emit } from '../../report/reporter.ts'
import { treeFile, type ChangeBase } from './change-base.ts'
import { foldersAbove } from '../../text/normalized-path.ts'
import { writePatch } from '../../git/patch.ts'
import { moves } from '../../git/diff-trees.ts'

/** A change by what can be published. */
export interface SplitChange {
  /** Can be published now. */
  readonly allowed: TreeEdit
  /** Can be published after approval; undefined for nothing. */
  readonly waiting: Extract<ApprovalItem, { readonly kind: 'change' }> | undefined
  /** Everything that is not published now, with the rule that excludes it. */
  readonly excluded: readonly ExcludedFile[]
}

export interface ExcludedFile {
  readonly path: string
  readonly rule: string
}

type ExcludingVerdict = Exclude<ChangeVerdict, { readonly kind: 'allowed' }>

const PATCH_TOO_LONG = 'The patch is too long to keep whole. Files that did not fit are left out of it.'

/** Splits a change by what can be published. The tree in git decides, not what the tools were given. */
export async function splitChange(
  change: TreeEdit,
  rules: ChangeRules,
  { checkout, startSha, emit }: ChangeBase & { readonly emit: Emit }
): Promise<SplitChange> {
  const base = { checkout, startSha }
  const verdicts = new Map<string, ExcludingVerdict>()
  for (const file of change.changes) {
    const verdict = judgeChange(treeFile(file), rules)
    if (verdict.kind !== 'allowed') verdicts.set(file.path, verdict)
  }
  if (verdicts.size === 0) return { allowed: change, waiting: undefined, excluded: [] }
  const { published, belongsTo } = await holdBack(change, verdicts.keys(), base)
  for (const [path, owner] of belongsTo) {
    const kind = verdicts.get(owner)?.kind ?? 'refused'
    verdicts.set(path, { kind, rule: `it belongs to ${owner}` })
  }
  // Relative to what is published, so that nothing is missing when a file replaces a folder or the reverse.
  const { text, isComplete } = await writePatch(checkout.git, { base: published.tree, tree: change.tree })
  const excluded = [...verdicts].map(([path, { rule }]) => ({ path, rule }))
  const listed = excluded.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const [paths, of] = [listed.map(({ path }) => path), listed.map(({ rule }) => rule)]
  emit({ kind: 'files-excluded', paths, rules: of, patch: text })
  if (!isComplete) emit({ kind: 'warning', text: PATCH_TOO_LONG })
  const needsApproval = ({ path }: TreeChange) => verdicts.get(path)?.kind === 'needs-approval'
  const waiting = await waitingChange(
    await selectChanges(checkout.git, startSha, change.changes.filter(needsApproval)),
    base
  )
  return { allowed: published, waiting, excluded }
}

async function waitingChange(edit: TreeEdit, { checkout, startSha }: ChangeBase): Promise<SplitChange['waiting']> {
  if (edit.changes.length === 0) return undefined
  const { text } = await writePatch(checkout.git, { base: startSha, tree: edit.tree })
  return { kind: 'change', files: edit.changes.map(treeFile), patch: text }
}

interface HeldBack {
  /** The rest of the change. */
  readonly published: TreeEdit
  /** Paths held back besides the given ones, each with the path that it belongs to: a given path or an earlier key of this map. */
  readonly belongsTo: ReadonlyMap<string, string>
}

/**
 * Holds back the given paths of a change, and everything that they replace or that moved with them. Attack: a file is moved to a protected
 * path, so that only its removal would be published.
 */
export async function holdBack(
  change: TreeEdit,
  paths: Iterable<string>,
  { checkout, startSha }: ChangeBase
): Promise<HeldBack> {
  const belongsTo = new Map<string, string>()
  const heldBack = new Set(paths)
  let published = change
  const add = (path: string, owner: string) => {
    if (heldBack.has(path)) return
    heldBack.add(path)
    belongsTo.set(path, owner)
  }
  const moved = await moves(checkout.git, startSha, change.tree)
  for (let known = 0; known < heldBack.size;) {
    known = heldBack.size
    for (const [path, owner] of replacedBy(change.changes, heldBack)) add(path, owner)
    const elsewhere = new Set([...moved].flatMap(([path, old]) => (heldBack.has(path) ? [] : old)))
    for (const [path, old] of moved) {
      if (heldBack.has(path) && !elsewhere.has(old)) add(old, path)
      else if (heldBack.has(old)) add(path, old)
    }
    published = await selectChanges(
      checkout.git,
      startSha,
      change.changes.filter(({ path }) => !heldBack.has(path))
    )
    // `select` leaves out what conflicts with the rest. Other changes can belong to that too.
    const kept = new Set(published.changes.map(({ path }) => path))
    for (const { path } of change.changes) if (!kept.has(path)) add(path, conflicting(path, heldBack))
  }
  return { published, belongsTo }
}

/** Deleted files that a held-back folder replaces, or whose folder a held-back file replaces. */
function replacedBy(changes: readonly TreeChange[], heldBack: ReadonlySet<string>): ReadonlyMap<string, string> {
  const written = changes.filter(({ kind, path }) => kind === 'written' && heldBack.has(path)).map(({ path }) => path)
  const folders = new Map(written.flatMap((path) => foldersAbove(path).map((folder) => [folder, path] as const)))
  const files = new Set(written)
  const replaced = changes.flatMap(({ kind, path }) => {
    const owner = folders.get(path) ?? foldersAbove(path).find((folder) => files.has(folder))
    return kind === 'deleted' && owner !== undefined ? [[path, owner] as const] : []
  })
  return new Map(replaced)
}

function conflicting(path: string, heldBack: ReadonlySet<string>): string {
  return [...heldBack].find((other) => other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) ?? path
}
