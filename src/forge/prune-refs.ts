import { CLAIMS_FOLDER } from './claims.ts'
import type { Connection } from './client.ts'
import type { RunIdentity } from './forge.ts'
import { deleteOwnRef, listOwnRefs, readRefMessage, readOwnRef, type OwnRef } from './own-refs.ts'
import { STOPS_FOLDER } from './stops.ts'

/** Fewer refs than this are left alone, which saves the calls that read their age. */
const MAX_REFS = 50
const MAX_LOOKED_AT = 10
const DAY_MS = 24 * 60 * 60_000

const MAX_AGES_MS = [
  /** Longer than GitHub offers to deliver an event again. */
  { folder: CLAIMS_FOLDER, ms: 7 * DAY_MS },
  /** GitHub ends every workflow run after 35 days, so nothing that was asked before can still wait. */
  { folder: STOPS_FOLDER, ms: 35 * DAY_MS }
]

/** Deletes some old claims and stops. Each run checks different ones, so that all are checked over time. */
export async function pruneRefs(connection: Connection, run: RunIdentity): Promise<void> {
  const all = (await listOwnRefs(connection, '')).filter(({ name }) => maxAgeOf(name) !== undefined)
  if (all.length <= MAX_REFS) return
  const start = Number(run.id) % all.length
  const some = [...all.slice(start), ...all.slice(0, start)].slice(0, MAX_LOOKED_AT)
  await Promise.all(some.map((ref) => pruneIfOld(connection, ref)))
}

function maxAgeOf(name: string): number | undefined {
  return MAX_AGES_MS.find(({ folder }) => name.startsWith(folder))?.ms
}

async function pruneIfOld(connection: Connection, { name, sha }: OwnRef): Promise<void> {
  const found = await readRefMessage(connection, sha)
  const isOld = found !== undefined && Date.now() - Date.parse(found.at) > (maxAgeOf(name) ?? Infinity)
  // Somebody may stop the thread again at this moment.
  if (isOld && (await readOwnRef(connection, name)) === sha) await deleteOwnRef(connection, name)
}
