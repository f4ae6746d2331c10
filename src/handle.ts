import { messageOf, UserError } from './errors.ts'
import { approvalFor, bringApproved, type Granted } from './pipeline/approve.ts'
import { claimTask } from './pipeline/claim.ts'
import type { Thread } from './forge/forge.ts'
import { handIn } from './pipeline/hand-in.ts'
import { leaveWork } from './pipeline/leave-proposal.ts'
import type { Parts } from './pipeline/parts.ts'
import { findPlace, prepare } from './pipeline/prepare.ts'
import { unfinished } from './pipeline/shortfall.ts'
import { publishProposal } from './pipeline/publish-proposal.ts'
import { helpText } from './prompts/help-text.ts'
import type { Outcome } from './tasks/outcome.ts'
import type { Person, Task } from './tasks/task.ts'
import { mayAsk, permissionOf } from './pipeline/write-access.ts'
import { letAgentWork, prove, type Assignment } from './pipeline/work.ts'

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
  const claim = await claimTask(asked, parts)
  if (claim.kind === 'taken') return { kind: 'skipped', reason: claim.reason }
  const { self, thread } = claim
  await parts.openProgress(asked, thread.progress?.id)
  if (asked.request.verb === 'help') return { kind: 'answered', answer: helpText(parts.settings.trigger) }

  const approval = approvalFor(asked, thread.ownProgress, parts.settings.trigger)
  if (approval.kind === 'refused') return { kind: 'skipped', reason: approval.reason }
  const { phase } = parts.settings
  tell({ kind: 'step', step: 'preparing' })
  if (phase.kind === 'publish') return await publishProposal({ ...approval, self }, parts, phase.folder)
  return await work({ ...approval, self, thread }, parts)
}

/** What is to be done, and all that is known of it before anything is fetched. */
interface Approved extends Granted {
  readonly self: Person
  readonly thread: Thread
}

async function work({ task, grant, change, self, thread }: Approved, parts: Parts): Promise<Outcome> {
  const { tell, settings } = parts
  const place = await findPlace({ task, self }, parts)
  const { readOnlyBecause } = place.target
  // Nothing of a branch that may not be written to is brought here for work that could not be handed in.
  if (readOnlyBecause !== undefined && !isQuestion(task)) return { kind: 'skipped', reason: readOnlyBecause }
  const site = await prepare(task, place, parts)
  if (isQuestion(task)) return await answer({ task, thread, site, isReadOnly: true, before: [], grant }, parts)

  tell({ kind: 'step', step: 'verifying-before' })
  const before = await prove(site, parts, 'before')

  tell({ kind: 'step', step: 'working' })
  const assignment = { task, thread, site, isReadOnly: false, before, grant }
  const done = change ? await bringApproved(change, site) : await letAgentWork(assignment, parts)
  parts.signal.throwIfAborted()

  tell({ kind: 'step', step: 'verifying-after' })
  const after = done.change.changes.length > 0 ? await prove(site, parts, 'after') : []

  tell({ kind: 'step', step: 'publishing' })
  const finished = { task, self, site, work: done, grant, verification: { before, after } }
  const { phase } = settings
  return await (phase.kind === 'propose' ? leaveWork(finished, parts, phase.folder) : handIn(finished, parts))
}

async function refuseWithoutWriteAccess(
  { actor, number, commentId }: Task,
  { forge }: Parts
): Promise<Outcome | undefined> {
  const permission = await permissionOf(actor, forge)
  if (mayAsk(permission)) return undefined
  const access = permission === 'none' ? 'no access' : `${permission} access`
  const reason = `${actor.login} has ${access} to this repository; asking the bot takes write access.`
  await forge.tellOnce(number, { about: commentId, text: reason })
  return { kind: 'skipped', reason }
}

function isQuestion({ request: { verb } }: Task): boolean {
  return verb === 'ask' || verb === 'explain'
}

async function answer(assignment: Assignment, parts: Parts): Promise<Outcome> {
  parts.tell({ kind: 'step', step: 'working' })
  const { result } = await letAgentWork(assignment, parts)
  parts.signal.throwIfAborted()
  if (result.kind === 'finished') return { kind: 'answered', answer: result.summary.description }
  return unfinished(result)
}
