import type { ActivePlan } from '../../../domain/plan.ts'
import type { Task } from '../../../domain/task.ts'
import { planText } from '../../../prompts/earlier-runs-text.ts'
import type { Assignment } from '../assignment.ts'
import type { CompletedResult } from '../../../agent/result.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { MAX_PLAN } from '../../../proposal/proposal.ts'
import type { Redact } from '../../../secrets/redact.ts'
import { planHash } from '../../../tasks/keys.ts'
import { shorten } from '../../../text/shorten.ts'
import { incompleteOutcome } from '../../publish/incomplete-reason.ts'

/** The plan to work from, or to revise. */
export function planAssignment(plan: ActivePlan, task: Task): Assignment {
  return { begin: () => ({ section: planText(plan, task) }) }
}

export interface PlanSubject {
  readonly number: number
  /** The commit of the base branch. */
  readonly baseSha: string
  /** True if a later run can find the plan. */
  readonly isKept: boolean
}

/** The outcome of `plan`. With a question that a person must answer, the plan is not ready. */
export function planOutcome(result: CompletedResult, subject: PlanSubject, redact: Redact): Outcome {
  if (result.kind !== 'finished') return incompleteOutcome(result)
  const { description, notDone } = result.summary
  const questions = notDone === '' ? '' : `\n\n**Questions**\n\n${notDone}`
  // The comment shows all of it: what is not shown cannot be approved.
  // Redacted before it is cut, because half a secret is no longer found. Redacted again after it, because the reporters do the same, and
  // the hash must be that of the text that they show.
  const text = redact(shorten(redact(`${description}${questions}`), MAX_PLAN))
  const { number, baseSha, isKept } = subject
  const plan = { text, baseSha, hash: planHash({ text, baseSha }, number) }
  return questions === '' ? { kind: 'planned', plan, isKept } : { kind: 'needs_input', publication: undefined, plan }
}
