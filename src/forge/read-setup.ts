import { connect, type GitHubSettings } from './github-client.ts'
import { toUserError, unlessStatus } from './forge-errors.ts'

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
  const retryLimits = { retries: 0, maxWaitSeconds: 0, responseTimeoutSeconds: TIMEOUT_SECONDS }
  const { octokit, repository } = connect({ ...source, retryLimits })
  try {
    const { data, headers } = await octokit.rest.repos.get({ ...repository })
    const serverMs = headers.date === undefined ? undefined : Date.parse(headers.date)
    return { defaultBranch: data.default_branch, serverMs, workflows: await readWorkflowPermissions() }
  } catch (error) {
    throw toUserError(error)
  }

  async function readWorkflowPermissions(): Promise<WorkflowPermissions | undefined> {
    const reading = octokit.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ ...repository })
    const found = await unlessStatus(reading, undefined, 403, 404)
    return (
      found && {
        byDefault: found.data.default_workflow_permissions,
        canOpenPullRequests: found.data.can_approve_pull_request_reviews
      }
    )
  }
}
