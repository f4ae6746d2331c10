import type { Forge } from '../forge/forge.ts'

export interface PruneOptions {
  readonly forge: Pick<Forge, 'listSessions' | 'closedSince' | 'deleteSession'>
  readonly runId: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const KEPT_MS = 90 * 24 * 60 * 60_000
/** Each costs a call, and another one if it is deleted. Other runs check others. */
const MAX_CHECKED = 5

/** Deletes sessions of threads that have been closed for 90 days, or were deleted. Checks a few of them, others in each run. */
export async function pruneSessions({ forge, runId, now }: PruneOptions): Promise<void> {
  const keys = [...(await forge.listSessions()).keys()]
  const start = (Number(runId) * MAX_CHECKED) % Math.max(1, keys.length)
  const checked = [...keys.slice(start), ...keys.slice(0, start)].slice(0, MAX_CHECKED)
  await Promise.all(
    checked.map(async (key) => {
      const [, number] = /^(?:issue|pull)-(\d{1,15})$/.exec(key) ?? []
      const closed = number === undefined ? undefined : await forge.closedSince(Number(number))
      const isOld = closed !== undefined && (closed === 'deleted' || now() - Date.parse(closed) > KEPT_MS)
      if (isOld) await forge.deleteSession(key)
    })
  )
}
