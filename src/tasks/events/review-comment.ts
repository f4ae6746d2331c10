import * as z from 'zod'
import { personOf } from '../person.ts'
import { account, id, isFork, pullRequest, repository, subjectFields, time, type EventRow } from './event-row.ts'

const schema = z.lazy(() =>
  z.object({
    comment: z.object({
      id,
      /** Null for some comments of old reviews. */
      pull_request_review_id: id.nullish(),
      body: z.string(),
      created_at: time,
      updated_at: time,
      user: account.nullish()
    }),
    pull_request: pullRequest,
    repository,
    sender: account
  })
)

/**
 * A comment on a line of the diff. It asks for its whole review, which also has an event of its own. That event can be filtered out by the
 * workflow, so a command in the comment is enough.
 */
export const reviewComment: EventRow = {
  event: 'pull_request_review_comment',
  actions: ['created'],
  read(payload) {
    const { comment, pull_request: pull, repository: own, sender } = schema.parse(payload)
    if (comment.pull_request_review_id == null) return 'the comment belongs to no review'
    return {
      trigger: {
        kind: 'review',
        reviewId: comment.pull_request_review_id,
        commentId: comment.id,
        hasCommand: false
      },
      subject: 'pull-request',
      ...subjectFields(pull),
      instruction: comment.body,
      // A comment of a review is created before the review is submitted, and updated when it is.
      createdAt: comment.updated_at,
      sender: personOf(sender),
      writer: comment.user,
      app: undefined,
      impliedVerb: undefined,
      isFork: isFork(pull, own),
      defaultBranch: own.default_branch
    }
  }
}
