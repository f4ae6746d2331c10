import * as z from 'zod'
import { personOf } from '../person.ts'
import { account, repository, subject, subjectFields, time, type EventRow } from './event-row.ts'

const schema = z.lazy(() =>
  z.object({
    issue: subject.extend({ updated_at: time }),
    /** Null when the account was deleted. */
    assignee: account.nullish(),
    repository,
    sender: account
  })
)

/** The issue was assigned to the account of the input `assignee`. */
export const assigned: EventRow = {
  event: 'issues',
  actions: ['assigned'],
  read(payload, { assignee: wanted }) {
    const { issue, assignee, repository: own, sender } = schema.parse(payload)
    if (wanted === '' || assignee?.login.toLowerCase() !== wanted.toLowerCase())
      return `the issue was assigned to ${assignee?.login ?? 'a deleted account'}, which is not the input assignee`
    return {
      trigger: { kind: 'assignment' },
      subject: 'issue',
      ...subjectFields(issue),
      instruction: '',
      createdAt: issue.updated_at,
      sender: personOf(sender),
      writer: sender,
      app: undefined,
      impliedVerb: 'fix',
      isFork: false,
      defaultBranch: own.default_branch
    }
  }
}
