import * as z from 'zod'
import { created, list, ok, readBody, type ApiResponse } from '../responses.ts'
import { serializeReaction } from '../serialize/issue.ts'
import { addReaction } from '../threads.ts'
import { commentOf, issueOf } from './issues.ts'
import { reviewCommentOf } from './reviews.ts'
import { callerAccount, repositoryRoute, type RepositoryCall, type Route } from './route.ts'
import type { Reaction } from '../state.ts'

const bodySchema = z.object({
  content: z.enum(['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'])
})

export const reactionRoutes: readonly Route[] = [
  repositoryRoute(
    'GET /issues/comments/{comment_id}/reactions',
    { issues: 'read', pull_requests: 'read' },
    listReactions
  ),
  repositoryRoute('POST /issues/comments/{comment_id}/reactions', { issues: 'write', pull_requests: 'write' }, (call) =>
    createReaction(call, commentOf(call, 'write'))
  ),
  repositoryRoute('POST /issues/{issue_number}/reactions', { issues: 'write', pull_requests: 'write' }, (call) =>
    createReaction(call, issueOf(call, 'write'))
  ),
  repositoryRoute('POST /pulls/comments/{comment_id}/reactions', { pull_requests: 'write' }, (call) =>
    createReaction(call, reviewCommentOf(call).comment)
  )
]

function listReactions(call: RepositoryCall): ApiResponse {
  const content = call.query.get('content')
  const { reactions } = commentOf(call, 'read')
  const wanted = reactions.filter((reaction) => content === null || reaction.content === content)
  return list(wanted.map((reaction) => serializeReaction(call.github, reaction)))
}

// One reaction of each kind per account: a repeated request finds it and returns 200.
function createReaction(call: RepositoryCall, { reactions }: { readonly reactions: Reaction[] }): ApiResponse {
  const { content } = readBody(bodySchema, call.body)
  const { reaction, isNew } = addReaction(call.github, reactions, { account: callerAccount(call), content })
  const body = serializeReaction(call.github, reaction)
  return isNew ? created(body) : ok(body)
}
