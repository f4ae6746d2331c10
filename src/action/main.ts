import { realpathSync } from 'node:fs'
import { sep } from 'node:path'
import * as core from '@actions/core'
import { connectForge } from '../connect-forge.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Ignored, Task } from '../domain/task.ts'
import { UserError } from '../errors.ts'
import { canRequest, permissionOf } from '../pipeline/permission.ts'
import { jobSummary } from '../report/job-summary.ts'
import { outputs } from '../report/outputs.ts'
import { collectInputSecrets, collectJobSecrets } from '../secrets/collect.ts'
import { createRedactor } from '../secrets/redact.ts'
import { RunStateFile } from '../sessions/run-state.ts'
import { eventSettings, readPhase, readUsableInputs } from '../settings/inputs.ts'
import { readEvent } from '../tasks/read-event.ts'
import { runTask, type FinishedRun } from './run-task.ts'
import { readRunnerContext, readRunnerEvent, type RunnerContext } from './runner-context.ts'

/** Outcomes that fail the job, so that somebody looks at them. */
const FAILING: readonly Outcome['kind'][] = ['failed', 'partial', 'verify_failed', 'blocked', 'cancelled']

/** Time to report the outcome after a signal. The runner waits 7.5 s before it sends the next one. */
const MAX_REPORTING_MS = 6_000

/** The main step of the action: an event in; outputs, summary and exit status out. */
export async function main(): Promise<void> {
  try {
    const context = readRunnerContext(process.env)
    refuseActionInWorkspace(context.workspace)
    const event = await readRunnerEvent(process.env)
    const task = await readEvent(event.name, event.payload, eventSettings(core.getInput))
    await (task.kind === 'ignored' ? reportIgnored(task, context) : carryOut(task, context))
  } catch (error) {
    const redact = createRedactor(collectJobSecrets(core.getInput, process.env))
    core.setFailed(redact(error instanceof UserError ? error.message : stackOf(error)))
  }
}

/**
 * Attack: the runner reads the post step from the action's folder after the work. If that folder is inside the workspace, a command or
 * the head of a pull request can have replaced the post step, which runs with the secrets.
 */
function refuseActionInWorkspace(workspace: string): void {
  const entry = realpathSync(process.argv[1] ?? '')
  if (!entry.startsWith(realpathSync(workspace) + sep)) return
  throw new UserError(
    'The action was started from inside the workspace (`uses: ./…`), where the work could change its code. Use a released version, or copy action.yml and dist out of the workspace first, as .github/workflows/agent.yml of Forgehand does.'
  )
}

function stackOf(error: unknown): string {
  return Error.isError(error) ? (error.stack ?? error.message) : String(error)
}

async function reportIgnored({ reason, notice }: Ignored, context: RunnerContext): Promise<void> {
  core.notice(`Nothing to do: ${reason}.`)
  core.setOutput('outcome', 'skipped')
  // The job that proposes cannot write comments. The job that publishes gets the same event.
  if (!notice || readPhase(core.getInput) === 'propose') return
  const forge = connectForge(core.getInput('github-token'), context, AbortSignal.timeout(60_000))
  // Attack: anyone who can comment could make the bot comment too, as often as they like.
  if (!canRequest(await permissionOf(notice.actor, forge))) return
  await forge.postNoticeOnce(notice.number, { about: notice.commentId, text: notice.text })
}

async function carryOut(task: Task, context: RunnerContext): Promise<void> {
  const state = new RunStateFile(context.stateFolder, Date.now())
  core.saveState('state-folder', context.stateFolder)
  // The runner masks the secrets of the workflow, but not a value that was composed of several.
  for (const secret of collectInputSecrets(core.getInput)) core.setSecret(secret)
  const { inputs, mistake } = readUsableInputs(core.getInput)
  const signal = abortOnSignal(state)
  const write = (text: string) => void process.stdout.write(text)
  await report(await runTask(task, { inputs, mistake, context, state, signal, write }))
}

/** Aborts when the runner tells the step to end. The process exits soon after, whatever is still running. */
function abortOnSignal(state: RunStateFile): AbortSignal {
  const controller = new AbortController()
  const abort = (name: string) => {
    if (controller.signal.aborted) return
    state.setCancelled()
    controller.abort(new UserError(`The workflow run was cancelled (${name}).`))
    setTimeout(() => process.exit(1), MAX_REPORTING_MS).unref()
  }
  process.on('SIGINT', abort).on('SIGTERM', abort)
  return controller.signal
}

async function report({ run, settings, tracePath, patchPath }: FinishedRun): Promise<void> {
  const { trigger, origin, phase } = settings
  const { outcome } = run
  const proposalPath = phase.kind === 'propose' ? phase.folder : undefined
  const values = outputs(run, { trigger, tracePath, patchPath, proposalPath })
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value)
  await core.summary.addRaw(await jobSummary(run, { trigger, origin })).write()
  const reason = 'reason' in outcome ? outcome.reason : values.summary
  if (FAILING.includes(outcome.kind)) core.setFailed(`${outcome.kind}: ${reason}`)
}
