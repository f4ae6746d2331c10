import { OUR_LABEL, THEIR_LABEL, type Conflict } from '../domain/change.ts'
import type { Git } from './git.ts'
import { commitTree } from './merge.ts'
import { entriesAt, readBlob } from './objects.ts'

/** Commits whose own history need not be known. */
export interface BranchesToMerge {
  /** Their merge base. */
  readonly mergeBase: string
  readonly ours: string
  readonly theirs: string
}

export interface MergedBranches {
  /** With conflict markers. */
  readonly tree: string
  readonly conflicts: readonly Conflict[]
}

/**
 * Merges two branches. The work tree stays as it is. Conflicts have the style zdiff3, which also shows the common ancestor.
 *
 * As in `mergeOnto`, temporary commits replace the real ones, whose histories are not here.
 */
export async function mergeBranches(git: Git, { mergeBase, ours, theirs }: BranchesToMerge): Promise<MergedBranches> {
  const ancestor = await commitTree(git, `${mergeBase}^{tree}`)
  const sides = [
    { label: OUR_LABEL, commit: await commitTree(git, `${ours}^{tree}`, ancestor) },
    { label: THEIR_LABEL, commit: await commitTree(git, `${theirs}^{tree}`, ancestor) }
  ]
  // The names in the markers are those of the arguments.
  for (const { label, commit } of sides) await git.run(['update-ref', `refs/heads/${label}`, commit])
  const args = ['merge-tree', '--write-tree', '-z', '--no-messages', ...sides.map(({ label }) => label)]
  const output = await git.run(args, { exitCodes: [1], config: { 'merge.conflictStyle': 'zdiff3' } })
  const [tree = '', ...records] = output.split('\0').filter(Boolean)
  const stages = new Map<string, string>()
  for (const record of records) {
    const [, stage, path] = /^\d+ [0-9a-f]+ ([123])\t(.*)$/s.exec(record) ?? []
    if (stage === undefined || path === undefined) throw new Error(`Unexpected line from git merge-tree: ${record}`)
    stages.set(path, `${stages.get(path) ?? ''}${stage}`)
  }
  return { tree, conflicts: [...stages].map(([path, digits]) => ({ path, kind: KINDS[digits] ?? 'moved' })) }
}

/** By the stages that the index would have: 1 is the ancestor, 2 ours, 3 theirs. */
const KINDS: Readonly<Record<string, Conflict['kind']>> = {
  '123': 'both-changed',
  '23': 'both-added',
  '12': 'deleted-by-them',
  '13': 'deleted-by-us'
}

const MARKERS = [/^<{7} .*$/gm, /^\|{7} .*$/gm, /^={7}\r?$/gm, /^>{7} .*$/gm]

export interface MarkedFiles {
  readonly paths: readonly string[]
  readonly ours: string
  readonly theirs: string
}

/** The files of a tree that have more lines like conflict markers than in either of two commits. */
export async function markedPaths(git: Git, tree: string, { paths, ours, theirs }: MarkedFiles): Promise<string[]> {
  if (paths.length === 0) return []
  const [now, ...sides] = await Promise.all([tree, ours, theirs].map((commit) => entriesAt(git, commit, paths)))
  const marked: string[] = []
  for (const path of paths) {
    const [present = [], ...before] = await Promise.all(
      [now, ...sides].map((entries) => countMarkers(git, entries?.get(path)))
    )
    if (present.some((count, index) => before.every((counts) => count > (counts[index] ?? 0)))) marked.push(path)
  }
  return marked
}

async function countMarkers(
  git: Git,
  entry: { readonly mode: string; readonly blob: string } | undefined
): Promise<number[]> {
  if (!entry?.mode.startsWith('100')) return MARKERS.map(() => 0)
  const text = (await readBlob(git, entry.blob)).toString('latin1')
  return MARKERS.map((marker) => text.match(marker)?.length ?? 0)
}
