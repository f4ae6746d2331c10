import { readHead } from './own-refs.ts'
import { unlessError } from '../errors.ts'
import { isValidBranchName } from '../text/branch-names.ts'
import { protectionsAgainstPushes } from './branch-protection.ts'
import type { Connection } from './github-client.ts'
import {
  missingPermission,
  reasonOf,
  type ErrorResponse,
  unlessStatus,
  hasStatus,
  refuses,
  isForbiddenToToken
} from './forge-errors.ts'
import type { CommitRequest, CommitResult } from './forge.ts'
import { isUtf8 } from 'node:buffer'
import { MAX_CHANGED_FILES, type TreeChange } from '../domain/change.ts'

interface Commit {
  readonly sha: string
  readonly isVerified: boolean
}

/**
 * Creates the commit and moves the branch to it, unless the branch is at an unexpected commit.
 *
 * @throws Error, with nothing published, if GitHub builds another tree than the one that was checked
 */
export async function commit(connection: Connection, request: CommitRequest): Promise<CommitResult> {
  const { length } = request.changes
  if (length > MAX_CHANGED_FILES)
    return { kind: 'refused', reason: `it changes ${length} files. The limit is ${MAX_CHANGED_FILES}` }
  if (!isValidBranchName(request.branch)) {
    return {
      kind: 'refused',
      reason: `${JSON.stringify(request.branch)} is not a safe branch name`
    }
  }
  try {
    const made = await createCommit(connection, request)
    return request.isNewBranch
      ? await createBranch(connection, request, made)
      : await advanceBranch(connection, request, made)
  } catch (error) {
    const reason = refusalReason(error, request)
    if (reason === undefined) throw error
    return { kind: 'refused', reason }
  }
}

async function createCommit(connection: Connection, request: CommitRequest): Promise<Commit> {
  const { octokit, repository } = connection
  const { message } = request
  const built = await buildTree(connection, request)
  if (built !== request.tree) {
    throw new Error(`GitHub built the tree ${built} instead of ${request.tree}. Nothing was published.`)
  }
  // No author: GitHub signs a commit of a bot's token only in the bot's own name.
  const { data } = await octokit.rest.git.createCommit({
    ...repository,
    message,
    tree: request.tree,
    parents: parentsOf(request)
  })
  return { sha: data.sha, isVerified: data.verification.verified }
}

/** The id of the tree. GitHub refuses a list without entries, as a merge has that takes everything from the other side. */
async function buildTree(connection: Connection, { changes, parentTree }: CommitRequest): Promise<string> {
  if (changes.length === 0) return parentTree
  const { octokit, repository } = connection
  const tree = await treeEntries(connection, changes)
  return (await octokit.rest.git.createTree({ ...repository, base_tree: parentTree, tree })).data.sha
}

function parentsOf({ parent, merged }: CommitRequest): string[] {
  return merged === undefined ? [parent] : [parent, merged]
}

async function createBranch(connection: Connection, request: CommitRequest, made: Commit): Promise<CommitResult> {
  const { octokit, repository, createOnce } = connection
  try {
    return await createOnce<CommitResult>({
      create: async () => {
        await octokit.rest.git.createRef({ ...repository, ref: `refs/heads/${request.branch}`, sha: made.sha })
        return { kind: 'committed', ...made }
      },
      find: async () => {
        const head = await readHead(connection, request.branch)
        return head === undefined ? undefined : resultAt(connection, request, head)
      }
    })
  } catch (error) {
    // GitHub uses the second message if somebody created the branch at the same moment, and for other reasons.
    if (!hasStatus(error, 422) || !/already exists|reference update failed/i.test(error.message)) throw error
    const head = await readHead(connection, request.branch)
    if (head !== undefined) return resultAt(connection, request, head)
    if (/already exists/i.test(error.message)) return MOVED
    throw error
  }
}

async function advanceBranch(connection: Connection, request: CommitRequest, made: Commit): Promise<CommitResult> {
  const { octokit, repository, createOnce } = connection
  // `force: false` is not enough: if the branch was reset to before the parent, it would restore the removed commits.
  const found = await readBranch(connection, request.branch)
  if (found === undefined) return MOVED
  const { head, protections } = found
  // A token that bypasses the rules could write to it.
  if (protections.length > 0) return { kind: 'refused', reason: `${request.branch} is a protected branch` }
  if (head !== request.parent) return resultAt(connection, request, head)
  const advancing = createOnce<CommitResult>({
    create: async () => {
      await octokit.rest.git.updateRef({ ...repository, ref: `heads/${request.branch}`, sha: made.sha, force: false })
      return { kind: 'committed', ...made }
    },
    find: async () => {
      const now = await readHead(connection, request.branch)
      return now === request.parent ? undefined : now === undefined ? MOVED : resultAt(connection, request, now)
    }
  })
  return await unlessError(advancing, MOVED, refuses(/not a fast.forward|does not exist/i))
}

