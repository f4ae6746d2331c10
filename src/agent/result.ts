import type { LimitName } from './budget.ts'
import type { ApprovalRequest, Summary } from './tool.ts'

/** How a run ended. If the model wrote no summary, it comes from the work log. */
export type AgentResult =
  | { readonly kind: 'finished'; readonly summary: Summary }
  | { readonly kind: 'stopped'; readonly limit: LimitName; readonly summary: Summary }
  /** A person asked to stop. `reason` is a sentence that says who. */
  | { readonly kind: 'halted'; readonly reason: string; readonly summary: Summary }
  /** `reason` is a sentence for users. */
  | {
      readonly kind: 'stuck'
      /** `no-model`: no model answers, for example because the key is wrong. `no-progress`: for example a loop. */
      readonly cause: 'no-model' | 'no-progress'
      readonly reason: string
      readonly summary: Summary
    }
  /** The model asks for a person's approval. */
  | { readonly kind: 'awaiting-approval'; readonly approvalRequest: ApprovalRequest; readonly summary: Summary }
  | { readonly kind: 'cancelled' }

/** How a run ended that was not cancelled. */
export type CompletedResult = Exclude<AgentResult, { readonly kind: 'cancelled' }>
