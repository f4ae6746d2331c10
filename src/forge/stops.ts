import type { Stop } from '../domain/stop.ts'
import { readStopMessage, stopMessage } from '../tasks/stop-message.ts'
import type { Connection } from './client.ts'
import { EMPTY_TREE } from './claims.ts'
import { hasStatus, isForbiddenToToken } from './errors.ts'
import type { CancelResult } from './forge.ts'
import { advanceOwnRef, createOwnRef } from './own-refs.ts'

const FOLDER = 'stop/'

/**
 * Returns a function that reads the latest stop of a thread. It remembers the answer: an unchanged one costs a request that GitHub does
 * not count. The list of refs is asked for, because it also exists while there is no stop.
 */
export function stopReader(connection: Connection, key: string): () => Promise<Stop | undefined> {
  const { octokit, repository } = connection
  let [etag, sha, stop]: [string | undefined, string | undefined, Stop | undefined] = [undefined, undefined, undefined]
  return async () => {
    try {
      const { data, headers } = await octokit.rest.git.listMatchingRefs({
        ...repository,
        ref: `forgehand/${FOLDER}${key}`,
        ...(etag !== undefined && { headers: { 'if-none-match': etag } })
      })
      // Others start with the same characters: issue-1 and issue-12.
      const found = data.find(({ ref }) => ref === `refs/forgehand/${FOLDER}${key}`)?.object.sha
      if (found !== sha) stop = found === undefined ? undefined : await readStop(connection, found)
      ;[etag, sha] = [headers.etag, found]
    } catch (error) {
      if (!hasStatus(error, 304)) throw error
    }
    return stop
  }
}

async function readStop({ octokit, repository }: Connection, sha: string): Promise<Stop | undefined> {
  try {
    const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: sha })
    return readStopMessage(data.message)
  } catch (error) {
    // Something that is not a commit.
    if (hasStatus(error, 404, 422)) return undefined
    throw error
  }
}

/** Other stops that are written at the same moment. */
const MAX_ATTEMPTS = 4

/** Writes a stop, unless a later one is there. Returns false if this one is there already. */
export async function writeStop(connection: Connection, key: string, stop: Stop): Promise<boolean> {
  const { octokit, repository } = connection
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { data: refs } = await octokit.rest.git.listMatchingRefs({ ...repository, ref: `forgehand/${FOLDER}${key}` })
    const previous = refs.find(({ ref }) => ref === `refs/forgehand/${FOLDER}${key}`)?.object.sha
    const latest = previous === undefined ? undefined : await readStop(connection, previous)
    if (latest?.claim === stop.claim) return false
    if (latest && Date.parse(latest.at) > Date.parse(stop.at)) return true
    const message = stopMessage(key, stop)
    const parents = previous === undefined ? [] : [previous]
    const { data } = await octokit.rest.git.createCommit({ ...repository, message, tree: EMPTY_TREE, parents })
    const ref = { name: FOLDER + key, sha: data.sha }
    if (await (previous === undefined ? createOwnRef(connection, ref) : advanceOwnRef(connection, ref))) return true
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
