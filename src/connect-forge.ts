import type { Forge } from './forge/forge.ts'
import { createGitHubForge } from './forge/github.ts'
import type { RunnerContext } from './action/runner-context.ts'

/** The forge of the repository that the runner works for. */
export function connectForge(token: string, place: RunnerContext, signal: AbortSignal): Forge {
  const [owner = '', repo = ''] = place.repository.split('/')
  const { apiUrl, serverUrl } = place
  return createGitHubForge({ owner, repo, token, apiUrl, serverUrl, signal })
}