const MOVED: CommitResult = { kind: 'moved' }

interface Branch {
  readonly head: string
  /** What keeps commits from being pushed to it. */
  readonly protections: readonly string[]
}

async function readBranch(connection: Connection, branch: string): Promise<Branch | undefined> {
  const { octokit, repository } = connection
  const found = await unlessStatus(octokit.rest.repos.getBranch({ ...repository, branch }), undefined, 404)
  // For a renamed branch, GitHub returns the new one.
  if (found?.data.name !== branch) return undefined
  return { head: found.data.commit.sha, protections: await protectionsAgainstPushes(connection, found.data) }
}

/** If the head of the branch is this very change, an earlier attempt has succeeded. Otherwise somebody else moved the branch. */
async function resultAt(
  { octokit, repository }: Connection,
  request: CommitRequest,
  head: string
): Promise<CommitResult> {
  const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: head })
  const hasParents = data.parents.map(({ sha }) => sha).join(' ') === parentsOf(request).join(' ')
  const isSame = hasParents && data.tree.sha === request.tree && data.message.trim() === request.message.trim()
  return isSame ? { kind: 'committed', sha: head, isVerified: data.verification.verified } : { kind: 'moved' }
}

/** Why GitHub refuses this kind of change for good; undefined for other errors. */
function refusalReason(error: unknown, { changes, branch }: CommitRequest): string | undefined {
  if (!hasStatus(error, 403, 404, 409, 422)) return undefined
  if (/`?workflows?`? (permission|scope)/i.test(error.message)) return reasonOf(error)
  const isWorkflow = changes.some(({ path }) => path.startsWith('.github/workflows/'))
  if (isWorkflow && (isForbiddenToToken(error) || error.status === 404)) return workflowReason(error)
  if (/protected branch|rule violations?|creations being restricted/i.test(error.message)) {
    return `The rules of the repository do not allow this token to write to ${branch}: ${reasonOf(error)}`
  }
  if (/reference update failed/i.test(error.message)) {
    return `GitHub could not create the branch ${branch}. A branch with the name of one of its folders may be in the way.`
  }
  return undefined
}

/** For workflow files GitHub uses the same words as for any missing permission. */
function workflowReason(error: ErrorResponse): string {
  return `GitHub refused the change (${reasonOf(error)}). Either it contains workflow files, which the token of a workflow can never write, or ${missingPermission(error)} is missing under \`permissions:\`.`
}

/** An entry of the request that creates a tree: with its content, with the id of a blob, or with null for a deleted file. */
type TreeEntry =
  | { readonly path: string; readonly mode: Mode; readonly type: 'blob'; readonly content: string }
  | { readonly path: string; readonly mode: Mode; readonly type: 'blob'; readonly sha: string | null }

type Written = Extract<TreeChange, { kind: 'written' }>
type Mode = Written['mode']

const MAX_INLINE_BYTES = 100_000
/** For all entries together, so that the request stays small enough to be repeated. */
const MAX_INLINE_TOTAL_BYTES = 2_000_000

/** Small texts are sent in the tree itself, which saves a call each. Everything else becomes a blob first. */
async function treeEntries(connection: Connection, changes: readonly TreeChange[]): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = []
  let inlineBytes = 0
  // One after the other, so that a large change is never in memory as a whole.
  for (const change of changes) {
    if (change.kind === 'deleted') {
      entries.push({ path: change.path, mode: '100644', type: 'blob', sha: null })
      continue
    }
    const content = await change.readContent()
    if (isPlainText(content) && inlineBytes + content.length <= MAX_INLINE_TOTAL_BYTES) {
      inlineBytes += content.length
      entries.push({ path: change.path, mode: change.mode, type: 'blob', content: content.toString('utf8') })
    } else {
      entries.push({
        path: change.path,
        mode: change.mode,
        type: 'blob',
        sha: await createBlob(connection, change, content)
      })
    }
  }
  return entries
}

/** True for text that survives JSON unchanged. */
function isPlainText(content: Buffer): boolean {
  return (
    content.length <= MAX_INLINE_BYTES && isUtf8(content) && !content.includes(0) && !startsWithByteOrderMark(content)
  )
}

function startsWithByteOrderMark(content: Buffer): boolean {
  return content.subarray(0, 3).equals(Buffer.from('\uFEFF'))
}

async function createBlob({ octokit, repository }: Connection, { path, blob }: Written, content: Buffer) {
  const encoded = { content: content.toString('base64'), encoding: 'base64' }
  const { data } = await octokit.rest.git.createBlob({ ...repository, ...encoded })
  if (data.sha !== blob) throw new Error(`GitHub stored ${path} as ${data.sha} instead of ${blob}.`)
  return data.sha
}
