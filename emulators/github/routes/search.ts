import { hasPermission } from '../access.ts'
import { list, type ApiResponse } from '../responses.ts'
import { serializeRepository } from '../serialize/repository.ts'
import type { Call, Route } from './route.ts'

export const searchRoutes: readonly Route[] = [
  { method: 'GET', template: '/search/repositories', handle: (call) => Promise.resolve(searchRepositories(call)) }
]

/** Knows the qualifiers `org` and `user`. All repositories here match any other word. */
function searchRepositories({ github, caller, query }: Call): ApiResponse {
  const [, owner = ''] = /(?:^|\s)(?:org|user):(\S+)/.exec(query.get('q') ?? '') ?? []
  const found = [...github.repositories.values()].filter((repository) => {
    const isOwned = owner === '' || repository.owner.login.toLowerCase() === owner.toLowerCase()
    return isOwned && caller !== undefined && hasPermission(caller, repository, { metadata: 'read' })
  })
  const items = found.map((repository) => ({ ...serializeRepository(github, repository), score: 1 }))
  return list(items, (page) => ({ total_count: found.length, incomplete_results: false, items: page }))
}
