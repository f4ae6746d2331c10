import { unlessError } from '../errors.ts'
import type { Connection } from './github-client.ts'
import { hasStatus, isForbiddenToToken } from './forge-errors.ts'
import type { Claim, RunIdentity } from './forge.ts'
import { deleteOwnRef, readRefMessage, readOwnRef, writeRefMessage } from './own-refs.ts'

/** The folder of the refs. */
export const CLAIMS_FOLDER = 'claims/'

/** Reserves the request for this run. Of several runs at the same moment, exactly one gets it. Writes a commit whose message names the run. */
export async function claim(connection: Connection, key: string, run: RunIdentity): Promise<Claim> {
  try {
    const isOurs = await writeClaim(connection, { key, title: titleOf(run), previous: undefined })
    return isOurs ? { kind: 'ours' } : await readClaim(connection, key, run)
  } catch (error) {
    if (isUnavailable(error)) return { kind: 'unavailable' }
    throw error
  }
}

/** Claims a notice for whichever run comes first. Returns false if another one has it. Where nothing can be claimed, every run may post. */
export async function claimNotice(connection: Connection, key: string): Promise<boolean> {
  const claiming = writeClaim(connection, { key, title: 'A notice that is posted once', previous: undefined })
  return await unlessError(claiming, true, isUnavailable)
}

/** Lets another run claim it. */
export async function releaseClaim(connection: Connection, key: string): Promise<void> {
  await deleteOwnRef(connection, CLAIMS_FOLDER + key)
}

function titleOf({ id, attempt }: RunIdentity): string {
  return `Run ${id}, attempt ${attempt}`
}

interface NewClaim {
  readonly key: string
  readonly title: string
  /** The commit of the claim that this one replaces; undefined if there must be none. */
  readonly previous: string | undefined
}

/** The random line makes the commit unique, so that a run recognizes its own claim. */
async function writeClaim(connection: Connection, { key, title, previous }: NewClaim): Promise<boolean> {
  const message = `${title}\n\nForgehand-Claim: ${crypto.randomUUID()}\n`
  return await writeRefMessage(connection, { name: CLAIMS_FOLDER + key, message, previous })
}

/** True for a token that only reads, or a repository without a commit. */
function isUnavailable(error: unknown): boolean {
  return isForbiddenToToken(error) || hasStatus(error, 404, 409)
}

async function readClaim(connection: Connection, key: string, run: RunIdentity): Promise<Claim> {
  const sha = await readOwnRef(connection, CLAIMS_FOLDER + key)
  const found = sha === undefined ? undefined : await readRefMessage(connection, sha)
  if (!found) return { kind: 'unavailable' }
  const [, runId = '', attempt = ''] = /^Run (\d+), attempt (\d+)$/m.exec(found.message) ?? []
  const isEarlierAttempt = runId === run.id && Number(attempt) < run.attempt
  // Several jobs can be run again at once, as in a matrix. Only one of them takes the claim over.
  const isTakenOver = isEarlierAttempt && (await writeClaim(connection, { key, title: titleOf(run), previous: sha }))
  return isTakenOver ? { kind: 'ours' } : { kind: 'held', runId, at: found.at }
}
