import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Emulators } from '../../emulators/start-emulators.ts'
import type { Permissions } from '../../emulators/github/state.ts'
import type { Script } from '../../emulators/model/script.ts'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import {
  evaluated,
  interpolate,
  jobRuns,
  type Contexts,
  type Json,
  type NeedsResult
} from '../workflows/expressions.ts'
import { anyForgehandStep } from '../workflows/forgehand-step.ts'
import { expandMatrix, type Combination } from '../workflows/matrix.ts'
import { grantedLevel, type WrittenPermissions } from '../workflows/permissions.ts'
import { inOrder, type Workflow, type WorkflowJob, type WorkflowStep } from '../workflows/read-workflow.ts'
import { showAction, type ActionDisplay } from './action-display.ts'
import { machineEnvironment } from './machine.ts'
import type { ServedRun } from './served-run.ts'
import { countCalls, effectsBetween, readContents, type Effects } from './simulate-effects.ts'
import type { FiredEvent } from './simulate-scene.ts'

/** One job of the workflow, or one job of its matrix. */
export interface SimulatedRun extends Effects {
  /** Undefined without a matrix. */
  readonly matrix: Combination | undefined
  readonly outcome: string
  readonly exitCode: number | undefined
}

export interface SimulatedJob {
  readonly job: string
  /** Why it does not run; undefined if it does. */
  readonly skipped: string | undefined
  readonly runs: readonly SimulatedRun[]
}

/** --json prints it unchanged, so its fields are a public interface. */
export interface SimulatedEvent {
  readonly event: string
  readonly jobs: readonly SimulatedJob[]
}

export interface WorkflowRun {
  readonly workflow: Workflow
  readonly event: FiredEvent
  /** Replace the outputs of jobs that others need; undefined to use the simulated ones. */
  readonly outputs: Readonly<Record<string, string>> | undefined
  /** The inputs of a real model; undefined for the scripted one. */
  readonly inputs: Readonly<Record<string, string>> | undefined
  /** True if the jobs get neither secrets nor a token that writes. */
  readonly isRestricted: boolean
}

export interface WorkflowScene {
  readonly emulators: Emulators
  readonly script: Script
  /** The folder with the built action. */
  readonly action: string
  readonly sandbox: string
  readonly display: ActionDisplay
  /** Called with each run that has ended. */
  readonly onRun: (run: ServedRun) => void
  readonly signal: AbortSignal
}

interface Ended {
  readonly result: NeedsResult
  readonly outputs: Readonly<Record<string, string>>
}

/** Runs the jobs of a workflow that the event starts, one after the other, each with its condition, matrix, inputs and permissions. */
export async function simulateJobs(run: WorkflowRun, scene: WorkflowScene): Promise<SimulatedEvent> {
  const artifacts = await mkdtemp(join(tmpdir(), 'forgehand-artifacts-'))
  try {
    return await simulateInOrder(run, { ...scene, artifacts })
  } finally {
    await rm(artifacts, { recursive: true, force: true })
  }
}

interface SceneWithArtifacts extends WorkflowScene {
  /** A folder with a folder for each artifact. The steps that upload and download them are not simulated. */
  readonly artifacts: string
}

async function simulateInOrder(run: WorkflowRun, scene: SceneWithArtifacts): Promise<SimulatedEvent> {
  const ended = new Map<string, Ended>()
  const shown = new Map<string, SimulatedJob>()
  for (const [name, job] of inOrder(run.workflow)) {
    const contexts = contextsOf(run, job, { ended, repository: scene.emulators.repository.fullName })
    const needed = job.needs.flatMap((other) => ended.get(other) ?? [])
    const simulated = await simulateJob({ name, job, contexts, needed }, run, scene)
    shown.set(name, simulated.shown)
    ended.set(name, { ...simulated.ended, outputs: { ...simulated.ended.outputs, ...run.outputs } })
  }
  // In the order of the file.
  const jobs = Object.keys(run.workflow.jobs).flatMap((name) => shown.get(name) ?? [])
  return { event: run.event.name, jobs }
}

interface JobToRun {
  readonly name: string
  readonly job: WorkflowJob
  readonly contexts: Contexts
  /** The jobs that it needs. */
  readonly needed: readonly Ended[]
}

