import * as z from 'zod'
import { created, list, ok, readBody } from '../responses.ts'
import { serializeReaction } from '../serialize/issue.ts'
import { commentOf } from './issues.ts'
import { callerAccount, repositoryRoute } from './route.ts'
import type { ApiResponse } from '../responses.ts'
import type { RepositoryCall, Route } from './route.ts'

const bodySchema = z.object({
  content: z.enum(['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'])
})

export const reactionRoutes: readonly Route[] = [
  repositoryRoute(
    'GET /issues/comments/{comment_id}/reactions',
    { issues: 'read', pull_requests: 'read' },
    listReactions
  ),
  repositoryRoute(
    'POST /issues/comments/{comment_id}/reactions',
    { issues: 'write', pull_requests: 'write' },
    createReaction
  )
]

function listReactions(call: RepositoryCall): ApiResponse {
  const content = call.query.get('content')
  const { reactions } = commentOf(call, 'read')
  const wanted = reactions.filter((reaction) => content === null || reaction.content === content)
  return list(wanted.map((reaction) => serializeReaction(call.github, reaction)))
}

// One reaction of each kind per account: a repeated request finds it and returns 200.
function createReaction(call: RepositoryCall): ApiResponse {
  const { github } = call
  const { reactions } = commentOf(call, 'write')
  const { content } = readBody(bodySchema, call.body)
  const account = callerAccount(call)
  const known = reactions.find((reaction) => reaction.account.id === account.id && reaction.content === content)
  if (known) return ok(serializeReaction(github, known))

  const reaction = { id: github.nextId(), account, content, createdAt: github.now() }
  reactions.push(reaction)
  return created(serializeReaction(github, reaction))
}
