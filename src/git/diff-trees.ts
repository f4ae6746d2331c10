import type { Git } from './git.ts'
import { blobSizes } from './objects.ts'

/** The mode of a path that does not exist. */
export const ABSENT_MODE = '000000'
/** Instead of the id of a blob that does not exist. */
export const NO_BLOB = '0'.repeat(40)
const EMPTY_BLOB = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'
const GITLINK = '160000'

/** One path that differs between two trees. A mode is six octal digits; 000000 means that the path does not exist. */
export interface TreeDifference {
  readonly path: string
  readonly oldMode: string
  readonly newMode: string
  readonly oldBlob: string
  readonly newBlob: string
  /** Lines; undefined for a binary file. */
  readonly added: number | undefined
  readonly removed: number | undefined
}

/** Compares two trees or commits, named by their ids, path by path. A renamed file counts as one removed and one added. */
export async function differences(git: Git, from: string, to: string): Promise<readonly TreeDifference[]> {
  const options = ['-r', '-z', '--raw', '--numstat', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv']
  return parseDifferences(await git.derive(['diff-tree', ...options, from, to]))
}

/** Bytes of files in which git looks for what moved. Of more, only files with the same content count. */
const MAX_COMPARED = 64 * 1024 * 1024
/** Of files that are compared with each other. */
const MAX_PAIRED = 400

/**
 * The old paths of moved files, by their new ones: several for one that is in several places now. Git finds those that were edited too, and
 * takes a rewritten file of 400 bytes or more for one removed and one added.
 */
export async function moves(git: Git, from: string, to: string): Promise<ReadonlyMap<string, string>> {
  const changed = (await differences(git, from, to)).filter(({ oldBlob, newBlob }) => oldBlob !== newBlob)
  const blobs = changed.flatMap(({ oldBlob, newBlob }) => [oldBlob, newBlob])
  const bytes = (await blobSizes(git, blobs)).reduce((sum, size) => sum + size, 0)
  const edited = bytes <= MAX_COMPARED ? await editedMoves(git, from, to) : []
  // Deleted, or replaced by a link.
  const gone = changed.filter(({ oldMode, newMode }) => oldMode.slice(0, 2) !== newMode.slice(0, 2))
  const oldPaths = new Map(gone.map(({ oldBlob, path }) => [oldBlob, path]))
  for (const none of [NO_BLOB, EMPTY_BLOB]) oldPaths.delete(none)
  const same = changed.flatMap(({ path, newBlob }) => {
    const old = oldPaths.get(newBlob)
    return old === undefined ? [] : [[path, old] as const]
  })
  return new Map([...edited, ...same])
}

async function editedMoves(git: Git, from: string, to: string): Promise<(readonly [string, string])[]> {
  const moved = ['-B', '-M', `-l${MAX_PAIRED}`, '--diff-filter=CR', '--name-status']
  const fields = (
    await git.derive(['diff-tree', '-r', '-z', ...moved, '--no-ext-diff', '--no-textconv', from, to])
  ).split('\0')
  // Each is a status, the old path and the new one.
  return fields.flatMap((old, index) => (index % 3 === 1 ? [[fields[index + 1] ?? '', old] as const] : []))
}

export function isAdded({ oldMode }: TreeDifference): boolean {
  return oldMode === ABSENT_MODE
}

export function isDeleted({ newMode }: TreeDifference): boolean {
  return newMode === ABSENT_MODE
}

/** True if either side is a submodule. */
export function isGitlink({ oldMode, newMode }: TreeDifference): boolean {
  return oldMode === GITLINK || newMode === GITLINK
}

/**
 * Parses the output of `diff-tree -z --raw --numstat`: first records `:mode mode id id status NUL path NUL` for all paths, then
 * records `added TAB removed TAB path NUL`. A path can contain anything except NUL.
 */
export function parseDifferences(output: string): TreeDifference[] {
  const fields = output.split('\0')
  const counts = new Map<string, [number | undefined, number | undefined]>()
  const raw: (readonly [header: string, path: string])[] = []
  for (let index = 0; index < fields.length - 1; index++) {
    const field = fields[index] ?? ''
    if (field.startsWith(':')) raw.push([field, fields[++index] ?? ''])
    else addCount(counts, field)
  }
  return raw.map(([header, path]) => {
    const [oldMode = '', newMode = '', oldBlob = '', newBlob = ''] = header.slice(1).split(' ')
    const [added, removed] = counts.get(path) ?? []
    return { path, oldMode, newMode, oldBlob, newBlob, added, removed }
  })
}

function addCount(counts: Map<string, [number | undefined, number | undefined]>, record: string): void {
  const { path, added, removed } = parseCount(record)
  counts.set(path, [added, removed])
}

/** Parses `added TAB removed TAB path`, as `--numstat -z` writes it. For a moved file the path is '', and two fields follow. */
export function parseCount(record: string): Pick<TreeDifference, 'path' | 'added' | 'removed'> {
  const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(record) ?? []
  if (path === undefined) throw new Error(`Unexpected line from git diff-tree: ${record}`)
  return { path, added: countOf(added), removed: countOf(removed) }
}

function countOf(text: string | undefined): number | undefined {
  return text === undefined || text === '-' ? undefined : Number(text)
}