async function simulateJob(
  { name, job, contexts, needed }: JobToRun,
  run: WorkflowRun,
  scene: SceneWithArtifacts
): Promise<{ readonly shown: SimulatedJob; readonly ended: Ended }> {
  const skip = (skipped: string, result: NeedsResult) => ({
    shown: { job: name, skipped, runs: [] },
    ended: { result, outputs: {} }
  })
  const needs = needed.map(({ result }) => result)
  if (!jobRuns(job.if, contexts, needs))
    return skip(
      job.if === undefined ? 'because a job that it needs did not run' : 'because its condition is false',
      'skipped'
    )
  const step = anyForgehandStep(job)
  if (!step) return skip('because none of its steps is Forgehand', 'success')
  const runs: SimulatedRun[] = []
  let outputs: Readonly<Record<string, string>> = {}
  for (const matrix of matrixOf(job, contexts)) {
    const own = matrix ? { ...contexts, matrix: asJson(matrix) } : contexts
    const result = await runStep({ name, job, step, contexts: own, matrix, needed }, run, scene)
    runs.push(result.shown)
    await keepArtifact(result.outputs, join(scene.artifacts, `${name}-${runs.length}`))
    outputs = outputsOf(job, step, { contexts: own, outputs: result.outputs })
  }
  const isFine = runs.every(({ exitCode }) => exitCode === 0)
  return { shown: { job: name, skipped: undefined, runs }, ended: { result: isFine ? 'success' : 'failure', outputs } }
}

function matrixOf({ strategy }: WorkflowJob, contexts: Contexts): readonly (Combination | undefined)[] {
  const matrix = strategy?.matrix
  if (matrix === undefined) return [undefined]
  return expandMatrix(evaluated(matrix, contexts))
}

interface StepToRun extends JobToRun {
  readonly step: WorkflowStep
  readonly matrix: Combination | undefined
}

/** Inputs that lead to GitHub and to the model, which are emulated. */
const REPLACED: ReadonlySet<string> = new Set([
  ...['github-token', 'api-key', 'model', 'api', 'base-url', 'fallback-models'],
  ...['openai-identity-provider', 'openai-service-account', 'openai-audience']
])

async function runStep(
  { name, job, step, contexts, matrix, needed }: StepToRun,
  { workflow, event, inputs: ofModel, isRestricted }: WorkflowRun,
  { emulators, script, action, sandbox, display, onRun, signal, artifacts }: SceneWithArtifacts
): Promise<{ readonly shown: SimulatedRun; readonly outputs: Readonly<Record<string, string>> }> {
  const { github, repository } = emulators
  // Each job has a model of its own, which begins with the first step of its script.
  const model = await startModelEmulator({ script })
  try {
    const kept = Object.entries(step.with).filter(([name]) => !REPLACED.has(name))
    const written = kept.map(([name, text]) => [name, interpolate(text, contexts)] as const)
    const before = await readContents(repository)
    const calls = countCalls(github)
    const asksModel = !['publish', 'stop', 'stats', 'gather'].includes(step.with['phase'] ?? '')
    const scripted = { 'base-url': model.baseUrl, 'api-key': model.apiKey, model: model.name }
    const none = { 'base-url': '', 'api-key': '', model: '' }
    const started = {
      action,
      environment: machineEnvironment(),
      eventName: event.name,
      payload: event.payload,
      commentId: 0,
      signal,
      token: repository.issueToken({
        permissions: permissionsOf(job.permissions ?? workflow.permissions, isRestricted)
      }),
      inputs: {
        sandbox,
        ...Object.fromEntries(written),
        ...proposalOf(step, needed),
        // Jobs run one at a time, so that their starts need not be spread.
        'spread-seconds': '0',
        ...('artifacts-path' in step.with && { 'artifacts-path': artifacts }),
        ...(asksModel ? (ofModel ?? scripted) : none),
        ...(isRestricted && { 'api-key': '' })
      }
    }
    const { main, served } = await showAction(emulators, started, display)
    const { exitCode, outputs } = main
    onRun({ ...served, title: [name, ...matrixValues(matrix)].join(' ') })
    const writes = effectsBetween(before, await readContents(repository))
    const outcome = outputs['outcome'] ?? 'none'
    return { shown: { matrix, outcome, exitCode, writes, calls: calls() }, outputs }
  } finally {
    await model.close()
  }
}

