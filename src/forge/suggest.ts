import { MAX_BODY_LENGTH } from '../text/github-limits.ts'
import { shorten } from '../text/shorten.ts'
import type { Connection } from './client.ts'
import { hasStatus } from './errors.ts'
import type { Refused, SuggestionReview } from './forge.ts'
import { orRefused } from './or-refused.ts'

/** GitHub takes all comments of a review or none. */
export async function suggest(
  connection: Connection,
  number: number,
  review: SuggestionReview
): Promise<{ readonly kind: 'suggested'; readonly url: string } | Refused> {
  return orRefused('pull-requests', async () => {
    const posted = await findReview(connection, number, review)
    // An earlier attempt of the same request.
    if (posted && posted.state !== 'PENDING') return { kind: 'suggested', url: posted.html_url }
    try {
      return { kind: 'suggested', url: await submit(connection, number, review) }
    } catch (error) {
      if (hasStatus(error, 422)) await deletePending(connection, number, review)
      throw error
    }
  })
}

async function submit(connection: Connection, number: number, review: SuggestionReview): Promise<string> {
  const { octokit, repository, createOnce } = connection
  const { commit, body, suggestions } = review
  return createOnce({
    create: async () => {
      const { data } = await octokit.rest.pulls.createReview({
        ...repository,
        pull_number: number,
        commit_id: commit,
        event: 'COMMENT',
        body: shorten(body, MAX_BODY_LENGTH),
        comments: suggestions.map(({ path, startLine, endLine, body: text }) => ({
          path,
          body: text,
          line: endLine,
          side: 'RIGHT',
          // GitHub refuses a start that equals the end.
          ...(startLine < endLine && { start_line: startLine, start_side: 'RIGHT' })
        }))
      })
      return data.html_url
    },
    find: async () => (await findReview(connection, number, review))?.html_url
  })
}

/** GitHub can leave a review that it refused as a pending one, which would be in the way of the next. */
async function deletePending(connection: Connection, number: number, review: SuggestionReview): Promise<void> {
  const { octokit, repository } = connection
  const pending = await findReview(connection, number, review)
  if (pending?.state !== 'PENDING') return
  await octokit.rest.pulls.deletePendingReview({ ...repository, pull_number: number, review_id: pending.id })
}

async function findReview({ octokit, repository }: Connection, number: number, { marker, self }: SuggestionReview) {
  const query = { ...repository, pull_number: number, per_page: 100 }
  const reviews = await octokit.paginate(octokit.rest.pulls.listReviews, query)
  return reviews.find(({ body, user }) => body.startsWith(marker) && user?.id === self.id)
}
