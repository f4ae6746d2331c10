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
