import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { formatCommit, gitDate, parseCommit, type Commit, type NewCommit, type Signature } from './commit-text.ts'
import { GitError, type Git } from './git.ts'
import { readLooseObject, writeLooseObject } from './loose-objects.ts'
import { readLooseTree, writeLooseTree, type TreeEdit, type TreeEntry } from './loose-trees.ts'

/** `blob`, `tree`, `commit` or `tag`; undefined when there is no such object. */
export async function objectType(git: Git, sha: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{40}$/.test(sha)) return undefined
  return readLooseObject(git, sha)?.type ?? git.tryText(['cat-file', '-t', sha])
}

export function writeBlob(git: Git, content: string | Buffer): string {
  return writeLooseObject(git, 'blob', content)
}

export async function readBlob(git: Git, sha: string): Promise<Buffer> {
  const loose = readLooseObject(git, sha)
  return loose?.type === 'blob' ? loose.content : git.run(['cat-file', 'blob', sha])
}

export async function readTree(git: Git, sha: string, isRecursive: boolean): Promise<TreeEntry[]> {
  return readLooseTree(git, sha, isRecursive) ?? (await listTree(git, sha, isRecursive))
}

async function listTree(git: Git, sha: string, isRecursive: boolean): Promise<TreeEntry[]> {
  const listing = await git.run(['ls-tree', '-z', '-l', ...(isRecursive ? ['-r', '-t'] : []), sha])
  return listing.toString('utf8').split('\0').filter(Boolean).map(readTreeLine)
}

function readTreeLine(line: string): TreeEntry {
  const tab = line.indexOf('\t')
  const [mode = '', type = '', sha = '', size = '-'] = line.slice(0, tab).split(/ +/)
  return { mode, type, sha, size: size === '-' ? undefined : Number(size), path: line.slice(tab + 1) }
}

/** Applies the edits to a tree, or to an empty one, and returns the new tree. */
export async function writeTree(git: Git, base: string | undefined, edits: readonly TreeEdit[]): Promise<string> {
  return writeLooseTree(git, base, edits) ?? (await editIndex(git, base, edits))
}

function editIndex(git: Git, base: string | undefined, edits: readonly TreeEdit[]): Promise<string> {
  return withIndex(git, async (environment) => {
    if (base) await git.run(['read-tree', base], { environment })
    const [folders, files] = [edits.filter(isFolder), edits.filter((edit) => !isFolder(edit))]
    // Mode 0 removes a path. See https://git-scm.com/docs/git-update-index#_using_index_info
    const lines = files.map(({ path, mode, sha }) => (sha ? `${mode} ${sha}\t${path}` : `0 ${'0'.repeat(40)}\t${path}`))
    await git.run(['update-index', '-z', '--add', '--replace', '--index-info'], {
      environment,
      input: lines.join('\0')
    })
    for (const { path, sha } of folders) await git.run(['read-tree', `--prefix=${path}/`, sha ?? ''], { environment })
    return git.text(['write-tree'], { environment })
  })
}

function isFolder({ mode, sha }: TreeEdit): boolean {
  return mode === '040000' && sha !== undefined
}

const READ_MS = 120_000

/**
 * The tree of a folder on disk, with modes and links, without ignored files and those that git cannot add, which are `skipped`.
 *
 * @throws GitError without an exit code if the folder costs too much time
 */
export async function writeTreeFromDirectory(
  git: Git,
  directory: string
): Promise<{ readonly tree: string; readonly skipped: readonly string[] }> {
  return withIndex(git, async (environment) => {
    const ask = (...args: readonly string[]) =>
      git.run(['-C', directory, '-c', 'core.bare=false', '--work-tree=.', ...args], { environment, timeoutMs: READ_MS })
    const skipped: string[] = []
    try {
      await ask('add', '--all', '--ignore-errors', '.')
    } catch (error) {
      // It has added the rest. Everything was new to the index, so what it could not add still is.
      if (!(error instanceof GitError) || error.exitCode !== 1) throw error
      const left = await ask('ls-files', '-z', '--others', '--exclude-standard')
      skipped.push(...left.toString('utf8').split('\0').filter(Boolean))
    }
    return { tree: await git.text(['write-tree'], { environment }), skipped }
  })
}

// A separate index for each tree, because requests are handled concurrently.
async function withIndex<Result>(git: Git, work: (environment: Record<string, string>) => Promise<Result>) {
  const file = join(git.directory, `index-${randomUUID()}`)
  try {
    return await work({ GIT_INDEX_FILE: file })
  } finally {
    await rm(file, { force: true })
  }
}

/** @param sha the whole id */
export async function readCommit(git: Git, sha: string): Promise<Commit> {
  return readLooseCommit(git, sha) ?? showCommit(git, sha)
}

/** Undefined for one that only git can read: in a pack, or with unusual headers. */
export function readLooseCommit(git: Git, sha: string): Commit | undefined {
  const loose = readLooseObject(git, sha)
  return loose?.type === 'commit' ? parseCommit(sha, loose.content) : undefined
}

async function showCommit(git: Git, sha: string): Promise<Commit> {
  const fields = ['%H', '%T', '%P', '%an', '%ae', '%at', '%cn', '%ce', '%ct', '%B'].join('%x00')
  const text = await git.text(['show', '--no-patch', `--format=${fields}`, sha])
  const [id = '', tree = '', parents = '', ...rest] = text.split('\0')
  const [authorName, authorEmail, authored, committerName, committerEmail, committed, message = ''] = rest
  return {
    sha: id,
    tree,
    parents: parents.split(' ').filter(Boolean),
    author: signature(authorName, authorEmail, authored),
    committer: signature(committerName, committerEmail, committed),
    message
  }
}

function signature(name = '', email = '', seconds = '0'): Signature {
  return { name, email, date: new Date(Number(seconds) * 1000) }
}

export async function writeCommit(git: Git, commit: NewCommit): Promise<string> {
  const object = formatCommit(commit)
  if (object !== undefined) return writeLooseObject(git, 'commit', object)
  const { author, committer } = commit
  const parents = commit.parents.flatMap((parent) => ['-p', parent])
  return git.text(['commit-tree', commit.tree, ...parents, '-F', '-'], {
    input: commit.message,
    environment: {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_AUTHOR_DATE: gitDate(author.date),
      GIT_COMMITTER_NAME: committer.name,
      GIT_COMMITTER_EMAIL: committer.email,
      GIT_COMMITTER_DATE: gitDate(committer.date)
    }
  })
}
