import type { Run } from '../effects.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { TreeEdit } from '../../git/changes.ts'
import { verificationSection } from '../../report/verification-section.ts'
import { plural } from '../../text/format.ts'
import { codeBlock } from '../../text/quote-markdown.ts'
import { verdictOf } from '../../verification/compare.ts'
import { incompleteReason } from './incomplete-reason.ts'
import type { Submission } from '../work/submission.ts'
import { writePatch } from '../../git/patch.ts'

/** Characters for the table of checks. */
const MAX_CHECKS = 4_000

export const FAILED_CHECKS = "The repository's own checks are worse with this change."
const PATCH_TOO_LONG = 'The patch is too long to show completely. Files that did not fit are left out of it.'

/** Shows the change instead of publishing it. The outcome is partial if that of publishing would be. */
export async function dryRunOutcome(
  { target, work, verification }: Submission,
  { tree, stat }: TreeEdit,
  { checkout }: Run
): Promise<Outcome> {
  const { text, isComplete } = await writePatch(checkout.git, { base: target.startSha, tree })
  const sections = [
    `Dry run: this would change ${plural(stat.length, 'file')}.`,
    verificationSection(verification, MAX_CHECKS),
    isComplete ? '' : PATCH_TOO_LONG,
    text && codeBlock(text, 'diff')
  ]
  const answer = sections.filter(Boolean).join('\n\n')
  const failure = verdictOf(verification) === 'worse' ? FAILED_CHECKS : undefined
  const reasons = [incompleteReason(work.result), failure].filter((reason) => reason !== undefined)
  if (reasons.length === 0) return { kind: 'answered', answer }
  return { kind: 'partial', reason: reasons.join(' '), publication: undefined, answer }
}
