/** Which tools that hand on work are there. */
export interface DelegationSettings {
  readonly spawnAgent: boolean
  readonly generateCode: boolean
  readonly sprints: boolean
}
