import * as z from 'zod'
import { personOf } from '../person.ts'
import { account, id, repository, subject, subjectFields, time, type EventRow } from './event-row.ts'

/** Only the fields that are read, here and in the other events. https://docs.github.com/webhooks/webhook-events-and-payloads */
const schema = z.object({
  /** `pull_request` is there for a pull request only. */
  issue: subject.extend({ pull_request: z.object({}).nullish() }),
  comment: z.object({
    id,
    body: z.string(),
    created_at: time,
    user: account.nullish(),
    /** The app that wrote the comment in the name of its author. */
    performed_via_github_app: z.object({ slug: z.string() }).nullish()
  }),
  repository,
  sender: account
})

/** A comment in the conversation. Events of comments on a fork's pull request run with secrets, on the default branch. */
export const issueComment: EventRow = {
  event: 'issue_comment',
  // Others than the author can edit a comment, long after somebody read it.
  actions: ['created'],
  read(payload) {
    const { issue, comment, repository: own, sender } = schema.parse(payload)
    return {
      trigger: { kind: 'comment', commentId: comment.id },
      subject: issue.pull_request ? 'pull-request' : 'issue',
      ...subjectFields(issue),
      instruction: comment.body,
      createdAt: comment.created_at,
      sender: personOf(sender),
      writer: comment.user,
      app: comment.performed_via_github_app?.slug,
      impliedVerb: undefined,
      isFork: false,
      defaultBranch: own.default_branch
    }
  }
}
