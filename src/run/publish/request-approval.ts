import type { ApprovalScope, PendingApproval, WorkApprovalItem } from '../../domain/approval.ts'
import type { Task } from '../../domain/task.ts'
import { canShowInFull } from '../../report/approval-section.ts'
import type { Redact } from '../../secrets/redact.ts'
import { rememberedRequest } from '../../tasks/request-kinds.ts'
import { approvalHash, MAX_PENDING_CHARACTERS, pendingMarker } from '../../tasks/pending-marker.ts'
import type { Approval } from '../claim/read-approval.ts'
import { treeFile, type ChangeBase } from './change-base.ts'
import { applyPatch } from '../../git/patch.ts'

export interface ApprovalQuestion {
  readonly task: Task
  readonly approval: Approval
  readonly waiting: readonly WorkApprovalItem[]
}

export interface ApprovalOffer {
  readonly pending: readonly PendingApproval[]
  /** Why an item cannot be approved, a sentence each. */
  readonly obstacles: readonly string[]
}

/** Offers only items that users can see completely, and that are still the same when they are applied. */
export async function requestApproval(
  { task, approval, waiting }: ApprovalQuestion,
  base: ChangeBase,
  redact: Redact
): Promise<ApprovalOffer> {
  const pending: PendingApproval[] = []
  const obstacles: string[] = []
  let charactersLeft = MAX_PENDING_CHARACTERS
  for (const item of waiting) {
    const { number } = task
    // After a command, the model goes on.
    const request = item.kind === 'command' ? rememberedRequest(task) : task.request
    const scope: ApprovalScope = { number, request, approved: approval.commands, waiting: item }
    const size = pendingMarker(scope).length
    const obstacle =
      obstacleHere(task, approval) ?? (await obstacleTo(item, base, { redact, fits: size <= charactersLeft }))
    if (obstacle === undefined) {
      charactersLeft -= size
      pending.push({ ...scope, hash: approvalHash(scope) })
    } else obstacles.push(`The ${item.kind} cannot be approved here: ${obstacle}`)
  }
  return { pending, obstacles }
}

function obstacleHere({ subject }: Task, { adopted }: Approval): string | undefined {
  if (subject === 'repository') return NO_THREAD
  return adopted === undefined ? undefined : 'ask for it on the new pull request.'
}

const NO_THREAD = 'there is no thread to approve it in. Ask for it in a comment, or change what agent.yml allows.'

const TOO_LONG = 'together with its request, it is too long for a comment. Ask for less at once, or use fewer words.'

async function obstacleTo(
  waiting: WorkApprovalItem,
  { checkout, startSha }: ChangeBase,
  { redact, fits }: { readonly redact: Redact; readonly fits: boolean }
): Promise<string | undefined> {
  if (!canShowInFull(waiting)) return 'it is too long to be shown completely, or is not text.'
  if (!fits) return TOO_LONG
  const text = waiting.kind === 'command' ? `${waiting.cwd}\n${waiting.command}` : waiting.patch
  const json = JSON.stringify(waiting)
  if (redact(text) !== text || redact(json) !== json) return 'it contains a secret, which cannot be shown.'
  if (waiting.kind === 'command') return undefined
  const edit = await applyPatch(checkout.git, { base: startSha, patch: waiting.patch })
  const isSame = JSON.stringify(edit?.changes.map(treeFile)) === JSON.stringify(waiting.files)
  return isSame ? undefined : 'as a text patch it is not the same change.'
}
