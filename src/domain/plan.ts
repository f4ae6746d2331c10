/** What a run proposes to do. */
export interface Plan {
  /** What an approval names. */
  readonly hash: string
  /** Markdown. */
  readonly text: string
  /** The commit of the base branch that it was made for. */
  readonly baseSha: string
}

/** A plan that a run works from. */
export interface ActivePlan extends Plan {
  readonly isApproved: boolean
}
