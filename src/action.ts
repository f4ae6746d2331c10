import * as core from '@actions/core'
import { assemble, type ActionRun } from './assemble.ts'
import { connectForge } from './connect-forge.ts'
import { messageOf, UserError } from './errors.ts'
import { handle } from './handle.ts'
import { preloadChatClient } from './models/chat-client.ts'
import { jobSummary } from './report/job-summary.ts'
import { outputs } from './report/outputs.ts'
import { readPlace, readRunnerEvent, type RunnerPlace } from './runner-place.ts'
import { RunStateFile } from './session/run-state.ts'
import { eventSettings, readInputs, type Inputs } from './settings/inputs.ts'
import type { Outcome } from './tasks/outcome.ts'
import { readEvent } from './tasks/read-event.ts'
import type { Ignored, Task } from './tasks/task.ts'

/** Outcomes after which the job must not be green: nobody would look. */
const RED: readonly Outcome['kind'][] = ['failed', 'partial', 'verify_failed', 'blocked', 'cancelled']

/** After a signal, the time for telling what can still be told. The runner waits 7.5 s before its next signal. */
const PARTING_MS = 6_000

/** The main step of the action: one event in; outputs, summary and exit status out. */
export async function main(): Promise<void> {
  try {
    const place = readPlace(process.env)
    const event = await readRunnerEvent(process.env)
    const found = await readEvent(event.name, event.payload, eventSettings(core.getInput))
    await (found.kind === 'ignored' ? tellIgnored(found, place) : carryOut(found, place))
  } catch (error) {
    core.setFailed(
      error instanceof UserError ? error.message : Error.isError(error) ? (error.stack ?? '') : messageOf(error)
    )
  }
}

async function tellIgnored({ reason, tell }: Ignored, place: RunnerPlace): Promise<void> {
  core.notice(`Nothing to do: ${reason}.`)
  core.setOutput('outcome', 'skipped')
  if (!tell) return
  const forge = connectForge(core.getInput('github-token'), place, AbortSignal.timeout(60_000))
  await forge.tellOnce(tell.number, { about: tell.about, text: tell.text })
}

async function carryOut(task: Task, place: RunnerPlace): Promise<void> {
  preloadChatClient()
  const state = new RunStateFile(place.stateFolder, Date.now())
  core.saveState('state-folder', place.stateFolder)
  const inputs = readInputs(core.getInput)
  for (const secret of [inputs['github-token'], inputs['api-key']]) if (secret !== '') core.setSecret(secret)

  const signal = listenForEnd(state)
  const run = assemble({ task, inputs, place, state, signal, write: (text) => void process.stdout.write(text) })
  const outcome = await handle(task, run.parts)
  await run.close()
  await report(outcome, { run, inputs })
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

async function report(outcome: Outcome, { run, inputs }: { run: ActionRun; inputs: Inputs }): Promise<void> {
  const snapshot = run.parts.snapshot()
  const { trigger } = inputs
  const values = outputs(snapshot, { outcome, trigger, tracePath: run.tracePath })
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value)
  await core.summary.addRaw(await jobSummary(snapshot, { trigger, origin: run.parts.settings.origin })).write()
  if (RED.includes(outcome.kind)) core.setFailed(`${outcome.kind}: ${values['summary'] ?? ''}`)
}
