import { serializeAccount } from './serialize/account.ts'
import { serializeComment, serializeIssue } from './serialize/issue.ts'
import { serializeRepository } from './serialize/repository.ts'
import type { Comment, Issue, Repository, World } from './state.ts'

// The API tells these of a repository, its webhooks do not.
const NOT_IN_WEBHOOKS = new Set(['has_discussions'])

/** The payload of `issue_comment` with the action `created`. */
export function issueCommentEvent(world: World, repository: Repository, at: { issue: Issue; comment: Comment }) {
  const { issue, comment } = at
  const described = Object.entries(serializeRepository(world, repository))
  return {
    action: 'created',
    issue: serializeIssue(world, repository, issue),
    comment: serializeComment(world, repository, comment),
    repository: Object.fromEntries(described.filter(([name]) => !NOT_IN_WEBHOOKS.has(name))),
    sender: serializeAccount(world, comment.author)
  }
}
