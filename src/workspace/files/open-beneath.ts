import { constants } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessSystemError } from '../../errors.ts'

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants

/** An open folder. The paths of its entries stay valid even if another folder takes its place. */
export interface OpenFolder extends AsyncDisposable {
  at(name: string): string
  readonly path: string
}

/**
 * Opens a folder below the root one name at a time and follows no symbolic link, so the result is below the root whatever is renamed
 * in the meantime. Attack: a process replaces a folder with a link between check and use.
 *
 * @param relative as `resolveInside` returns it
 * @throws the system's ENOTDIR or ELOOP if a name is a link
 */
export async function openBeneath(root: string, relative: string, { create = false } = {}): Promise<OpenFolder> {
  let folder = await openFolder(root)
  for (const name of relative.split('/').filter((each) => each !== '')) {
    await using parent = folder
    if (create) await unlessSystemError(mkdir(parent.at(name)), undefined, ['EEXIST'])
    folder = await openFolder(parent.at(name))
  }
  return folder
}

/** Opens a file for reading. Does not follow a link, and does not wait for a named pipe. */
export function openFile(folder: OpenFolder, name: string): Promise<FileHandle> {
  return open(folder.at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
}

async function openFolder(path: string): Promise<OpenFolder> {
  const handle = await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  // On Linux, a path can start from a descriptor. Other systems, for development only, use the plain path.
  const stable = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path
  return {
    path: stable,
    at: (name) => join(stable, name),
    [Symbol.asyncDispose]: () => handle.close()
  }
}
