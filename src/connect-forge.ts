import { type Forge, createGitHubForge, createGitHubReader } from './forge/github.ts'
import type { GitHubSettings } from './forge/github-client.ts'
import { readOnlyForge } from './forge/read-only-forge.ts'
import type { RunnerContext } from './action/runner-context.ts'

/** Connects to the repository of the job. */
export function connectForge(token: string, context: RunnerContext, signal: AbortSignal): Forge {
  return createGitHubForge(settingsFor(token, context, signal))
}

/** The same for a job without write permissions. */
export function connectReadOnlyForge(token: string, context: RunnerContext, signal: AbortSignal): Forge {
  return readOnlyForge(createGitHubReader(settingsFor(token, context, signal)))
}

function settingsFor(token: string, context: RunnerContext, signal: AbortSignal): GitHubSettings {
  const { owner, repo, apiUrl, serverUrl } = context
  return { owner, repo, token, apiUrl, serverUrl, signal }
}
