import type { Connection } from './client.ts'
import { hasStatus, isForbiddenToToken } from './errors.ts'
import type { Claim, RunIdentity } from './forge.ts'
import { createOwnRef, deleteOwnRef, listOwnRefs, readOwnRef } from './own-refs.ts'

const FOLDER = 'claims/'

/** The tree without files. Git knows it in every repository. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** Creates a commit that names the run, and a ref to it. */
export async function claim(connection: Connection, key: string, run: RunIdentity): Promise<Claim> {
  const { octokit, repository } = connection
  try {
    const message = `Run ${run.id}, attempt ${run.attempt}\n\nForgehand-Claim: ${crypto.randomUUID()}\n`
    const { data } = await octokit.rest.git.createCommit({ ...repository, message, tree: EMPTY_TREE })
    if (await createOwnRef(connection, { name: FOLDER + key, sha: data.sha })) return { kind: 'ours' }
    return await readClaim(connection, key, run)
  } catch (error) {
    // A token that only reads, or a repository without a commit.
    if (isForbiddenToToken(error) || hasStatus(error, 404, 409)) return { kind: 'unavailable' }
    throw error
  }
}

async function readClaim(connection: Connection, key: string, run: RunIdentity): Promise<Claim> {
  const { octokit, repository } = connection
  const sha = await readOwnRef(connection, FOLDER + key)
  if (sha === undefined) return { kind: 'unavailable' }
  const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: sha })
  const [, runId = '', attempt = ''] = /^Run (\d+), attempt (\d+)$/m.exec(data.message) ?? []
  const isEarlierAttempt = runId === run.id && Number(attempt) < run.attempt
  return isEarlierAttempt ? { kind: 'ours' } : { kind: 'held', runId, at: data.committer.date }
}

/** Fewer claims than this are left alone, which saves the calls that read their age. */
const MAX_CLAIMS = 50
const MAX_DELETIONS = 10
const DAY_MS = 24 * 60 * 60_000

/** Longer than GitHub offers to deliver an event again. */
const MAX_AGE_MS = 7 * DAY_MS

/** Deletes some old claims. Each run looks at others, so that all are looked at in time. */
export async function pruneClaims(connection: Connection, run: RunIdentity): Promise<void> {
  const { octokit, repository } = connection
  const all = await listOwnRefs(connection, FOLDER)
  if (all.length <= MAX_CLAIMS) return
  const start = Number(run.id) % all.length
  const some = [...all.slice(start), ...all.slice(0, start)].slice(0, MAX_DELETIONS)
  await Promise.all(
    some.map(async ({ name, sha }) => {
      const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: sha })
      if (Date.now() - Date.parse(data.committer.date) > MAX_AGE_MS) await deleteOwnRef(connection, name)
    })
  )
}
