import * as core from '@actions/core'
import { connectForge } from '../connect-forge.ts'
import { messageOf, UserError } from '../errors.ts'
import { isGone } from '../forge/errors.ts'
import type { Forge } from '../forge/forge.ts'
import { modelAnswerOf } from '../report/describe-outcome.ts'
import { finalBodyAfterKill, finalBodyAfterLostUpdate, MAX_ANSWER } from '../report/progress-body.ts'
import type { UnfinishedSubmission, ProgressState } from '../report/progress-body.ts'
import { createRedactor } from '../secrets/redact.ts'
import { safeMarkdown } from '../text/markdown/safe-markdown.ts'
import { readRunnerContext, readRunnerEvent, type RunnerContext } from './runner-context.ts'
import { readRunState, type RunState } from '../sessions/run-state.ts'
import { eventSettings, readPhase } from '../settings/inputs.ts'
import { collectJobSecrets } from '../secrets/collect.ts'
import { lockedReason } from '../pipeline/run-lock.ts'
import type { OutcomeKind } from '../domain/outcome.ts'
import { readEvent } from '../tasks/read-event.ts'
import type { Task } from '../domain/task.ts'

/** GitHub gives a post step its own time, but nobody should wait long for it. */
const PATIENCE_MS = 60_000

/** The post step: says the last word in the progress comment when the main step was killed before it could. */
export async function post(): Promise<void> {
  try {
    // What that job has to say is said by the one that publishes.
    if (readPhase(core.getInput) === 'propose') return
    const folder = core.getState('state-folder')
    const state = folder === '' ? undefined : readRunState(folder)
    if (!state || state.isTold || leftToAnother(state)) return
    const { name, payload } = await readRunnerEvent(process.env)
    const task = await readEvent(name, payload, eventSettings(core.getInput))
    if (task.kind !== 'ignored') await finalise(task, state, readRunnerContext(process.env))
  } catch (error) {
    // The job has its result already; this is a word for its log. That the issue is gone, say, is nobody's fault.
    const say = error instanceof UserError ? core.warning : core.error
    const redact = createRedactor(collectJobSecrets(core.getInput, process.env))
    say(redact(`The progress comment could not be brought to its end: ${messageOf(error)}`))
  }
}

/** A run that is skipped before it has a comment found that another run answers. */
function leftToAnother({ outcome, progressCommentId }: RunState): boolean {
  return outcome?.kind === 'skipped' && progressCommentId === undefined
}

async function finalise(task: Task, state: RunState, place: RunnerContext): Promise<void> {
  const forge = connectForge(core.getInput('github-token'), place, AbortSignal.timeout(PATIENCE_MS))
  const { commentId, number } = task
  const view = {
    commentId,
    trigger: eventSettings(core.getInput).trigger,
    startedAt: state.startedAt,
    runId: place.run.id,
    runUrl: place.runUrl
  }
  const { outcome, body } = await lastWord({ state, view, forge, origin: new URL(place.serverUrl).origin })
  const known = state.progressCommentId ?? (await findComment(task, forge, place))
  if (known === 'taken') return
  const isWritten = known !== undefined && (await updateUnlessGone(known, body, forge))
  if (!isWritten) await forge.createComment(number, body)
  core.notice(`The run could not say its last word; its comment now says ${outcome}.`)
}

/** False when somebody deleted the comment meanwhile: the last word then needs a new one. */
async function updateUnlessGone(id: number, body: string, forge: Forge): Promise<boolean> {
  try {
    await forge.updateComment(id, body)
    return true
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

/** Killed between making the comment and writing down its number: then it is found by its marker. It can be that of another run, too. */
async function findComment(task: Task, forge: Forge, { run }: RunnerContext): Promise<number | 'taken' | undefined> {
  const { self } = await forge.acknowledge(task.commentId)
  const { progress } = await forge.readThread(task, self)
  return progress && lockedReason(progress, run, Date.now()) !== undefined ? 'taken' : progress?.id
}

interface LastWord {
  readonly state: RunState
  readonly view: ProgressState
  readonly forge: Forge
  readonly origin: string
}

/** A run that ended has its own outcome; of one that was cut off, all that is known is what it may have left. */
async function lastWord({ state, view, forge, origin }: LastWord): Promise<{ outcome: OutcomeKind; body: string }> {
  const endedAt = Date.now()
  if (state.outcome && state.outcome.kind !== 'cancelled') {
    const markdown = modelAnswerOf(state.outcome)
    const answer = markdown === undefined ? undefined : await safeMarkdown(markdown, { origin, maxLength: MAX_ANSWER })
    const { outcome } = state
    return { outcome: outcome.kind, body: finalBodyAfterLostUpdate(view, { outcome, endedAt, answer }) }
  }
  const outcome = state.isCancelled ? 'cancelled' : 'failed'
  return { outcome, body: finalBodyAfterKill(view, { outcome, endedAt, left: await findLeftWork(state, forge) }) }
}

async function findLeftWork({ publishing }: RunState, forge: Forge): Promise<UnfinishedSubmission | undefined> {
  if (!publishing) return undefined
  const { branch, base } = publishing
  const found = await forge.findPullRequest(branch)
  return {
    branch,
    compareUrl: forge.compareUrl(base, branch),
    pullRequest: found?.state === 'open' ? found : undefined
  }
}
