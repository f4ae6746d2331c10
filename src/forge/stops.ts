import type { Stop } from '../domain/stop.ts'
import { readStopMessage, stopMessage } from '../tasks/stopped-runs.ts'
import type { Connection } from './github-client.ts'
import { hasStatus, isForbiddenToToken } from './forge-errors.ts'
import type { CancelResult } from './forge.ts'
import { ownRefReader, readRefMessage, readOwnRef, writeRefMessage } from './own-refs.ts'

/** The folder of the refs. */
export const STOPS_FOLDER = 'stop/'

/** Returns a function that reads the latest stop of a thread. An unchanged answer costs a request that GitHub does not count. */
export function stopReader(connection: Connection, key: string): () => Promise<Stop | undefined> {
  const readRef = ownRefReader(connection, STOPS_FOLDER + key)
  let [sha, stop]: [string | undefined, Stop | undefined] = [undefined, undefined]
  return async () => {
    const found = await readRef()
    if (found !== sha) stop = await readStop(connection, found)
    sha = found
    return stop
  }
}

async function readStop(connection: Connection, sha: string | undefined): Promise<Stop | undefined> {
  const found = sha === undefined ? undefined : await readRefMessage(connection, sha)
  return found && readStopMessage(found.message)
}

/** The first is enough unless other stops are written at the same moment. */
const MAX_ATTEMPTS = 4

/** Writes a stop, unless a later one is there. Returns false if this one is there already. */
export async function writeStop(connection: Connection, key: string, stop: Stop): Promise<boolean> {
  const name = STOPS_FOLDER + key
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const previous = await readOwnRef(connection, name)
    const latest = await readStop(connection, previous)
    if (latest?.claim === stop.claim) return false
    if (latest && Date.parse(latest.at) > Date.parse(stop.at)) return true
    if (await writeRefMessage(connection, { name, message: stopMessage(key, stop), previous })) return true
  }
  throw new Error(`The ref of ${key} was written by others again and again.`)
}

/** Asks GitHub to cancel a run of a workflow. */
export async function cancelRun({ octokit, repository }: Connection, runId: string): Promise<CancelResult> {
  try {
    await octokit.rest.actions.cancelWorkflowRun({ ...repository, run_id: Number(runId) })
    return 'accepted'
  } catch (error) {
    if (isForbiddenToToken(error)) return 'forbidden'
    // It has ended, or was deleted.
    if (hasStatus(error, 404, 409)) return 'ended'
    throw error
  }
}
