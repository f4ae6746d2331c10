import * as core from '@actions/core'
import type { Outcome } from '../domain/outcome.ts'
import type { Task } from '../domain/task.ts'
import { Crash } from '../errors.ts'
import { pause } from '../forge/repeat-calls.ts'
import { useEnvironmentProxy } from '../network/use-environment-proxy.ts'
import { jobSummary } from '../report/job-summary.ts'
import { outputs } from '../report/outputs.ts'
import { tracePathIn } from '../report/trace-file.ts'
import { collectInputSecrets } from '../secrets/collect.ts'
import { RunStateFile } from '../sessions/run-state.ts'
import { readUsableInputs } from '../settings/run-inputs.ts'
import { endingSignal } from './ending-signal.ts'
import { runTask, type FinishedRun } from './run-task.ts'
import type { RunnerContext } from './runner-context.ts'
import type { Annotation } from '../domain/annotation.ts'
import { escapeWorkflowCommands } from '../text/workflow-commands.ts'

/** Outcomes that fail the job, so that somebody looks at them. */
const FAILING: readonly Outcome['kind'][] = ['failed', 'partial', 'verify_failed', 'blocked', 'conflict', 'cancelled']

/** Carries out a task; sets the outputs, the summary and the exit status of the step. */
export async function carryOut(task: Task, context: RunnerContext): Promise<void> {
  const state = new RunStateFile(context.stateFolder, Date.now())
  core.saveState('state-folder', context.stateFolder)
  // The runner masks the secrets of the workflow, but not a value that was composed of several.
  for (const secret of collectInputSecrets(core.getInput)) core.setSecret(secret)
  const { inputs, inputError } = readUsableInputs(core.getInput)
  const signal = endingSignal(state)
  const write = (text: string) => void process.stdout.write(text)
  // Later steps can read the patch even if the run is killed before it ends.
  const onPatchWritten = (path: string) => {
    core.setOutput('patch-path', path)
  }
  // They can read the trace, too, which grows during the run.
  core.setOutput('trace-path', tracePathIn(context.stateFolder))
  useEnvironmentProxy(process.env)
  await waitForTurn(task, inputs['spread-seconds'], signal)
  const finished = await runTask(task, { inputs, inputError, context, state, signal, write, onPatchWritten })
  await report(finished)
  // One that came too late to be the outcome.
  if (signal.reason instanceof Crash && finished.run.outcome.kind !== 'failed') throw signal.reason
}

/** A run that is cancelled while it waits reports that like any other run. */
async function waitForTurn({ trigger }: Task, spreadSeconds: number, signal: AbortSignal): Promise<void> {
  if (trigger.kind !== 'prompt' || !trigger.item || spreadSeconds === 0) return
  const { startDelayMs } = await import('../fan-out/items.ts')
  await pause(startDelayMs(trigger.item.id, spreadSeconds), signal).catch(() => undefined)
}

/** Last, because nobody waits for it: a cancelled run may have no time left. The post step writes it then. */
async function showTrace(tracePath: string, proposalPath: string | undefined): Promise<void> {
  const { writePage } = await import('./write-trace-page.ts')
  const path = await writePage(tracePath, proposalPath)
  if (path !== undefined) core.setOutput('trace-html-path', path)
}

async function report({ run, settings, ...paths }: FinishedRun): Promise<void> {
  const { trigger, repositoryUrl, proposesTo: proposalPath } = settings
  const { outcome } = run
  const values = outputs(run, { trigger, proposalPath, ...paths })
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value)
  writeAnnotations(run.annotations)
  await core.summary.addRaw(await jobSummary(run, { trigger, repositoryUrl })).write()
  await showTrace(paths.tracePath, proposalPath)
  const reason = 'reason' in outcome ? outcome.reason : values.summary
  if (FAILING.includes(outcome.kind)) core.setFailed(`${outcome.kind}: ${reason}`)
}

/**
 * Shows findings at their lines. Call it when the log of the run is closed: until then the runner ignores commands.
 *
 * Attack: a check prints a finding whose text is a workflow command. @actions/core encodes line ends, so nothing in the text can
 * start a command.
 */
function writeAnnotations(annotations: readonly Annotation[]): void {
  for (const { path, line, severity, title, message } of annotations) {
    const place = { file: path, startLine: line, title: escapeWorkflowCommands(title) }
    core[severity](escapeWorkflowCommands(message), place)
  }
}
