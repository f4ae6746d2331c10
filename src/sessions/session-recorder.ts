import type { Message } from '../agent/messages.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { ActivePlan } from '../domain/plan.ts'
import type { Person, Request } from '../domain/task.ts'
import type { ThreadResult } from '../domain/review-thread.ts'
import { messageOf } from '../errors.ts'
import { sessionRef } from '../forge/stored-sessions.ts'
import { modelAnswerOf } from '../report/describe-outcome.ts'
import type { Reporter, RunEvent } from '../report/reporter.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { redactDeep, type Redact } from '../secrets/redact.ts'
import type { Forge } from '../forge/github.ts'
import { openSession, type OpenedSession, isPruningRun, RUNS_PER_PRUNING } from './find-session.ts'
import { packMessages } from './saved-messages.ts'
import {
  addRequest,
  recordText,
  type Session,
  type SessionApproval,
  type SessionRequest,
  sessionSchema
} from './session.ts'
import { documentationUrl } from '../text/documentation-url.ts'
import { resultOf } from '../tasks/verbs.ts'
import { parseJson } from '../text/json.ts'

/** What a run adds to the session of its thread. */
export interface SessionStart {
  readonly opened: OpenedSession
  /** The account of our token. */
  readonly self: Person
  readonly author: Person
  readonly claim: string
  readonly at: string
  /** What is really carried out: for `approve` and `continue`, the earlier request. */
  readonly request: Request
  readonly approvals: readonly SessionApproval[]
  readonly base: Session['base']
  /** True for a run that carries out a task of the repository. */
  readonly isTask: boolean
  /** For a retry: the commit that its work starts from. */
  readonly retriesFrom: string | undefined
  /** The plan that the run works from; undefined for none. */
  readonly plan: ActivePlan | undefined
  /** What a killed run has pushed; left out if its outcome says that. */
  readonly pushed?: Pick<SessionRequest, 'commits' | 'pullRequest'>
}

export interface SessionRecorderOptions {
  readonly forge: Forge
  /** Ends the calls of `forge`. */
  readonly deadline: AbortController
  readonly snapshot: () => RunSnapshot
  readonly redact: Redact
  readonly runId: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called when the session cannot be written. The run has its outcome already. */
  readonly onFailure: (text: string) => void
  /** Called when the session is written, or cannot be written, unless it may lack a commit that the run has pushed. */
  readonly onSettled: () => void
}

/** The job waits for it. */
const MAX_MS = 10_000

/** An attempt fails if another run has changed the session since it was read. */
const MAX_ATTEMPTS = 4
const KEPT_TURNS = 2

/**
 * Writes the session when the run has ended, in parallel with the last update of its comment. The events that it receives are
 * redacted, so that its messages are redacted like the trace.
 */
export class SessionRecorder implements Reporter {
  readonly #options: SessionRecorderOptions
  #messages: Message[] = []
  #compaction: { summary: string; isNext: boolean } = { summary: '', isNext: false }
  #start: SessionStart | undefined
  #outcome: Outcome | undefined
  #stop: Session['stops'][number] | undefined
  #threads: readonly ThreadResult[] = []
  /** True once a commit can be on its way to the branch. */
  #isPublishing = false
  #ref: string | undefined

  constructor(options: SessionRecorderOptions) {
    this.#options = options
  }

  /** The ref of the session, once it is written. */
  get ref(): string | undefined {
    return this.#ref
  }

