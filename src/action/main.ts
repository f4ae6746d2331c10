import { realpathSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import * as core from '@actions/core'
import { assemble, type ActionRun } from '../assemble.ts'
import { connectForge } from '../connect-forge.ts'
import { UserError } from '../errors.ts'
import { handle } from '../handle.ts'
import { TRACE_FILE } from '../proposal/proposal.ts'
import { jobSummary } from '../report/job-summary.ts'
import { outputs } from '../report/outputs.ts'
import type { EndedRun } from '../report/run-snapshot.ts'
import { createRedactor } from '../secrets/redact.ts'
import { readRunnerContext, readRunnerEvent, type RunnerContext } from './runner-context.ts'
import { RunStateFile } from '../sessions/run-state.ts'
import { eventSettings, readPhase, readUsableInputs, type Inputs } from '../settings/inputs.ts'
import { collectInputSecrets, collectJobSecrets } from '../secrets/collect.ts'
import { writeOutcomeArtifact } from '../pipeline/write-artifact.ts'
import { canRequest, permissionOf } from '../pipeline/permission.ts'
import type { Outcome } from '../domain/outcome.ts'
import { readEvent } from '../tasks/read-event.ts'
import type { Ignored, Task } from '../domain/task.ts'

/** Outcomes after which the job must not be green: nobody would look. */
const RED: readonly Outcome['kind'][] = ['failed', 'partial', 'verify_failed', 'blocked', 'cancelled']

/** After a signal, the time for telling what can still be told. The runner waits 7.5 s before its next signal. */
const PARTING_MS = 6_000

/** The main step of the action: one event in; outputs, summary and exit status out. */
export async function main(): Promise<void> {
  try {
    const place = readRunnerContext(process.env)
    refuseInside(place.workspace)
    const event = await readRunnerEvent(process.env)
    const found = await readEvent(event.name, event.payload, eventSettings(core.getInput))
    await (found.kind === 'ignored' ? tellIgnored(found, place) : carryOut(found, place))
  } catch (error) {
    const redact = createRedactor(collectJobSecrets(core.getInput, process.env))
    core.setFailed(redact(error instanceof UserError ? error.message : stackOf(error)))
  }
}

/**
 * Attack: the post step is read from the action's folder after the work. Where that is inside the workspace, a command or the head of a
 * pull request can have rewritten it, and it would run beside the secrets.
 */
function refuseInside(workspace: string): void {
  const ours = realpathSync(process.argv[1] ?? '')
  if (!ours.startsWith(realpathSync(workspace) + sep)) return
  throw new UserError(
    'The action was started from inside the workspace (`uses: ./…`), where the work could change its own code. Use a released version, or copy action.yml and dist out of the workspace first, as .github/workflows/agent.yml of Forgehand does.'
  )
}

function stackOf(error: unknown): string {
  return Error.isError(error) ? (error.stack ?? error.message) : String(error)
}

async function tellIgnored({ reason, tell }: Ignored, place: RunnerContext): Promise<void> {
  core.notice(`Nothing to do: ${reason}.`)
  core.setOutput('outcome', 'skipped')
  // That job may not; the other one has the same event.
  if (!tell || readPhase(core.getInput) === 'propose') return
  const forge = connectForge(core.getInput('github-token'), place, AbortSignal.timeout(60_000))
  // Attack: whoever may comment could have the bot comment too, as often as they like.
  if (!canRequest(await permissionOf(tell.actor, forge))) return
  await forge.postNoticeOnce(tell.number, { about: tell.about, text: tell.text })
}

async function carryOut(task: Task, place: RunnerContext): Promise<void> {
  const state = new RunStateFile(place.stateFolder, Date.now())
  core.saveState('state-folder', place.stateFolder)
  // The runner masks the secrets of the workflow itself, but not a value that was composed of several.
  for (const secret of collectInputSecrets(core.getInput)) core.setSecret(secret)
  const { inputs, mistake } = readUsableInputs(core.getInput)

  const signal = listenForEnd(state)
  const run = assemble({
    task,
    inputs,
    mistake,
    place,
    state,
    signal,
    write: (text) => void process.stdout.write(text)
  })
  await handle(task, run.parts)
  await run.close()
  const ended = endedRun(run)
  const { phase } = run.parts.settings
  if (phase.kind === 'propose') await finishProposal(phase.folder, { task, ended, run })
  await report(ended, { run, inputs })
}

/** The run as the reporters saw it. It has passed redaction; the outcome that `handle` returns has not. */
function endedRun({ parts }: ActionRun): EndedRun {
  const snapshot = parts.snapshot()
  if (!snapshot.outcome) throw new Error('The run ended without an outcome.')
  return { ...snapshot, outcome: snapshot.outcome }
}

/** Raised when the runner tells the step to end; the process follows soon after, whatever still hangs. */
function listenForEnd(state: RunStateFile): AbortSignal {
  const controller = new AbortController()
  const end = (name: string) => {
    if (controller.signal.aborted) return
    state.setCancelled()
    controller.abort(new UserError(`The workflow run was cancelled (${name}).`))
    setTimeout(() => process.exit(1), PARTING_MS).unref()
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  return controller.signal
}

/** Whatever the run ended in, the other job has something to tell whoever asked. */
async function finishProposal(
  folder: string,
  { task, ended, run }: { readonly task: Task; readonly ended: EndedRun; readonly run: ActionRun }
): Promise<void> {
  if (ended.outcome.kind !== 'prepared') {
    await writeOutcomeArtifact(folder, { task, outcome: ended.outcome, run: ended })
  }
  await copyFile(run.tracePath, join(folder, TRACE_FILE))
}

async function report(ended: EndedRun, { run, inputs }: { run: ActionRun; inputs: Inputs }): Promise<void> {
  const { outcome } = ended
  const { trigger } = inputs
  const { phase } = run.parts.settings
  const proposalPath = phase.kind === 'propose' ? phase.folder : undefined
  const values = outputs(ended, {
    trigger,
    tracePath: run.tracePath,
    patchPath: run.patchPath(),
    proposalPath
  })
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value)
  await core.summary.addRaw(await jobSummary(ended, { trigger, origin: run.parts.settings.origin })).write()
  const reason = 'reason' in outcome ? outcome.reason : values.summary
  if (RED.includes(outcome.kind)) core.setFailed(`${outcome.kind}: ${reason}`)
}
