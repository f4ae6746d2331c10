import type { Outcome, Publication } from '../tasks/outcome.ts'
import { allPassed } from '../tasks/verification.ts'
import { oneLine } from './one-line.ts'
import { outcomeText } from './outcome-text.ts'
import type { RunSnapshot } from './record.ts'

const MAX_SUMMARY = 1_000

/** The outputs of the action by their names in action.yml; '' for what this run has none of. */
export function outputs(
  run: RunSnapshot,
  ended: { readonly outcome: Outcome; readonly trigger: string; readonly tracePath: string | undefined }
): Readonly<Record<string, string>> {
  return {
    outcome: ended.outcome.kind,
    ...publicationOutputs('publication' in ended.outcome ? ended.outcome.publication : undefined),
    rounds: String(run.rounds),
    'input-tokens': String(run.tokens.input),
    'output-tokens': String(run.tokens.output),
    'cost-usd': run.cost === undefined ? '' : run.cost.toFixed(6),
    'trace-path': ended.tracePath ?? '',
    'verify-status': verifyStatus(run),
    'denied-commands': JSON.stringify(run.denials.map(({ command }) => command)),
    summary: oneLine(outcomeText(ended.outcome, ended.trigger).sentence, MAX_SUMMARY)
  }
}

function publicationOutputs(publication: Publication | undefined): Readonly<Record<string, string>> {
  return {
    'pull-request-number': String(publication?.pullRequest?.number ?? ''),
    'pull-request-url': publication?.pullRequest?.url ?? '',
    branch: publication?.branch ?? '',
    'head-sha': publication?.headSha ?? '',
    'commits-verified': publication ? String(publication.isVerified) : '',
    'files-changed': String(publication?.filesChanged.length ?? 0)
  }
}

// Without a change nothing is checked a second time; then the checks before the work stand.
function verifyStatus({ verification: { before, after } }: RunSnapshot): 'passed' | 'failed' | 'none' {
  const checks = after.length > 0 ? after : before
  if (checks.length === 0) return 'none'
  return allPassed(checks) ? 'passed' : 'failed'
}
