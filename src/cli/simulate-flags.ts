import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'

export interface SimulateFlags {
  readonly event?: string
  readonly comment?: string
  readonly payload?: string
  readonly repository?: string
  readonly model?: string
  readonly baseUrl?: string
  readonly sandbox: SandboxMode
  readonly keep?: true
  readonly serve?: true
  readonly json?: true
}

/** The events that `forgehand simulate` can make, each with its activity and the fields of its payload. Any other needs a payload. */
export const BUILT_IN = {
  issue_comment: ['created', 'issue', 'comment'],
  issues: ['labeled', 'issue'],
  pull_request: ['labeled', 'pull_request'],
  pull_request_review: ['submitted', 'pull_request', 'review'],
  pull_request_review_comment: ['created', 'pull_request', 'comment'],
  workflow_run: ['completed', 'workflow_run']
} as const

export type BuiltInEvent = keyof typeof BUILT_IN

export const BUILT_IN_EVENTS: readonly string[] = Object.keys(BUILT_IN)
