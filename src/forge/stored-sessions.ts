import type { Person } from '../domain/task.ts'
import { noReplyAddress } from '../text/github-rules.ts'
import type { Connection } from './github-client.ts'
import { unlessStatus } from './forge-errors.ts'
import type { SessionWrite, StoredRecord } from './forge.ts'
import {
  advanceOwnRef,
  createOwnRef,
  deleteOwnRef,
  listOwnRefs,
  ownRefName,
  readOwnRef,
  replaceOwnRef
} from './own-refs.ts'
import { authorOf, type GraphqlCommit } from './session-author.ts'

/** The folder of the refs. */
const SESSIONS_FOLDER = 'sessions/'

/** The full name of the ref. */
export function sessionRef(key: string): string {
  return ownRefName(SESSIONS_FOLDER + key)
}

export async function readSessionFile({ octokit, repository }: Connection, blob: string): Promise<Buffer> {
  const { data } = await octokit.rest.git.getBlob({ ...repository, file_sha: blob })
  return Buffer.from(data.content, 'base64')
}

/** Returns false if the session is not the expected one any more. Then nothing is changed. */
export async function writeSession(
  connection: Connection,
  { key, self, previous, isRoot, record, messages, message }: SessionWrite
): Promise<boolean> {
  const { octokit, repository, serverUrl } = connection
  const file = { mode: '100644', type: 'blob' } as const
  const { data: tree } = await octokit.rest.git.createTree({
    ...repository,
    tree: [
      // A file that is not text would take a request of its own.
      ...(messages ? [{ ...file, path: MESSAGES_FILE, content: messages }] : []),
      { ...file, path: RECORD_FILE, content: record }
    ]
  })
  const { data: commit } = await octokit.rest.git.createCommit({
    ...repository,
    message,
    tree: tree.sha,
    parents: previous === undefined || isRoot ? [] : [previous],
    // GitHub signs a commit of a bot's token only if it names no author. Nobody signs those of a person's token.
    ...(self.isBot ? {} : { author: gitAuthorOf(self, new URL(serverUrl).hostname) })
  })
  const ref = { name: SESSIONS_FOLDER + key, sha: commit.sha }
  if (previous === undefined) return await createOwnRef(connection, ref)
  if (!isRoot) return await advanceOwnRef(connection, ref)
  // A root descends from nothing. Meanwhile, another run could only add a session that this one replaces.
  return await replaceOwnRef(connection, ref, previous)
}

export const RECORD_FILE = 'session.json'
export const MESSAGES_FILE = 'messages.jsonl.gz.base64'

function gitAuthorOf(person: Person, host: string) {
  return { name: person.login, email: noReplyAddress(person, host) }
}

/** Returns false if there is none. */
export async function deleteSession(connection: Connection, key: string): Promise<boolean> {
  const name = SESSIONS_FOLDER + key
  return await connection.createOnce({
    create: () => deleteOwnRef(connection, name),
    find: async () => ((await readOwnRef(connection, name)) === undefined ? true : undefined)
  })
}

/** The keys of all sessions, each with its commit. */
export async function listSessions(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const refs = await listOwnRefs(connection, SESSIONS_FOLDER)
  return new Map(refs.map(({ name, sha }) => [name.slice(SESSIONS_FOLDER.length), sha]))
}

const SESSIONS_PER_QUERY = 20

interface SessionNode extends GraphqlCommit {
  readonly file: { readonly object: { readonly text?: string | null; readonly isTruncated?: boolean } | null } | null
}

/** The records of all sessions as text, in a few calls. What is not a commit with a record is left out. */
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
  return [{ key, author: authorOf(node), record: blob.text }]
}

/** Since when the thread is closed; `deleted` if it does not exist any more, undefined if it is open. */
export async function closedSince({ octokit, repository }: Connection, number: number): Promise<string | undefined> {
  const reading = octokit.rest.issues.get({ ...repository, issue_number: number })
  const { data } = await unlessStatus(reading, { data: { closed_at: 'deleted' } }, 404, 410)
  return data.closed_at ?? undefined
}
