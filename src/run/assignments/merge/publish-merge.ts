import { conflictsText } from '../../../prompts/conflicts-text.ts'
import type { Assignment } from '../assignment.ts'
import type { TreeChange } from '../../../domain/change.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { UserError } from '../../../errors.ts'
import { editOf, fileStats, selectChanges, type TreeEdit } from '../../../git/changes.ts'
import { bareRepositories } from '../../../policy/bare-repositories.ts'
import { judgeChange, type ChangeRules } from '../../../policy/judge-change.ts'
import { commitMessage } from '../../../tasks/commit-message.ts'
import { listFirst } from '../../../text/format.ts'
import { codeSpan } from '../../../text/quote-markdown.ts'
import { withPeriod } from '../../../text/shorten.ts'
import { verdictOf } from '../../../verification/compare.ts'
import { hasFile, treeFile, warnOfMisleadingCharacters } from '../../publish/change-base.ts'
import { incompleteOutcome, incompleteReason } from '../../publish/incomplete-reason.ts'
import { keepChange, keepOnFailure } from '../../publish/keep-change.ts'
import {
  tipPublication,
  movedError,
  resolvedRequirement,
  unresolvedPaths,
  type StartedMerge
} from './merge-base-branch.ts'
import { recheckPullRequest } from '../../publish/recheck-pull-request.ts'
import { tellIfOvertaken } from '../../publish/tell-if-overtaken.ts'
import type { Checkout } from '../../../git/checkout.ts'
import type { Redact } from '../../../secrets/redact.ts'
import type { Run } from '../../effects.ts'
import type { Submission } from '../../work/submission.ts'
import { submissionRules } from '../../publish/submit.ts'
import { differences, isGitlink } from '../../../git/diff-trees.ts'
import { filesOf, entriesAt } from '../../../git/objects.ts'
import { treeOfVerified } from '../../../git/verified-read.ts'

const MAX_LISTED = 10

/** A merge of the base branch whose conflicts the model resolves. */
export function mergeAssignment(merge: StartedMerge): Assignment {
  return {
    begin: ({ target }, { checkout }) => ({
      section: conflictsText({ base: target.base, files: merge.conflicts, commits: merge.commits }),
      requirements: () => [resolvedRequirement(merge, checkout)]
    }),
    publish: (submission, _, run) => publishMerge(merge, submission, run)
  }
}

/** Commits a merge with its conflicts resolved. What is not pushed is kept as a patch for the branch, whatever the reason. */
async function publishMerge(merge: StartedMerge, submission: Submission, run: Run): Promise<Outcome> {
  const { base, work, start } = submission
  const change = { ...start, tree: work.change.tree }
  return await keepOnFailure(change, base, run, async () => {
    const outcome = await commitMerge(merge, submission, run)
    if (!('publication' in outcome && outcome.publication)) await keepChange(change, base, run)
    return outcome
  })
}

/**
 * Compared with the base, only files of the pull request and those that conflicted can differ. Files that equal those of either side are
 * not our change, so protected files that come with the base are fine.
 */
