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
