import { closeSync, constants, lchownSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemError } from '../../errors.ts'
import { OpenFile } from './open-file.ts'

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants

/** An open folder. The paths of its entries stay valid even if another folder takes its place. */
export interface OpenFolder extends Disposable {
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
export function openBeneath(root: string, relative: string, { create = false } = {}): OpenFolder {
  let folder = openFolder(root)
  for (const name of relative.split('/').filter((each) => each !== '')) {
    using parent = folder
    if (create) makeFolder(parent, name)
    folder = openFolder(parent.at(name))
  }
  return folder
}

/** Opens a file for reading. Does not follow a link, and does not wait for a named pipe. */
export function openFile(path: string): OpenFile {
  return new OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
}

/** An existing one is fine, and anything else of that name cannot be opened as a folder. */
function makeFolder(parent: OpenFolder, name: string): void {
  const path = parent.at(name)
  try {
    mkdirSync(path)
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return
    throw error
  }
  // In a container job we are root, but commands run as the owner of the tree and must be able to write to the folder.
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(parent.path)
  lchownSync(path, uid, gid)
}

function openFolder(path: string): OpenFolder {
  const descriptor = openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  // On Linux, a path can start from a descriptor. Other systems, for development only, use the plain path.
  const stable = process.platform === 'linux' ? `/proc/self/fd/${descriptor}` : path
  return {
    path: stable,
    at: (name) => join(stable, name),
    [Symbol.dispose]: () => {
      closeSync(descriptor)
    }
  }
}
