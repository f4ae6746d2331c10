import { UserError } from '../errors.ts'
import type { Checkout } from '../git/checkout.ts'
import { revealHidden } from '../text/reveal-hidden.ts'
import { plural } from '../text/format.ts'
import { treeFile } from './split-change.ts'
import { readPending } from '../tasks/pending-record.ts'
import { shorten } from '../text/shorten.ts'
import type { Task } from '../domain/task.ts'
import type { WorkResult } from './work.ts'
import type { PlacedCommand, Pending } from '../domain/approval.ts'
import type { TreeFile } from '../domain/change.ts'

/** What a person approved for this run, and nothing else. */
export interface Approval {
  readonly commands: readonly PlacedCommand[]
  readonly files: readonly TreeFile[]
}

const NO_APPROVAL: Approval = { commands: [], files: [] }

/** A change that was approved as it stood in our comment. */
export interface ApprovedChange {
  readonly files: readonly TreeFile[]
  readonly patch: string
  readonly hash: string
}

/** The task that the run is about, with what it may do beyond others. */
export interface ApprovedTask {
  readonly task: Task
  readonly approval: Approval
  /** What is handed in without asking the model; undefined when the request is carried out again. */
  readonly change: ApprovedChange | undefined
}

export type ApprovalReading =
  ({ readonly kind: 'granted' } & ApprovedTask) | { readonly kind: 'refused'; readonly reason: string }

const HASH = /^(`?)([0-9a-f]{32})\1$/i
const MAX_LISTED = 10
const MAX_ABOUT = 80

/**
 * What is to be done: the task itself, or what an approval lets go on.
 *
 * @param ownComments bodies of our own progress comments, oldest first
 */
export function readApproval(task: Task, ownComments: readonly string[], trigger: string): ApprovalReading {
  if (task.request.verb === 'approve') return findApproved(task, ownComments, trigger)
  return { kind: 'granted', task, approval: NO_APPROVAL, change: undefined }
}

/**
 * Finds what a comment with the verb `approve` lets through. Whoever may ask may approve, whether or not they asked themselves, and
 * answers for it: the run is theirs. A hash stands for one thing that waits, whole and alone, so a part of a hash, two of them, or
 * further words approve nothing.
 */
function findApproved(task: Task, ownComments: readonly string[], trigger: string): ApprovalReading {
  const waiting = waitingIn(ownComments, task.number)
  const { text, flags } = task.request
  const isFlagged = Object.values(flags).some((value) => value !== undefined && value !== false)
  if (text === '') return refused('the comment names no hash', waiting, trigger)
  const [, , hash] = HASH.exec(text) ?? []
  if (hash === undefined || isFlagged) {
    const why = 'an approval is one whole hash and nothing else; each takes a comment of its own'
    return refused(why, waiting, trigger)
  }
  const found = waiting.find((pending) => pending.hash === hash.toLowerCase())
  if (!found) return refused(`nothing waits under ${hash.toLowerCase()}`, waiting, trigger)
  return granted(task, found, trigger)
}

function granted(task: Task, { request, approved, waiting, hash }: Pending, trigger: string): ApprovalReading {
  // What the thread says is read as of the approval. The instruction is the one that was approved.
  const comment = `${trigger} ${request.verb} ${request.text}`.trim()
  const again = { ...task, request, comment }
  if (waiting.kind === 'command') {
    const { command, cwd } = waiting
    const commands = [...approved, { command, cwd }]
    return { kind: 'granted', task: again, approval: { commands, files: [] }, change: undefined }
  }
  const { files, patch } = waiting
  return { kind: 'granted', task: again, approval: { commands: [], files }, change: { files, patch, hash } }
}

/** Each thing once, the newest first. A record of another thread was copied here and counts for nothing. */
function waitingIn(ownComments: readonly string[], number: number): readonly Pending[] {
  const all = ownComments.flatMap(readPending).filter((pending) => pending.number === number)
  return [...new Map(all.map((pending) => [pending.hash, pending])).values()].toReversed()
}

function refused(why: string, waiting: readonly Pending[], trigger: string): ApprovalReading {
  if (waiting.length === 0) return { kind: 'refused', reason: `${why}, and nothing waits for approval here.` }
  const lines = waiting
    .slice(0, MAX_LISTED)
    .flatMap((pending) => [`# ${about(pending)}`, `${trigger} approve ${pending.hash}`])
  const more = waiting.length > MAX_LISTED ? [`and ${waiting.length - MAX_LISTED} older ones`] : []
  return {
    kind: 'refused',
    reason: [`${why}. The comments of the runs show what waits:`, ...lines, ...more].join('\n')
  }
}

function about({ waiting }: Pending): string {
  if (waiting.kind === 'change') return `a change of ${plural(waiting.files.length, 'file')}`
  return shorten(revealHidden(waiting.command).text.replaceAll('\n', ' '), MAX_ABOUT)
}

/**
 * The approved change in the work tree, as it stands on the commit that the run begins with.
 *
 * @throws UserError when it does not lead to exactly the approved files there
 */
export async function applyApprovedChange(
  { files, patch, hash }: ApprovedChange,
  { checkout, startSha }: { readonly checkout: Checkout; readonly startSha: string }
): Promise<WorkResult> {
  const result = {
    kind: 'finished',
    summary: {
      title:
        files.length === 1 ? `Change ${files[0]?.path ?? ''} as approved` : `Change ${files.length} files as approved`,
      description: `The change that waited under ${hash}, as it was approved.`,
      notDone: ''
    }
  } as const
  if (await isThere(files, { checkout, startSha })) {
    return {
      result: alreadyThere(result),
      change: { ...(await checkout.editTo(startSha, startSha)), skipped: [] },
      leaks: 0
    }
  }
  const edit = await checkout.withPatch(startSha, patch)
  if (!edit || !isSame(edit.changes.map(treeFile), files)) {
    throw new UserError(
      `The change under ${hash} does not lead to what was approved any more, for its files are others now. Ask for it anew.`
    )
  }
  await checkout.switchTo(edit.tree)
  // The patch was shown, so whatever is secret is out of it.
  return { result, change: { ...edit, skipped: [] }, leaks: 0 }
}

function alreadyThere(result: Extract<WorkResult['result'], { kind: 'finished' }>): WorkResult['result'] {
  return { ...result, summary: { ...result.summary, description: 'The approved change is there already.' } }
}

async function isThere(
  files: readonly TreeFile[],
  { checkout, startSha }: { readonly checkout: Checkout; readonly startSha: string }
): Promise<boolean> {
  const entries = await checkout.entriesAt(
    startSha,
    files.map(({ path }) => path)
  )
  return files.every(({ path, mode, blob }) => {
    const entry = entries.get(path)
    return blob === '' ? entry === undefined : entry?.blob === blob && entry.mode === mode
  })
}

function isSame(these: readonly TreeFile[], those: readonly TreeFile[]): boolean {
  const lines = (files: readonly TreeFile[]) =>
    files.map((file) => JSON.stringify([file.path, file.mode, file.blob])).sort()
  return JSON.stringify(lines(these)) === JSON.stringify(lines(those))
}
