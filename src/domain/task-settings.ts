/** The conditions under which a task of the repository runs. */
export interface TaskSettings {
  /** What happens to an open pull request of the task that has commits of others. */
  readonly onForeignCommits: 'leave' | 'continue'
  /** How long the task rests after a person closed its pull request; undefined: until its prompt changes. */
  readonly againAfterMs: number | undefined
  /** How many open pull requests of ours are enough; undefined for any number. */
  readonly skipIfOpen: number | undefined
  /** How long after its last run the task does not run again. */
  readonly cooldownMs: number
  /** Globs, of which a file must have changed since the last run of the task; empty for none. */
  readonly onlyIfChanged: readonly string[]
}
