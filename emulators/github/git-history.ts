import type { Git } from './git.ts'

const STATUS_NAMES = { A: 'added', D: 'removed', M: 'modified', R: 'renamed', C: 'copied', T: 'changed' } as const

/** One file of a diff, with GitHub's status names. */
export interface ChangedFile {
  readonly path: string
  readonly previousPath: string | undefined
  readonly status: (typeof STATUS_NAMES)[keyof typeof STATUS_NAMES]
  readonly sha: string
  readonly additions: number
  readonly deletions: number
  /** From the first hunk on; undefined without hunks, as for binary files. */
  readonly patch: string | undefined
}

/** The best common ancestor; undefined for unrelated histories. */
export async function mergeBase(git: Git, base: string, head: string): Promise<string | undefined> {
  return git.tryText(['merge-base', base, head])
}

export async function isAncestor(git: Git, ancestor: string, descendant: string): Promise<boolean> {
  return (await git.tryText(['merge-base', '--is-ancestor', ancestor, descendant])) !== undefined
}

/** The commits that `head` has and `base` does not, oldest first. */
export async function commitsBetween(git: Git, base: string, head: string): Promise<string[]> {
  const lines = await git.text(['rev-list', '--reverse', '--topo-order', `${base}..${head}`])
  return lines.split('\n').filter(Boolean)
}

/** The tree of a merge of two commits; undefined if they conflict. */
export async function mergedTree(git: Git, one: string, other: string): Promise<string | undefined> {
  return git.tryText(['merge-tree', '--write-tree', '--no-messages', one, other])
}

/** The first workflow file changed by a commit that no ref reaches yet. */
export async function newWorkflowFile(git: Git, head: string): Promise<string | undefined> {
  const log = ['log', '-m', '--format=', '--name-only', head, '--not', '--all', '--', '.github/workflows']
  return (await git.text(log)).split('\n').find(Boolean)
}

/** @param base a commit or tree; undefined for the empty tree */
export async function changedFiles(git: Git, base: string | undefined, head: string): Promise<ChangedFile[]> {
  const from = base ?? (await git.text(['hash-object', '-t', 'tree', '--stdin', '-w']))
  const raw = await git.run(['diff-tree', '-r', '-M', '-z', '--raw', from, head])
  const fields = raw.toString('utf8').split('\0')
  const files: ChangedFile[] = []
  for (let position = 0; position + 1 < fields.length;) {
    const [, , oldSha = '', newSha = '', letter = ''] = (fields[position] ?? '').split(' ')
    const hasTwoPaths = /^[RC]/.test(letter)
    const paths = fields.slice(position + 1, position + (hasTwoPaths ? 3 : 2))
    position += paths.length + 1
    files.push(await readChangedFile(git, { from, head, paths, letter, sha: letter === 'D' ? oldSha : newSha }))
  }
  return files
}

interface RawChange {
  readonly from: string
  readonly head: string
  readonly paths: readonly string[]
  readonly letter: string
  readonly sha: string
}

async function readChangedFile(git: Git, { from, head, paths, letter, sha }: RawChange): Promise<ChangedFile> {
  const difference = await git.text(['--literal-pathspecs', 'diff-tree', '-r', '-M', '-p', from, head, '--', ...paths])
  const start = difference.search(/^@@ /m)
  const patch = start === -1 ? undefined : difference.slice(start)
  return {
    path: paths.at(-1) ?? '',
    previousPath: paths.length === 2 ? paths[0] : undefined,
    status: STATUS_NAMES[letter.charAt(0) as keyof typeof STATUS_NAMES], // Safe: the letters that git documents for --raw.
    sha,
    additions: patch?.match(/^\+/gm)?.length ?? 0,
    deletions: patch?.match(/^-/gm)?.length ?? 0,
    patch
  }
}
