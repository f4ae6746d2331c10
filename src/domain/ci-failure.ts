/** The checks of a commit that failed, as their event describes them. */
export interface CiFailure {
  readonly source: CiSource
  /** Of the workflow or the app. */
  readonly name: string
  /** Such as failure or timed_out. */
  readonly conclusion: string
  readonly headSha: string
  /** Undefined for a commit that no branch has. */
  readonly headBranch: string | undefined
  /** True if the commit is in another repository. */
  readonly isFork: boolean
  /** Its page. */
  readonly url: string
}

export type CiSource =
  /** A run of a workflow. `attempt` is 1 for the first, and `path` is that of the workflow file. */
  | {
      readonly kind: 'workflow'
      readonly runId: number
      readonly attempt: number
      readonly workflowId: number
      readonly path: string
    }
  /** The check runs that an app made for the commit. `app` is its slug. */
  | { readonly kind: 'suite'; readonly suiteId: number; readonly app: string }

/** One job of a workflow run, or one check of another system. */
export interface CiJob {
  readonly id: number
  readonly name: string
  /** Undefined while it runs. */
  readonly conclusion: string | undefined
  /** In order; none if the job never started, and for other systems. */
  readonly steps: readonly CiStep[]
  /** Its page. */
  readonly url: string
}

export interface CiStep {
  readonly name: string
  readonly conclusion: string | undefined
  /** ISO 8601, whole seconds; undefined if it did not start. */
  readonly startedAt: string | undefined
  readonly completedAt: string | undefined
}

/** The log of a job, or a part of it. */
export interface JobLog {
  readonly text: string
  /** What is left out of a log that is too large. */
  readonly missing: 'nothing' | 'start' | 'end'
}

/** A remark that a check made about a line of a file. */
export interface CiAnnotation {
  readonly path: string
  readonly line: number
  readonly level: string
  readonly message: string
}

/** A run of a workflow that has ended. */
export interface CompletedRun {
  readonly id: number
  readonly attempt: number
  readonly conclusion: string | undefined
  readonly headSha: string
  /** ISO 8601, whole seconds. */
  readonly createdAt: string
}

/** What a workflow run uploaded. */
export interface RunArtifact {
  readonly id: number
  readonly name: string
}

/** What a check of another system says about its result. */
export interface CheckOutput {
  readonly job: CiJob
  /** Title, summary and text. */
  readonly text: string
}

/** What is known about a job that failed. All texts are data: whoever opens a pull request decides what its checks print. */
export interface JobFailure {
  readonly job: Pick<CiJob, 'id' | 'name' | 'url'>
  /** The name of the step; undefined if the job ended without one that failed. */
  readonly step: string | undefined
  /** The script of the step; undefined if it is an action, or the log does not say. */
  readonly command: string | undefined
  /** The end of the output of the step, without time stamps and colors. */
  readonly output: string
  /** Names of failed tests; empty if neither the output nor a report names them. */
  readonly failingTests: readonly string[]
  readonly annotations: readonly CiAnnotation[]
  /** Equal for failures with the same first errors; undefined if the output names none. */
  readonly signature: string | undefined
  /** A line that shows a fault of the network or the machine; undefined if there is none. */
  readonly flakeSign: string | undefined
}
