import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessSystemError } from '../errors.ts'
import { isObjectId } from '../text/near-name.ts'
import { readHead } from './read-refs.ts'
import { ABSENCE_CODES, isLink, isRealFolder, readUntrustedFile } from './untrusted-files.ts'

/** Git inserts each commit into a sorted list, so many of them take minutes. */
const MAX_SHALLOW = 10_000

/** What we use of a checkout that an earlier step left in the workspace: its objects, and hints about its commits. */
export interface WorkspaceRepository {
  /** Absolute path of the object store. */
  readonly objects: string
  /** The commit of its HEAD, if readable. Do not trust it: anyone who can write to the workspace can change it. */
  readonly head: string | undefined
  /** Commits whose parents it does not have. */
  readonly shallow: readonly string[]
}

/**
 * Reads the `.git` folder of a workspace as data. No git command runs there, so its configuration, hooks and index have no effect.
 * Returns undefined for a `.git` that is a link or a pointer file, and if objects are elsewhere or missing. Also if the list of
 * alternates or a pack is not a regular file: git would follow a link there, and wait forever at a pipe.
 */
export async function readWorkspaceRepository(workTree: string): Promise<WorkspaceRepository | undefined> {
  const gitDir = join(workTree, '.git')
  const objects = join(gitDir, 'objects')
  // The list of alternates has one path per line.
  if (workTree.includes('\n')) return undefined
  for (const folder of [gitDir, objects, join(objects, 'pack')]) if (!(await isRealFolder(folder))) return undefined
  if (await isLink(join(objects, 'info'))) return undefined
  if (!(await isAbsentOrEmpty(join(objects, 'info', 'alternates')))) return undefined

  const packs = await readdir(join(objects, 'pack'), { withFileTypes: true })
  // A partial clone lacks objects without saying which.
  if (packs.some((entry) => !entry.isFile() || entry.name.endsWith('.promisor'))) return undefined

  const [head, shallow] = await Promise.all([readHead(gitDir), readUntrustedFile(join(gitDir, 'shallow'))])
  const shallowCommits = (shallow ?? '').toString().split('\n').filter(isObjectId)
  return shallowCommits.length > MAX_SHALLOW ? undefined : { objects, head, shallow: shallowCommits }
}

async function isAbsentOrEmpty(path: string): Promise<boolean> {
  const isEmpty = lstat(path).then((status) => status.isFile() && status.size === 0)
  // Not ENOTDIR: then something else has taken the folder's place.
  return await unlessSystemError(unlessSystemError(isEmpty, true, ['ENOENT']), false, ABSENCE_CODES)
}