  /** Without this call, no session is written. */
  readonly keep = (start: SessionStart): void => {
    this.#start = start
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'message') this.#addMessage(event.message)
    if (event.kind === 'compaction') this.#compaction.isNext = event.step === 'summarized'
    if (event.kind === 'ended') this.#outcome = event.outcome
    if (event.kind === 'threads-settled') this.#threads = event.threads
    if (event.kind === 'publishing') this.#isPublishing = true
    if (event.kind === 'stop-requested') this.#stop = { by: event.by, at: event.writtenAt }
  }

  async close(): Promise<void> {
    const [start, outcome] = [this.#start, this.#outcome]
    const { deadline, onSettled } = this.#options
    if (!start || !outcome) return
    if (outcome.kind === 'skipped') {
      onSettled()
      return
    }
    const timer = setTimeout(() => {
      deadline.abort(new Error('GitHub took too long.'))
    }, MAX_MS)
    let problem = 'The session of this run could not be stored'
    try {
      await this.#write(start, outcome)
      problem = 'Old sessions could not be deleted'
      if (outcome.kind !== 'cancelled' && isPruningRun(this.#options.runId)) await pruneSessions(this.#options)
    } catch (error) {
      this.#options.onFailure(`${problem}: ${messageOf(error)}`)
    } finally {
      clearTimeout(timer)
      // After a push that was cut off, only the post step can find out what the branch has.
      const isCutOff = this.#isPublishing && (outcome.kind === 'cancelled' || outcome.kind === 'failed')
      if (!isCutOff) onSettled()
    }
  }

  /** A summary replaces the turns before the last two, as in the conversation. */
  #addMessage(message: Message): void {
    if (!this.#compaction.isNext) {
      this.#messages.push(message)
      return
    }
    this.#compaction = { summary: message.text, isNext: false }
    const responses = [...this.#messages.entries()].filter(([, { role }]) => role === 'assistant')
    const kept = this.#messages.slice(responses.at(-KEPT_TURNS)?.[0] ?? 0)
    this.#messages = [{ role: 'assistant', text: message.text, thinking: '', toolCalls: [] }, ...kept]
  }

  /** If another run was faster, this one is added to its session. */
  async #write(start: SessionStart, outcome: Outcome): Promise<void> {
    const { forge, redact, now } = this.#options
    const { self, approvals, base, isTask } = start
    const messages = packMessages(this.#messages)?.toString('base64')
    let opened: OpenedSession | undefined = start.opened
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      if (!opened) return
      const { key, commit: previous, session } = opened
      const added = addRequest(session, {
        request: this.#requestOf(start, outcome),
        approvals,
        summary: this.#summaryOf(start, outcome, session),
        plan: planAfter(start, outcome),
        stop: this.#stop,
        threads: this.#threads.flatMap(recordedThread),
        task:
          isTask && RAN.has(outcome.kind) && base ? { sha: base.sha, at: new Date(now()).toISOString() } : undefined,
        base,
        updatedAt: new Date(now()).toISOString()
      })
      const record = recordText(redactDeep(added, redact))
      const message = `Session of ${key}\n\nThe model is told what earlier runs did. See ${documentationUrl('docs/sessions.md')}`
      // What somebody else wrote is not kept in the history.
      const isRoot = previous !== undefined && added.generation === 1
      if (await forge.writeSession({ key, self, previous, isRoot, record, messages, message })) {
        this.#ref = sessionRef(key)
        return
      }
      opened = await this.#reread(start)
    }
    if (opened) throw new Error('Other runs changed it at the same time.')
  }

  /** Undefined if the session was deleted meanwhile: somebody wants it forgotten. */
  async #reread({ opened: { key }, self }: SessionStart): Promise<OpenedSession | undefined> {
    const { forge } = this.#options
    const stored = await forge.readSession(key)
    return stored && openSession({ key, stored, problem: undefined }, self, forge)
  }

  #requestOf(start: SessionStart, outcome: Outcome): SessionRequest {
    const { author, claim, at, request, retriesFrom, pushed } = start
    const { run, turns, tokens, cost, durationMs } = this.#options.snapshot()
    const { verb, flags, text } = request
    const publication = 'publication' in outcome ? outcome.publication : undefined
    return {
      author: { login: author.login, id: author.id },
      claim,
      at,
      verb: RECORDED.find((one) => one === verb) ?? 'fix',
      flags: recordedFlags(flags),
      text,
      outcome: outcome.kind,
      result: textOf(outcome),
      commits: publication ? [publication.headSha] : [],
      ...pushed,
      ...(retriesFrom !== undefined && { start: retriesFrom }),
      ...(publication?.pullRequest && { pullRequest: publication.pullRequest.number }),
      pending: outcome.kind === 'needs_approval' ? outcome.pending.map(({ hash }) => hash) : [],
      model: run?.model ?? '',
      host: run?.host ?? '',
      used: {
        turns,
        tokens: tokens.input + tokens.output,
        seconds: Math.round(durationMs / 1000),
        ...(cost !== undefined && { dollars: cost })
      }
    }
  }

  #summaryOf({ request }: SessionStart, outcome: Outcome, session: Session | undefined): string {
    const result = textOf(outcome)
    // The result of an undo says what was reverted, but not what the work was about.
    if (resultOf({ request }) === 'revert') return [result, session?.summary].filter(Boolean).join('\n\n')
    const { summary } = this.#compaction
    return [result, summary && `Summary during the work:\n${summary}`].filter(Boolean).join('\n\n')
  }
}

