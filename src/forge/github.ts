import { connect, type Connection, PATIENCE, type Patience } from './client.ts'
import { createComment, tellOnce, updateComment } from './comments.ts'
import { explain } from './errors.ts'
import type { Forge } from './forge.ts'
import { movesSince } from './moves.ts'
import { acknowledge, readPermission, whoAmI } from './people.ts'
import { commit } from './publish.ts'
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
  readonly patience?: Partial<Patience>
}

/** The repository on GitHub. Every method throws a UserError for a refusal that the set-up of the workflow can cure. */
export function createGitHubForge({ serverUrl, patience, ...settings }: GitHubSettings): Forge {
  const connection = connect({ ...settings, patience: { ...PATIENCE, ...patience } })
  const page = `${serverUrl}/${settings.owner}/${settings.repo}`
  const told = tellWith(connection)
  return {
    permissionOf: told(readPermission),
    whoAmI: told(whoAmI),
    acknowledge: told(acknowledge),
    readThread: told(readThread),
    readPullRequest: told(readPullRequest),
    movesSince: told(movesSince),
    createComment: told(createComment),
    updateComment: told(updateComment),
    tellOnce: told(tellOnce),
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
        throw explain(error)
      }
    }
}

function encodeRef(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/')
}
