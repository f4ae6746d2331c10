import { readIssueMarker, readTaskKey } from '../tasks/comment-markers.ts'
import { readStopMessage } from '../tasks/stopped-runs.ts'
import type { Connection } from './github-client.ts'
import { explainIfGone } from './comments.ts'
import type { PullRequest, StoredSession, ThreadStart, ThreadStartQuestion } from './forge.ts'
import { ownRefName } from './own-refs.ts'
import { RECORD_FILE, sessionRef } from './stored-sessions.ts'
import { authorOf, type GraphqlCommit } from './session-author.ts'
import { STOPS_FOLDER } from './stops.ts'

// `object` takes what git rev-parse understands, such as the full name of a ref, or a path in its commit.
const SESSION = `
    session: object(expression: $session) {
      __typename
      ... on Commit {
        oid author { name email } committer { email } signature { __typename isValid }
        tree { entries { name type oid size } }
      }
    }
    record: object(expression: $record) { __typename ... on Blob { oid text isTruncated } }`

const SESSION_QUERY = `query ($owner: String!, $repo: String!, $session: String!, $record: String!) {
  repository(owner: $owner, name: $repo) {${SESSION}
  }
}`

const START_QUERY = `query (
  $owner: String!, $repo: String!, $session: String!, $record: String!, $stop: String!, $number: Int!, $isPullRequest: Boolean!
) {
  repository(owner: $owner, name: $repo) {${SESSION}
    stop: object(expression: $stop) { __typename ... on Commit { message } }
    pullRequest(number: $number) @include(if: $isPullRequest) {
      number url state title body isDraft headRefName headRefOid baseRefName isCrossRepository maintainerCanModify headRepository { url }
    }
  }
}`

interface SessionAnswer {
  /** Null if there is no such ref. */
  readonly session: (GraphqlCommit & Partial<SessionCommit>) | null
  readonly record: { readonly oid?: string; readonly text?: string | null; readonly isTruncated?: boolean } | null
}

/** Left out for an object that is not a commit. */
interface SessionCommit {
  readonly oid: string
  readonly tree: {
    readonly entries:
      readonly { readonly name: string; readonly type: string; readonly oid: string; readonly size: number }[] | null
  }
}

interface StartAnswer extends SessionAnswer {
  readonly stop: { readonly message?: string } | null
  readonly pullRequest?: PullRequestNode
}

interface PullRequestNode {
  readonly number: number
  readonly url: string
  readonly state: 'OPEN' | 'CLOSED' | 'MERGED'
  readonly title: string
  readonly body: string
  readonly isDraft: boolean
  readonly headRefName: string
  readonly headRefOid: string
  readonly baseRefName: string
  readonly isCrossRepository: boolean
  readonly maintainerCanModify: boolean
  /** Null if it was deleted. */
  readonly headRepository: { readonly url: string } | null
}

/** Reads in one request what a run must know about its thread before it works. */
export async function readThreadStart(
  { octokit, repository }: Connection,
  { thread, pullRequest: number }: ThreadStartQuestion
): Promise<ThreadStart> {
  const pull = { number: number ?? 0, isPullRequest: number !== undefined }
  const names = { ...sessionNames(thread), stop: ownRefName(STOPS_FOLDER + thread) }
  try {
    const query = { ...repository, ...names, ...pull }
    const { repository: found } = await octokit.graphql<{ repository: StartAnswer }>(START_QUERY, query)
    return {
      session: sessionOf(found),
      stop: readStopMessage(found.stop?.message ?? ''),
      pullRequest: found.pullRequest && pullRequestOf(found.pullRequest),
      issue: readIssueMarker(found.pullRequest?.body ?? ''),
      taskKey: readTaskKey(found.pullRequest?.body ?? '')
    }
  } catch (error) {
    throw number === undefined ? error : explainIfGone(error, `The pull request #${number}`)
  }
}

/** The session with its record. The other files are read on demand. */
export async function readSession(
  { octokit, repository }: Connection,
  key: string
): Promise<StoredSession | undefined> {
  const query = { ...repository, ...sessionNames(key) }
  return sessionOf((await octokit.graphql<{ repository: SessionAnswer }>(SESSION_QUERY, query)).repository)
}

function sessionNames(key: string) {
  const session = sessionRef(key)
  return { session, record: `${session}:${RECORD_FILE}` }
}

function sessionOf({ session, record }: SessionAnswer): StoredSession | undefined {
  // Something that is not a commit.
  if (session?.oid === undefined) return undefined
  const entries = session.tree?.entries ?? []
  // Attack: the ref is moved while GitHub answers, so that the record is not of the commit whose author we check.
  const isOfCommit = record?.isTruncated === false && entries.some(({ oid }) => oid === record.oid)
  return {
    commit: session.oid,
    author: authorOf(session),
    files: entries.map(({ name, type, oid, size }) => ({ path: name, isFile: type === 'blob', blob: oid, size })),
    record: isOfCommit ? (record.text ?? undefined) : undefined
  }
}

function pullRequestOf({ state, headRefName, headRefOid, baseRefName, ...node }: PullRequestNode): PullRequest {
  const { number, url, title, isDraft, isCrossRepository, maintainerCanModify, headRepository } = node
  return {
    number,
    url,
    state: state === 'OPEN' ? 'open' : 'closed',
    isMerged: state === 'MERGED',
    headRef: headRefName,
    headSha: headRefOid,
    baseRef: baseRefName,
    isFork: isCrossRepository || headRepository === null,
    headPage: headRepository?.url,
    allowsEdits: maintainerCanModify,
    isDraft,
    title
  }
}
