import * as core from '@actions/core'
import { connectForge } from './connect-forge.ts'
import { messageOf, UserError } from './errors.ts'
import type { Forge } from './forge/forge.ts'
import { finalBodyAfterKill, type LeftWork } from './report/progress-body.ts'
import { readPlace, readRunnerEvent, type RunnerPlace } from './runner-place.ts'
import { readRunState, type RunState } from './session/run-state.ts'
import { eventSettings } from './settings/inputs.ts'
import { readEvent } from './tasks/read-event.ts'
import type { Task } from './tasks/task.ts'

/** GitHub gives a post step its own time, but nobody should wait long for it. */
const PATIENCE_MS = 60_000

/** The post step: says the last word in the progress comment when the main step was killed before it could. */
export async function post(): Promise<void> {
  try {
    const folder = core.getState('state-folder')
    const state = folder === '' ? undefined : readRunState(folder)
    if (!state || state.isTold) return
    const { name, payload } = await readRunnerEvent(process.env)
    const task = await readEvent(name, payload, eventSettings(core.getInput))
    if (task.kind !== 'ignored') await finalise(task, state, readPlace(process.env))
  } catch (error) {
    // The job has its result already; this is a word for its log. That the issue is gone, say, is nobody's fault.
    const say = error instanceof UserError ? core.warning : core.error
    say(`The progress comment could not be brought to its end: ${messageOf(error)}`)
  }
}

async function finalise(task: Task, state: RunState, place: RunnerPlace): Promise<void> {
  const forge = connectForge(core.getInput('github-token'), place, AbortSignal.timeout(PATIENCE_MS))
  const outcome = state.isCancelled ? 'cancelled' : 'failed'
  const { commentId, number } = task
  const view = {
    commentId,
    trigger: eventSettings(core.getInput).trigger,
    startedAt: state.startedAt,
    runUrl: place.runUrl
  }
  const body = finalBodyAfterKill(view, { outcome, endedAt: Date.now(), left: await findLeftWork(state, forge) })
  // Killed between making the comment and writing down its number: then it is found by its marker.
  const known =
    state.progressCommentId ?? (await forge.readThread(task, await forge.acknowledge(commentId))).progressCommentId
  if (known === undefined) await forge.createComment(number, body)
  else await forge.updateComment(known, body)
  core.notice(`The run was ended before it was done; its comment now says ${outcome}.`)
}

async function findLeftWork({ publishing }: RunState, forge: Forge): Promise<LeftWork | undefined> {
  if (!publishing) return undefined
  const { branch, base } = publishing
  const found = await forge.findPullRequest(branch)
  return {
    branch,
    compareUrl: forge.compareUrl(base, branch),
    pullRequest: found?.state === 'open' ? found : undefined
  }
}
