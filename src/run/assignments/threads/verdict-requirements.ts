import type { Checkpoints } from '../../../agent/tree-checkpoints.ts'
import type { FinishRequirement } from '../../../agent/finish-guard.ts'
import type { VerdictBook } from '../../../tools/threads/verdict-book.ts'

/** What the model must do before a run that handles review threads may end. */
export function verdictRequirements(
  verdicts: VerdictBook,
  checkpoints: Pick<Checkpoints, 'hasChanged'> | undefined
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
