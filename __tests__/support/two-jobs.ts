/** Both jobs of two-job mode, in this process and on the GitHub emulator, and artifacts for the publish job. */
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { runTask } from '../../src/action/run-task.ts'
import { startEmulators, type Emulators } from '../../emulators/start-emulators.ts'
import type { FileChanges } from '../../emulators/github/push.ts'
import type { PermissionName } from '../../emulators/github/state.ts'
import type { Script } from '../../emulators/model/script.ts'
import { DESCRIPTION_FILE, type ProposedEnding } from '../../src/proposal/proposal.ts'
import { packFiles, writeProposal } from '../../src/proposal/write-proposal.ts'
import { RunRecord } from '../../src/report/run-record.ts'
import type { RunSnapshot } from '../../src/report/run-snapshot.ts'
import type { RunnerContext } from '../../src/action/runner-context.ts'
import { RunStateFile } from '../../src/sessions/run-state.ts'
import { readUsableInputs } from '../../src/settings/run-inputs.ts'
import type { Outcome } from '../../src/domain/outcome.ts'
import { readEvent } from '../../src/tasks/read-event.ts'
import { ask, project, type IssueCommand } from './end-to-end.ts'
import { textOf } from './repository-files.ts'
import type { TreeChange } from '../../src/domain/change.ts'
import { testsFolder } from './tests-folder.ts'

interface ActionDefaults {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>
}

/** The permissions of a read-only job. */
export const READ_ONLY: Readonly<Partial<Record<PermissionName, 'read' | 'none'>>> = {
  contents: 'read',
  issues: 'read',
  pull_requests: 'read'
}

export interface JobResult {
  readonly outcome: Outcome
  readonly snapshot: RunSnapshot
  readonly log: string
  readonly temp: string
}

export interface JobSettings {
  readonly comment: number
  readonly token?: string
  readonly inputs?: Readonly<Record<string, string>>
  /** Default: 1. */
  readonly attempt?: number
  /** Default: as on a runner. */
  readonly stopPollMs?: number
}

export interface TwoJobs extends Emulators {
  /** One job that does everything. */
  whole(terms: JobSettings): Promise<JobResult>
  /** Also returns the folder of the artifact. */
  propose(terms: JobSettings): Promise<JobResult & { readonly folder: string }>
  publish(terms: JobSettings & { readonly folder: string }): Promise<JobResult>
  /** Path of a new folder for an artifact. It does not exist yet. */
  newFolder(): Promise<string>
}

export async function openTwoJobs(script: Script, files: FileChanges = project): Promise<TwoJobs> {
  const searchPath = process.env['PATH'] ?? ''
  const emulators = await startEmulators({
    parent: testsFolder,
    repository: { owner: 'acme', name: 'project', files },
    script,
    maintainer: 'ada',
    searchPath
  })
  const { inputs: offered } = parse(textOf('action.yml')) as ActionDefaults // Our own file, which another test checks.
  const defaults = new Map(Object.entries(offered).map(([name, input]) => [name, input.default ?? '']))

  async function job(terms: JobSettings, own: Readonly<Record<string, string>>): Promise<JobResult> {
    const { repository, github, model, folder } = emulators
    const token = terms.token ?? repository.issueToken()
    const temp = await mkdtemp(join(folder, 'runner-'))
    const workspace = join(temp, 'workspace')
    await mkdir(workspace)
    const context: RunnerContext = {
      owner: repository.state.owner.login,
      repo: repository.state.name,
      event: { name: 'issue_comment', payload: {} },
      apiUrl: github.apiUrl,
      serverUrl: github.serverUrl,
      repositoryUrl: `${github.serverUrl}/${repository.fullName}`,
      workspace,
      temp,
      home: temp,
      runUrl: `${github.serverUrl}/${repository.fullName}/actions/runs/1`,
      run: { id: '1', attempt: terms.attempt ?? 1 },
      job: { runId: '1', workflow: 'agent', job: 'agent', refName: 'main', startedAt: '2026-11-20T10:00:00Z' },
      progressIntervalMs: undefined,
      stopPollMs: terms.stopPollMs,
      stateFolder: join(temp, 'state'),
      environment: { PATH: searchPath }
    }
    const ofModel = { 'base-url': model.baseUrl, 'api-key': model.apiKey, model: model.name }
    const given: Readonly<Record<string, string>> = {
      'github-token': token,
      ...(own['phase'] === 'publish' ? {} : ofModel),
      ...own,
      ...terms.inputs
    }
    const { inputs, inputError } = readUsableInputs((name) => given[name] ?? defaults.get(name) ?? '')
    const task = await readEvent('issue_comment', repository.issueCommentEvent(terms.comment), {
      trigger: '/agent',
      triggerLabel: 'agent',
      assignee: '',
      allowedBots: [],
      reviewsPullRequests: false,
      hasApiKey: true,
      prompted: undefined
    })
    if (task.kind === 'ignored') throw new Error(`The event is ignored: ${task.reason}`)
    let log = ''
    const { run: snapshot } = await runTask(task, {
      inputs,
      inputError,
      context,
      state: new RunStateFile(context.stateFolder, Date.now()),
      signal: new AbortController().signal,
      onPatchWritten: () => undefined,
      write: (text) => (log += text)
    })
    return { outcome: snapshot.outcome, snapshot, log, temp }
  }

  return {
    ...emulators,
    whole: (terms) => job(terms, {}),
    newFolder: async () => join(await mkdtemp(join(emulators.folder, 'artifact-')), 'proposal'),
    propose: async (terms) => {
      const result = await job(terms, { phase: 'propose' })
      return { ...result, folder: join(result.temp, 'state', 'proposal') }
    },
    publish: ({ folder, ...terms }) => job(terms, { phase: 'publish', 'proposal-path': folder })
  }
}

