import { connect, type Connection, DEFAULT_RETRY_LIMITS, type RetryLimits } from './client.ts'
import { createComment, postNoticeOnce, updateComment } from './comments.ts'
import { toUserError } from './errors.ts'
import type { Forge } from './forge.ts'
import { branchUpdatesSince } from './branch-updates.ts'
import { acknowledge, readPermission, whoAmI } from './users.ts'
import { commit } from './create-commit.ts'
import { findPullRequest, openPullRequest, readPullRequest, updatePullRequest } from './pull-requests.ts'
import { readThread } from './thread.ts'

export interface GitHubSettings {
  readonly owner: string
  readonly repo: string
  readonly token: string
  /** Such as https://api.github.com. */
  readonly apiUrl: string
  /** Such as https://github.com. */
  readonly serverUrl: string
  /** Ends every call, and every wait for one, with the signal's reason. */
  readonly signal: AbortSignal
  readonly retryLimits?: Partial<RetryLimits>
}

/** The repository on GitHub. Every method throws a UserError for a refusal that the set-up of the workflow can cure. */
export function createGitHubForge({ serverUrl, retryLimits, ...settings }: GitHubSettings): Forge {
  const connection = connect({ ...settings, retryLimits: { ...DEFAULT_RETRY_LIMITS, ...retryLimits } })
  const page = `${serverUrl}/${settings.owner}/${settings.repo}`
  const told = tellWith(connection)
  return {
    permissionOf: told(readPermission),
    whoAmI: told(whoAmI),
    acknowledge: told(acknowledge),
    readThread: told(readThread),
    readPullRequest: told(readPullRequest),
    branchUpdatesSince: told(branchUpdatesSince),
    createComment: told(createComment),
    updateComment: told(updateComment),
    postNoticeOnce: told(postNoticeOnce),
    findPullRequest: told(findPullRequest),
    commit: told(commit),
    openPullRequest: told((_, draft) => openPullRequest(connection, draft, `${page}/settings/actions`)),
    updatePullRequest: told(updatePullRequest),
    compareUrl: (base, branch) => `${page}/compare/${encodeRef(base)}...${encodeRef(branch)}?expand=1`
  }
}

/** Gives an operation its connection, and its refusals the words of `explain`. */
function tellWith(connection: Connection) {
  return <Arguments extends readonly unknown[], Result>(
      operation: (connection: Connection, ...args: Arguments) => Promise<Result>
    ) =>
    async (...args: Arguments): Promise<Result> => {
      try {
        return await operation(connection, ...args)
      } catch (error) {
        throw toUserError(error)
      }
    }
}

function encodeRef(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/')
}
