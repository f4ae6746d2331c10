import type { Message } from '../agent/messages.ts'
import type { Person, Task } from '../domain/task.ts'
import { messageOf } from '../errors.ts'
import type { Forge } from '../forge/github.ts'
import type { SessionAuthor, StoredSession, ThreadStart } from '../forge/forge.ts'
import { parseJson } from '../text/json.ts'
import { MAX_MESSAGES_BYTES, unpackMessages } from './saved-messages.ts'
import { MAX_RECORD_BYTES, sessionSchema, type Session } from './session.ts'
import { threadKey } from '../tasks/keys.ts'
import { issueOfBranch } from '../tasks/branch-name.ts'

/** What is stored for a thread. Nothing of it can be trusted before `openSession`. */
export interface FoundSession {
  /** Undefined if it could not be determined. Then no session is written. */
  readonly key: string | undefined
  readonly stored: StoredSession | undefined
  /** Why it cannot be read; a sentence. */
  readonly problem: string | undefined
}

/** What was found before our own account is known: see `sessionFor`. */
export interface FoundSessions {
  readonly ofThread: FoundSession
  /** By the marker in the text of a pull request; undefined if it has none. */
  readonly marked: FoundSession | undefined
}

/** Finds the session of a thread, with at most one more call. Never rejects: a run works without its session too. */
export async function findSession(task: Task, starting: Promise<ThreadStart>, forge: Forge): Promise<FoundSessions> {
  try {
    const start = await starting
    const { session } = start
    const read = async (key: string): Promise<FoundSession> => {
      const stored = key === threadKey(task) ? session : await forge.readSession(key)
      return { key, stored, problem: undefined }
    }
    const [key, marked] = [sessionKey(task, start), markedSessionKey(start)]
    const [ofThread, ofMarker] = await Promise.all([read(key), marked === undefined ? undefined : read(marked)])
    return { ofThread, marked: ofMarker }
  } catch (error) {
    const problem = `The session of earlier runs could not be read: ${messageOf(error)}`
    return { ofThread: { key: undefined, stored: undefined, problem }, marked: undefined }
  }
}

/**
 * The session that a run continues.
 *
 * Attack: whoever may open a pull request here, such as another bot, begins its text with a marker of ours, and a run on it would continue
 * the session of another task, with what its people approved.
 */
export function sessionFor({ author }: Task, { ofThread, marked }: FoundSessions, self: Person): FoundSession {
  return marked && author.id === self.id ? marked : ofThread
}

const RECORD = 'session.json'
const MESSAGES = 'messages.jsonl.gz.base64'
const MAX_BASE64_BYTES = Math.ceil(MAX_MESSAGES_BYTES / 3) * 4

/** The session of a thread, and what a run must know to replace it. */
export interface OpenedSession {
  readonly key: string
  /** The commit that the new session replaces; undefined if there is none. */
  readonly commit: string | undefined
  /** Undefined if there is none that can be used. */
  readonly session: Session | undefined
  /** Why what is stored cannot be used; a sentence. */
  readonly problem: string | undefined
  /** Undefined if there are none. */
  readonly readMessages: () => Promise<readonly Message[] | undefined>
}

/** Uses the stored session only if our own account wrote it, and only if it is what we would have written. */
export function openSession(
  { key, stored, problem }: FoundSession,
  self: Person,
  forge: Forge
): OpenedSession | undefined {
  if (key === undefined) return undefined
  const opened = { key, commit: stored?.commit, readMessages: () => readMessages(stored, forge) }
  if (!stored) return { ...opened, session: undefined, problem }
  const { author } = stored
  if (!isWrittenBy(author, self)) {
    const who = author.name.replaceAll(/[^\w.[\] -]/g, '_').slice(0, 60)
    return {
      ...opened,
      session: undefined,
      problem: `The session of this thread is ignored: ${self.login} did not write it, but ${who}.`
    }
  }
  const isOurs = stored.files.every(({ path, isFile }) => isFile && (path === RECORD || path === MESSAGES))
  const record = fileOf(stored, RECORD, MAX_RECORD_BYTES) && stored.record
  const parsed = sessionSchema.safeParse(parseJson(record ?? ''))
  if (isOurs && parsed.success) return { ...opened, session: parsed.data, problem: undefined }
  return {
    ...opened,
    session: undefined,
    problem: 'The session of this thread is ignored: it does not have the format that this version writes.'
  }
}

/** GitHub signs what a bot's token commits. Nobody signs the commits of a person's token. */
export function isWrittenBy(author: SessionAuthor, { id, isBot }: Person): boolean {
  return author.id === id && (author.isSigned || !isBot)
}

async function readMessages(stored: StoredSession | undefined, forge: Forge) {
  const file = stored && fileOf(stored, MESSAGES, MAX_BASE64_BYTES)
  return file && unpackMessages(Buffer.from(String(await forge.readSessionFile(file.blob)), 'base64'))
}

function fileOf({ files }: StoredSession, name: string, maxBytes: number) {
  return files.find(({ path, isFile, size }) => path === name && isFile && size <= maxBytes)
}

/**
 * The key of the session of a thread. A pull request that a run opened for an issue continues the session of that issue, whose number is in
 * the name of its branch. Only people with write access can make such a branch in this repository.
 */
export function sessionKey(task: Task, { pullRequest }: ThreadStart): string {
  const issue = pullRequest && !pullRequest.isFork ? issueOfBranch(pullRequest.headRef) : undefined
  return issue === undefined ? threadKey(task) : `issue-${issue}`
}

/**
 * The key of the session that the marker in the text of a pull request names: that of a task of the repository, or of an issue whose
 * number is not in the name of the branch. Undefined if there is no marker. Trust it only if we opened the pull request: see `sessionFor`.
 */
export function markedSessionKey({ pullRequest, issue, taskKey }: ThreadStart): string | undefined {
  if (!pullRequest || pullRequest.isFork) return undefined
  if (taskKey !== undefined) return taskKey
  const isNamed = issue !== undefined && issueOfBranch(pullRequest.headRef) === undefined
  return isNamed ? `issue-${issue}` : undefined
}

/** GitHub counts runs across all repositories, so on average one in this many runs of a repository prunes. */
export const RUNS_PER_PRUNING = 10

/** True if this run deletes old refs of ours. Most runs do not, which saves the calls that look for them. */
export function isPruningRun(runId: string): boolean {
  return Number(runId) % RUNS_PER_PRUNING === 0
}
