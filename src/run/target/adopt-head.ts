import type { Run } from '../effects.ts'
import type { PendingApproval } from '../../domain/approval.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Task } from '../../domain/task.ts'
import { protectingPattern } from '../../policy/protected-paths.ts'
import type { Redact } from '../../secrets/redact.ts'
import { sideBranchName } from '../../tasks/branch-name.ts'
import { approvalHash, MAX_PENDING_CHARACTERS, pendingMarker } from '../../tasks/pending-marker.ts'
import { oneLine } from '../../text/shorten.ts'
import type { Approval } from '../claim/read-approval.ts'
import { readBaseSettings } from '../rooms/prepare.ts'
import type { ResolvedTarget } from './resolve-target.ts'
import { resultOf } from '../../tasks/verbs.ts'
import { fileStats } from '../../git/changes.ts'

/** True if the task asks for a branch of this repository with the commits of a fork, and nobody has approved that yet. */
export function asksToAdopt(task: Task, { adopted }: Approval): boolean {
  return resultOf(task) === 'change' && task.request.flags.adopt === true && adopted === undefined
}

/**
 * Requests approval of the fork's head. The work does not start without it.
 *
 * Attack: workflows for pushes run the code of a branch of this repository with its secrets. Nobody must be able to get a fork's head onto
 * such a branch before a person with write access has seen it.
 */
export function requestAdoption(
  task: Task,
  { fork }: Pick<ResolvedTarget, 'fork'>,
  protectedFiles: readonly string[],
  redact: Redact
): Outcome {
  if (!fork) return { kind: 'skipped', reason: '--adopt is for pull requests from forks. Leave it out here.' }
  const { headSha, headRef: branch, headPage = '' } = fork
  const shown = protectedFiles.slice(0, MAX_SHOWN).map((path) => oneLine(redact(path), MAX_PATH))
  const files = { protectedFiles: shown, protectedCount: protectedFiles.length }
  const waiting = { kind: 'adoption', headSha, branch, page: headPage, ...files } as const
  const scope = { number: task.number, request: task.request, approved: [], waiting }
  if (pendingMarker(scope).length > MAX_PENDING_CHARACTERS) return { kind: 'skipped', reason: TOO_LONG }
  const pending: PendingApproval = { ...scope, hash: approvalHash(scope) }
  return { kind: 'needs_approval', pending: [pending], publication: undefined }
}

const MAX_SHOWN = 20
const MAX_PATH = 160

/** The protected files that the pull request of a fork changes, such as workflows. Empty for any other pull request. */
export async function protectedFilesOf(
  target: ResolvedTarget,
  { checkout, settings }: Run
): Promise<readonly string[]> {
  const { baseSha, startSha, mergeBase = baseSha, fork } = target
  if (!fork) return []
  const { protectedPaths } = await readBaseSettings(target, checkout, settings)
  const changes = await fileStats(checkout.git, mergeBase, startSha)
  return changes.map(({ path }) => path).filter((path) => protectingPattern(path, protectedPaths) !== undefined)
}

const TOO_LONG = 'the request is too long to be shown with its approval. Ask for less at once, or use fewer words.'

const MOVED = 'the head of the fork has changed since it was approved. Ask again with --adopt.'

/** The target with a branch of its own, which starts at the approved head. Its code is still not run. */
export function adoptHead(
  target: ResolvedTarget,
  task: Task,
  adoption: { readonly headSha: string; readonly branchTemplate: string }
): ResolvedTarget {
  if (target.readOnlyReason !== undefined) return target
  if (adoption.headSha !== target.startSha || !target.fork) return { ...target, readOnlyReason: MOVED }
  const branch = sideBranchName(task, adoption.branchTemplate)
  return { ...target, branch, isNewBranch: true, pullRequest: undefined }
}
