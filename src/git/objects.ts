import { UserError } from '../errors.ts'
import { succeeds, TooMuchOutput, type Git } from './git.ts'

/** GitHub's limit for one file. */
export const MAX_BLOB_BYTES = 100 * 1024 * 1024
/** About twenty times the files of the Linux kernel. */
const MAX_FILES = 2_000_000

/** @throws UserError for a file over 100 MiB */
export async function readBlob(git: Git, id: string): Promise<Buffer> {
  try {
    return await git.readObject('blob', id, { maxBytes: MAX_BLOB_BYTES })
  } catch (error) {
    if (!(error instanceof TooMuchOutput)) throw error
    const [size = 0] = await blobSizes(git, [id])
    throw new UserError(
      `A file of ${size} bytes cannot be published: GitHub's limit is ${MAX_BLOB_BYTES} bytes. Leave it out of the change.`,
      { cause: error }
    )
  }
}

/** Sizes in bytes, in the order of the ids. 0 for the all-zero id, which means "no blob". */
export async function blobSizes(git: Git, ids: readonly string[]): Promise<number[]> {
  if (ids.length === 0) return []
  const input = ids.map((id) => `${id}\n`).join('')
  const output = await git.run(['cat-file', '--batch-check=%(objectsize)'], { input })
  return output
    .trimEnd()
    .split('\n')
    .map((line) => (line.endsWith(' missing') ? 0 : Number(line)))
}

/** Of one file, and of all files together, that are kept in memory. */
const KEPT = { fileBytes: 64 * 1024, bytes: 16 * 2 ** 20 }

/** Reads blobs of this list. The first call reads small ones together and keeps them, because each start of git takes milliseconds. */
export function blobReader(git: Git, ids: readonly string[]): (id: string) => Promise<Buffer> {
  let small: Promise<ReadonlyMap<string, Buffer>> | undefined
  const readSmall = async () => {
    const sizes = await blobSizes(git, ids)
    let bytes = 0
    const kept = ids.filter((_, index) => {
      const size = sizes[index] ?? 0
      if (size <= KEPT.fileBytes) bytes += size
      return size <= KEPT.fileBytes && bytes <= KEPT.bytes
    })
    return await readTogether(git, kept)
  }
  return async (id) => (await (small ??= readSmall())).get(id) ?? (await readBlob(git, id))
}

async function readTogether(git: Git, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  // Git would wait for an input.
  if (ids.length === 0) return contents
  const output = await git.readObjects(ids)
  for (let start = 0; start < output.length;) {
    const end = output.indexOf('\n', start)
    const [id = '', type, size] = output.toString('latin1', start, end).split(' ')
    start = end + 1
    if (type !== 'blob') continue
    contents.set(id, output.subarray(start, start + Number(size)))
    start += Number(size) + 1
  }
  return contents
}

/** Mode and blob id of each path that is a file of the commit. */
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

/** Paths of all files of a commit or tree, named by its id. */
export async function filesOf(git: Git, tree: string): Promise<readonly string[]> {
  const listing = await git.derive(['ls-tree', '-r', '-z', '--name-only', '--full-tree', tree])
  return listing.split('\0').filter(Boolean)
}

/**
 * Attack: ten small trees that each name the next one ten times make ten billion files. Git would list them all in memory before
 * it touches the disk.
 *
 * @throws UserError for a commit of more than two million files
 */
export async function checkFileCount(git: Git, commit: string): Promise<void> {
  try {
    // Prints only the NUL that ends each entry.
    await git.run(['ls-tree', '-r', '-z', '--format=', commit], { maxBytes: MAX_FILES })
  } catch (error) {
    if (!(error instanceof TooMuchOutput)) throw error
    throw new UserError(`The commit ${commit} has more than ${MAX_FILES} files, which is too many to work on.`, {
      cause: error
    })
  }
}

/**
 * False if an object of these trees is missing. Objects of the workspace's own repository are borrowed, because copying them would
 * cost seconds at the start of a run. They disappear when its git removes them: some weeks after a commit was rewritten, or
 * with `git gc --prune=now`.
 */
export function hasAllObjects(git: Git, trees: readonly string[]): Promise<boolean> {
  return succeeds(git, ['rev-list', '--quiet', '--objects', ...trees])
}
