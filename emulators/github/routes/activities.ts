import { list, type ApiResponse } from '../responses.ts'
import { serializeAccount } from '../serialize/account.ts'
import { nodeId } from '../serialize/node-id.ts'
import { timestamp, type Activity, type GitHubState } from '../state.ts'
import { repositoryRoute, type RepositoryCall, type Route } from './route.ts'

export const activityRoutes: readonly Route[] = [repositoryRoute('GET /activity', { contents: 'read' }, listActivities)]

/** Newest first. */
function listActivities({ github, repository, query }: RepositoryCall): ApiResponse {
  const wanted = query.get('ref')
  const refs = [wanted, `refs/heads/${wanted ?? ''}`]
  const found = repository.activities.filter(({ ref }) => wanted === null || refs.includes(ref))
  return list(found.toReversed().map((activity) => serializeActivity(github, activity)))
}

function serializeActivity(github: GitHubState, { id, ref, before, after, type, actor, at }: Activity) {
  return {
    id,
    node_id: nodeId('Activity', id),
    before,
    after,
    ref,
    timestamp: timestamp(at),
    activity_type: type,
    actor: serializeAccount(github, actor)
  }
}
