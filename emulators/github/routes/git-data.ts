import * as z from 'zod'
import { hasPermission, notAccessible } from '../access.ts'
import { ApiError, createdAt, notFound, ok, readBody, unprocessable, type ApiResponse } from '../responses.ts'
import { readBlob, readTree, objectType, writeBlob, writeCommit, writeTree } from '../git-objects.ts'
import { isEmpty } from '../git-refs.ts'
import { serializeGitCommit } from '../serialize/commit.ts'
import { nodeId } from '../serialize/node-id.ts'
import { repositoryUrl } from '../serialize/repository.ts'
import { noReplyAddress } from '../state.ts'
import { callerAccount, parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'
import type { TreeEdit, TreeEntry } from '../loose-trees.ts'

/** Who commits what is made on GitHub's own pages. */
export const GITHUB = { name: 'GitHub', email: 'noreply@github.com' }

const blobSchema = z.object({ content: z.string(), encoding: z.enum(['utf-8', 'base64']).default('utf-8') })
const treeSchema = z.object({
  base_tree: z.string().optional(),
  tree: z.array(
    z.object({
      path: z.string().min(1),
      mode: z.enum(['100644', '100755', '040000', '160000', '120000']).default('100644'),
      type: z.enum(['blob', 'tree', 'commit']).optional(),
      sha: z.string().nullish(),
      content: z.string().optional()
    })
  )
})
const personSchema = z.object({ name: z.string(), email: z.string(), date: z.coerce.date().optional() })
const commitSchema = z.object({
  message: z.string(),
  tree: z.string(),
  parents: z.array(z.string()).default([]),
  author: personSchema.optional(),
  committer: personSchema.optional()
})

const READ = { contents: 'read' } as const
const WRITE = { contents: 'write' } as const

export const gitDataRoutes: readonly Route[] = [
  repositoryRoute('POST /git/blobs', WRITE, createBlob),
  repositoryRoute('GET /git/blobs/{file_sha}', READ, getBlob),
  repositoryRoute('POST /git/trees', WRITE, createTree),
  repositoryRoute('GET /git/trees/{tree_sha}', READ, getTree),
  repositoryRoute('POST /git/commits', WRITE, createCommit),
  repositoryRoute('GET /git/commits/{commit_sha}', READ, getCommit)
]

/** @throws ApiError before the first commit, when the Git Data API does not work */
export async function requireCommits({ repository }: RepositoryCall): Promise<void> {
  if (await isEmpty(repository.git)) throw new ApiError(409, 'Git Repository is empty.')
}

async function createBlob(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const { content, encoding } = readBody(blobSchema, call.body)
  const sha = writeBlob(call.repository.git, Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'))
  const shown = { sha, url: `${repositoryUrl(call.github, call.repository)}/git/blobs/${sha}` }
  return createdAt(shown)
}

async function getBlob(call: RepositoryCall): Promise<ApiResponse> {
  const { git } = call.repository
  const sha = parameter(call, 'file_sha')
  if ((await objectType(git, sha)) !== 'blob') throw notFound()
  const content = await readBlob(git, sha)
  return ok({
    sha,
    node_id: nodeId('Blob', sha),
    size: content.length,
    url: `${repositoryUrl(call.github, call.repository)}/git/blobs/${sha}`,
    content: content.toString('base64').replace(/.{60}/g, '$&\n'),
    encoding: 'base64'
  })
}

async function createTree(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const { git } = call.repository
  const { base_tree: base, tree } = readBody(treeSchema, call.body)
  if (base !== undefined && !['tree', 'commit'].includes((await objectType(git, base)) ?? '')) throw notFound()
  for (const { path } of tree) requireWritablePath(call, path)

  const edits: TreeEdit[] = []
  for (const { path, mode, sha, content } of tree) {
    if (content === undefined && sha === undefined) throw unprocessable('Must supply either tree.sha or tree.content')
    const id = content === undefined ? (sha ?? undefined) : writeBlob(git, content)
    if (id) await requireObject(call, id, mode)
    else if (!(await exists(call, base, path))) throw unprocessable('GitRPC::BadObjectState')
    edits.push({ path, mode, sha: id })
  }
  const sha = await writeTree(git, base, edits)
  return createdAt(serializeTree(call, sha, await readTree(git, sha, false)))
}

// GitHub's response when a workflow's token writes a workflow file to a tree:
// https://github.com/anthropics/claude-code-action/issues/29
function requireWritablePath({ caller, repository }: RepositoryCall, path: string): void {
  if (path.split('/').some((part) => ['', '.', '..', '.git'].includes(part.toLowerCase()))) {
    throw unprocessable('tree.path contains a malformed path component')
  }
  const isWorkflow = path.startsWith('.github/workflows/')
  if (isWorkflow && caller && !hasPermission(caller, repository, { workflows: 'write' })) throw notAccessible(caller)
}

async function requireObject({ repository }: RepositoryCall, sha: string, mode: string): Promise<void> {
  // A submodule's commit is in another repository.
  if (mode === '160000') return
  const type = mode === '040000' ? 'tree' : 'blob'
  if ((await objectType(repository.git, sha)) !== type) throw unprocessable(`tree.sha ${sha} is not a valid ${type}`)
}

async function exists({ repository }: RepositoryCall, base: string | undefined, path: string): Promise<boolean> {
  return (
    base !== undefined &&
    (await repository.git.tryText(['rev-parse', '--verify', '-q', `${base}:${path}`])) !== undefined
  )
}

async function getTree(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const { git } = call.repository
  const sha = await git.tryText([
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${parameter(call, 'tree_sha')}^{tree}`
  ])
  if (!sha) throw notFound()
  return ok(serializeTree(call, sha, await readTree(git, sha, call.query.has('recursive'))))
}

function serializeTree({ github, repository }: RepositoryCall, sha: string, entries: readonly TreeEntry[]) {
  const url = `${repositoryUrl(github, repository)}/git`
  const tree = entries.map(({ path, mode, type, sha: id, size }) => ({
    path,
    mode,
    type,
    sha: id,
    ...(size !== undefined && { size }),
    ...(type !== 'commit' && { url: `${url}/${type}s/${id}` })
  }))
  return { sha, url: `${url}/trees/${sha}`, tree, truncated: false }
}

async function createCommit(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const { github, repository } = call
  const wanted = readBody(commitSchema, call.body)
  const { message, tree, parents } = wanted
  if ((await objectType(repository.git, tree)) !== 'tree') throw unprocessable('Tree SHA does not exist')
  for (const parent of parents) {
    const type = await objectType(repository.git, parent)
    if (type !== 'commit') throw unprocessable('Parent SHA does not exist or is not a commit object')
  }
  const { author, committer, signedAt } = signaturesOf(call, wanted)
  const sha = await writeCommit(repository.git, { message, tree, parents, author, committer })
  if (signedAt) repository.signedCommits.set(sha, signedAt)
  return createdAt(await serializeGitCommit(github, repository, sha))
}

function signaturesOf(call: RepositoryCall, { author, committer }: z.output<typeof commitSchema>) {
  const account = callerAccount(call)
  const date = call.github.now()
  const self = { name: account.login, email: noReplyAddress(account), date }
  // GitHub signs only commits that a bot creates in its own name.
  if (call.caller?.kind === 'installation' && !author && !committer) {
    return { author: self, committer: { ...GITHUB, date }, signedAt: date }
  }
  const writer = author ? { ...author, date: author.date ?? date } : self
  return { author: writer, committer: committer ? { ...committer, date: committer.date ?? date } : writer }
}

async function getCommit(call: RepositoryCall): Promise<ApiResponse> {
  await requireCommits(call)
  const sha = parameter(call, 'commit_sha')
  if ((await objectType(call.repository.git, sha)) !== 'commit') throw notFound()
  return ok(await serializeGitCommit(call.github, call.repository, sha))
}
