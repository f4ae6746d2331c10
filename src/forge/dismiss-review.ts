import type { Connection } from './github-client.ts'
import { hasStatus } from './forge-errors.ts'
import type { Refused } from './forge.ts'
import { orRefused } from './or-refused.ts'

/**
 * Dismisses a review of ours that requests changes. Idempotent.
 *
 * @param dismissal.reason a sentence for everybody
 */
export async function dismissReview(
  { octokit, repository }: Connection,
  number: number,
  { id, reason }: { readonly id: number; readonly reason: string }
): Promise<{ readonly kind: 'dismissed' } | Refused> {
  const review = { ...repository, pull_number: number, review_id: id }
  return orRefused('pull-requests', async () => {
    try {
      await octokit.rest.pulls.dismissReview({ ...review, message: reason, event: 'DISMISS' })
    } catch (error) {
      // GitHub refuses a review that does not count any more, with the same status as one that never counted.
      const isRepeated =
        hasStatus(error, 422) && (await octokit.rest.pulls.getReview(review)).data.state === 'DISMISSED'
      if (!isRepeated) throw error
    }
    return { kind: 'dismissed' }
  })
}
