import * as z from 'zod'
import { personOf } from '../person.ts'
import { account, id, isFork, pullRequest, repository, subjectFields, time, type EventRow } from './event-row.ts'

const shared = { pull_request: pullRequest, repository, sender: account }

const schema = z.lazy(() =>
  z.object({
    review: z.object({
      id,
      body: z.string().nullish(),
      state: z.string(),
      /** Null for a review that is pending. */
      submitted_at: time.nullish(),
      user: account.nullish()
    }),
    ...shared
  })
)

/** A submitted review. Whether one without a command counts depends on agent.yml, which is read later. */
export const review: EventRow = {
  event: 'pull_request_review',
  actions: ['submitted'],
  read(payload) {
    const { review: given, pull_request: pull, repository: own, sender } = schema.parse(payload)
    if (given.submitted_at == null) return 'the review was not submitted'
    const instruction = given.body ?? ''
    return {
      trigger: { kind: 'review', reviewId: given.id, commentId: undefined, hasCommand: false },
      subject: 'pull-request',
      ...subjectFields(pull),
      instruction,
      createdAt: given.submitted_at,
      sender: personOf(sender),
      writer: given.user,
      app: undefined,
      impliedVerb: given.state === 'approved' && instruction.trim() === '' ? undefined : 'fix',
      isFork: isFork(pull, own),
      defaultBranch: own.default_branch
    }
  }
}

const commentSchema = z.lazy(() =>
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
    ...shared
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
    const { comment, pull_request: pull, repository: own, sender } = commentSchema.parse(payload)
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
