import { isInOneJob } from '../../workflow-inputs.ts'
import { endWith, type Ended, type Run } from '../../effects.ts'
import type { FinishRequirement } from '../../../agent/finish-guard.ts'
import type { Conflict } from '../../../domain/change.ts'
import type { Outcome, Publication } from '../../../domain/outcome.ts'
import { UserError } from '../../../errors.ts'
import type { Forge } from '../../../forge/github.ts'
import type { UpdateBranchResult, BranchCommit } from '../../../forge/forge.ts'
import type { Checkout } from '../../../git/checkout.ts'
import { mergeBranches, markedPaths, type MergedBranches, type BranchesToMerge } from '../../../git/merge-branches.ts'
import { codeSpan } from '../../../text/quote-markdown.ts'
import { listFirst } from '../../../text/format.ts'
import { withPeriod } from '../../../text/shorten.ts'
import type { ResolvedTarget } from '../../target/resolve-target.ts'
import { tellIfOvertaken } from '../../publish/tell-if-overtaken.ts'

/** A merge of the base branch that the forge could not make. */
export interface StartedMerge extends MergedBranches {
  /** The heads of the branch and of its base. */
  readonly ours: string
  readonly theirs: string
  readonly mergeBase: string
  readonly commits: readonly ConflictCommits[]
}

export type MergeStart = Ended | { readonly kind: 'started'; readonly merge: StartedMerge }

const MAX_LISTED = 10

/**
 * Merges the base branch into the branch of a pull request: by the forge where nothing conflicts, else here, for the model to
 * resolve. Commits of both must have been fetched.
 *
 * @throws UserError if the forge refuses
 */
export async function mergeBaseBranch(target: ResolvedTarget, run: Run): Promise<MergeStart> {
  const { checkout, forge, settings } = run
  const { branch, base, baseSha: theirs, startSha: ours, mergeBase, pullRequest } = target
  if (!pullRequest) throw new Error('Only the branch of a pull request can be updated.')
  if (mergeBase === theirs) return endWith(upToDate(target))
  if (mergeBase === undefined) {
    return endWith({ kind: 'conflict', reason: `${branch} and ${base} have no commit in common` })
  }
  if (settings.isDryRun) {
    const { conflicts } = await mergeBranches(checkout.git, { mergeBase, ours, theirs })
    return endWith({ kind: 'answered', answer: dryRunAnswer(target, conflicts) })
  }
  const result = await forge.updateBranch({ pullRequest: pullRequest.number, head: ours })
  if (result.kind === 'merged') {
    const summary = `${codeSpan(base)} was merged into ${codeSpan(branch)}. Nothing conflicted.`
    const publication = tipPublication(target, { ...result, paths: [], summary }, forge)
    return endWith(await tellIfOvertaken({ kind: 'updated', publication }, target, run))
  }
  if (result.kind === 'up-to-date') return endWith(upToDate(target))
  if (result.kind !== 'conflict') throw notMerged(result, target)
  if (!isInOneJob(settings)) return endWith({ kind: 'conflict', reason: conflictOfTwoJobs(target) })
  const sides = { mergeBase, ours, theirs }
  const merged = await mergeBranches(checkout.git, sides)
  const commits = await conflictCommits(merged.conflicts, sides, forge)
  return { kind: 'started', merge: { ...merged, ...sides, commits } }
}

function conflictOfTwoJobs({ branch, base }: ResolvedTarget): string {
  return `${branch} conflicts with ${base}. In two-job mode, conflicts cannot be resolved: the job that asks the model cannot write, and its artifact cannot contain a merge`
}

function upToDate({ branch, base }: ResolvedTarget): Outcome {
  return { kind: 'no_change', explanation: `${codeSpan(branch)} already has all commits of ${codeSpan(base)}.` }
}

function dryRunAnswer({ branch, base }: ResolvedTarget, conflicts: readonly Conflict[]): string {
  const merge = `Dry run: ${codeSpan(base)} would be merged into ${codeSpan(branch)}.`
  if (conflicts.length === 0) return `${merge} Nothing conflicts.`
  return `${merge} These files conflict:\n\n${conflicts.map(({ path }) => `- ${codeSpan(path)}`).join('\n')}`
}

