import { unlessError } from '../errors.ts'
import type { Connection } from './github-client.ts'
import { unlessStatus, hasStatus, refuses, isRefLocked } from './forge-errors.ts'

// Refs of ours outside of refs/heads, where no list of branches, workflow or rule for branches sees them. Each name below is
// without `refs/forgehand/`, such as `sessions/issue-12`.

export interface OwnRef {
  readonly name: string
  readonly sha: string
}

const FOLDER = 'forgehand/'

/** The full name, such as `refs/forgehand/sessions/issue-12`. */
export function ownRefName(name: string): string {
  return `refs/${FOLDER}${name}`
}

/** The commit of the ref; undefined if there is no such ref. */
export function readOwnRef(connection: Connection, name: string): Promise<string | undefined> {
  return readRef(connection, FOLDER + name)
}

/** The same for a branch. */
export function readHead(connection: Connection, branch: string): Promise<string | undefined> {
  return readRef(connection, `heads/${branch}`)
}

async function readRef({ octokit, repository }: Connection, ref: string): Promise<string | undefined> {
  return (await unlessStatus(octokit.rest.git.getRef({ ...repository, ref }), undefined, 404))?.data.object.sha
}

/**
 * Returns a function that reads the commit of a ref again and again. GitHub does not count requests whose answer has not changed.
 * The function lists refs, because a list also exists, and can be requested conditionally, while there is no such ref.
 */
export function ownRefReader({ octokit, repository }: Connection, name: string): () => Promise<string | undefined> {
  let [etag, sha]: [string | undefined, string | undefined] = [undefined, undefined]
  return async () => {
    try {
      const { data, headers } = await octokit.rest.git.listMatchingRefs({
        ...repository,
        ref: FOLDER + name,
        ...(etag !== undefined && { headers: { 'if-none-match': etag } })
      })
      etag = headers.etag
      // Others start with the same characters: issue-1 and issue-12.
      sha = data.find(({ ref }) => ref === ownRefName(name))?.object.sha
    } catch (error) {
      if (!hasStatus(error, 304)) throw error
    }
    return sha
  }
}

/** All refs whose names start like this. */
export async function listOwnRefs({ octokit, repository }: Connection, prefix: string): Promise<readonly OwnRef[]> {
  const { data } = await octokit.rest.git.listMatchingRefs({ ...repository, ref: FOLDER + prefix })
  return data.map(({ ref, object }) => ({ name: ref.replace(`refs/${FOLDER}`, ''), sha: object.sha }))
}

/** Creates the ref. Of several runs at the same moment, GitHub lets exactly one do it. Returns false if the ref exists. */
export async function createOwnRef(connection: Connection, { name, sha }: OwnRef): Promise<boolean> {
  const { octokit, repository, createOnce } = connection
  const creating = createOnce({
    create: async () => {
      await octokit.rest.git.createRef({ ...repository, ref: ownRefName(name), sha })
      return true
    },
    find: async () => {
      const found = await readOwnRef(connection, name)
      return found === undefined ? undefined : found === sha
    }
  })
  // GitHub uses the second message if somebody creates the ref at the same moment.
  return await unlessError(creating, false, refuses(/already exists|reference update failed/i))
}

/** Moves the ref to a descendant of its commit. Returns false if it is at another commit, or was deleted. */
export async function advanceOwnRef(connection: Connection, { name, sha }: OwnRef): Promise<boolean> {
  const { octokit, repository, createOnce } = connection
  const advancing = createOnce({
    create: async () => {
      await octokit.rest.git.updateRef({ ...repository, ref: FOLDER + name, sha, force: false })
      return true
    },
    find: async () => ((await readOwnRef(connection, name)) === sha ? true : undefined)
  })
  return await unlessError(advancing, false, refuses(/not a fast.forward|does not exist|reference update failed/i))
}

/**
 * Moves the ref from `previous` to a commit that need not descend from it. Returns false if it is at another commit, or was deleted.
 * Between the two calls, another run can move it: GitHub compares no commits here.
 */
export async function replaceOwnRef(connection: Connection, { name, sha }: OwnRef, previous: string): Promise<boolean> {
  const { octokit, repository, createOnce } = connection
  const find = async () => {
    const now = await readOwnRef(connection, name)
    return now === previous ? undefined : now === sha
  }
  const create = async () => {
    await octokit.rest.git.updateRef({ ...repository, ref: FOLDER + name, sha, force: true })
    return true
  }
  return (await find()) ?? (await createOnce({ create, find }))
}

/** A message that is kept as a ref to a commit without files. */
export interface RefMessage {
  /** Of the ref. */
  readonly name: string
  readonly message: string
  /** The commit that the ref is expected to be at; undefined if there is none. The new commit becomes its child. */
  readonly previous: string | undefined
}

/** The tree without files. Git knows it in every repository. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** Writes the message. Returns false if the ref is at another commit than expected. */
export async function writeRefMessage(
  connection: Connection,
  { name, message, previous }: RefMessage
): Promise<boolean> {
  const { octokit, repository } = connection
  const parents = previous === undefined ? [] : [previous]
  const { data } = await octokit.rest.git.createCommit({ ...repository, message, tree: EMPTY_TREE, parents })
  const ref = { name, sha: data.sha }
  return await (previous === undefined ? createOwnRef(connection, ref) : advanceOwnRef(connection, ref))
}

/** The message of a ref and when it was written (ISO 8601, UTC); undefined for something that is not a commit. */
export async function readRefMessage(
  { octokit, repository }: Connection,
  sha: string
): Promise<{ readonly message: string; readonly at: string } | undefined> {
  const commit = octokit.rest.git.getCommit({ ...repository, commit_sha: sha })
  const found = await unlessStatus(commit, undefined, 404, 422)
  return found && { message: found.data.message, at: found.data.committer.date }
}

/** Deletes the ref. Returns false if there is none. Fails if somebody is writing it at this moment. */
export async function deleteOwnRef({ octokit, repository }: Connection, name: string): Promise<boolean> {
  const deleted = octokit.rest.git.deleteRef({ ...repository, ref: FOLDER + name })
  const isGone = (error: unknown) => hasStatus(error, 404, 422) && !isRefLocked(error)
  return (await unlessError(deleted, undefined, isGone)) !== undefined
}
