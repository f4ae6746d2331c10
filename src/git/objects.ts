import { UserError } from '../errors.ts'
import type { Git } from './git.ts'

/** The most that GitHub takes in one file. */
export const MAX_BLOB_BYTES = 100 * 1024 * 1024

/** @throws UserError for a file over 100 MiB */
export async function readBlob(git: Git, id: string): Promise<Buffer> {
  const [size = 0] = await blobSizes(git, [id])
  if (size <= MAX_BLOB_BYTES) return git.readObject('blob', id)
  throw new UserError(
    `A file of ${size} bytes cannot be published: ${MAX_BLOB_BYTES} bytes is the most. Keep it out of the change.`
  )
}

/** Sizes in bytes, in the order of the ids; 0 for an id of zeros, which stands for no blob. */
export async function blobSizes(git: Git, ids: readonly string[]): Promise<number[]> {
  if (ids.length === 0) return []
  const input = ids.map((id) => `${id}\n`).join('')
  const output = await git.run(['cat-file', '--batch-check=%(objectsize)'], { input })
  return output
    .trimEnd()
    .split('\n')
    .map((line) => (line.endsWith(' missing') ? 0 : Number(line)))
}
