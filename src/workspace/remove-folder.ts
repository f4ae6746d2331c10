import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { unlessSystemError } from '../errors.ts'

export const execute = promisify(execFile)

const CHMOD_MS = 60_000

/** Deletes a folder of commands, also if they closed parts of it, as Go does with its modules. What cannot be deleted stays. */
export async function removeFolder(path: string): Promise<void> {
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3 })
  if ((await unlessSystemError(remove(), 'failed')) === undefined) return
  await openFolders(path)
  await unlessSystemError(remove(), undefined)
}

/** Gives the owner all rights to the folders below a path. Follows no link. */
export async function openFolders(path: string): Promise<void> {
  // What it could not change stays as it is.
  await execute('/bin/chmod', ['-R', 'u+rwX', path], { env: {}, timeout: CHMOD_MS }).catch(() => undefined)
}
