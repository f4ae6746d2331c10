import type { Approval } from './approval.ts'
import type { Parts } from './parts.ts'
import type { BaseSettings } from './prepare.ts'
import { treeFile } from './split-change.ts'
import { canShowInFull } from '../report/approval-section.ts'
import { approvalHash } from '../tasks/approval.ts'
import { MAX_RECORD_CHARACTERS, recordMarker } from '../tasks/pending-record.ts'
import type { Task } from '../domain/task.ts'
import type { Waiting, Asked, Pending } from '../domain/approval.ts'

export interface ApprovalQuestion {
  readonly task: Task
  readonly approval: Approval
  readonly waiting: readonly Waiting[]
}

export interface ApprovalOffer {
  readonly pending: readonly Pending[]
  /** Why something that waits cannot be approved, a sentence each. */
  readonly obstacles: readonly string[]
}

/**
 * Offers for approval what a person can see whole, and what will be the same when they have said yes: nobody approves what they
 * cannot see.
 */
export async function requestApproval(
  { task, approval, waiting }: ApprovalQuestion,
  site: BaseSettings,
  { redact }: Pick<Parts, 'redact'>
): Promise<ApprovalOffer> {
  const pending: Pending[] = []
  const obstacles: string[] = []
  let room = MAX_RECORD_CHARACTERS
  for (const one of waiting) {
    const { number, request } = task
    const asked: Asked = { number, request, approved: approval.commands, waiting: one }
    const size = recordMarker(asked).length
    const obstacle = await obstacleTo(one, { site, redact, isTooLarge: size > room })
    if (obstacle === undefined) {
      room -= size
      pending.push({ ...asked, hash: approvalHash(asked) })
    } else
      obstacles.push(`${one.kind === 'command' ? 'The command' : 'The change'} cannot be approved here: ${obstacle}`)
  }
  return { pending, obstacles }
}

interface Offering extends Pick<Parts, 'redact'> {
  readonly site: BaseSettings
  readonly isTooLarge: boolean
}

async function obstacleTo(waiting: Waiting, { site, redact, isTooLarge }: Offering): Promise<string | undefined> {
  if (!canShowInFull(waiting)) return 'it is too long to be shown whole, or not text.'
  if (isTooLarge)
    return 'with its request it is too long to be kept in a comment. Ask with fewer words or for less at once.'
  const said = waiting.kind === 'command' ? `${waiting.cwd}\n${waiting.command}` : waiting.patch
  const written = JSON.stringify(waiting)
  if (redact(said) !== said || redact(written) !== written) return 'it holds a secret, which cannot be shown.'
  if (waiting.kind === 'command') return undefined
  const { checkout, startSha } = site
  const edit = await checkout.withPatch(startSha, waiting.patch)
  const isSame = JSON.stringify(edit?.changes.map(treeFile)) === JSON.stringify(waiting.files)
  return isSame ? undefined : 'as text it is not the same change.'
}
