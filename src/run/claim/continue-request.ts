import type { Run } from '../effects.ts'
import type { Continuation, CommitSince } from '../../domain/continuation.ts'
import type { Message } from '../../agent/messages.ts'
import type { Request, Task } from '../../domain/task.ts'
import { messageOf } from '../../errors.ts'
import type { OpenedSession } from '../../sessions/find-session.ts'
import { lastRequestBefore, type Session, type SessionRequest } from '../../sessions/session.ts'
import type { ModelChoice } from '../../settings/model-directory.ts'
import { claimKey } from '../../tasks/keys.ts'
import { oneLine } from '../../text/shorten.ts'

export type ContinuationReading =
  | { readonly kind: 'accepted'; readonly task: Task; readonly continuation: Continuation }
  | { readonly kind: 'refused'; readonly reason: string }

/** Outcomes after which nothing of a request is left to do. */
const COMPLETE: ReadonlySet<string> = new Set(['proposed', 'updated', 'answered', 'no_change'])

/** The last request of the thread, as the task of a run with new limits. */
export function readContinuation(task: Task, session: Session | undefined, trigger: string): ContinuationReading {
  const last = lastRequestBefore(claimKey(task), session)
  if (!last)
    return refused(
      `no earlier run of this thread is remembered, so there is nothing to continue. ${startAnew(trigger)}`
    )
  const added = task.request.text
  if (COMPLETE.has(last.outcome) && added === '') {
    const what = `nothing is left to do of the last request here, "${requestLine(last)}" by ${last.author.login}`
    return refused(`${what}. To ask for more, write ${trigger} continue and what you want.`)
  }
  const { verb, text, flags } = last
  const request = {
    verb,
    flags: {
      ...task.request.flags,
      model: task.request.flags.model ?? flags.model,
      base: flags.base,
      draft: flags.draft
    },
    text: [text, added].filter(Boolean).join('\n\n')
  }
  const newest = session?.requests.at(-1)
  const continuation = {
    requester: last.author.login,
    outcome: last.outcome,
    added,
    approved: undefined,
    // An update can have come after it, or an earlier attempt of this run, which worked on the same request.
    isLatest: newest === last || newest?.claim === claimKey(task)
  }
  return { kind: 'accepted', task: { ...task, request, instruction: instructionOf(last, trigger) }, continuation }
}

export type RetryReading =
  { readonly kind: 'accepted'; readonly task: Task } | { readonly kind: 'refused'; readonly reason: string }

/** The last request of the thread, as a task of its own. Its flags count where the comment sets none. */
export function readRetry(task: Task, session: Session | undefined, trigger: string): RetryReading {
  const last = lastRequestBefore(claimKey(task), session)
  if (!last) {
    const reason = 'no earlier run of this thread is remembered, so there is nothing to retry'
    return refused(`${reason}. ${startAnew(trigger)}`)
  }
  const { verb, text, flags: earlier } = last
  const { flags } = task.request
  const request = {
    verb,
    text,
    flags: {
      ...flags,
      model: flags.model ?? earlier.model,
      base: flags.base ?? earlier.base,
      draft: flags.draft || earlier.draft
    }
  }
  return { kind: 'accepted', task: { ...task, request, instruction: instructionOf(last, trigger) } }
}

/** The instruction of an earlier request, as its comment would have it. */
export function instructionOf({ verb, text }: Pick<Request, 'verb' | 'text'>, trigger: string): string {
  return `${trigger} ${verb} ${text}`.trim()
}

function startAnew(trigger: string): string {
  return `Write ${trigger} fix and what you want.`
}

function refused(reason: string) {
  return { kind: 'refused' as const, reason }
}

function requestLine({ verb, text }: SessionRequest): string {
  return oneLine(`${verb} ${text}`, 80)
}

/** After that, no provider has the conversation in its cache, and its summary is almost as good at a fraction of the cost. */
const MAX_AGE_MS = 24 * 60 * 60_000

/** The conversation of the last run, if the same model had it less than a day ago. Otherwise empty: the model gets its summary. */
export async function readEarlierTurns(
  { session, readMessages }: OpenedSession,
  main: ModelChoice,
  { now, emit }: Run
): Promise<readonly Message[]> {
  const last = session?.requests.at(-1)
  if (!session || !last) return []
  const isSameModel = last.model === main.name && last.host === main.host
  if (!isSameModel || now() - Date.parse(session.updatedAt) > MAX_AGE_MS) return []
  try {
    return (await readMessages()) ?? []
  } catch (error) {
    const text = `The conversation of the earlier run could not be read, so the model gets its summary: ${messageOf(error)}`
    emit({ kind: 'warning', text })
    return []
  }
}

const MAX_NAMED = 20

/** Commits of others on the branch since the last run published to it. */
export async function foreignCommitsSince(
  session: Session | undefined,
  head: string,
  { forge, self }: Run
): Promise<readonly CommitSince[]> {
  const last = session?.requests.flatMap(({ commits }) => commits).at(-1)
  if (last === undefined || last === head) return []
  const commits = await forge.commitsBetween({ base: last, head })
  return commits.filter(({ authorId }) => authorId !== self.id).slice(-MAX_NAMED)
}