async function commitMerge(merge: StartedMerge, submission: Submission, run: Run): Promise<Outcome> {
  const { task, target, work, verification } = submission
  const { checkout, forge, settings, redact, emit, signal } = run
  if (work.result.kind === 'halted') return incompleteOutcome(work.result)
  if (work.result.kind !== 'finished') return { kind: 'conflict', reason: incompleteReason(work.result) }

  const resolution = await resolvedEdit(merge, submission, run)
  const { tree } = resolution
  const unresolved = await unresolvedPaths(merge, checkout, tree)
  if (unresolved.length > 0) return conflict('conflict markers remain in', unresolved, redact)
  const submodules = (await differences(checkout.git, merge.theirs, tree)).filter(isGitlink)
  if (submodules.length > 0) {
    const paths = submodules.map(({ path }) => path)
    return conflict('a merge here cannot contain changes of submodules:', paths, redact)
  }
  const { changes } = await editOf(checkout.git, merge.theirs, tree)
  const rules = {
    ...submissionRules(submission, run),
    repositories: bareRepositories(await filesOf(checkout.git, tree))
  }
  const forbidden = await forbiddenPaths(changes, { merge, checkout, rules })
  if (forbidden.length > 0) {
    return conflict('a person must merge these files, which the agent cannot change:', forbidden, redact)
  }
  await warnOfMisleadingCharacters(resolution, { checkout, startSha: merge.tree }, emit)

  const { branch, base } = target
  const recheck = await recheckPullRequest(target, forge)
  if (recheck.kind === 'closed') return { kind: 'blocked', reason: recheck.reason }
  if (recheck.kind === 'retargeted') {
    const reason = `${recheck.text} The conflicts were resolved with ${base}, so the merge was not pushed. Ask again`
    return { kind: 'blocked', reason }
  }
  signal.throwIfAborted()
  emit({ kind: 'publishing', branch, base, parent: merge.ours })
  const resolved = merge.conflicts.map(({ path }) => path)
  const { description } = work.result.summary
  const title = `Merge ${base} into ${branch}`
  const result = await forge.commit({
    branch,
    isNewBranch: false,
    parent: merge.ours,
    merged: merge.theirs,
    parentTree: await treeOfVerified(checkout.git, merge.theirs),
    tree,
    changes,
    message: commitMessage({ title, description }, task, {
      host: new URL(settings.repositoryUrl).host,
      approver: submission.approval.by
    })
  })
  if (result.kind === 'moved') throw movedError(branch)
  if (result.kind === 'refused') {
    throw new UserError(
      `The merge of ${base} could not be pushed to ${branch}: ${withPeriod(result.reason)} Remove what blocks it, or merge by hand.`
    )
  }
  const files = listFirst(
    resolved.map((path) => codeSpan(redact(path))),
    MAX_LISTED
  )
  const summary = `${codeSpan(base)} was merged into ${codeSpan(branch)}. Conflicts were resolved in ${files}.\n\n${description}`
  const publication = tipPublication(target, { ...result, paths: resolved.map(redact), summary }, forge)
  const kind = verdictOf(verification) === 'worse' ? 'verify_failed' : 'updated'
  return await tellIfOvertaken({ kind, publication }, target, run)
}

function conflict(why: string, paths: readonly string[], redact: Redact): Outcome {
  return { kind: 'conflict', reason: `${why} ${listFirst(paths.map(redact), MAX_LISTED)}` }
}

/** The work's changes to files that conflicted or that the pull request changes, relative to the merge. */
async function resolvedEdit(
  merge: StartedMerge,
  { work }: Submission,
  { checkout, redact, emit }: Run
): Promise<TreeEdit> {
  const { skipped } = work.change
  for (const { path, reason } of skipped) {
    emit({ kind: 'warning', text: `${path} is left out: ${reason}.` })
  }
  const [own, merged] = await Promise.all([
    fileStats(checkout.git, merge.mergeBase, merge.ours),
    fileStats(checkout.git, merge.theirs, merge.tree)
  ])
  const allowed = new Set([...own, ...merged, ...merge.conflicts].map(({ path }) => path))
  const { changes } = work.change
  const others = changes.filter(({ path }) => !allowed.has(path))
  if (others.length > 0) {
    const paths = others.map(({ path }) => redact(path))
    const text = `The merge leaves out changes to files that neither conflict nor belong to the pull request: ${listFirst(paths, MAX_LISTED)}.`
    emit({ kind: 'warning', text })
  }
  const unpublished = [...others, ...skipped].map(({ path }) => path)
  if (unpublished.length > 0) emit({ kind: 'files-unpublished', paths: unpublished })
  return await selectChanges(
    checkout.git,
    merge.tree,
    changes.filter(({ path }) => allowed.has(path))
  )
}

/** The files that differ from both sides and that the agent cannot change. */
async function forbiddenPaths(
  changes: readonly TreeChange[],
  { merge, checkout, rules }: { readonly merge: StartedMerge; readonly checkout: Checkout; readonly rules: ChangeRules }
): Promise<readonly string[]> {
  const paths = changes.map(({ path }) => path)
  const before = await entriesAt(checkout.git, merge.ours, paths)
  return changes
    .map(treeFile)
    .filter((file) => !hasFile(before, file) && judgeChange(file, rules).kind !== 'allowed')
    .map(({ path }) => path)
}
