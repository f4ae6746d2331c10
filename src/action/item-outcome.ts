import type { ItemOutcome } from '../fan-out/artifacts.ts'
import { describeOutcome } from '../report/describe-outcome.ts'
import { plainText } from '../report/outputs.ts'
import type { EndedRun } from '../report/run-snapshot.ts'

/** What the gather job is told about the run of one item. */
export function itemOutcome(item: string, { outcome, cost }: EndedRun): ItemOutcome {
  const pullRequest = 'publication' in outcome ? outcome.publication?.pullRequest : undefined
  return {
    item,
    outcome: outcome.kind,
    summary: plainText(describeOutcome(outcome, '').sentence),
    ...(pullRequest && { pullRequest: pullRequest.number }),
    ...(cost !== undefined && { cost })
  }
}
