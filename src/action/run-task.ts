import * as core from '@actions/core'
import { join } from 'node:path'
import { assemble, type AssemblyOptions } from '../assemble.ts'
import type { Task } from '../domain/task.ts'
import { handle } from '../run/run.ts'
import { endUse } from '../workspace/used-workspace.ts'
import { receiversOf } from '../run/work/run-settings.ts'
import type { PipelineSettings } from '../run/workflow-inputs.ts'
import { writeOutcomeArtifact } from '../run/publish/write-artifact.ts'
import type { EndedRun, RunStart } from '../report/run-snapshot.ts'
import type { ItemOutcome } from '../fan-out/job-artifacts.ts'
import { describeOutcome } from '../report/describe-outcome.ts'
import { plainText } from '../report/outputs.ts'
import { readFileSync } from 'node:fs'
import { isSystemError, messageOf, UserError } from '../errors.ts'
import { blockedPath } from '../sessions/run-state.ts'
import { startWatchdog } from './watchdog.ts'
import { TRACE_FILE } from '../proposal/proposal.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'

/** A run that has ended. Everything in it has been redacted. */
export interface FinishedRun {
  readonly run: EndedRun
  readonly settings: PipelineSettings
  readonly tracePath: string
  /** Patch of the excluded files; undefined when there are none. */
  readonly patchPath: string | undefined
  /** The folder with the files that the model attached; undefined when there are none. */
  readonly filesPath: string | undefined
  /** The ref of the session that the run has written; undefined if it has written none. */
  readonly sessionRef: string | undefined
  /** A folder with what the other jobs of a fan-out need of this one; undefined for any other run. */
  readonly artifactPath: string | undefined
}

/** Carries out a task with the real dependencies, and writes the artifact when another job publishes. */
export async function runTask(task: Task, options: Omit<AssemblyOptions, 'isReadOnly'>): Promise<FinishedRun> {
  // A dry run in a thread writes its comment. A task of the repository has none.
  const isReadOnly = task.subject === 'repository' && options.inputs['dry-run']
  const { effects, tracePath, patchPath, filesPath, sessionRef, close } = assemble({ ...options, isReadOnly })
  const { settings, emit, snapshot } = effects
  emit({ kind: 'started', run: runStart(task, settings, options) })
  const watchdog = startWatchdog(blockedPath(options.context.stateFolder))
  await handle(task, effects)
  await endUse(options.context.workspace)
  watchdog[Symbol.dispose]()
  await close()
  // The outcome that `handle` returns has not been redacted. The record's outcome has.
  const { outcome, ...rest } = snapshot()
  if (!outcome) throw new Error('The run ended without an outcome.')
  const run = { ...rest, outcome }
  const { proposesTo } = settings
  if (proposesTo !== undefined) {
    // The publish job reports the outcome, whatever it is.
    if (outcome.kind !== 'prepared') await writeOutcomeArtifact(proposesTo, { task, outcome, run })
    copyTrace(tracePath, proposesTo, core.warning)
  }
  const artifactPath = await leaveArtifact(task, run, { proposesTo, stateFolder: options.context.stateFolder })
  return {
    run,
    settings,
    tracePath,
    patchPath: patchPath(),
    filesPath: filesPath(),
    sessionRef: sessionRef(),
    artifactPath
  }
}

/** For the jobs of the items, and for the job that gathers their outcomes. */
async function leaveArtifact(
  { trigger }: Task,
  run: EndedRun,
  { proposesTo, stateFolder }: { readonly proposesTo: string | undefined; readonly stateFolder: string }
): Promise<string | undefined> {
  if (trigger.kind !== 'prompt' || proposesTo !== undefined) return undefined
  const { writeItemOutcome, writePlan } = await import('../fan-out/job-artifacts.ts')
  const items = run.outcome.kind === 'answered' ? run.outcome.items : undefined
  if (items) {
    const folder = join(stateFolder, 'plan')
    await writePlan(folder, trigger.taskId, items)
    return folder
  }
  if (!trigger.item) return undefined
  const folder = join(stateFolder, 'outcome')
  await writeItemOutcome(folder, itemOutcome(trigger.item.id, run))
  return folder
}

function runStart(
  task: Task,
  { models, publishesFrom, maxLimits: limits }: PipelineSettings,
  { inputError, context }: Pick<AssemblyOptions, 'inputError' | 'context'>
): RunStart {
  const { name: model, host } = models.main
  // agent.yml, which is read later, can still change the models.
  const { model: requested } = task.request.flags
  const override = requested === undefined ? undefined : models.find(requested, 'repository')
  const choices = [models.main, ...models.fallbacks, ...(override && !override.problem ? [override.model] : [])]
  const receivers = inputError || publishesFrom !== undefined ? [] : receiversOf(choices)
  return { task, model, host, receivers, runUrl: context.runUrl, price: undefined, limits }
}

/** What the gather job is told about the run of one item. */
function itemOutcome(item: string, { outcome, cost }: EndedRun): ItemOutcome {
  const pullRequest = 'publication' in outcome ? outcome.publication?.pullRequest : undefined
  return {
    item,
    outcome: outcome.kind,
    summary: plainText(describeOutcome(outcome, '').sentence),
    ...(pullRequest && { pullRequest: pullRequest.number }),
    ...(cost !== undefined && { cost })
  }
}

/** Adds the trace to the proposal, for people. Without it, for example because the disk is full, the work can still be published. */
export function copyTrace(tracePath: string, proposalPath: string, warn: (text: string) => void): void {
  try {
    writeOwnFile(join(proposalPath, TRACE_FILE), readFileSync(tracePath))
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof UserError)) throw error
    warn(`The proposal has no trace: ${messageOf(error)}`)
  }
}