function notMerged(
  result: Exclude<UpdateBranchResult, { readonly kind: 'merged' | 'up-to-date' | 'conflict' }>,
  { branch, base }: ResolvedTarget
): UserError {
  switch (result.kind) {
    case 'moved':
      return movedError(branch)
    case 'pending':
      return new UserError(
        `GitHub accepted the merge of ${base} into ${branch}, but has not finished it yet. Look at the pull request in a minute.`
      )
    case 'refused':
      return refusedError(result, { branch, base })
  }
}

/** For a merge that the forge refused. */
export function refusedError(
  { reason }: { readonly reason: string },
  { branch, base }: Pick<ResolvedTarget, 'branch' | 'base'>
): UserError {
  return new UserError(
    `GitHub refused to merge ${base} into ${branch}: ${withPeriod(reason)} Remove what blocks it, or merge by hand.`
  )
}

export function movedError(branch: string): UserError {
  return new UserError(`Somebody pushed to ${branch} during the run, so nothing was merged. Ask again.`)
}

/** A commit at the tip of a pull request's branch. */
interface TipCommit {
  readonly sha: string
  readonly isVerified: boolean
  /** The files that it changes besides what it merges. */
  readonly paths: readonly string[]
  readonly summary: string
}

export function tipPublication(
  { branch, base, pullRequest }: ResolvedTarget,
  { sha, isVerified, paths, summary }: TipCommit,
  forge: Forge
): Publication {
  return {
    branch,
    headSha: sha,
    isVerified,
    filesChanged: paths,
    compareUrl: forge.compareUrl(base, branch),
    isDraft: pullRequest?.isDraft ?? false,
    pullRequest: pullRequest && { number: pullRequest.number, url: pullRequest.url },
    summary
  }
}

/** Refuses to end the work while a file contains conflict markers. */
export function resolvedRequirement(merge: StartedMerge, checkout: Checkout): FinishRequirement {
  return {
    isStrict: true,
    async missing() {
      const marked = await unresolvedPaths(merge, checkout, (await checkout.snapshot()).tree)
      if (marked.length === 0) return undefined
      return `Conflict markers remain. Resolve them in ${listFirst(marked, MAX_LISTED)}.`
    }
  }
}

/** The conflicting files of a tree that still contain conflict markers. */
export function unresolvedPaths(
  { conflicts, ours, theirs }: StartedMerge,
  checkout: Checkout,
  tree: string
): Promise<readonly string[]> {
  return markedPaths(checkout.git, tree, { paths: conflicts.map(({ path }) => path), ours, theirs })
}

/** The commits of each side to a conflicting file, newest first. */
interface ConflictCommits {
  readonly path: string
  readonly ours: readonly BranchCommit[]
  readonly theirs: readonly BranchCommit[]
}

/** Each file takes two calls. The model can look at further files itself. */
const MAX_FILES = 10

/** The commits that changed the conflicting files since the branches diverged, which say who changed them and why. */
async function conflictCommits(
  conflicts: readonly Conflict[],
  { mergeBase, ours, theirs }: BranchesToMerge,
  forge: Forge
): Promise<readonly ConflictCommits[]> {
  if (conflicts.length === 0) return []
  const [ofOurs, ofTheirs] = await Promise.all(
    [ours, theirs].map(async (head) => ({ head, commits: await forge.commitsBetween({ base: mergeBase, head }) }))
  )
  const toFile = async (path: string, side: typeof ofOurs) => {
    if (!side) return []
    const ids = await forge.commitsToFile({ head: side.head, path })
    return ids.flatMap((id) => side.commits.find(({ sha }) => sha === id) ?? [])
  }
  return await Promise.all(
    conflicts.slice(0, MAX_FILES).map(async ({ path }) => ({
      path,
      ours: await toFile(path, ofOurs),
      theirs: await toFile(path, ofTheirs)
    }))
  )
}
