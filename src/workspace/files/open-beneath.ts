import { constants } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemError } from '../../errors.ts'

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants

/** An open folder, and how to name what lies in it so that no other folder can take its place meanwhile. */
export interface OpenFolder extends AsyncDisposable {
  at(name: string): string
  readonly path: string
}

/**
 * Opens a folder below the root one name at a time and follows no symbolic link, so that what is opened lies below the
 * root whatever is renamed meanwhile. Attack: a process swaps a folder for a link between the check and the use.
 *
 * @param relative as `resolveInside` returns it
 * @throws the system's ENOTDIR or ELOOP when a link stands in the way
 */
export async function openBeneath(root: string, relative: string, { create = false } = {}): Promise<OpenFolder> {
  let folder = await openFolder(root)
  for (const name of relative.split('/').filter((each) => each !== '')) {
    await using parent = folder
    if (create) await makeFolder(parent.at(name))
    folder = await openFolder(parent.at(name))
  }
  return folder
}

/** Opens a file for reading without following a link and without waiting, as a named pipe would make it. */
export function openFile(folder: OpenFolder, name: string): Promise<FileHandle> {
  return open(folder.at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
}

async function openFolder(path: string): Promise<OpenFolder> {
  const handle = await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  // Linux names what a descriptor stands for; elsewhere (development on other systems) the path itself has to do.
  const stable = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path
  return {
    path: stable,
    at: (name) => join(stable, name),
    [Symbol.asyncDispose]: () => handle.close()
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error
  }
}
