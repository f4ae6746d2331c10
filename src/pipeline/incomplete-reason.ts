import type { AgentResult } from '../agent/result.ts'
import type { Outcome } from '../domain/outcome.ts'

type Incomplete = Exclude<AgentResult, { readonly kind: 'finished' }>

/** Why the agent stopped before the work was complete, as a sentence; undefined when it is complete. */
export function incompleteReason(result: Incomplete): string
export function incompleteReason(result: AgentResult): string | undefined
export function incompleteReason(result: AgentResult): string | undefined {
  switch (result.kind) {
    case 'finished':
      return undefined
    case 'stopped':
      return `The limit of ${result.limit} was reached.`
    case 'stuck':
      return result.reason
    case 'awaiting-approval':
      return 'A command is waiting for approval.'
    case 'cancelled':
      throw new Error('Only the signal cancels a run.')
  }
}

/** The outcome of a run that stopped before the work was complete and has nothing to publish but its summary. */
export function incompleteOutcome(result: Incomplete): Outcome {
  const reason = incompleteReason(result)
  if (result.kind !== 'stopped') return { kind: 'failed', reason }
  return { kind: 'partial', reason, publication: undefined, answer: result.summary.description }
}

/** The outcome of a question. */
export function answerOutcome(result: AgentResult): Outcome {
  if (result.kind === 'finished') return { kind: 'answered', answer: result.summary.description }
  return incompleteOutcome(result)
}
