import { hasPermission, notAccessible } from '../access.ts'
import { ApiError, notFound, ok, type ApiResponse } from '../responses.ts'
import { readRef } from '../git-refs.ts'
import { serializeAccount, serializePublicAccount } from '../serialize/account.ts'
import { serializeCommit } from '../serialize/commit.ts'
import { MERGE_SETTINGS, repositoryUrl, serializeFullRepository } from '../serialize/repository.ts'
import { fullName, roleOf } from '../state.ts'
import { parameter, repositoryRoute, type Call, type RepositoryCall, type Route } from './route.ts'
import { ruleSetsFor } from './rules.ts'

// The older field has only four roles. See
// https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
const LEGACY_ROLES = { admin: 'admin', maintain: 'write', write: 'write', triage: 'read', read: 'read', none: 'none' }

export const repositoryRoutes: readonly Route[] = [
  { method: 'GET', template: '/user', handle: (call) => Promise.resolve(getCaller(call)) },
  { method: 'GET', template: '/users/{username}', handle: (call) => Promise.resolve(getAccount(call)) },
  repositoryRoute('GET ', { metadata: 'read' }, getRepository),
  repositoryRoute('GET /collaborators/{username}/permission', { metadata: 'read' }, getPermission),
  repositoryRoute('GET /branches/{branch}', { contents: 'read' }, getBranch)
]

function getCaller({ github, caller }: Call): ApiResponse {
  if (!caller) throw new ApiError(401, 'Requires authentication')
  // A workflow's token does not belong to a user.
  if (caller.kind === 'installation') throw notAccessible(caller)
  return ok({ ...serializePublicAccount(github, caller.account), notification_email: null })
}

function getAccount(call: Call): ApiResponse {
  const account = call.github.accounts.get(parameter(call, 'username').toLowerCase())
  if (!account) throw notFound()
  return ok(serializePublicAccount(call.github, account))
}

function getRepository({ github, repository, caller }: RepositoryCall): ApiResponse {
  const push = caller !== undefined && hasPermission(caller, repository, { contents: 'write' })
  const admin = caller?.kind === 'personal' && roleOf(repository, caller.account) === 'admin'
  const permissions = { admin, maintain: admin, push, triage: push, pull: true }
  return ok({
    ...serializeFullRepository(github, repository),
    permissions,
    ...(push && { temp_clone_token: '' }),
    ...(admin && MERGE_SETTINGS)
  })
}

function getPermission(call: RepositoryCall): ApiResponse {
  const { github, repository, caller } = call
  // A recording has these words. A workflow's token may always ask.
  if (caller?.kind === 'personal' && !hasPermission(caller, repository, { contents: 'write' }))
    throw new ApiError(403, 'Must have push access to view collaborator permission.')
  const login = parameter(call, 'username')
  const account = github.accounts.get(login.toLowerCase())
  if (!account) throw new ApiError(404, `${login} is not a user`)
  const role = roleOf(repository, account)
  return ok({
    permission: LEGACY_ROLES[role],
    role_name: role,
    user: { ...serializeAccount(github, account), role_name: role }
  })
}

async function getBranch(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository } = call
  const name = parameter(call, 'branch')
  const ref = await readRef(repository.git, `refs/heads/${name}`)
  if (!ref) throw new ApiError(404, 'Branch not found')
  const isProtected = repository.protectedBranches.has(name)
  const self = `${repositoryUrl(github, repository)}/branches/${name}`
  return ok({
    name,
    commit: await serializeCommit(github, repository, ref.sha),
    _links: { self, html: `${github.serverUrl}/${fullName(repository)}/tree/${name}` },
    // Also for rulesets that allow pushes.
    protected: isProtected || ruleSetsFor(repository, name).length > 0,
    protection: {
      enabled: isProtected,
      required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] }
    },
    protection_url: `${self}/protection`
  })
}
