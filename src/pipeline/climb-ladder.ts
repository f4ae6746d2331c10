import {
  ATTEMPT_LABEL,
  attemptsComment,
  brokenBaseComment,
  forkComment,
  startupComment
} from '../report/repair-text.ts'
import { attemptsSince, MAX_ATTEMPTS } from '../ci/attempts.ts'
import { isSameFailure } from '../ci/read-failure.ts'
import type { CiFailure } from '../domain/ci-failure.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Person, Task } from '../domain/task.ts'
import { allowsWriting, type Forge, type RunIdentity } from '../forge/forge.ts'
import type { Redact } from '../secrets/redact.ts'
import type { RepairSetting } from '../settings/agent-file-schema.ts'
import { sourceKey } from '../tasks/claim-key.ts'
import { isListedBot } from '../tasks/person.ts'
import { permissionOf } from './permission.ts'
import { readFailedJobs, readFailures, type FailedJob } from './read-failures.ts'
import type { ResolvedTarget } from './resolve-target.ts'
import { claimedReason } from './run-lock.ts'
import type { Phase } from './settings.ts'

/** A repair for the agent. */
export interface Repair {
  readonly kind: 'repair'
  /** With the number of the attempt. */
  readonly task: Task
  readonly failed: readonly FailedJob[]
}

export interface LadderOptions {
  readonly forge: Forge
  /** The account of our token. */
  readonly self: Person
  readonly target: Pick<ResolvedTarget, 'base' | 'baseSha' | 'startSha' | 'readOnlyReason'>
  readonly setting: RepairSetting
  readonly allowedBots: readonly string[]
  readonly phase: Phase
  readonly run: RunIdentity
  readonly redact: Redact
}

type Ended = Extract<Outcome, { readonly kind: 'skipped' | 'no_change' }>

/**
 * Decides what to do about failed checks. The cheap questions come first and the model last: whose failure is it, may it be repaired, are
 * there attempts left, does it go away by itself, and was it there before? Undefined for another task.
 */
export async function climbLadder(task: Task, options: LadderOptions): Promise<Repair | Ended | undefined> {
  if (task.trigger.kind !== 'ci') return undefined
  const { failure, people } = task.trigger
  const refused = await refusal(task, { failure, people }, options)
  if (refused) return refused

  const tries = await countAttempts(task, failure, options)
  if (typeof tries !== 'number') return tries
  const failed = await readFailures(failure, options.forge)
  if (failed.length === 0) return skipped(`${failure.name} has no failed job that could be read`)
  const end = (await rerunFlake(failed, failure, options)) ?? (await knownOnBase(task, { failed, failure }, options))
  if (end) return end

  const claim = await options.forge.claim(`ci-fix-${failure.headSha}`, options.run)
  const held = claimedReason(claim, options.run, Date.now())
  if (held !== undefined) return skipped(`another failure of ${failure.headSha.slice(0, 7)} is being repaired: ${held}`)
  return { kind: 'repair', task: { ...task, trigger: { ...task.trigger, attempt: tries + 1 } }, failed }
}

function skipped(reason: string): Ended {
  return { kind: 'skipped', reason }
}

/** Whose failure it is, and whether it may be repaired. */
async function refusal(
  task: Task,
  { failure, people }: { readonly failure: CiFailure; readonly people: readonly Person[] },
  options: LadderOptions
): Promise<Ended | undefined> {
  const { forge, target, setting, phase, redact } = options
  const commit = failure.headSha.slice(0, 7)
  if (setting === 'off') return skipped('ci-repair is off in agent.yml')
  if (phase.kind !== 'whole') return skipped('failed checks are repaired only by a workflow with one job')
  if (failure.isFork) {
    const body = redact(forkComment(failure, await readFailures(failure, forge)))
    await forge.postNoticeOnce(task.number, { about: { claim: aboutFork(failure) }, text: body })
    return skipped('the pull request comes from a fork, whose code is not run here')
  }
  if (target.startSha !== failure.headSha) return skipped(`the pull request has other commits since ${commit}`)
  if (target.readOnlyReason !== undefined) return skipped(target.readOnlyReason)
  const unwanted = await unwantedReason(task, setting, options)
  if (unwanted !== undefined) return skipped(unwanted)
  const stranger = await findStranger(people, options)
  if (stranger) return skipped(`${stranger.login} started the checks and has no write access`)
  if (failure.conclusion !== 'startup_failure') return undefined
  await forge.postNoticeOnce(task.number, { about: { claim: aboutStart(failure) }, text: startupComment(failure) })
  return skipped(`${failure.name} did not start, because its workflow file is broken`)
}

/** One notice for each workflow and pull request: a stranger can push any number of commits. */
function aboutFork({ source }: CiFailure): string {
  return `ci-fork-${sourceKey(source)}`
}

function aboutStart({ headSha, source }: CiFailure): string {
  return `ci-start-${headSha}-${sourceKey(source)}`
}

