import { connect, DEFAULT_RETRY_LIMITS } from './github-client.ts'
import { hasStatus, isForbiddenToToken, toUserError } from './forge-errors.ts'
import type { GitHubSettings } from './github.ts'

/** How a repository is set up, as far as a token can read it. */
export interface RepositorySetup {
  readonly defaultBranch: string
  /** GitHub's time when it answered, in milliseconds since 1970; undefined if it named none. */
  readonly serverMs: number | undefined
  /** What workflows may do by the settings for Actions; undefined if the token cannot read that. That needs `administration: read`. */
  readonly workflows: WorkflowPermissions | undefined
}

export interface WorkflowPermissions {
  /** The permissions of a job that names none. */
  readonly byDefault: 'read' | 'write'
  readonly canOpenPullRequests: boolean
}

const TIMEOUT_SECONDS = 15

/** Reads how a repository is set up. Changes nothing. @throws UserError if GitHub refuses the token or does not answer */
export async function readRepositorySetup(source: GitHubSettings): Promise<RepositorySetup> {
  const retryLimits = {
    ...DEFAULT_RETRY_LIMITS,
    retries: 0,
    maxWaitSeconds: 0,
    responseTimeoutSeconds: TIMEOUT_SECONDS
  }
  const { octokit, repository } = connect({ ...source, retryLimits })
  try {
    const { data, headers } = await octokit.rest.repos.get({ ...repository })
    const serverMs = headers.date === undefined ? undefined : Date.parse(headers.date)
    return { defaultBranch: data.default_branch, serverMs, workflows: await readWorkflowPermissions() }
  } catch (error) {
    throw toUserError(error)
  }

  async function readWorkflowPermissions(): Promise<WorkflowPermissions | undefined> {
    try {
      const { data } = await octokit.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({
        ...repository
      })
      return {
        byDefault: data.default_workflow_permissions,
        canOpenPullRequests: data.can_approve_pull_request_reviews
      }
    } catch (error) {
      if (isForbiddenToToken(error) || hasStatus(error, 403, 404)) return undefined
      throw error
    }
  }
}
