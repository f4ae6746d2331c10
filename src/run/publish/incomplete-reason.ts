import type { CompletedResult } from '../../agent/result.ts'
import type { Outcome } from '../../domain/outcome.ts'

type Incomplete = Exclude<CompletedResult, { readonly kind: 'finished' }>

/** Why the agent stopped before the work was complete, as a sentence; undefined when it is complete. */
export function incompleteReason(result: Incomplete): string
export function incompleteReason(result: CompletedResult): string | undefined
export function incompleteReason(result: CompletedResult): string | undefined {
  switch (result.kind) {
    case 'finished':
      return undefined
    case 'stopped':
      return `The limit of ${result.limit} was reached.`
    case 'halted':
    case 'stuck':
      return result.reason
    case 'awaiting-approval':
      return 'A command is waiting for approval.'
  }
}

const PARTIAL: Readonly<Partial<Record<Incomplete['kind'], 'partial' | 'stopped'>>> = {
  stopped: 'partial',
  halted: 'stopped'
}

/** The outcome of a run that stopped before the work was complete and has nothing to publish but its summary. */
export function incompleteOutcome(result: Incomplete): Outcome {
  const reason = incompleteReason(result)
  const kind = PARTIAL[result.kind]
  if (kind === undefined) return { kind: 'failed', reason }
  return { kind, reason, publication: undefined, answer: result.summary.description }
}

/** The outcome of a question. */
export function answerOutcome(result: CompletedResult): Outcome {
  if (result.kind === 'finished') return { kind: 'answered', answer: result.summary.description }
  return incompleteOutcome(result)
}
