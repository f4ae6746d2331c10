/** Which delegation tools are enabled. */
export interface DelegationSettings {
  readonly spawnAgent: boolean
  readonly generateCode: boolean
  readonly sprints: boolean
}
