import type { Person } from '../domain/task.ts'
import type { Connection } from './client.ts'
import { hasStatus } from './errors.ts'
import type { SessionWrite, StoredRecord, StoredSession } from './forge.ts'
import { advanceOwnRef, createOwnRef, deleteOwnRef, listOwnRefs, readOwnRef } from './own-refs.ts'

const FOLDER = 'sessions/'

/** Reads the commit and the names of its files. Their contents are read on demand. */
export async function readSession(connection: Connection, key: string): Promise<StoredSession | undefined> {
  const { octokit, repository } = connection
  const sha = await readOwnRef(connection, FOLDER + key)
  if (sha === undefined) return undefined
  try {
    const [{ data: commit }, { data: tree }] = await Promise.all([
      octokit.rest.git.getCommit({ ...repository, commit_sha: sha }),
      octokit.rest.git.getTree({ ...repository, tree_sha: sha })
    ])
    const { author, committer, verification } = commit
    return {
      commit: sha,
      author: {
        name: author.name,
        id: accountIdIn(author.email),
        // Only GitHub itself signs with this committer, and only what it wrote for the author.
        isSigned: verification.verified && committer.email === 'noreply@github.com'
      },
      at: committer.date,
      files: tree.tree.map(({ path, type, sha: blob, size = 0 }) => ({ path, isFile: type === 'blob', blob, size }))
    }
  } catch (error) {
    // Something that is not a commit, or was deleted meanwhile.
    if (hasStatus(error, 404, 409, 422)) return undefined
    throw error
  }
}

/** From an address such as 41898282+github-actions[bot]@users.noreply.github.com. */
function accountIdIn(email: string): number | undefined {
  const [, id] = /^(\d{1,15})\+[^@]+@users\.noreply\.[^@]+$/.exec(email) ?? []
  return id === undefined ? undefined : Number(id)
}

export async function readSessionFile({ octokit, repository }: Connection, blob: string): Promise<Buffer> {
  const { data } = await octokit.rest.git.getBlob({ ...repository, file_sha: blob })
  return Buffer.from(data.content, 'base64')
}

/** Returns false if the session is not the expected one any more. Then nothing is changed. */
export async function writeSession(
  connection: Connection,
  { key, self, previous, isRoot, record, messages, message }: SessionWrite,
  host: string
): Promise<boolean> {
  const { octokit, repository } = connection
  const file = { mode: '100644', type: 'blob' } as const
  const blob = messages && (await octokit.rest.git.createBlob({ ...repository, ...base64(messages) }))
  const { data: tree } = await octokit.rest.git.createTree({
    ...repository,
    tree: [
      ...(blob ? [{ ...file, path: MESSAGES_FILE, sha: blob.data.sha }] : []),
      { ...file, path: RECORD_FILE, content: record }
    ]
  })
  const { data: commit } = await octokit.rest.git.createCommit({
    ...repository,
    message,
    tree: tree.sha,
    parents: previous === undefined || isRoot ? [] : [previous],
    // GitHub signs a commit of a bot's token only if it names no author. Nobody signs those of a person's token.
    ...(self.isBot ? {} : { author: authorOf(self, host) })
  })
  const ref = { name: FOLDER + key, sha: commit.sha }
  if (previous === undefined) return await createOwnRef(connection, ref)
  if (!isRoot) return await advanceOwnRef(connection, ref)
  // A root descends from nothing. Between the two calls, another run could only add a session that this one replaces.
  if ((await readOwnRef(connection, ref.name)) !== previous) return false
  await octokit.rest.git.updateRef({ ...repository, ref: `forgehand/${ref.name}`, sha: ref.sha, force: true })
  return true
}

export const RECORD_FILE = 'session.json'
export const MESSAGES_FILE = 'messages.jsonl.gz'

function base64(bytes: Buffer) {
  return { content: bytes.toString('base64'), encoding: 'base64' }
}

function authorOf({ login, id }: Person, host: string) {
  return { name: login, email: `${id}+${login}@users.noreply.${host}` }
}

export async function deleteSession(connection: Connection, key: string): Promise<boolean> {
  return await deleteOwnRef(connection, FOLDER + key)
}

/** The keys of all sessions, each with its commit. */
export async function listSessions(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const refs = await listOwnRefs(connection, FOLDER)
  return new Map(refs.map(({ name, sha }) => [name.slice(FOLDER.length), sha]))
}

const SESSIONS_PER_QUERY = 20

interface SessionNode {
  readonly author: { readonly name: string | null; readonly email: string | null } | null
  readonly committer: { readonly email: string | null } | null
  readonly signature: { readonly isValid: boolean } | null
  readonly file: { readonly object: { readonly text?: string | null; readonly isTruncated?: boolean } | null } | null
}

/** The records of all sessions, unread, in a few calls. What is not a commit with a record is left out. */
export async function readSessionRecords(connection: Connection): Promise<readonly StoredRecord[]> {
  const all = [...(await listSessions(connection))]
  const records: StoredRecord[] = []
  for (let from = 0; from < all.length; from += SESSIONS_PER_QUERY) {
    const page = all.slice(from, from + SESSIONS_PER_QUERY)
    const { repository } = await connection.octokit.graphql<{ repository: Record<string, SessionNode | null> }>(
      recordsQuery(page.map(([, sha]) => sha)),
      { ...connection.repository }
    )
    records.push(...page.flatMap(([key], index) => recordOf(key, repository[`session${index}`])))
  }
  return records
}

function recordsQuery(shas: readonly string[]): string {
  const fields = `__typename ... on Commit {
    author { name email } committer { email } signature { __typename isValid }
    file(path: "${RECORD_FILE}") { object { __typename ... on Blob { text isTruncated } } }
  }`
  const objects = shas.map((sha, index) => `session${index}: object(oid: "${sha}") { ${fields} }`)
  return `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${objects.join('\n')} } }`
}

function recordOf(key: string, node: SessionNode | null | undefined): StoredRecord[] {
  const blob = node?.file?.object
  if (!node || typeof blob?.text !== 'string' || blob.isTruncated === true) return []
  const { author, committer, signature } = node
  const isSigned = signature?.isValid === true && committer?.email === 'noreply@github.com'
  return [
    { key, author: { name: author?.name ?? '', id: accountIdIn(author?.email ?? ''), isSigned }, record: blob.text }
  ]
}

/** Since when the thread is closed; `deleted` if it does not exist any more, undefined if it is open. */
export async function closedSince({ octokit, repository }: Connection, number: number): Promise<string | undefined> {
  try {
    const { data } = await octokit.rest.issues.get({ ...repository, issue_number: number })
    return data.closed_at ?? undefined
  } catch (error) {
    if (hasStatus(error, 404, 410)) return 'deleted'
    throw error
  }
}
