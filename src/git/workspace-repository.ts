import { lstat, open, readdir } from 'node:fs/promises'
import { constants } from 'node:fs'
import { join } from 'node:path'
import { isSystemError } from '../errors.ts'
import { isObjectId } from './objects.ts'

const MAX_BYTES = 16 * 1024 * 1024
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
  for (const folder of [gitDir, objects, join(objects, 'pack')]) if (!(await isFolder(folder))) return undefined
  if (await isLink(join(objects, 'info'))) return undefined
  if (!(await isAbsentOrEmpty(join(objects, 'info', 'alternates')))) return undefined

  const packs = await readdir(join(objects, 'pack'), { withFileTypes: true })
  // A partial clone lacks objects without saying which.
  if (packs.some((entry) => !entry.isFile() || entry.name.endsWith('.promisor'))) return undefined

  const [head, shallow] = await Promise.all([readHead(gitDir), readSmall(join(gitDir, 'shallow'))])
  const shallowCommits = (shallow ?? '').split('\n').filter(isObjectId)
  return shallowCommits.length > MAX_SHALLOW ? undefined : { objects, head, shallow: shallowCommits }
}

async function isAbsentOrEmpty(path: string): Promise<boolean> {
  try {
    const status = await lstat(path)
    return status.isFile() && status.size === 0
  } catch (error) {
    // Not ENOTDIR: then something else has taken the folder's place.
    if (isSystemError(error) && error.code === 'ENOENT') return true
    if (isAbsence(error)) return false
    throw error
  }
}

async function readHead(gitDir: string): Promise<string | undefined> {
  const head = (await readSmall(join(gitDir, 'HEAD')))?.trim()
  if (head === undefined || isObjectId(head)) return head
  const ref = /^ref: (refs\/[\w./+@#-]+)$/.exec(head)?.[1]
  if (ref === undefined || ref.includes('..')) return undefined

  return (await readLooseRef(gitDir, ref)) ?? (await readPackedRef(gitDir, ref))
}

async function readLooseRef(gitDir: string, ref: string): Promise<string | undefined> {
  const id = (await readSmall(join(gitDir, ref)))?.trim()
  return id !== undefined && isObjectId(id) ? id : undefined
}

async function readPackedRef(gitDir: string, ref: string): Promise<string | undefined> {
  const lines = ((await readSmall(join(gitDir, 'packed-refs'))) ?? '').split('\n')
  const id = lines.find((line) => line.slice(41) === ref)?.slice(0, 40)
  return id !== undefined && isObjectId(id) ? id : undefined
}

async function isLink(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isSymbolicLink()
  } catch (error) {
    if (isAbsence(error)) return false
    throw error
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isDirectory()
  } catch (error) {
    if (isAbsence(error)) return false
    throw error
  }
}

// Opens no link, which could lead to a secret, and no pipe, which would block.
async function readSmall(path: string): Promise<string | undefined> {
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const status = await file.stat()
    return status.isFile() && status.size <= MAX_BYTES ? await file.readFile('utf8') : undefined
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

function isAbsence(error: unknown): boolean {
  return isSystemError(error) && ['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EISDIR', 'ENXIO'].includes(error.code ?? '')
}
