import { listAgentPullRequests, type AgentPullRequests } from './agent-pull-requests.ts'
import { connect, DEFAULT_RETRY_LIMITS } from './client.ts'
import { toUserError } from './errors.ts'
import type { StoredRecord } from './forge.ts'
import type { GitHubSettings } from './github.ts'
import { readSessionRecords } from './stored-sessions.ts'

/**
 * What past runs left on GitHub: the pull requests that they opened since a time, and the records of all sessions.
 *
 * @param since ISO 8601
 * @throws UserError if GitHub refuses and a change of the token can fix it
 */
export async function readAgentRecords(
  { retryLimits, ...settings }: GitHubSettings,
  since: string
): Promise<AgentPullRequests & { readonly records: readonly StoredRecord[] }> {
  const connection = connect({ ...settings, retryLimits: { ...DEFAULT_RETRY_LIMITS, ...retryLimits } })
  try {
    const [found, records] = await Promise.all([
      listAgentPullRequests(connection, since),
      readSessionRecords(connection)
    ])
    return { ...found, records }
  } catch (error) {
    throw toUserError(error)
  }
}
