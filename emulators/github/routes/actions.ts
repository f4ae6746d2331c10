import { accepted } from '../responses.ts'
import { parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'
import type { ApiResponse } from '../responses.ts'

export const actionRoutes: readonly Route[] = [
  repositoryRoute('POST /actions/runs/{run_id}/cancel', { actions: 'write' }, cancelRun)
]

/** Records it. A test that needs the effect ends the run itself. */
function cancelRun(call: RepositoryCall): ApiResponse {
  call.repository.cancelledRuns.push(Number(parameter(call, 'run_id')))
  return accepted({})
}
