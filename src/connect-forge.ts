import { type Forge, createGitHubForge } from './forge/github.ts'
import type { RunnerContext } from './action/runner-context.ts'

/** Connects to the repository of the job. */
export function connectForge(token: string, context: RunnerContext, signal: AbortSignal): Forge {
  const { owner, repo, apiUrl, serverUrl } = context
  return createGitHubForge({ owner, repo, token, apiUrl, serverUrl, signal })
}
