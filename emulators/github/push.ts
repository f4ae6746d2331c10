import { writeBlob, writeCommit, writeTree } from './git-objects.ts'
import { moveRef, readRef } from './git-refs.ts'
import { noReplyAddress, type Repository, type GitHubState } from './state.ts'
import type { Git } from './git.ts'
import type { TreeEdit } from './loose-trees.ts'

/** Files by path; null deletes one. */
export type FileChanges = Readonly<
  Record<
    string,
    string | Buffer | null | { readonly content: string | Buffer; readonly mode: '100644' | '100755' | '120000' }
  >
>

interface PushedCommit {
  readonly branch: string
  readonly message: string
  /** The whole tree. */
  readonly tree?: string
  /** Without `tree`: changes of the branch's tree. */
  readonly edits?: readonly TreeEdit[]
}

export function changesToEdits(git: Git, changes: FileChanges): TreeEdit[] {
  const edits: TreeEdit[] = []
  for (const [path, change] of Object.entries(changes)) {
    if (change === null) {
      edits.push({ path, mode: '0', sha: undefined })
      continue
    }
    const { content, mode } =
      typeof change === 'string' || Buffer.isBuffer(change) ? { content: change, mode: '100644' } : change
    edits.push({ path, mode, sha: writeBlob(git, content) })
  }
  return edits
}

/** Commits as the owner of the repository. A new branch starts at the default branch, or empty. */
export async function commitToBranch(
  github: GitHubState,
  repository: Repository,
  pushed: PushedCommit
): Promise<string> {
  const { git, owner, defaultBranch } = repository
  const ref = `refs/heads/${pushed.branch}`
  const tip = await readRef(git, ref)
  const parent = tip ?? (await readRef(git, `refs/heads/${defaultBranch}`))
  const author = { name: owner.login, email: noReplyAddress(owner), date: github.now() }
  const sha = await writeCommit(git, {
    tree: pushed.tree ?? (await writeTree(git, parent?.sha, pushed.edits ?? [])),
    parents: parent ? [parent.sha] : [],
    message: pushed.message,
    author,
    committer: author
  })
  if (!(await moveRef(git, ref, { from: tip?.sha, to: sha }))) throw new Error(`${ref} moved during a push.`)
  return sha
}
