import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export const execute = promisify(execFile)

const TIMEOUT_MS = 600_000
/**
 * Deletes what is named after it. It opens each folder from the one above it. Attack: a process that still runs replaces a folder with a link, and
 * what is deleted by its path is somewhere else.
 */
export const REMOVE = ['/bin/rm', '-rf', '--one-file-system', '--'] as const

/** Deletes a folder of commands, also if they closed parts of it, as Go does with its modules. What cannot be deleted stays. */
export async function removeFolder(path: string): Promise<void> {
  const [program, ...options] = REMOVE
  const remove = () => execute(program, [...options, path], { env: {}, timeout: TIMEOUT_MS })
  await remove().catch(async () => {
    await openFolders(path)
    await remove().catch(() => undefined)
  })
}

/** Gives the owner all rights to the folders below a path. Follows no link. */
export async function openFolders(path: string): Promise<void> {
  // What it could not change stays as it is.
  await execute('/bin/chmod', ['-R', 'u+rwX', path], { env: {}, timeout: TIMEOUT_MS }).catch(() => undefined)
}
