import type { PendingApproval, ShellCommand } from '../../domain/approval.ts'
import type { TreeFile } from '../../domain/change.ts'
import type { ActivePlan } from '../../domain/plan.ts'
import type { Continuation } from '../../domain/continuation.ts'
import type { Task } from '../../domain/task.ts'
import type { Session, SessionApproval, SessionRequest } from '../../sessions/session.ts'
import { claimKey, planHash } from '../../tasks/keys.ts'
import { readPending } from '../../tasks/pending-marker.ts'
import { plural } from '../../text/format.ts'
import { revealHidden } from '../../text/reveal-hidden.ts'
import { shorten } from '../../text/shorten.ts'
import { instructionOf, readContinuation, readRetry } from './continue-request.ts'
import { resultOf, verbs } from '../../tasks/verbs.ts'

/** What a user approved for this run. */
export interface Approval {
  readonly commands: readonly ShellCommand[]
  readonly files: readonly TreeFile[]
  /** The head of a fork that the work continues from on a branch of this repository; undefined for none. */
  readonly adopted?: string
  /** Undefined if nothing is approved. */
  readonly by: SessionApproval['by'] | undefined
}

const NO_APPROVAL: Approval = { commands: [], files: [], by: undefined }

/** A change that was approved as our comment showed it. */
export interface ApprovedChange {
  readonly files: readonly TreeFile[]
  readonly patch: string
  readonly hash: string
}

/** The task of the run, with what is approved for it. */
export interface ApprovedTask {
  readonly task: Task
  readonly approval: Approval
  /** Published without asking the model. Undefined when the model works on the task. */
  readonly change: ApprovedChange | undefined
  /** Undefined for a request that continues no earlier one. */
  readonly continuation: Continuation | undefined
  /** The plan to work from, or to revise; undefined for none. */
  readonly plan: ActivePlan | undefined
  /** What the actor has approved with this comment. */
  readonly recorded: readonly SessionApproval[]
}

export type ApprovalReading =
  ({ readonly kind: 'accepted' } & ApprovedTask) | { readonly kind: 'refused'; readonly reason: string }

