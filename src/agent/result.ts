import type { LimitName } from './budget.ts'
import type { ApprovalRequest, Summary } from './tool.ts'

/** How a run ended. Where the model gave no summary, one is made from the calls it made. */
export type AgentResult =
  | { readonly kind: 'finished'; readonly summary: Summary }
  | { readonly kind: 'stopped'; readonly limit: LimitName; readonly summary: Summary }
  /** Loop detected, no progress, or no model that answers. `reason` is a sentence for users. */
  | { readonly kind: 'stuck'; readonly reason: string; readonly summary: Summary }
  /** The model asks for a person's approval. */
  | { readonly kind: 'awaiting-approval'; readonly approvalRequest: ApprovalRequest; readonly summary: Summary }
  | { readonly kind: 'cancelled' }

/** How a run ended that was not cancelled. */
export type CompletedResult = Exclude<AgentResult, { readonly kind: 'cancelled' }>
