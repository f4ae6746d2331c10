import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessSystemError } from '../errors.ts'
import { writeGitFolder } from './git-folder.ts'
import { isObjectId } from '../text/identifiers.ts'
import { readHead, readRefs } from './read-refs.ts'
import { isRealFolder, isRegularFile, readUntrustedFile } from './untrusted-files.ts'

/** A folder of another repository. */
export interface BorrowedFolder {
  /** Where commands must find it: a path in the git directory. */
  readonly name: string
  readonly folder: string
}

/**
 * Adds to a git directory what the workspace's own one has besides its history: submodules and files of Git LFS. Only data is taken
 * over, because a configuration of the workspace can contain a token or name a program.
 *
 * @returns the folders that must be mounted
 */
export async function borrowFromWorkspace(workspaceGitDir: string, folder: string): Promise<BorrowedFolder[]> {
  const borrowed: BorrowedFolder[] = []
  for (const name of await submodulesIn(workspaceGitDir)) {
    const [from, to] = [join(workspaceGitDir, name), join(folder, name)]
    await writeGitFolder(to, {
      head: (await readHead(from)) ?? 'ref: refs/heads/none',
      url: undefined,
      refs: await readRefs(from),
      shallow: ((await readUntrustedFile(join(from, 'shallow'))) ?? '').toString().split('\n').filter(isObjectId)
    })
    // Attack: the index is a link to a file with a secret.
    if (await isRegularFile(join(from, 'index'))) await copyFile(join(from, 'index'), join(to, 'index'))
    borrowed.push({ name: `${name}/objects`, folder: join(from, 'objects') })
  }
  if (await areRealFolders(workspaceGitDir, ['.', 'lfs', 'lfs/objects'])) {
    await mkdir(join(folder, 'lfs', 'objects'), { recursive: true })
    borrowed.push({ name: 'lfs/objects', folder: join(workspaceGitDir, 'lfs', 'objects') })
  }
  return borrowed
}

/** Each takes a mount. */
const MAX_SUBMODULES = 200
const MAX_FOLDERS = 2_000
const NAME = /^[^\p{Cc}]+$/u

/**
 * The git directories of submodules, as paths in the git directory. A submodule's folder has the name of its path, so it can be at
 * any depth, and have submodules itself. Attack: a folder is a link to one that is hidden from commands.
 */
async function submodulesIn(gitDir: string): Promise<string[]> {
  if (!(await areRealFolders(gitDir, ['.', 'modules']))) return []
  const pending = await foldersIn(gitDir, 'modules')
  const repositories: string[] = []
  for (let count = 0; count < MAX_FOLDERS && repositories.length < MAX_SUBMODULES; count++) {
    const name = pending.shift()
    if (name === undefined) break
    const isRepository =
      (await isRegularFile(join(gitDir, name, 'HEAD'))) && (await isRealFolder(join(gitDir, name, 'objects')))
    if (isRepository) repositories.push(name)
    if (!isRepository) pending.push(...(await foldersIn(gitDir, name)))
    else if (await isRealFolder(join(gitDir, name, 'modules')))
      pending.push(...(await foldersIn(gitDir, `${name}/modules`)))
  }
  return repositories
}

async function foldersIn(gitDir: string, parent: string): Promise<string[]> {
  const entries = await unlessSystemError(readdir(join(gitDir, parent), { withFileTypes: true }), [])
  return entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name)).map(({ name }) => `${parent}/${name}`)
}

async function areRealFolders(parent: string, names: readonly string[]): Promise<boolean> {
  return (await Promise.all(names.map((name) => isRealFolder(join(parent, name))))).every(Boolean)
}
