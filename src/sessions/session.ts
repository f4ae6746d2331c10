import * as z from 'zod'
import { OBJECT_ID } from '../text/near-name.ts'
import { shorten, oneLine } from '../text/shorten.ts'
import { isWork } from '../tasks/verbs.ts'
import type { Task } from '../domain/task.ts'
import { claimKey } from '../tasks/keys.ts'

// The file session.json. Runs of other versions, and anyone who can write to the repository, may have written it, so the schema is
// strict and bounds every text and list.

/** Increase it when an older reader would misread the new format. */
const SESSION_VERSION = 1
export const MAX_RECORD_BYTES = 64 * 1024
/** About 4,000 tokens. */
export const MAX_SUMMARY = 16_000
/** Sessions of one thread that stay in the history of its ref. */
const MAX_GENERATIONS = 20

const MAX_REQUESTS = 50
const MAX_REQUEST_TEXT = 20_000
const MAX_OLD_TEXT = 500
const MAX_RESULT = 2_000
const MAX_THREADS = 200
const MAX_APPROVALS = 50
const MAX_STOPS = 50

const count = z.int().min(0)
const id = z.int().positive()
const time = z.iso.datetime()
const objectId = z.string().regex(OBJECT_ID)
const name = z.string().max(200)
const line = z.string().max(1_000)
const person = z.strictObject({ login: name, id })

const request = z.lazy(() =>
  z.strictObject({
    author: person,
    /** Identifies what was asked; see tasks/keys.ts. */
    claim: name,
    at: time,
    verb: z.enum(['fix', 'explain', 'ask', 'plan', 'undo', 'update']),
    flags: z.strictObject({ model: name.optional(), base: name.optional(), draft: z.boolean() }),
    text: z.string().max(MAX_REQUEST_TEXT),
    outcome: z.string().regex(/^[a-z_]{1,30}$/u),
    /** What the run said about its result. */
    result: z.string().max(MAX_RESULT),
    /** What it published; newest last. */
    commits: z.array(objectId).max(20),
    /** For a retry: the commit that its work started from. */
    start: objectId.optional(),
    pullRequest: id.optional(),
    /** Hashes of what waits for approval. */
    pending: z.array(z.string().regex(/^[0-9a-f]{32}$/u)).max(50),
    model: name,
    host: name,
    used: z.strictObject({ turns: count, tokens: count, seconds: count, dollars: z.number().min(0).optional() })
  })
)
export type SessionRequest = z.output<typeof request>

/** The last request that asked for work or an answer, before the one with this claim: an earlier attempt of it can be recorded. */
export function lastRequestBefore(claim: string, session: Session | undefined): SessionRequest | undefined {
  return session?.requests.findLast((request) => isWork(request) && request.claim !== claim)
}

const approval = z.lazy(() =>
  z.strictObject({
    hash: z.string().regex(/^[0-9a-f]{32}$/u),
    what: z.enum(['command', 'change', 'adoption', 'plan']),
    by: person,
    claim: name,
    at: time
  })
)
export type SessionApproval = z.output<typeof approval>

export const sessionSchema = z.lazy(() =>
  z.strictObject({
    version: z.literal(SESSION_VERSION),
    /** 1 for a commit without a parent. */
    generation: z.int().min(1).max(MAX_GENERATIONS),
    updatedAt: time,
    /** Oldest first. */
    requests: z.array(request).min(1).max(MAX_REQUESTS),
    /** Of the work so far; Markdown. */
    summary: z.string().max(MAX_SUMMARY),
    base: z.strictObject({ branch: name, sha: objectId }).optional(),
    /** The last run of the task of the repository that came to an end, with the commit of the default branch that it saw. */
    task: z.strictObject({ sha: objectId, at: time }).optional(),
    approvals: z.array(approval).max(MAX_APPROVALS).default([]),
    stops: z
      .array(z.strictObject({ by: person, at: time }))
      .max(MAX_STOPS)
      .default([]),
    plan: z
      .strictObject({
        hash: name,
        text: z.string().max(MAX_SUMMARY),
        baseSha: objectId,
        /** `open`: it has a question. */
        state: z.enum(['open', 'proposed', 'approved', 'done'])
      })
      .optional(),
    openQuestions: z.array(line).max(20).default([]),
    /** The last verdict in each review thread, with the commit that fixed it or took the fix back. */
    threads: z
      .array(z.strictObject({ id: name, verdict: name, commit: objectId.optional() }))
      .max(MAX_THREADS)
      .default([])
  })
)
export type Session = z.output<typeof sessionSchema>

