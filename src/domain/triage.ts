/** What a pull request gets when we open it. */
export interface Triage {
  readonly labels: readonly string[]
  /** Logins, and teams as `org/team`. */
  readonly reviewers: readonly string[]
  /** Logins. */
  readonly assignees: readonly string[]
}
