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

const NAMES = [
  ...(['issue_comment', 'issues', 'pull_request', 'pull_request_review', 'pull_request_review_comment'] as const),
  'workflow_run'
] as const

export type BuiltInEvent = (typeof NAMES)[number]

/** The events that `forgehand simulate` can make. Any other needs a payload. */
export const BUILT_IN_EVENTS: readonly string[] = NAMES
