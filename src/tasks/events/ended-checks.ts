import * as z from 'zod'
import type { CiFailure } from '../../domain/ci-failure.ts'
import type { Person, Task } from '../../domain/task.ts'
import { OBJECT_ID } from '../../text/near-name.ts'
import { parseFlags } from '../flags.ts'
import { personOf } from '../person.ts'
import { account, id, repository, time } from './event-row.ts'

const sha = z.string().regex(OBJECT_ID)
const workflowRun = z.lazy(() =>
  z.object({
    id,
    run_attempt: id,
    workflow_id: id,
    name: z.string().nullish(),
    path: z.string().optional(),
    event: z.string().optional(),
    conclusion: z.string().nullish(),
    head_sha: sha,
    head_branch: z.string().nullish(),
    /** Null when the fork was deleted. */
    head_repository: z.object({ id }).nullish(),
    html_url: z.string(),
    updated_at: time,
    actor: account.nullish(),
    triggering_actor: account.nullish()
  })
)
const runSchema = z.lazy(() => z.object({ action: z.string(), workflow_run: workflowRun, repository, sender: account }))
const suiteSchema = z.lazy(() =>
  z.object({
    action: z.string(),
    check_suite: z.object({
      id,
      app: z.object({ slug: z.string().regex(/^[\w-]{1,100}$/u), name: z.string() }),
      conclusion: z.string().nullish(),
      head_sha: sha,
      head_branch: z.string().nullish(),
      updated_at: time
    }),
    repository: repository.extend({ html_url: z.string() }),
    sender: account
  })
)

const EVENTS = ['workflow_run', 'check_suite']

/** True for an event that says how the checks of a commit ended. */
export function isOfChecks(event: string): boolean {
  return EVENTS.includes(event)
}

/** Conclusions of failed checks. `startup_failure`: the workflow file is broken, so no job ran. */
export const FAILED: ReadonlySet<string | null | undefined> = new Set(['failure', 'timed_out', 'startup_failure'])

/**
 * Checks that failed. The task has no subject yet: the event does not always name the pull request.
 *
 * @returns a string that says why the event asks for nothing, to follow "Nothing to do:"
 * @throws z.ZodError for a payload that GitHub would not send
 */
export function readFailedChecks(event: string, payload: unknown): Task | string {
  return event === 'workflow_run' ? readRun(payload) : readSuite(payload)
}

function readRun(payload: unknown): Task | string {
  const { action, workflow_run: run, repository: own, sender } = runSchema.parse(payload)
  const name = run.name ?? run.path ?? String(run.workflow_id)
  const reason = uncountedReason(action, run.conclusion, `the workflow ${name}`)
  if (reason !== undefined) return reason
  const failure: CiFailure = {
    source: {
      kind: 'workflow',
      runId: run.id,
      attempt: run.run_attempt,
      workflowId: run.workflow_id,
      path: run.path ?? ''
    },
    name,
    conclusion: run.conclusion ?? '',
    headSha: run.head_sha,
    headBranch: run.head_branch ?? undefined,
    isFork: run.head_repository?.id !== own.id,
    url: run.html_url
  }
  const people = peopleOf(run)
  const actor = personOf(run.triggering_actor ?? run.actor ?? sender)
  return taskOf(failure, {
    people: people.length > 0 || isScheduled(run) ? people : [actor],
    actor,
    at: run.updated_at,
    own
  })
}

/** Who started the run, and who ran it again. */
function peopleOf(run: z.output<typeof workflowRun>): readonly Person[] {
  // Nobody starts a schedule: GitHub names the last editor of the workflow, who may have left.
  const first = isScheduled(run) ? undefined : run.actor
  const again = isScheduled(run) && run.run_attempt === 1 ? undefined : run.triggering_actor
  const people = [first, again].flatMap((person) => (person ? [personOf(person)] : []))
  return [...new Map(people.map((person) => [person.id, person])).values()]
}

function isScheduled({ event }: z.output<typeof workflowRun>): boolean {
  return event === 'schedule'
}

/** Only for a commit of this repository, which somebody with write access has pushed. */
function readSuite(payload: unknown): Task | string {
  const { action, check_suite: suite, repository: own, sender } = suiteSchema.parse(payload)
  const { app, conclusion, head_sha: headSha } = suite
  // GitHub starts no workflow for these, unless a token that is not the workflow's own made them.
  if (app.slug === 'github-actions') return 'workflows have the event workflow_run'
  const reason = uncountedReason(action, conclusion, app.name)
  if (reason !== undefined) return reason
  const failure: CiFailure = {
    source: { kind: 'suite', suiteId: suite.id, app: app.slug },
    name: app.name,
    conclusion: conclusion ?? '',
    headSha,
    headBranch: suite.head_branch ?? undefined,
    // GitHub names no branch for the commit of a fork. The pull request, which is read later, shows whether it is from one.
    isFork: false,
    url: `${own.html_url}/commit/${headSha}/checks`
  }
  return taskOf(failure, { people: [], actor: personOf(sender), at: suite.updated_at, own })
}

function uncountedReason(action: string, conclusion: string | null | undefined, what: string): string | undefined {
  if (action !== 'completed') return `the action of the event is ${action}; only completed counts`
  return FAILED.has(conclusion) ? undefined : `${what} ended with ${conclusion ?? 'no conclusion'}`
}

interface Circumstances {
  readonly people: readonly Person[]
  readonly actor: Person
  readonly at: string
  readonly own: z.output<typeof repository>
}

function taskOf(failure: CiFailure, { people, actor, at, own }: Circumstances): Task {
  return {
    kind: 'task',
    trigger: { kind: 'ci', failure, people },
    subject: 'repository',
    number: 0,
    title: failure.name,
    body: '',
    author: actor,
    instruction: '',
    createdAt: at,
    actor,
    request: { verb: 'fix', flags: parseFlags([]).flags, text: '' },
    defaultBranch: own.default_branch
  }
}
