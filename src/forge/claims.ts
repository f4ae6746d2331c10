import type { Connection } from './client.ts'
import { hasStatus, isForbiddenToToken } from './errors.ts'
import type { Claim, RunIdentity } from './forge.ts'
import { deleteOwnRef, listOwnRefs, readNote, readOwnRef, writeNote } from './own-refs.ts'

const FOLDER = 'claims/'

/** Writes a note that names the run. Its random line makes it unique, so that a run recognizes its own claim. */
export async function claim(connection: Connection, key: string, run: RunIdentity): Promise<Claim> {
  const message = `Run ${run.id}, attempt ${run.attempt}\n\nForgehand-Claim: ${crypto.randomUUID()}\n`
  try {
    if (await writeNote(connection, { name: FOLDER + key, message, previous: undefined })) return { kind: 'ours' }
    return await readClaim(connection, key, run)
  } catch (error) {
    // A token that only reads, or a repository without a commit.
    if (isForbiddenToToken(error) || hasStatus(error, 404, 409)) return { kind: 'unavailable' }
    throw error
  }
}

async function readClaim(connection: Connection, key: string, run: RunIdentity): Promise<Claim> {
  const sha = await readOwnRef(connection, FOLDER + key)
  const note = sha === undefined ? undefined : await readNote(connection, sha)
  if (!note) return { kind: 'unavailable' }
  const [, runId = '', attempt = ''] = /^Run (\d+), attempt (\d+)$/m.exec(note.message) ?? []
  const isEarlierAttempt = runId === run.id && Number(attempt) < run.attempt
  return isEarlierAttempt ? { kind: 'ours' } : { kind: 'held', runId, at: note.at }
}

/** Fewer claims than this are left alone, which saves the calls that read their age. */
const MAX_CLAIMS = 50
const MAX_DELETIONS = 10
const DAY_MS = 24 * 60 * 60_000

/** Longer than GitHub offers to deliver an event again. */
const MAX_AGE_MS = 7 * DAY_MS

/** Deletes some old claims. Each run looks at others, so that all are looked at in time. */
export async function pruneClaims(connection: Connection, run: RunIdentity): Promise<void> {
  const all = await listOwnRefs(connection, FOLDER)
  if (all.length <= MAX_CLAIMS) return
  const start = Number(run.id) % all.length
  const some = [...all.slice(start), ...all.slice(0, start)].slice(0, MAX_DELETIONS)
  await Promise.all(
    some.map(async ({ name, sha }) => {
      const note = await readNote(connection, sha)
      if (note && Date.now() - Date.parse(note.at) > MAX_AGE_MS) await deleteOwnRef(connection, name)
    })
  )
}