const HASH = /^(`?)([0-9a-f]{32})\1$/i
const MAX_LISTED = 10
const MAX_LABEL = 80

/**
 * Returns the task itself, or the task that an approval lets continue.
 *
 * @param ownComments bodies of our own progress comments, oldest first
 * @param session what earlier runs of this thread did; undefined if unknown
 */
export function readApproval(task: Task, { ownComments, session, trigger }: ApprovalSources): ApprovalReading {
  const result = resultOf(task)
  if (result === 'approval') return findApproved(task, { ownComments, session, trigger })
  const own = { approval: NO_APPROVAL, change: undefined, recorded: [], plan: planFor(task, session) }
  if (result === 'repetition') {
    const reading = readRetry(task, session, trigger)
    return reading.kind === 'refused' ? reading : { ...reading, ...own, continuation: undefined }
  }
  if (result !== 'continuation') return { kind: 'accepted', task, ...own, continuation: undefined }
  const reading = readContinuation(task, session, trigger)
  return reading.kind === 'refused' ? reading : { ...reading, ...own }
}

export interface ApprovalSources {
  readonly ownComments: readonly string[]
  readonly session: Session | undefined
  readonly trigger: string
}

/**
 * Finds what an `approve` comment approves. Anyone with write access can approve, including their own requests, and becomes the actor of the run.
 * A hash identifies one pending item, so a part of a hash, two hashes or additional words approve nothing.
 */
function findApproved(task: Task, { ownComments, session, trigger }: ApprovalSources): ApprovalReading {
  const plan = ownPlan(session, task.number)
  const refuse = (why: string) => refused(why, { pending, plan, trigger })
  const pending = pendingIn(ownComments, task.number)
  const { text, flags } = task.request
  const hasFlags = Object.values(flags).some((value) => value !== undefined && value !== false)
  if (text === '') return refuse('the comment contains no hash')
  const [, , hash] = HASH.exec(text) ?? []
  if (hash === undefined || hasFlags) {
    const why = 'an approval is one whole hash and nothing else. Approve each item in its own comment'
    return refuse(why)
  }
  const item = pending.find((one) => one.hash === hash.toLowerCase())
  if (!item && session && plan?.hash === hash.toLowerCase() && plan.state !== 'open')
    return plan.state === 'done' && !isApprovedBy(task, plan.hash, session)
      ? refuse('this plan has already been carried out')
      : approvedPlan(task, plan, { session, trigger })
  if (!item) return refuse(`no item here has the hash ${hash.toLowerCase()}`)
  return approved(task, item, { session, trigger })
}

/** An earlier attempt of this approval can have carried it out. */
function isApprovedBy(task: Task, hash: string, { approvals }: Session): boolean {
  const claim = claimKey(task)
  return approvals.some((one) => one.hash === hash && one.claim === claim)
}

function approved(
  task: Task,
  { request, approved: earlier, waiting, hash }: PendingApproval,
  { session, trigger }: Pick<ApprovalSources, 'session' | 'trigger'>
): ApprovalReading {
  // The thread is read up to the approval, but the instruction is the approved request.
  const approvedTask = { ...task, request, instruction: instructionOf(request, trigger) }
  const { actor, createdAt: at } = task
  const by = { login: actor.login, id: actor.id }
  const recorded = [{ hash, what: waiting.kind, by, claim: claimKey(task), at }]
  const accepted = { kind: 'accepted' as const, task: approvedTask, plan: undefined, recorded }
  switch (waiting.kind) {
    case 'adoption': {
      const approval = { ...NO_APPROVAL, adopted: waiting.headSha, by }
      return { ...accepted, approval, change: undefined, continuation: undefined }
    }
    case 'command': {
      const { command, cwd } = waiting
      const asked = session?.requests.findLast(({ pending }) => pending.includes(hash))
      const continuation = continuationOf(asked, session, { command, cwd })
      const approval = { ...NO_APPROVAL, commands: [...earlier, { command, cwd }], by }
      return { ...accepted, approval, change: undefined, continuation }
    }
    case 'change': {
      const { files, patch } = waiting
      const approval = { ...NO_APPROVAL, files, by }
      return { ...accepted, approval, change: { files, patch, hash }, continuation: undefined }
    }
  }
}

/** The work continues the conversation of the request that asked for the approval. */
function continuationOf(
  asked: SessionRequest | undefined,
  session: Session | undefined,
  approved: ShellCommand | undefined
): Continuation {
  return {
    requester: asked?.author.login,
    outcome: asked?.outcome,
    added: '',
    approved,
    isLatest: asked !== undefined && asked === session?.requests.at(-1)
  }
}

/** A plan of the issue is not one of its pull request. */
export function ownPlan(session: Session | undefined, number: number): Session['plan'] {
  if (!session?.plan) return undefined
  const { plan } = session
  return planHash(plan, number) === plan.hash ? plan : undefined
}

/** Questions and approved changes need no plan. */
function planFor({ request: { verb } }: Task, session: Session | undefined): ActivePlan | undefined {
  const plan = session?.plan
  if (!plan || !verbs[verb].usesPlan || plan.state === 'done') return undefined
  return { ...plan, isApproved: plan.state === 'approved' }
}

/** Makes the plan the task, with the flags of the request that asked for it. */
function approvedPlan(
  task: Task,
  plan: NonNullable<Session['plan']>,
  { session, trigger }: { readonly session: Session; readonly trigger: string }
): ApprovalReading {
  const { actor, createdAt: at } = task
  const by = { login: actor.login, id: actor.id }
  const asked = session.requests.findLast((request) => resultOf({ request }) === 'plan')
  const flags = {
    ...task.request.flags,
    model: asked?.flags.model,
    base: asked?.flags.base,
    draft: asked?.flags.draft ?? false
  }
  const request = { verb: 'fix' as const, flags, text: asked?.text ?? '' }
  return {
    kind: 'accepted',
    task: { ...task, request, instruction: instructionOf(request, trigger) },
    approval: { ...NO_APPROVAL, by },
    change: undefined,
    continuation: continuationOf(asked, session, undefined),
    plan: { ...plan, isApproved: true },
    recorded: [{ hash: plan.hash, what: 'plan', by, claim: claimKey(task), at }]
  }
}

/** Each pending item once, newest first. A marker that names another thread was copied here, so it is ignored. */
export function pendingIn(ownComments: readonly string[], number: number): readonly PendingApproval[] {
  const all = ownComments.flatMap(readPending).filter((item) => item.number === number)
  return [...new Map(all.map((item) => [item.hash, item])).values()].toReversed()
}

interface Waiting {
  readonly pending: readonly PendingApproval[]
  readonly plan: Session['plan']
  readonly trigger: string
}

function refused(why: string, { pending, plan, trigger }: Waiting): ApprovalReading {
  const planLines = plan?.state === 'proposed' ? ['# the plan', `${trigger} approve ${plan.hash}`] : []
  if (pending.length + planLines.length === 0)
    return { kind: 'refused', reason: `${why}. Nothing is waiting for approval here.` }
  const lines = pending
    .slice(0, MAX_LISTED)
    .flatMap((item) => [`# ${pendingLabel(item)}`, `${trigger} approve ${item.hash}`])
  const more = pending.length > MAX_LISTED ? [`and ${pending.length - MAX_LISTED} older ones`] : []
  const reason = [`${why}. These items are waiting for approval here:`, ...planLines, ...lines, ...more].join('\n')
  return { kind: 'refused', reason }
}

function pendingLabel({ waiting }: PendingApproval): string {
  if (waiting.kind === 'adoption') return `the head ${waiting.headSha.slice(0, 7)} of the fork`
  if (waiting.kind === 'change') return `a change of ${plural(waiting.files.length, 'file')}`
  return shorten(revealHidden(waiting.command).text.replaceAll('\n', ' '), MAX_LABEL)
}
