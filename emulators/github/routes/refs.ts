import * as z from 'zod'
import { hasPermission } from '../access.ts'
import {
  ApiError,
  createdAt,
  noContent,
  notFound,
  ok,
  readBody,
  unprocessable,
  type ApiResponse
} from '../responses.ts'
import { isAncestor, newWorkflowFile } from '../git-history.ts'
import { objectType } from '../git-objects.ts'
import { deleteRef, isValidRefName, listRefs, moveRef, readRef, type Ref } from '../git-refs.ts'
import { syncBranches } from '../pull-requests.ts'
import { nodeId } from '../serialize/node-id.ts'
import { repositoryUrl } from '../serialize/repository.ts'
import { requireCommits } from './git-data.ts'
import { requireRules } from './rules.ts'
import { callerAccount, parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'
import type { Repository, GitHubState } from '../state.ts'

const newRef = z.object({ ref: z.string(), sha: z.string() })
const refMove = z.object({ sha: z.string(), force: z.boolean().default(false) })

const READ = { contents: 'read' } as const
const WRITE = { contents: 'write' } as const

export const refRoutes: readonly Route[] = [
  repositoryRoute('GET /git/ref/{ref}', READ, getRef),
  repositoryRoute('GET /git/matching-refs/{ref}', READ, listMatchingRefs),
  repositoryRoute('POST /git/refs', WRITE, createRef),
  repositoryRoute('PATCH /git/refs/{ref}', WRITE, updateRef),
  repositoryRoute('DELETE /git/refs/{ref}', WRITE, removeRef)
]

async function getRef(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const ref = await readRef(call.repository.git, `refs/${parameter(call, 'ref')}`)
  if (!ref) throw notFound()
  return ok(serializeRef(call.github, call.repository, ref))
}

async function listMatchingRefs(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const refs = await listRefs(call.repository.git, `refs/${parameter(call, 'ref')}`)
  // GitHub's description has no pages for it.
  return ok(refs.map((ref) => serializeRef(call.github, call.repository, ref)))
}

async function createRef(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const { git } = call.repository
  const { ref: name, sha } = readBody(newRef, call.body)
  if (!/^refs\/.+\/.+/.test(name))
    throw unprocessable("Reference name must start with 'refs' and have at least two slashes")
  if (name.startsWith('refs/pull/') || !(await isValidRefName(git, name))) {
    throw unprocessable(`${name} is not a valid ref name.`)
  }
  await requireTarget(call, name, sha)
  if (await readRef(git, name)) throw unprocessable('Reference already exists')
  requireRules(call.repository, name, 'creation')
  // A branch a/b excludes a branch a.
  if (!(await moveRef(git, name, { from: undefined, to: sha }))) throw unprocessable('Reference update failed')
  await syncIfBranch(call, name)
  return createdAt(serializeRef(call.github, call.repository, await requireRef(call, name)))
}

async function updateRef(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const { git } = call.repository
  const { sha, force } = readBody(refMove, call.body)
  const ref = await requireRef(call, `refs/${parameter(call, 'ref')}`)
  await requireTarget(call, ref.name, sha)
  if (!force && !(await isAncestor(git, ref.sha, sha))) throw unprocessable('Update is not a fast forward')
  requireRules(call.repository, ref.name, 'update')
  // Another request was faster, so this may no longer be a fast forward.
  if (!(await moveRef(git, ref.name, { from: ref.sha, to: sha }))) throw unprocessable('Update is not a fast forward')
  await syncIfBranch(call, ref.name)
  return ok(serializeRef(call.github, call.repository, { ...ref, sha }))
}

async function removeRef(call: RepositoryCall): Promise<ApiResponse> {
  const ref = await requireRef(call, `refs/${parameter(call, 'ref')}`)
  await deleteRef(call.repository.git, ref)
  await syncIfBranch(call, ref.name)
  return noContent
}

async function syncIfBranch(call: RepositoryCall, ref: string): Promise<void> {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? []
  if (branch !== undefined) await syncBranches(call.github, call.repository, callerAccount(call), [branch])
}

async function requireRef(call: RepositoryCall, name: string): Promise<Ref> {
  const ref = await readRef(call.repository.git, name)
  if (!ref) throw unprocessable('Reference does not exist')
  return ref
}

async function requireTarget(call: RepositoryCall, name: string, sha: string): Promise<void> {
  const { git } = call.repository
  const type = await objectType(git, sha)
  if (!type) throw unprocessable('Object does not exist')
  if (type !== 'commit' && name.startsWith('refs/heads/')) throw unprocessable('Object is not a commit')
  if (type === 'commit') await requireWorkflowPermission(call, sha)
}

// The message of a push, which GitHub's REST API also returns when it moves branches:
// https://github.com/KeisukeYamashita/auto-pull-request-merge/issues/481
async function requireWorkflowPermission({ repository, caller }: RepositoryCall, sha: string): Promise<void> {
  if (hasPermission(caller, repository, { workflows: 'write' })) return
  const file = await newWorkflowFile(repository.git, sha)
  if (file === undefined) return
  throw new ApiError(
    403,
    `refusing to allow a GitHub App to create or update workflow \`${file}\` without \`workflows\` permission`
  )
}

function serializeRef(github: GitHubState, repository: Repository, { name, sha, type }: Ref) {
  const url = `${repositoryUrl(github, repository)}/git`
  return {
    ref: name,
    node_id: nodeId('Ref', name),
    url: `${url}/${name}`,
    object: { sha, type, url: `${url}/${type}s/${sha}` }
  }
}
