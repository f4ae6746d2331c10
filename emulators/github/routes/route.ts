import { notFound } from '../responses.ts'
import { requirePermission } from '../access.ts'
import { findRepository } from '../state.ts'
import type { RequiredPermissions } from '../access.ts'
import type { ApiResponse } from '../responses.ts'
import type { Repository, Token, World } from '../state.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One request, read. */
export interface Call {
  readonly world: World
  readonly caller: Token | undefined
  /** The values of the template's parameters, decoded. */
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
  /** @throws Refusal */
  handle(call: Call): Promise<ApiResponse>
}

type Handler = (call: RepositoryCall) => ApiResponse | Promise<ApiResponse>

/**
 * A route below `/repos/{owner}/{repo}`, open to who may see the repository and holds one of the permissions.
 *
 * @param path method and path, such as `GET /git/ref/{ref}`
 */
export function repositoryRoute(path: string, needs: RequiredPermissions, handler: Handler): Route {
  const [method, rest = ''] = path.split(' ')
  return {
    method: method as Method, // Written by hand in this folder.
    template: `/repos/{owner}/{repo}${rest}`,
    async handle(call) {
      const repository = findRepository(call.world, parameter(call, 'owner'), parameter(call, 'repo'))
      if (!repository) throw notFound()
      requirePermission(call.caller, repository, needs)
      return handler({ ...call, repository })
    }
  }
}

export function parameter(call: Call, name: string): string {
  return call.parameters[name] ?? ''
}

/** The account behind the call. Routes that write are open to no one else. */
export function callingAccount({ caller }: Call) {
  if (!caller) throw notFound()
  return caller.account
}
