const NAMES = [
  'issue_comment',
  'issues',
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'workflow_run',
  'check_suite',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch'
] as const

export type SimulatedEventName = (typeof NAMES)[number]

/** Events that `forgehand simulate` can make up. Any other needs a payload. */
export const SIMULATED_EVENTS: readonly string[] = NAMES

/** Activity types that can be made up, of the events that have several. The first is the default. */
export const ACTIVITIES: Readonly<Record<string, readonly string[]>> = {
  issues: ['labeled', 'assigned'],
  pull_request: ['labeled', 'opened', 'synchronize', 'reopened', 'ready_for_review']
}

/** All of them. */
export const SIMULATED_ACTIVITIES: readonly string[] = [...new Set(Object.values(ACTIVITIES).flat())]
