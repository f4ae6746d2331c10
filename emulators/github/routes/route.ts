import { notFound, type ApiResponse } from '../responses.ts'
import { requirePermission, type RequiredPermissions } from '../access.ts'
import { findRepository, type Repository, type Token, type GitHubState } from '../state.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A parsed request. */
export interface Call {
  readonly github: GitHubState
  readonly caller: Token | undefined
  /** Decoded values of the parameters in the template. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Parsed JSON; undefined when there is none. */
  readonly body: unknown
}

export interface RepositoryCall extends Call {
  readonly repository: Repository
}

export interface Route {
  readonly method: Method
  /** As in GitHub's OpenAPI description. */
  readonly template: string
  /** Any one of them is enough. Undefined where permissions do not decide. */
  readonly required?: RequiredPermissions
  /** @throws ApiError */
  handle(call: Call): Promise<ApiResponse>
}

type Handler = (call: RepositoryCall) => ApiResponse | Promise<ApiResponse>

/**
 * A route below `/repos/{owner}/{repo}` for callers who can see the repository and have one of the permissions.
 *
 * @param path method and path, such as `GET /git/ref/{ref}`
 */
export function repositoryRoute(path: string, required: RequiredPermissions, handler: Handler): Route {
  const [method, rest = ''] = path.split(' ')
  return {
    method: method as Method, // Safe: paths are literals in this folder.
    template: `/repos/{owner}/{repo}${rest}`,
    required,
    async handle(call) {
      const repository = findRepository(call.github, parameter(call, 'owner'), parameter(call, 'repo'))
      if (!repository) throw notFound()
      requirePermission(call.caller, repository, required)
      return handler({ ...call, repository })
    }
  }
}

export function parameter(call: Call, name: string): string {
  return call.parameters[name] ?? ''
}

/** The caller's account, which every route that writes requires. */
export function callerAccount({ caller }: Call) {
  if (!caller) throw notFound()
  return caller.account
}
