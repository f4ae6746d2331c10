import type { Task } from '../domain/task.ts'
import type { Checkout } from '../git/checkout.ts'
import { branchNames } from '../tasks/branch-name.ts'
import { headRef } from '../text/branch-names.ts'
import { branchPattern, DEFAULT_BRANCH_TEMPLATE } from '../text/branch-template.ts'

/** Maximum number of branches for one issue. When all are in use, somebody must delete some. */
const MAX_BRANCHES = 20

/** A branch that the work on an issue can go to. */
export interface BranchCandidate {
  readonly branch: string
  /** Undefined if there is no such branch yet. */
  readonly head: string | undefined
  /** True if somebody else could have chosen this name by chance, so that the branch must contain a commit of ours. */
  readonly needsOwnCommit: boolean
}

/** Where branches are looked up. */
export interface BranchListing {
  readonly checkout: Pick<Checkout, 'resolve' | 'resolveMatching'>
  /** The heads of the branches that the default template names. */
  readonly usual: ReadonlyMap<string, string>
}

/**
 * The branches that work on an issue can go to, in order: those of earlier runs, whatever title and date they have in their names, then new
 * ones. Needs no request to the forge's API.
 */
export async function branchCandidates(
  task: Task,
  template: string,
  { checkout, usual }: BranchListing
): Promise<readonly BranchCandidate[]> {
  const names = branchNames(task, template, MAX_BRANCHES)
  const pattern = branchPattern(template, { kind: 'issue', number: task.number })
  if (!pattern) {
    const heads = template === DEFAULT_BRANCH_TEMPLATE ? usual : await checkout.resolve(names.map(headRef))
    return names.map((branch) => ({ branch, head: heads.get(headRef(branch)), needsOwnCommit: false }))
  }
  const heads = await checkout.resolveMatching(pattern.glob)
  // A further branch and a side branch have longer names than the first.
  const earlier = [...heads.keys()].filter((branch) => pattern.matches(branch)).toSorted(byLengthAndName)
  return [...new Set([...earlier.slice(0, MAX_BRANCHES), ...names])].map((branch) => {
    const head = heads.get(branch)
    // GitHub itself names a branch after the number and the title of an issue.
    return { branch, head, needsOwnCommit: head !== undefined }
  })
}

/** The branches that the default template names. Most repositories keep it. */
export function usualBranches(task: Task): readonly string[] {
  return branchNames(task, DEFAULT_BRANCH_TEMPLATE, MAX_BRANCHES)
}

function byLengthAndName(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1)
}