async function unwantedReason(
  { author, trigger, number }: Task,
  setting: RepairSetting,
  { self, forge }: LadderOptions
): Promise<string | undefined> {
  if (setting === 'all' || trigger.kind !== 'ci') return undefined
  if (setting === 'own')
    return author.id === self.id ? undefined : 'the pull request was opened by somebody else, and ci-repair is own'
  const pulls = await forge.pullRequestsAt(trigger.failure.headSha)
  const labels = pulls.find((pull) => pull.number === number)?.labels ?? []
  return labels.includes(ATTEMPT_LABEL) ? undefined : `the pull request does not have the label ${ATTEMPT_LABEL}`
}

/** Somebody who may not ask for work. */
async function findStranger(
  people: readonly Person[],
  { self, forge, allowedBots }: LadderOptions
): Promise<Person | undefined> {
  for (const person of people) {
    if (person.id === self.id || (person.isBot && isListedBot(person.login, allowedBots))) continue
    if (person.isBot || !allowsWriting(await permissionOf(person, forge))) return person
  }
  return undefined
}

/** How often it was tried since anybody else has committed. */
async function countAttempts(
  { number }: Task,
  { name }: CiFailure,
  { forge, self, target }: LadderOptions
): Promise<number | Ended> {
  const commits = await forge.commitsBetween({ base: target.baseSha, head: target.startSha })
  const tries = attemptsSince(commits, self.id)
  if (tries.length < MAX_ATTEMPTS) return tries.length
  const text = attemptsComment(name, tries)
  await forge.postNoticeOnce(number, { about: { claim: `ci-tries-${target.startSha}` }, text })
  await forge.removeLabel(number, ATTEMPT_LABEL)
  return skipped(`${MAX_ATTEMPTS} attempts did not repair it`)
}

/** Runs the jobs again once if all of them look as if the machine or the network failed. This counts as no attempt. */
async function rerunFlake(
  failed: readonly FailedJob[],
  { source, headSha, name }: CiFailure,
  { forge }: LadderOptions
): Promise<Ended | undefined> {
  if (source.kind !== 'workflow' || source.attempt > 1) return undefined
  const passed = await passedBefore(failed, { source, headSha }, forge)
  const isFlake = ({ failure }: FailedJob) => failure.flakeSign !== undefined || passed.has(failure.job.name)
  if (!failed.every(isFlake)) return undefined
  const result = await forge.rerunFailedJobs(source.runId)
  if (result.kind === 'accepted')
    return { kind: 'no_change', explanation: `The failure of ${name} looks like a flake. Its failed jobs run again.` }
  const why =
    result.kind === 'refused' ? result.reason : 'Add `actions: write` under `permissions:` in the workflow file.'
  return {
    kind: 'no_change',
    explanation: `The failure of ${name} looks like a flake, but its jobs could not be run again. ${why}`
  }
}

const MAX_RUNS = 5

/** Names of the jobs that passed in another run on the same commit. */
async function passedBefore(
  failed: readonly FailedJob[],
  {
    source,
    headSha
  }: { readonly source: Extract<CiFailure['source'], { kind: 'workflow' }>; readonly headSha: string },
  forge: Forge
): Promise<ReadonlySet<string>> {
  if (failed.every(({ failure }) => failure.flakeSign !== undefined)) return new Set()
  const runs = await forge.completedRuns({ workflowId: source.workflowId, headSha, limit: MAX_RUNS })
  const jobs = await Promise.all(
    runs.filter(({ id }) => id !== source.runId).map(({ id, attempt }) => forge.jobsOf({ runId: id, attempt }))
  )
  return new Set(jobs.flat().flatMap(({ name, conclusion }) => (conclusion === 'success' ? [name] : [])))
}

/** True only of the newest run that did not end otherwise: a base that passes again is not broken any more. */
async function knownOnBase(
  { number }: Task,
  { failed, failure }: { readonly failed: readonly FailedJob[]; readonly failure: CiFailure },
  { forge, target, redact }: LadderOptions
): Promise<Ended | undefined> {
  const { source, headSha, name } = failure
  if (source.kind !== 'workflow') return undefined
  const runs = await forge.completedRuns({ workflowId: source.workflowId, branch: target.base, limit: MAX_RUNS })
  const newest = runs.find(({ conclusion }) => conclusion === 'failure' || conclusion === 'success')
  if (newest?.conclusion !== 'failure' || newest.headSha === headSha) return undefined
  const jobs = await forge.jobsOf({ runId: newest.id, attempt: newest.attempt })
  const names = new Set(failed.map((one) => one.failure.job.name))
  const earlier = await readFailedJobs(
    jobs.filter((job) => names.has(job.name)),
    forge
  )
  const isKnown = (one: FailedJob) => earlier.some((other) => isSameFailure(one.failure, other.failure))
  if (!failed.every(isKnown)) return undefined
  const at = newest.headSha.slice(0, 7)
  const claim = `ci-base-${newest.headSha}-${source.workflowId}`
  const text = redact(brokenBaseComment(failure, { base: target.base, at, failed }))
  await forge.postNoticeOnce(number, { about: { claim }, text })
  return { kind: 'no_change', explanation: `${name} fails on ${target.base} in the same way, at ${at}.` }
}