/** Content by path; null for a deleted file. */
export type ProposedFiles = Readonly<Record<string, string | Buffer | null>>

export interface LeftArtifact {
  readonly folder: string
  readonly asked: IssueCommand
  /** The commit at the tip of main. */
  readonly startSha: string
}

/** Writes the artifact of an honest propose job with this change. */
export async function leaveArtifact(
  jobs: TwoJobs,
  files: ProposedFiles = { 'src/greeting.txt': 'Hello\n' },
  words: Partial<Extract<ProposedEnding, { kind: 'work' }>> = {},
  asked: IssueCommand = ask(jobs.repository)
): Promise<LeftArtifact> {
  const startSha = await headOf(jobs, 'main')
  const folder = await jobs.newFolder()
  const packed = await packFiles(Object.entries(files).map(([path, content]) => changeOf(path, content)))
  const { contents, ...rest } = packed
  const summary = { title: 'Correct the greeting', description: 'It says Hello now.', notDone: '' }
  await writeProposal(folder, {
    source: { number: asked.issue, claim: `comment-${asked.comment}` },
    run: new RunRecord({ now: () => 0 }).snapshot(),
    ending: {
      kind: 'work',
      startSha,
      result: { kind: 'finished', summary },
      skipped: [],
      verdicts: [],
      secretFiles: 0,
      ...rest,
      ...words
    },
    contents
  })
  return { folder, asked, startSha }
}

function changeOf(path: string, content: string | Buffer | null): TreeChange {
  if (content === null) return { kind: 'deleted', path }
  return { kind: 'written', path, mode: '100644', blob: '', readContent: () => Promise.resolve(Buffer.from(content)) }
}

export async function headOf({ repository }: TwoJobs, branch: string): Promise<string> {
  return repository.state.git.text(['rev-parse', `refs/heads/${branch}`])
}

/** Changes one value of the description and keeps our format, like an attacker who knows it. */
export async function changeDescription(
  folder: string,
  place: readonly string[],
  change: (old: unknown) => unknown
): Promise<void> {
  await rewrite(folder, (text) => JSON.stringify(changed(JSON.parse(text), place, change)))
}

function changed(value: unknown, [name, ...rest]: readonly string[], change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === name ? changed(item, rest, change) : (item as unknown)))
  const fields = value as Readonly<Record<string, unknown>> // We write only objects and lists there.
  return { ...fields, [name]: changed(fields[name], rest, change) }
}

export async function rewrite(folder: string, change: (text: string) => string | Buffer): Promise<void> {
  const path = join(folder, DESCRIPTION_FILE)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

/** Everything in the repository that could have been changed, except comments and refs of ours. */
export async function stateOf({ repository }: TwoJobs): Promise<unknown> {
  const refs = await repository.state.git.text([
    'for-each-ref',
    '--format=%(refname) %(objectname)',
    'refs/heads',
    'refs/tags'
  ])
  const pulls = [...repository.state.issues.values()]
    .filter(({ pullRequest }) => pullRequest)
    .map(({ number }) => number)
  return { refs, pulls }
}
