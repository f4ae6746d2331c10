import * as z from 'zod'
import { created, list, ok, readBody } from '../responses.ts'
import { serializeReaction } from '../serialize/issue.ts'
import { commentOf } from './issues.ts'
import { callingAccount, repositoryRoute } from './route.ts'
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
  return list(wanted.map((reaction) => serializeReaction(call.world, reaction)))
}

// Everybody reacts once in each way: a repeated request finds the reaction and answers 200.
function createReaction(call: RepositoryCall): ApiResponse {
  const { world } = call
  const { reactions } = commentOf(call, 'write')
  const { content } = readBody(bodySchema, call.body)
  const account = callingAccount(call)
  const known = reactions.find((reaction) => reaction.account.id === account.id && reaction.content === content)
  if (known) return ok(serializeReaction(world, known))

  const reaction = { id: world.nextId(), account, content, createdAt: world.now() }
  reactions.push(reaction)
  return created(serializeReaction(world, reaction))
}
