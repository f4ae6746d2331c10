import { constants, type Stats } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { unlessSystemError } from '../errors.ts'

const MAX_BYTES = 16 * 1024 * 1024
/** Codes of system errors: there is nothing, or nothing that can be reached. */
export const ABSENCE_CODES: readonly string[] = ['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EISDIR', 'ENXIO']

/**
 * A file of a folder that strangers can write to. Undefined if it is missing, too large or not a regular file: a link could lead to a
 * secret, and a pipe would block.
 */
export function readUntrustedFile(path: string, maxBytes = MAX_BYTES): Promise<Buffer | undefined> {
  return unlessSystemError(readRegularFile(path, maxBytes), undefined, ABSENCE_CODES)
}

async function readRegularFile(path: string, maxBytes: number): Promise<Buffer | undefined> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  const status = await file.stat()
  return status.isFile() && status.size <= maxBytes ? await file.readFile() : undefined
}

/** False for a link to a folder. */
export async function isRealFolder(path: string): Promise<boolean> {
  return (await statusOf(path))?.isDirectory() ?? false
}

/** False for a link to a file. */
export async function isRegularFile(path: string): Promise<boolean> {
  return (await statusOf(path))?.isFile() ?? false
}

export async function isLink(path: string): Promise<boolean> {
  return (await statusOf(path))?.isSymbolicLink() ?? false
}

function statusOf(path: string): Promise<Stats | undefined> {
  return unlessSystemError(lstat(path), undefined, ABSENCE_CODES)
}
