import { join } from 'node:path'
import { editOf, type TreeEdit } from './changes.ts'
import { GitFailure, type Git } from './git.ts'

export interface PatchRequest {
  /** The commit that it is applied to. */
  readonly base: string
  /** As `git diff` writes it. */
  readonly patch: string
}

/**
 * The tree of a commit with a patch applied, all of it or nothing; undefined when it does not fit there. The work tree stays as it
 * is. What the patch leads to is for the caller to look at: it comes from a comment.
 */
export async function applyPatch(git: Git, { base, patch }: PatchRequest): Promise<TreeEdit | undefined> {
  // An index of its own: the one of the work tree must keep what it knows of the files.
  const indexFile = join(git.directory, 'index-of-approval')
  await git.run(['read-tree', base], { indexFile })
  try {
    await git.run(['apply', '--cached', '--whitespace=nowarn', '--verbose', '-'], { indexFile, input: patch })
  } catch (error) {
    if (error instanceof GitFailure) return undefined
    throw error
  }
  return editOf(git, base, (await git.run(['write-tree'], { indexFile })).trim())
}

/** The id of the blob that each path has in a commit, '' for one that is not there, with its mode. */
export async function entriesAt(
  git: Git,
  commit: string,
  paths: readonly string[]
): Promise<ReadonlyMap<string, { readonly mode: string; readonly blob: string }>> {
  const listing = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...paths])
  return new Map(
    listing
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const tab = line.indexOf('\t')
        const [mode = '', , blob = ''] = line.slice(0, tab).split(' ')
        return [line.slice(tab + 1), { mode, blob }]
      })
  )
}
