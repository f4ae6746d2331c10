import { ApiError, notFound } from './responses.ts'
import { roleOf } from './state.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { AccessLevel, PermissionName, Repository, Token, World } from './state.ts'

const RANK = { none: 0, read: 1, write: 2 } as const

/** What a route asks of a token: any one entry suffices, and no entry asks for nothing. */
export type RequiredPermissions = Readonly<Partial<Record<PermissionName, 'read' | 'write'>>>

/**
 * Who is calling; undefined for nobody.
 *
 * @throws Refusal for a token that was never issued
 */
export function authenticate(world: World, { authorization }: IncomingHttpHeaders): Token | undefined {
  if (!authorization) return undefined
  const caller = world.tokens.get(tokenOf(authorization))
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

export function hasPermission(caller: Token | undefined, repository: Repository, needs: RequiredPermissions): boolean {
  const asked = Object.entries(needs) as [PermissionName, 'read' | 'write'][] // The keys of Needs.
  return asked.length === 0 || asked.some(([name, level]) => RANK[levelOf(caller, repository, name)] >= RANK[level])
}

/** @throws Refusal as GitHub words it for this kind of token */
export function requirePermission(caller: Token | undefined, repository: Repository, needs: RequiredPermissions): void {
  if (!hasPermission(caller, repository, { metadata: 'read' })) throw notFound()
  if (hasPermission(caller, repository, needs)) return
  throw caller ? notAccessible(caller) : new ApiError(401, 'Requires authentication')
}

export function notAccessible(caller: Token): ApiError {
  const holder = caller.kind === 'installation' ? 'integration' : 'personal access token'
  return new ApiError(403, `Resource not accessible by ${holder}`)
}

function levelOf(caller: Token | undefined, repository: Repository, name: PermissionName): AccessLevel {
  const publicLevel = repository.isPrivate ? 'none' : 'read'
  if (!caller) return publicLevel
  // A workflow's token writes in its own repository only, a fork of which is another one.
  if (caller.kind === 'installation') return caller.repository === repository ? caller.permissions[name] : publicLevel
  return roleOf(repository, caller.account) === 'none' ? 'none' : caller.permissions[name]
}