/** Outcomes of a task that was worked on completely. After any other outcome, the next run must do it again. */
const RAN: ReadonlySet<Outcome['kind']> = new Set([
  'proposed',
  'updated',
  'no_change',
  'answered',
  'verify_failed',
  'needs_approval'
])

/** Leaves out threads that somebody else resolved, reopened or answered during the run. */
function recordedThread({ id, verdict, commit, end }: ThreadResult): Session['threads'] {
  if (verdict === undefined || end === 'left') return []
  return [{ id, verdict, ...(commit !== undefined && { commit }) }]
}

function recordedFlags({ model, base, draft }: Request['flags']): SessionRequest['flags'] {
  return { ...(model !== undefined && { model }), ...(base !== undefined && { base }), draft }
}

/** Besides `fix`. Requests with other verbs end earlier, or are carried out as the request that they continue, repeat or approve. */
const RECORDED = ['ask', 'explain', 'plan', 'undo', 'update'] as const

/** A plan is done when its work is complete. */
function planAfter({ plan, request }: SessionStart, outcome: Outcome): Session['plan'] {
  if ('plan' in outcome) return { ...outcome.plan, state: outcome.kind === 'planned' ? 'proposed' : 'open' }
  if (!plan || resultOf({ request }) !== 'change') return undefined
  const isDone = outcome.kind === 'proposed' || outcome.kind === 'updated'
  const { hash, text, baseSha, isApproved } = plan
  return { hash, text, baseSha, state: isDone ? 'done' : isApproved ? 'approved' : 'proposed' }
}

function textOf(outcome: Outcome): string {
  const reason = 'reason' in outcome ? outcome.reason : ''
  return [reason, modelAnswerOf(outcome) ?? ''].filter(Boolean).join('\n\n')
}

interface PruneOptions {
  readonly forge: Forge
  /** Of a pruning run: see `isPruningRun`. */
  readonly runId: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const DAY_MS = 24 * 60 * 60_000
const KEPT_MS = 90 * DAY_MS
/** Of a task of the repository, or of a repair of a branch, without a run. Some tasks run once a quarter, and a skipped run writes no session. */
const KEPT_TASK_MS = 365 * DAY_MS
/** Each costs a call, and another one if it is deleted. */
const MAX_CHECKED = 5

/**
 * Deletes sessions of threads that have been closed for 90 days, or were deleted, and of tasks that have not run for a year. Checks a few of
 * them, others in each run.
 */
export async function pruneSessions({ forge, runId, now }: PruneOptions): Promise<void> {
  const keys = [...(await forge.listSessions()).keys()]
  await Promise.all(
    sessionsToCheck(keys, runId).map(async (key) => {
      if (await isOutdated(key, forge, now())) await forge.deleteSession(key)
    })
  )
}

/** A few of the sessions, others in each pruning run. */
export function sessionsToCheck(keys: readonly string[], runId: string): readonly string[] {
  const start = ((Number(runId) / RUNS_PER_PRUNING) * MAX_CHECKED) % Math.max(1, keys.length)
  return [...keys.slice(start), ...keys.slice(0, start)].slice(0, MAX_CHECKED)
}

async function isOutdated(key: string, forge: Forge, now: number): Promise<boolean> {
  if (/^(?:task|ci)-/.test(key)) {
    const { record } = (await forge.readSession(key)) ?? {}
    const { data } = sessionSchema.safeParse(parseJson(record ?? ''))
    return data !== undefined && now - Date.parse(data.updatedAt) > KEPT_TASK_MS
  }
  const [, number] = /^(?:issue|pull)-(\d{1,15})$/.exec(key) ?? []
  const closed = number === undefined ? undefined : await forge.closedSince(Number(number))
  return closed !== undefined && (closed === 'deleted' || now - Date.parse(closed) > KEPT_MS)
}
