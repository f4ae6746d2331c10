import { serializeAccount } from './serialize/account.ts'
import { serializeComment, serializeIssue } from './serialize/issue.ts'
import { serializeRepository } from './serialize/repository.ts'
import type { Comment, Issue, Repository, GitHubState } from './state.ts'

// Fields that the API has and webhooks do not.
const NOT_IN_WEBHOOKS = new Set(['has_discussions'])

/** The `issue_comment` payload with the action `created`. */
export function issueCommentEvent(github: GitHubState, repository: Repository, at: { issue: Issue; comment: Comment }) {
  const { issue, comment } = at
  const fields = Object.entries(serializeRepository(github, repository))
  return {
    action: 'created',
    issue: serializeIssue(github, repository, issue),
    comment: serializeComment(github, repository, comment),
    repository: Object.fromEntries(fields.filter(([name]) => !NOT_IN_WEBHOOKS.has(name))),
    sender: serializeAccount(github, comment.author)
  }
}
