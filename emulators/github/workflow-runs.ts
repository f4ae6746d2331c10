import {
  findOrCreateAccount,
  type Annotation,
  type Artifact,
  type Conclusion,
  type GitHubState,
  type JobLog,
  type Repository,
  type WorkflowJob,
  type WorkflowRun,
  type WorkflowStep
} from './state.ts'

export interface JobOptions {
  readonly name?: string
  readonly conclusion?: Conclusion
  readonly steps?: readonly (Partial<WorkflowStep> & { readonly name: string })[]
  readonly log?: string | JobLog | undefined
  readonly annotations?: readonly Annotation[]
}

export interface WorkflowRunOptions {
  /** Default: the workflow CI. */
  readonly workflow?: { readonly name: string; readonly path: string }
  /** Default: pull_request. */
  readonly event?: string
  readonly headSha: string
  readonly headBranch?: string | null
  /** Default: the repository itself. */
  readonly from?: Repository
  /** Login. */
  readonly actor: string
  readonly triggeringActor?: string
  readonly pullRequests?: readonly number[]
  readonly jobs: readonly JobOptions[]
  /** Zip archives by their names. */
  readonly artifacts?: Readonly<Record<string, Buffer>>
  /** Default: failure if a job failed. */
  readonly conclusion?: Conclusion | 'startup_failure'
}

export function addWorkflowRun(
  github: GitHubState,
  repository: Repository,
  { workflow = { name: 'CI', path: '.github/workflows/ci.yml' }, ...options }: WorkflowRunOptions
): WorkflowRun {
  const known = repository.workflowRuns.find((run) => run.workflow.path === workflow.path)?.workflow
  const moment = github.now()
  const actor = findOrCreateAccount(github, options.actor)
  const run: WorkflowRun = {
    id: github.nextLargeId(),
    number: repository.workflowRuns.length + 1,
    workflow: known ?? { id: github.nextId(), ...workflow },
    event: options.event ?? 'pull_request',
    headSha: options.headSha,
    headBranch: options.headBranch ?? null,
    headRepository: options.from ?? repository,
    actor,
    triggeringActor: options.triggeringActor ? findOrCreateAccount(github, options.triggeringActor) : actor,
    createdAt: moment,
    updatedAt: moment,
    pullRequests: options.pullRequests ?? [],
    attempts: [options.jobs.map((job) => createJob(github, job))],
    artifacts: Object.entries(options.artifacts ?? {}).map(([name, content]) => ({
      id: github.nextLargeId(),
      name,
      content,
      createdAt: moment
    })),
    conclusions: [options.conclusion],
    rerunCount: 0
  }
  repository.workflowRuns.push(run)
  return run
}

/** Adds an attempt with these jobs. The other jobs of the last attempt are kept, as GitHub does. */
export function addAttempt(github: GitHubState, run: WorkflowRun, jobs: readonly JobOptions[]): void {
  const again = jobs.map((job) => createJob(github, job))
  const kept = (run.attempts.at(-1) ?? []).filter(({ name }) => !again.some((job) => job.name === name))
  run.attempts.push([...kept, ...again])
  run.conclusions.push(undefined)
  run.updatedAt = github.now()
}

export function conclusionOf({ attempts, conclusions }: WorkflowRun): Conclusion | 'startup_failure' {
  const jobs = attempts.at(-1) ?? []
  const worst = (['failure', 'timed_out', 'cancelled'] as const).find((one) =>
    jobs.some(({ conclusion }) => conclusion === one)
  )
  return conclusions.at(-1) ?? worst ?? 'success'
}

/** The job with this id, of any run and attempt. */
export function findJob(repository: Repository, id: number): { run: WorkflowRun; job: WorkflowJob } | undefined {
  for (const run of repository.workflowRuns) {
    const job = run.attempts.flat().find((one) => one.id === id)
    if (job) return { run, job }
  }
  return undefined
}

/** The artifact with this id, of any run. */
export function findArtifact(repository: Repository, id: number): Artifact | undefined {
  return repository.workflowRuns.flatMap(({ artifacts }) => artifacts).find((one) => one.id === id)
}

const STEP_MS = 1_000

function createJob(github: GitHubState, options: JobOptions): WorkflowJob {
  const { name = 'test', conclusion = 'failure', steps = [], log, annotations = [] } = options
  const completedAt = github.now()
  const startedAt = new Date(completedAt.getTime() - steps.length * STEP_MS)
  return {
    id: github.nextLargeId(),
    name,
    conclusion,
    steps: steps.map((step, index) => ({
      conclusion: 'success',
      startedAt: new Date(startedAt.getTime() + index * STEP_MS),
      completedAt: new Date(startedAt.getTime() + (index + 1) * STEP_MS),
      ...step
    })),
    startedAt,
    completedAt,
    log: typeof log === 'string' ? logOf(log) : log,
    annotations
  }
}

function logOf(text: string): JobLog {
  return storedFile(Buffer.from(text))
}

export function storedFile(bytes: Buffer): JobLog {
  return { size: bytes.length, read: (start, end) => [bytes.subarray(start, end)] }
}
