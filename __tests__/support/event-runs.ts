/** Runs the pipeline for events of any kind, in this process and on the GitHub emulator. */
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { inRepository, inTarget } from '../../src/action/target-repository.ts'
import { connectForge } from '../../src/connect-forge.ts'
import { readEventSettings } from '../../src/action/main.ts'
import { runTask } from '../../src/action/run-task.ts'
import { startEmulators, type Emulators } from '../../emulators/start-emulators.ts'
import type { Script } from '../../emulators/model/script.ts'
import type { TokenOptions } from '../../emulators/github/repository.ts'
import type { Outcome } from '../../src/domain/outcome.ts'
import { outputs } from '../../src/report/outputs.ts'
import { RunStateFile } from '../../src/sessions/run-state.ts'
import { readUsableInputs } from '../../src/settings/run-inputs.ts'
import { readEvent } from '../../src/tasks/read-event.ts'
import { useAudited } from './audited-runs.ts'
import { ask, project } from './end-to-end.ts'
import { createOpenApiAuditor, type OpenApiAuditor } from './openapi.ts'
import { textOf } from './repository-files.ts'
import { testsFolder } from './tests-folder.ts'

export interface FiredEvent {
  readonly name: string
  readonly payload: unknown
}

export interface FireOptions {
  readonly inputs?: Readonly<Record<string, string>>
  readonly token?: TokenOptions
  /** Default: a new run for each event. */
  readonly runId?: string
  readonly attempt?: number
}

export interface EventRuns extends Emulators {
  /** What the job ends with. */
  fire(event: FiredEvent, options?: FireOptions): Promise<Outcome>
  /** What both jobs end with, the one that proposes and the one that publishes. */
  fireTwoJobs(event: FiredEvent, options?: FireOptions): Promise<readonly [Outcome, Outcome]>
  /** The outputs of every job so far. */
  readonly outputs: readonly ReturnType<typeof outputs>[]
  /** A folder with what each job left for the other jobs of its fan-out. */
  readonly artifacts: string
  /** Moves GitHub's clock, because what happens in one second has no order. */
  readonly waitASecond: () => void
  /** Violations of GitHub's OpenAPI description so far. */
  readonly violations: OpenApiAuditor['violations']
}

interface ActionInputs {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>
}

export interface Asked extends FireOptions {
  readonly body?: string
  readonly author?: string
}

/** Comments on a new issue, and says what the pipeline ends with. */
export async function askedIn(runs: EventRuns, { body, author, ...options }: Asked = {}) {
  const { issue, comment } = ask(runs.repository, body, author)
  const payload = runs.repository.issueCommentEvent(comment)
  return { issue, outcome: await runs.fire({ name: 'issue_comment', payload }, options) }
}

/** Opens runs for one test. A violation of GitHub's OpenAPI description fails the test. */
export function useEventRuns(): typeof openEventRuns {
  return useAudited(openEventRuns)
}

/** `ada` has write access, and `github-actions[bot]` is our own account. */
async function openEventRuns(script: Script, files: Readonly<Record<string, string>> = project): Promise<EventRuns> {
  const searchPath = process.env['PATH'] ?? ''
  let aheadMs = 0
  const emulators = await startEmulators({
    parent: testsFolder,
    repository: { owner: 'acme', name: 'project', files },
    script,
    maintainer: 'ada',
    searchPath,
    now: () => new Date(Date.now() + aheadMs)
  })
  const auditor = createOpenApiAuditor()
  emulators.github.onExchange(auditor.listener)
  const { inputs: offered } = parse(textOf('action.yml')) as ActionInputs // Our own file, which another test checks.
  const defaults = new Map(Object.entries(offered).map(([name, input]) => [name, input.default ?? '']))
  let runs = 0
  const written: ReturnType<typeof outputs>[] = []
  const artifacts = join(emulators.folder, 'artifacts')
  const { model } = emulators
  const ofModel = { 'base-url': model.baseUrl, 'api-key': model.apiKey, model: model.name }

  async function fire(event: FiredEvent, options: FireOptions = {}): Promise<Outcome> {
    return await runJob(event, { ...options, inputs: { ...ofModel, ...options.inputs } }, await runnerFolder())
  }

  async function fireTwoJobs(event: FiredEvent, options: FireOptions = {}) {
    const runId = options.runId ?? String((runs += 1))
    const [first, second] = [await runnerFolder(), await runnerFolder()]
    const propose = { ...options, runId, inputs: { ...ofModel, ...options.inputs, phase: 'propose' } }
    const proposed = await runJob(event, propose, first)
    const path = { phase: 'publish', 'proposal-path': join(first, 'state', 'proposal') }
    return [
      proposed,
      await runJob(event, { ...options, runId, inputs: { ...options.inputs, ...path } }, second)
    ] as const
  }

  const runnerFolder = () => mkdtemp(join(emulators.folder, 'runner-'))

  async function runJob(event: FiredEvent, options: FireOptions, temp: string): Promise<Outcome> {
    const { repository, github } = emulators
    const { attempt = 1, runId = String((runs += 1)) } = options
    const given: Readonly<Record<string, string>> = {
      'github-token': repository.issueToken(options.token),
      ...options.inputs
    }
    const readInput = (name: string) => given[name] ?? defaults.get(name) ?? ''
    const startedAt = new Date(Date.now() + aheadMs).toISOString()
    const job = { runId, workflow: 'agent', job: 'forgehand', refName: 'main', startedAt }
    const settings = await readEventSettings(readInput, { job, workspace: emulators.folder }, () => String)
    const read = await readEvent(event.name, event.payload, settings)
    const workspace = join(temp, 'workspace')
    await mkdir(workspace)
    const page = `${github.serverUrl}/${repository.fullName}`
    const target = readInput('repository')
    const own = {
      owner: repository.state.owner.login,
      repo: repository.state.name,
      event: { name: event.name, payload: event.payload },
      apiUrl: github.apiUrl,
      serverUrl: github.serverUrl,
      repositoryUrl: page,
      workspace,
      temp,
      home: temp,
      runUrl: `${page}/actions/runs/${runId}`,
      run: { id: runId, attempt },
      job,
      progressIntervalMs: undefined,
      stopPollMs: undefined,
      stateFolder: join(temp, 'state'),
      environment: { PATH: searchPath }
    }
    const context = inRepository(own, target)
    const { signal } = new AbortController()
    const forge = () => Promise.resolve(connectForge(readInput('github-token'), context, signal))
    const task = target === '' ? read : await inTarget(read, forge)
    if (task.kind === 'ignored') return { kind: 'skipped', reason: task.reason }
    const { run, artifactPath, patchPath } = await runTask(task, {
      ...readUsableInputs(readInput),
      context,
      state: new RunStateFile(context.stateFolder, Date.now()),
      signal,
      write: () => undefined,
      onPatchWritten: () => undefined
    })
    written.push(outputs(run, { trigger: '/agent', tracePath: undefined, patchPath, artifactPath }))
    if (artifactPath !== undefined) await cp(artifactPath, join(artifacts, basename(temp)), { recursive: true })
    return run.outcome
  }

  const waitASecond = () => {
    aheadMs += 1_000
  }
  return { ...emulators, fire, fireTwoJobs, outputs: written, artifacts, waitASecond, violations: auditor.violations }
}
