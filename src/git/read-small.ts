import { constants, type Stats } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { isSystemError } from '../errors.ts'

const MAX_BYTES = 16 * 1024 * 1024

/**
 * A file of a folder that strangers can write to. Undefined if it is missing, too large or no regular file: a link could lead to a
 * secret, and a pipe would block.
 */
export async function readSmall(path: string, maxBytes = MAX_BYTES): Promise<Buffer | undefined> {
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const status = await file.stat()
    return status.isFile() && status.size <= maxBytes ? await file.readFile() : undefined
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

/** False for a link to a folder. */
export async function isRealFolder(path: string): Promise<boolean> {
  return (await statusOf(path))?.isDirectory() ?? false
}

/** False for a link to a file. */
export async function isRegularFile(path: string): Promise<boolean> {
  return (await statusOf(path))?.isFile() ?? false
}

async function statusOf(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path)
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

export function isAbsence(error: unknown): boolean {
  return isSystemError(error) && ['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EISDIR', 'ENXIO'].includes(error.code ?? '')
}