/** The session after one more run. The request of an earlier attempt of this run is replaced, except for what only that attempt published. */
export function addRequest(
  session: Session | undefined,
  added: Pick<Session, 'summary' | 'base' | 'updatedAt' | 'plan' | 'task' | 'threads'> & {
    readonly stop?: Session['stops'][number] | undefined
    readonly request: SessionRequest
    readonly approvals: readonly SessionApproval[]
  }
): Session {
  const { request: latest, approvals, stop, plan = session?.plan, task = session?.task, threads, ...rest } = added
  const newest = withEarlierWork(latest, session)
  const earlier = (session?.requests ?? []).filter(({ claim }) => claim !== newest.claim)
  const known = (session?.approvals ?? []).filter(({ hash }) => !approvals.some((one) => one.hash === hash))
  const otherThreads = (session?.threads ?? []).filter(({ id }) => !threads.some((one) => one.id === id))
  return {
    openQuestions: [],
    ...session,
    ...rest,
    threads: [...otherThreads, ...threads].slice(-MAX_THREADS),
    version: SESSION_VERSION,
    generation: ((session?.generation ?? 0) % MAX_GENERATIONS) + 1,
    requests: [...earlier.map(shortened), bounded(newest)].slice(-MAX_REQUESTS),
    approvals: [...known, ...approvals].slice(-MAX_APPROVALS),
    stops: withStop(session?.stops ?? [], stop),
    ...(plan && { plan }),
    ...(task && { task }),
    summary: shorten(added.summary, MAX_SUMMARY)
  }
}

/** If this attempt has published nothing, what an earlier attempt of the request published stays known: `undo` and `retry` must find it. */
function withEarlierWork(newest: SessionRequest, session: Session | undefined): SessionRequest {
  const attempt = session?.requests.find(({ claim }) => claim === newest.claim)
  if (newest.commits.length > 0 || !attempt || attempt.commits.length === 0) return newest
  const { commits, start, pullRequest } = attempt
  return {
    ...newest,
    commits,
    ...(start !== undefined && { start }),
    ...(pullRequest !== undefined && { pullRequest })
  }
}

function withStop(stops: Session['stops'], added: Session['stops'][number] | undefined): Session['stops'] {
  if (!added) return stops
  const others = stops.filter(({ at, by }) => at !== added.at || by.id !== added.by.id)
  return [...others, added].slice(-MAX_STOPS)
}

function bounded(newest: SessionRequest): SessionRequest {
  return { ...newest, text: shorten(newest.text, MAX_REQUEST_TEXT), result: shorten(newest.result, MAX_RESULT) }
}

function shortened(older: SessionRequest): SessionRequest {
  return { ...older, text: shorten(older.text, MAX_OLD_TEXT), result: shorten(older.result, MAX_OLD_TEXT) }
}

/**
 * The content of session.json. Old requests, then the ends of long texts, are left out until it is small enough.
 *
 * @throws Error if the rest is too large, such as a plan, of which nothing can be left out
 */
export function recordText(session: Session): string {
  for (let [kept, maxText] = [session, MAX_REQUEST_TEXT]; ;) {
    const text = JSON.stringify(sessionSchema.parse(kept))
    if (Buffer.byteLength(text) <= MAX_RECORD_BYTES) return text
    if (kept.requests.length > 1) kept = { ...kept, requests: kept.requests.slice(1) }
    else if (maxText === 0) throw new Error(`Its file would have more than ${MAX_RECORD_BYTES} bytes.`)
    else {
      maxText = Math.floor(maxText / 2)
      kept = {
        ...kept,
        summary: shorten(kept.summary, maxText),
        threads: kept.threads.slice(-10),
        requests: kept.requests.map((only) => ({ ...only, text: shorten(only.text, maxText) }))
      }
    }
  }
}

const MAX_REQUEST = 80

/**
 * The warning that a later request of the thread was carried out before this one; undefined if none was. GitHub does not promise
 * the order in which jobs leave a queue.
 */
export function overtakenWarning(task: Task, session: Session | undefined): string | undefined {
  const claim = claimKey(task)
  const later = session?.requests.findLast(
    (request) => request.claim !== claim && Date.parse(request.at) > Date.parse(task.createdAt)
  )
  if (!later) return undefined
  const { verb, text, author } = later
  return `A later request was carried out before this one: "${oneLine(`${verb} ${text}`, MAX_REQUEST)}" by ${author.login}.`
}
