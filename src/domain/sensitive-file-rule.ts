/** A pattern of `sensitive-files` in agent.yml, and the rule for the files that match it. */
export interface SensitiveFileRule {
  readonly pattern: string
  readonly requiresApproval: boolean
}
