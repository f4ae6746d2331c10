import { ApiError, notFound } from './responses.ts'
import {
  pullRequestsOf,
  roleOf,
  type AccessLevel,
  type PermissionName,
  type Repository,
  type Token,
  type GitHubState
} from './state.ts'
import type { IncomingHttpHeaders } from 'node:http'

const RANK = { none: 0, read: 1, write: 2 } as const

/** The permissions of a token that a route requires. Any one of them is enough; none are required by {}. */
export type RequiredPermissions = Readonly<Partial<Record<PermissionName, 'read' | 'write'>>>

/**
 * The token of a request; undefined for an anonymous one.
 *
 * @throws ApiError for an unknown token
 */
export function authenticate(github: GitHubState, { authorization }: IncomingHttpHeaders): Token | undefined {
  if (!authorization) return undefined
  const caller = github.tokens.get(tokenOf(authorization))
  if (!caller) throw new ApiError(401, 'Bad credentials')
  return caller
}

// Octokit sends `token` or `Bearer`; git sends Basic with any user name.
function tokenOf(authorization: string): string {
  const [scheme = '', credentials = ''] = authorization.split(' ')
  if (scheme.toLowerCase() !== 'basic') return credentials
  return Buffer.from(credentials, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
}

export function hasPermission(
  caller: Token | undefined,
  repository: Repository,
  required: RequiredPermissions
): boolean {
  const entries = Object.entries(required) as [PermissionName, 'read' | 'write'][] // Safe: the keys of RequiredPermissions.
  return entries.length === 0 || entries.some(([name, level]) => RANK[levelOf(caller, repository, name)] >= RANK[level])
}

/** The branches of a fork that its contributors let this person push to. No other kind of token can. */
export function editableBranches(github: GitHubState, caller: Token | undefined, fork: Repository): readonly string[] {
  if (caller?.kind !== 'personal' || caller.permissions.contents !== 'write') return []
  return [...github.repositories.values()].flatMap((base) =>
    base === fork || !hasPermission(caller, base, { contents: 'write' })
      ? []
      : pullRequestsOf(base)
          .filter(({ state, pullRequest }) => {
            return state === 'open' && pullRequest.headRepository === fork && pullRequest.maintainerCanModify
          })
          .map(({ pullRequest }) => pullRequest.headRef)
  )
}

/** @throws ApiError with GitHub's message for this kind of token */
export function requirePermission(
  caller: Token | undefined,
  repository: Repository,
  required: RequiredPermissions
): void {
  if (!hasPermission(caller, repository, { metadata: 'read' })) throw notFound()
  if (hasPermission(caller, repository, required)) return
  throw caller ? notAccessible(caller) : new ApiError(401, 'Requires authentication')
}

export function notAccessible(caller: Token): ApiError {
  const holder = caller.kind === 'installation' ? 'integration' : 'personal access token'
  return new ApiError(403, `Resource not accessible by ${holder}`)
}

function levelOf(caller: Token | undefined, repository: Repository, name: PermissionName): AccessLevel {
  const publicLevel = repository.isPrivate ? 'none' : 'read'
  if (!caller) return publicLevel
  // A workflow's token can write only to its own repository. A fork is another repository.
  if (caller.kind === 'installation') return caller.repository === repository ? caller.permissions[name] : publicLevel
  const role = roleOf(repository, caller.account)
  if (role === 'none') return 'none'
  // Anybody can comment on a public repository.
  const isReader = (role === 'read' || role === 'triage') && (name === 'contents' || name === 'workflows')
  return isReader && caller.permissions[name] !== 'none' ? 'read' : caller.permissions[name]
}
