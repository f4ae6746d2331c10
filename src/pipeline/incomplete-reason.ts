import type { AgentResult } from '../agent/result.ts'
import type { Outcome } from '../domain/outcome.ts'

type Unfinished = Exclude<AgentResult, { readonly kind: 'finished' }>

/** Why the agent ended before it was done, as a sentence; undefined when it was done. */
export function incompleteReason(result: Unfinished): string
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
      return 'A command waits for approval.'
    case 'cancelled':
      throw new Error('A run is cancelled by its signal only.')
  }
}

/** The outcome of a run that ended before it was done and has nothing to hand in but words. */
export function incompleteOutcome(result: Unfinished): Outcome {
  const reason = incompleteReason(result)
  if (result.kind !== 'stopped') return { kind: 'failed', reason }
  return { kind: 'partial', reason, publication: undefined, answer: result.summary.description }
}