/** The values that tell one job of a matrix from the others, for people; [] without a matrix. */
export function matrixValues(matrix: Combination | undefined): readonly string[] {
  return Object.values(matrix ?? {}).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
}

/** The most that a job gets for the pull request of a fork. */
export const READ_ONLY: Partial<Permissions> = {
  actions: 'read',
  checks: 'read',
  contents: 'read',
  issues: 'read',
  pull_requests: 'read'
}

/** The permissions of a job's token: those that the job lists, or all if it lists none; on a fork, they only read. */
function permissionsOf(listed: WrittenPermissions, isRestricted: boolean): Partial<Permissions> {
  if (listed === undefined || listed === null || listed === 'write-all') return isRestricted ? READ_ONLY : {}
  const level = (name: string) => {
    const written = grantedLevel(listed, name)
    return isRestricted && written === 'write' ? 'read' : written
  }
  return {
    actions: level('actions'),
    checks: level('checks'),
    contents: level('contents'),
    issues: level('issues'),
    pull_requests: level('pull-requests')
  }
}

interface ContextSources {
  readonly ended: ReadonlyMap<string, Ended>
  /** OWNER/NAME. */
  readonly repository: string
}

function contextsOf({ event }: WorkflowRun, { needs }: WorkflowJob, { ended, repository }: ContextSources): Contexts {
  const payload = asJson(event.payload)
  const [owner = ''] = repository.split('/')
  return {
    github: {
      event_name: event.name,
      event: payload,
      repository,
      repository_owner: owner,
      actor: fieldOf(fieldOf(payload, 'sender'), 'login') ?? '',
      ref: 'refs/heads/main',
      ref_name: 'main',
      run_id: '1',
      run_attempt: '1',
      workflow: 'simulated'
    },
    needs: Object.fromEntries(
      needs.map((name) => [name, asJson(ended.get(name) ?? { result: 'skipped', outputs: {} })])
    ),
    inputs: fieldOf(payload, 'inputs') ?? {},
    ...EMPTY
  }
}

/** Contexts that a simulation does not know. GitHub's evaluator fails if one that is named is missing. */
const EMPTY: Contexts = {
  ...{ secrets: {}, vars: {}, env: {}, steps: {}, matrix: {}, strategy: {} },
  ...{ job: { status: 'success' }, runner: { os: 'Linux', temp: '/tmp' } }
}

function fieldOf(value: Json | undefined, name: string): Json | undefined {
  if (value === null || typeof value !== 'object') return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

/** The outputs of the job. Outputs of other steps are unknown. Those of steps that upload artifacts are not needed here. */
function outputsOf(
  { outputs: declared }: WorkflowJob,
  { id }: WorkflowStep,
  { contexts, outputs }: { readonly contexts: Contexts; readonly outputs: Readonly<Record<string, string>> }
): Readonly<Record<string, string>> {
  const steps = id === undefined ? {} : { [id]: { outputs: asJson(outputs) } }
  const read = (text: string) => interpolate(text, { ...contexts, steps })
  const own = Object.entries(declared).map(([name, text]) => [name, read(text)] as const)
  return { ...Object.fromEntries(own), [PROPOSAL]: outputs[PROPOSAL] ?? '' }
}

const PROPOSAL = 'proposal-path'

/** The artifact of the job before, which a workflow passes on with steps that are not simulated. */
function proposalOf({ with: inputs }: WorkflowStep, needed: readonly Ended[]): Readonly<Record<string, string>> {
  const path = needed.flatMap(({ outputs }) => outputs[PROPOSAL] ?? []).find((one) => one !== '')
  return inputs['phase'] === 'publish' && path !== undefined ? { [PROPOSAL]: path } : {}
}

/** Copies the artifact of a job, because the next job uses the same folder. */
async function keepArtifact(outputs: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const { 'artifact-path': path = '' } = outputs
  if (path !== '') await cp(path, folder, { recursive: true })
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json // JSON has no other values.
}
