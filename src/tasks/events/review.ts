import * as z from 'zod'
import { personOf } from '../person.ts'
import { account, id, isFork, pullRequest, repository, subjectFields, time, type EventRow } from './event-row.ts'

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
    pull_request: pullRequest,
    repository,
    sender: account
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
