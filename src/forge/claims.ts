import type { Connection } from './client.ts'
import { hasStatus, isForbiddenToToken } from './errors.ts'
import type { Claim, RunIdentity } from './forge.ts'
import { readNote, readOwnRef, writeNote } from './own-refs.ts'

/** Of the refs. */
export const CLAIMS_FOLDER = 'claims/'

/** Writes a note that names the run. Its random line makes it unique, so that a run recognizes its own claim. */
export async function claim(connection: Connection, key: string, run: RunIdentity): Promise<Claim> {
  const message = `Run ${run.id}, attempt ${run.attempt}\n\nForgehand-Claim: ${crypto.randomUUID()}\n`
  try {
    if (await writeNote(connection, { name: CLAIMS_FOLDER + key, message, previous: undefined }))
      return { kind: 'ours' }
    return await readClaim(connection, key, run)
  } catch (error) {
    // A token that only reads, or a repository without a commit.
    if (isForbiddenToToken(error) || hasStatus(error, 404, 409)) return { kind: 'unavailable' }
    throw error
  }
}

async function readClaim(connection: Connection, key: string, run: RunIdentity): Promise<Claim> {
  const sha = await readOwnRef(connection, CLAIMS_FOLDER + key)
  const note = sha === undefined ? undefined : await readNote(connection, sha)
  if (!note) return { kind: 'unavailable' }
  const [, runId = '', attempt = ''] = /^Run (\d+), attempt (\d+)$/m.exec(note.message) ?? []
  const isEarlierAttempt = runId === run.id && Number(attempt) < run.attempt
  return isEarlierAttempt ? { kind: 'ours' } : { kind: 'held', runId, at: note.at }
}
