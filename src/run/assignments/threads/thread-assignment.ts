import type { FinishRequirement } from '../../../agent/finish-guard.ts'
import { ToolError, UserError } from '../../../errors.ts'
import type { RunCheckpoints } from '../../../git/run-checkpoints.ts'
import { reviewText, type ThreadsToHandle } from '../../../prompts/review-text.ts'
import { redactDeep } from '../../../secrets/redact.ts'
import { answerThread } from '../../../tools/threads/answer-thread.ts'
import { applySuggestion } from '../../../tools/threads/apply-suggestion.ts'
import { VerdictBook } from '../../../tools/threads/verdict-book.ts'
import type { Assignment } from '../assignment.ts'
import { settleReview } from './settle-threads.ts'
import { readVerified } from '../../../git/verified-read.ts'

/** Review threads to handle: each gets a verdict, and is settled once it is known what was published. */
export function threadAssignment(assigned: ThreadsToHandle): Assignment {
  const { threads } = assigned
  return {
    async begin({ target }, { checkout, redact }) {
      const verdicts = new VerdictBook(new Map(threads.map(({ label, thread }) => [label, thread.id])))
      const suggestions = new Map(threads.flatMap(({ label, suggestion }) => (suggestion ? [[label, suggestion]] : [])))
      // Only a file that is too large cannot be read.
      const readAtStart = (path: string) =>
        readVerified(checkout.git, { commit: target.startSha, path }).catch((error: unknown) => {
          if (!(error instanceof UserError)) throw error
          throw new ToolError(`${error.message} Edit the lines yourself.`, { cause: error })
        })
      const suggesting = { labels: verdicts.labels, suggestions, readAtStart }
      return {
        section: await reviewText(assigned),
        shownComments: threads.flatMap(({ thread }) => thread.comments.map(({ id }) => id)),
        tools: (workspace, parts) => [
          answerThread(verdicts),
          ...(suggestions.size > 0 ? [applySuggestion(workspace, { ...parts, ...suggesting })] : [])
        ],
        requirements: (checkpoints) => verdictRequirements(verdicts, checkpoints),
        // All threads can be declined.
        mayChangeNothing: true,
        returned: () => ({ verdicts: redactDeep(verdicts.all, redact) })
      }
    },
    async publish({ task, target, base, work: { verdicts = [] } }, submit, run) {
      const handled = { task, assigned, verdicts, branch: target.branch, rules: base.rules.threads }
      return await settleReview(await submit(), handled, run)
    }
  }
}

function verdictRequirements(
  verdicts: VerdictBook,
  checkpoints: RunCheckpoints | undefined
): readonly FinishRequirement[] {
  const unanswered = () =>
    Promise.resolve(
      verdicts.unanswered.length === 0
        ? undefined
        : `These threads have no verdict: ${verdicts.unanswered.join(', ')}. Call answer_thread for each.`
    )
  const unfounded = async (signal: AbortSignal) => {
    if (!verdicts.all.some(({ verdict }) => verdict === 'fixed')) return undefined
    return (await checkpoints?.hasChanged(signal)) === false ? NOTHING_FIXED : undefined
  }
  return [
    { missing: unanswered, isStrict: false },
    { missing: unfounded, isStrict: false }
  ]
}

const NOTHING_FIXED =
  'You called a thread fixed, but nothing has changed. Make the change, or answer the thread with another verdict.'
