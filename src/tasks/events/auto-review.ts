import * as z from 'zod'
import { OBJECT_ID } from '../../text/near-name.ts'
import { personOf } from '../person.ts'
import { account, isFork, pullRequest, repository, subjectFields, time, type EventRow } from './event-row.ts'

/** Keeps a pull request from being reviewed without a command. */
const NO_REVIEW_LABEL = 'no-agent-review'

const schema = z.lazy(() =>
  z.object({
    pull_request: pullRequest.extend({
      draft: z.boolean().optional(),
      labels: z.array(z.object({ name: z.string() })),
      head: z.object({ sha: z.string().regex(OBJECT_ID), repo: z.object({ id: z.int() }).nullish() }),
      updated_at: time
    }),
    repository,
    sender: account
  })
)

/**
 * A pull request that was opened or got commits, in a workflow that wants a review of each. GitHub runs it with the workflow file of the
 * pull request, so everything that bounds the review is in agent.yml of the base branch.
 */
export const autoReview: EventRow = {
  event: 'pull_request',
  actions: ['opened', 'reopened', 'ready_for_review', 'synchronize'],
  isWanted: ({ reviewsPullRequests }) => reviewsPullRequests,
  read(payload) {
    const { pull_request: pull, repository: own } = schema.parse(payload)
    if (pull.draft === true) return 'the pull request is a draft'
    const isExempt = pull.labels.some(({ name }) => name.toLowerCase() === NO_REVIEW_LABEL)
    if (isExempt) return `the pull request has the label ${NO_REVIEW_LABEL}`
    return {
      trigger: { kind: 'auto-review', headSha: pull.head.sha },
      subject: 'pull-request',
      ...subjectFields(pull),
      instruction: '',
      createdAt: pull.updated_at,
      // The workflow file asks for the review, not whoever pushes or reopens. So the author of the pull request counts as the sender.
      sender: personOf(pull.user),
      writer: pull.user,
      app: undefined,
      impliedVerb: 'review',
      isFork: isFork(pull, own),
      defaultBranch: own.default_branch
    }
  }
}
