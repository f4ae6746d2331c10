import type { Forge } from '../forge/github.ts'
import { parseJson } from '../text/json.ts'
import { RUNS_PER_PRUNING } from './pruning-run.ts'
import { sessionSchema } from './session.ts'

export interface PruneOptions {
  readonly forge: Forge
  /** Of a pruning run: see `isPruningRun`. */
  readonly runId: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const DAY_MS = 24 * 60 * 60_000
const KEPT_MS = 90 * DAY_MS
/** Of a task of the repository, or of a repair of a branch, without a run. Some tasks run once a quarter, and a skipped run writes no session. */
const KEPT_TASK_MS = 365 * DAY_MS
/** Each costs a call, and another one if it is deleted. */
const MAX_CHECKED = 5

/**
 * Deletes sessions of threads that have been closed for 90 days, or were deleted, and of tasks that have not run for a year. Checks a few of
 * them, others in each run.
 */
export async function pruneSessions({ forge, runId, now }: PruneOptions): Promise<void> {
  const keys = [...(await forge.listSessions()).keys()]
  const start = ((Number(runId) / RUNS_PER_PRUNING) * MAX_CHECKED) % Math.max(1, keys.length)
  const checked = [...keys.slice(start), ...keys.slice(0, start)].slice(0, MAX_CHECKED)
  await Promise.all(
    checked.map(async (key) => {
      if (await isOutdated(key, forge, now())) await forge.deleteSession(key)
    })
  )
}

async function isOutdated(key: string, forge: Forge, now: number): Promise<boolean> {
  if (/^(?:task|ci)-/.test(key)) {
    const { record } = (await forge.readSession(key)) ?? {}
    const { data } = sessionSchema.safeParse(parseJson(record ?? ''))
    return data !== undefined && now - Date.parse(data.updatedAt) > KEPT_TASK_MS
  }
  const [, number] = /^(?:issue|pull)-(\d{1,15})$/.exec(key) ?? []
  const closed = number === undefined ? undefined : await forge.closedSince(Number(number))
  return closed !== undefined && (closed === 'deleted' || now - Date.parse(closed) > KEPT_MS)
}
