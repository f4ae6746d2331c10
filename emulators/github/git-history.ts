import { readCommit, readLooseCommit } from './git-objects.ts'
import { listRefs } from './git-refs.ts'
import { EMPTY_TREE, readLooseObject } from './loose-objects.ts'
import type { Git } from './git.ts'

const STATUS_NAMES = { A: 'added', D: 'removed', M: 'modified', R: 'renamed', C: 'copied', T: 'changed' } as const

const MAX_LINE = 50

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
  if (straightLine(git, base, head)) return base
  return git.tryText(['merge-base', base, head])
}

export async function isAncestor(git: Git, ancestor: string, descendant: string): Promise<boolean> {
  if (straightLine(git, ancestor, descendant)) return true
  return (await git.tryText(['merge-base', '--is-ancestor', ancestor, descendant])) !== undefined
}

/** The commits that `head` has and `base` does not, oldest first. */
export async function commitsBetween(git: Git, base: string, head: string): Promise<string[]> {
  const line = straightLine(git, base, head)
  if (line) return line
  const lines = await git.text(['rev-list', '--reverse', '--topo-order', `${base}..${head}`])
  return lines.split('\n').filter(Boolean)
}

/**
 * The commits after `base` up to `head`, oldest first, if each has just one parent; found without starting git, which would take most of the
 * time of a request. Undefined for any other history.
 */
function straightLine(git: Git, base: string, head: string): string[] | undefined {
  const line: string[] = []
  for (let sha = head; sha !== base;) {
    const commit = line.length < MAX_LINE ? readLooseCommit(git, sha) : undefined
    const [parent, ...others] = commit?.parents ?? []
    if (parent === undefined || others.length > 0) return undefined
    line.unshift(sha)
    sha = parent
  }
  return line
}

/** The tree of a merge of two commits; undefined if they conflict. */
export async function mergedTree(git: Git, one: string, other: string): Promise<string | undefined> {
  return git.tryText(['merge-tree', '--write-tree', '--no-messages', one, other])
}

/** The first workflow file changed by a commit that no ref reaches yet. */
export async function newWorkflowFile(git: Git, head: string): Promise<string | undefined> {
  if (await keepsWorkflows(git, head)) return undefined
  const log = ['log', '-m', '--format=', '--name-only', head, '--not', '--all', '--', '.github/workflows']
  return (await git.text(log)).split('\n').find(Boolean)
}

/** True if it is plain that no new commit changes a workflow file; found without starting git. */
async function keepsWorkflows(git: Git, head: string): Promise<boolean> {
  const tips = new Set((await listRefs(git, 'refs/')).map(({ sha }) => sha))
  let sha = head
  for (let commits = 0; commits < MAX_LINE; commits++) {
    if (tips.has(sha)) return true
    const { tree, parents } = await readCommit(git, sha)
    const [parent, ...others] = parents
    const before = parent === undefined ? undefined : (await readCommit(git, parent)).tree
    const [one, other] = [workflowsOf(git, tree), before && workflowsOf(git, before)]
    if (others.length > 0 || one === 'unknown' || one !== other) return false
    if (parent === undefined) return true
    sha = parent
  }
  return false
}

/** The id of the folder; undefined without one, `unknown` if only git can read it. */
function workflowsOf(git: Git, tree: string): string | undefined {
  let id = tree
  for (const name of ['.github', 'workflows']) {
    const loose = readLooseObject(git, id)
    if (!loose) return 'unknown'
    // Each entry is `mode SPACE name NUL` and the 20 bytes of the id.
    const start = loose.content.indexOf(`40000 ${name}\0`)
    if (start === -1) return undefined
    const idStart = start + `40000 ${name}\0`.length
    id = loose.content.toString('hex', idStart, idStart + 20)
  }
  return id
}

/** @param base a commit or tree; undefined for the empty tree */
export async function changedFiles(git: Git, base: string | undefined, head: string): Promise<ChangedFile[]> {
  if (base === head) return []
  const from = base ?? EMPTY_TREE
  // The raw lines, an empty field, and the patches in the same order.
  const output = await git.run(['diff-tree', '-r', '-M', '-z', '--raw', '-p', from, head])
  const fields = output.toString('utf8').split('\0')
  const end = fields.indexOf('')
  // Lines of content begin with a sign, so this is the first line of a file's patch.
  const patches = fields
    .slice(end + 1)
    .join('\0')
    .split(/^diff --git /m)
    .slice(1)
  const files: ChangedFile[] = []
  for (let position = 0; position < end;) {
    const [, , oldSha = '', newSha = '', letter = ''] = (fields[position] ?? '').split(' ')
    const hasTwoPaths = /^[RC]/.test(letter)
    const paths = fields.slice(position + 1, position + (hasTwoPaths ? 3 : 2))
    position += paths.length + 1
    // A file that became a link has two: its deletion and the new one.
    const parts = patches.splice(0, letter === 'T' ? 2 : 1)
    files.push(toChangedFile({ paths, letter, sha: letter === 'D' ? oldSha : newSha, parts }))
  }
  return files
}

interface Change {
  readonly paths: readonly string[]
  readonly letter: string
  readonly sha: string
  /** Git's patches of this file. */
  readonly parts: readonly string[]
}

function toChangedFile({ paths, letter, sha, parts }: Change): ChangedFile {
  const hunks = parts.flatMap((part) => {
    const start = part.search(/^@@ /m)
    return start === -1 ? [] : [part.slice(start)]
  })
  const text = hunks.join('')
  return {
    path: paths.at(-1) ?? '',
    previousPath: paths.length === 2 ? paths[0] : undefined,
    status: STATUS_NAMES[letter.charAt(0) as keyof typeof STATUS_NAMES], // Safe: the letters that git documents for --raw.
    sha,
    additions: text.match(/^\+/gm)?.length ?? 0,
    deletions: text.match(/^-/gm)?.length ?? 0,
    patch: hunks.length === 0 ? undefined : text.replace(/\n$/, '')
  }
}
