import { messageOf, UserError } from './errors.ts'
import { readApproval, applyApprovedChange, type ApprovedTask } from './pipeline/approval.ts'
import { acquireLock } from './pipeline/run-lock.ts'
import { submit } from './pipeline/submit.ts'
import { writeWorkArtifact } from './pipeline/write-artifact.ts'
import type { Parts } from './pipeline/parts.ts'
import { findPlace, prepare } from './pipeline/prepare.ts'
import { incompleteOutcome } from './pipeline/incomplete-reason.ts'
import { publishArtifact } from './pipeline/publish-artifact.ts'
import { helpText } from './prompts/help-text.ts'
import type { Outcome } from './domain/outcome.ts'
import type { Person, Task } from './domain/task.ts'
import { canRequest, permissionOf } from './pipeline/permission.ts'
import { runAgentOnTask, runChecks, type WorkRequest } from './pipeline/work.ts'
import type { Thread } from './domain/thread.ts'

/** Carries out one task, from the permission check to the outcome. Never throws. */
export async function handle(task: Task, parts: Parts): Promise<Outcome> {
  const outcome = await attempt(task, parts)
  parts.tell({ kind: 'ended', outcome })
  return outcome
}

async function attempt(task: Task, parts: Parts): Promise<Outcome> {
  try {
    return await carryOut(task, parts)
  } catch (error) {
    if (parts.signal.aborted) return { kind: 'cancelled', reason: messageOf(parts.signal.reason) }
    if (error instanceof UserError) return { kind: 'failed', reason: error.message }
    parts.tell({ kind: 'bug', tool: 'forgehand', stack: Error.isError(error) ? (error.stack ?? '') : String(error) })
    return { kind: 'failed', reason: `A fault in Forgehand itself: ${messageOf(error)}` }
  }
}

async function carryOut(asked: Task, parts: Parts): Promise<Outcome> {
  const { tell } = parts
  tell({ kind: 'step', step: 'permission' })
  const refusal = await refuseWithoutWriteAccess(asked, parts)
  if (refusal) return refusal

  tell({ kind: 'step', step: 'reading' })
  const claim = await acquireLock(asked, parts)
  if (claim.kind === 'taken') return { kind: 'skipped', reason: claim.reason }
  const { self, thread } = claim
  await parts.openProgress(asked, thread.progress?.id)
  if (asked.request.verb === 'help') return { kind: 'answered', answer: helpText(parts.settings.trigger) }

  const approval = readApproval(asked, thread.ownProgress, parts.settings.trigger)
  if (approval.kind === 'refused') return { kind: 'skipped', reason: approval.reason }
  const { phase } = parts.settings
  tell({ kind: 'step', step: 'preparing' })
  if (phase.kind === 'publish') return await publishArtifact({ ...approval, self }, parts, phase.folder)
  return await work({ ...approval, self, thread }, parts)
}

/** What is to be done, and all that is known of it before anything is fetched. */
interface Approved extends ApprovedTask {
  readonly self: Person
  readonly thread: Thread
}

async function work({ task, approval, change, self, thread }: Approved, parts: Parts): Promise<Outcome> {
  const { tell, settings } = parts
  const place = await findPlace({ task, self }, parts)
  const { readOnlyReason } = place.target
  // Nothing of a branch that may not be written to is brought here for work that could not be handed in.
  if (readOnlyReason !== undefined && !isQuestion(task)) return { kind: 'skipped', reason: readOnlyReason }
  const site = await prepare(task, place, parts)
  if (isQuestion(task)) return await answer({ task, thread, site, isReadOnly: true, before: [], approval }, parts)

  tell({ kind: 'step', step: 'verifying-before' })
  const before = await runChecks(site, parts, 'before')

  tell({ kind: 'step', step: 'working' })
  const assignment = { task, thread, site, isReadOnly: false, before, approval }
  const done = change ? await applyApprovedChange(change, site) : await runAgentOnTask(assignment, parts)
  parts.signal.throwIfAborted()

  tell({ kind: 'step', step: 'verifying-after' })
  const after = done.change.changes.length > 0 ? await runChecks(site, parts, 'after') : []

  tell({ kind: 'step', step: 'publishing' })
  const finished = { task, self, site, work: done, approval, verification: { before, after } }
  const { phase } = settings
  return await (phase.kind === 'propose' ? writeWorkArtifact(finished, parts, phase.folder) : submit(finished, parts))
}

async function refuseWithoutWriteAccess(
  { actor, number, commentId }: Task,
  { forge }: Parts
): Promise<Outcome | undefined> {
  const permission = await permissionOf(actor, forge)
  if (canRequest(permission)) return undefined
  const access = permission === 'none' ? 'no access' : `${permission} access`
  const reason = `${actor.login} has ${access} to this repository; asking the bot takes write access.`
  await forge.postNoticeOnce(number, { about: commentId, text: reason })
  return { kind: 'skipped', reason }
}

function isQuestion({ request: { verb } }: Task): boolean {
  return verb === 'ask' || verb === 'explain'
}

async function answer(assignment: WorkRequest, parts: Parts): Promise<Outcome> {
  parts.tell({ kind: 'step', step: 'working' })
  const { result } = await runAgentOnTask(assignment, parts)
  parts.signal.throwIfAborted()
  if (result.kind === 'finished') return { kind: 'answered', answer: result.summary.description }
  return incompleteOutcome(result)
}
