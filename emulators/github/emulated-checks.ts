import { checkSuiteEvent, workflowRunEvent } from './payloads.ts'
import { addAttempt, addWorkflowRun, type JobOptions, type WorkflowRunOptions } from './workflow-runs.ts'
import type { Annotation, CheckRun, CheckSuite, GitHubState, Repository, WorkflowRun } from './state.ts'

export interface CheckSuiteOptions {
  /** Of the app. */
  readonly slug: string
  readonly headSha: string
  readonly headBranch?: string | null
  readonly runs: readonly {
    readonly name: string
    readonly conclusion: 'success' | 'failure'
    readonly output?: CheckRun['output']
    readonly annotations?: readonly Annotation[]
  }[]
}

/** Controls the workflow runs and check suites of a repository of the emulator. */
export class EmulatedChecks {
  readonly #github: GitHubState
  readonly #repository: Repository

  constructor(github: GitHubState, repository: Repository) {
    this.#github = github
    this.#repository = repository
  }

  /** Adds a completed run of a workflow. */
  addRun(options: WorkflowRunOptions): WorkflowRun {
    return addWorkflowRun(this.#github, this.#repository, options)
  }

  /** Adds an attempt of a run with these jobs. The other jobs of the last attempt are kept. */
  addAttempt(run: WorkflowRun, jobs: readonly JobOptions[]): void {
    addAttempt(this.#github, run, jobs)
  }

  /** The payload of the event `completed` of `workflow_run`. */
  runEvent(run: WorkflowRun) {
    return workflowRunEvent(this.#github, this.#repository, run)
  }

  /** Adds a completed suite with its check runs. */
  addSuite({ slug, headSha, headBranch = null, runs }: CheckSuiteOptions): CheckSuite {
    const moment = this.#github.now()
    const suite: CheckSuite = {
      id: this.#github.nextLargeId(),
      app: { id: this.#github.nextId(), slug, name: slug },
      headSha,
      headBranch,
      conclusion: runs.some(({ conclusion }) => conclusion === 'failure') ? 'failure' : 'success',
      updatedAt: moment
    }
    for (const { name, conclusion, output, annotations = [] } of runs) {
      this.#repository.checkRuns.push({
        id: this.#github.nextId(),
        name,
        headSha,
        status: 'completed',
        conclusion,
        startedAt: moment,
        completedAt: moment,
        output,
        suite,
        annotations
      })
    }
    return suite
  }

  /** The payload of the event `completed` of `check_suite`. */
  suiteEvent(suite: CheckSuite, options: { by: string }) {
    return checkSuiteEvent(this.#github, this.#repository, { suite, ...options })
  }
}
