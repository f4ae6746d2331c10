/** A pattern of `sensitive-files` in agent.yml, and what it says of the files that it fits. */
export interface SensitiveFileRule {
  readonly pattern: string
  readonly requiresApproval: boolean
}
