import * as z from 'zod'
import type { Stop } from '../domain/stop.ts'
import type { Task } from '../domain/task.ts'
import { claimKey } from './keys.ts'
import { CLAIM_KEY, LOGIN } from '../text/near-name.ts'
import { parseJson } from '../text/json.ts'

/** What a run carries out, and since when. */
export interface StoppableRun {
  readonly task: Task
  readonly run: { readonly attempt: number }
  /** When this attempt started: milliseconds since 1970. */
  readonly startedAt: number
}

/**
 * True if the run was asked for before the stop. Somebody who re-runs a job after a stop wants the work done, so only later stops
 * end that attempt. GitHub's times are whole seconds. Within a second, the ids of comments show which one is older.
 */
export function isStoppedBy(stop: Stop, { task, run, startedAt }: StoppableRun): boolean {
  const stoppedAt = Date.parse(stop.at)
  if (run.attempt > 1) return stoppedAt >= Math.floor(startedAt / 1000) * 1000
  const askedAt = Date.parse(task.createdAt)
  if (stoppedAt !== askedAt) return stoppedAt > askedAt
  const [stopId, taskId] = [commentIdIn(stop.claim), commentIdIn(claimKey(task))]
  return stopId === undefined || taskId === undefined || stopId > taskId
}

function commentIdIn(claim: string): number | undefined {
  const [, id] = /^comment-(\d+)$/.exec(claim) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Anyone who can write to the repository may have written it. They could stop runs anyway. */
const stopSchema = z.lazy(() =>
  z.strictObject({
    by: z.strictObject({ login: z.string().regex(LOGIN), id: z.int().positive() }),
    at: z.iso.datetime(),
    claim: z.string().regex(CLAIM_KEY)
  })
)

/** The message of a commit that carries a stop. */
export function stopMessage(thread: string, stop: Stop): string {
  return `Stop of ${thread}\n\nForgehand-Stop: ${JSON.stringify(stop)}\n`
}

/** Undefined for any other message. */
export function readStopMessage(message: string): Stop | undefined {
  const [, json = ''] = /^Forgehand-Stop: (.*)$/m.exec(message) ?? []
  return stopSchema.safeParse(parseJson(json)).data
}
