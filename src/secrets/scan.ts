import { gunzipSync } from 'node:zlib'
import { findSecretPatterns } from './pattern-search.ts'
import { createSecretSearch } from './search.ts'

/** True for content that holds a whole secret, in any encoding that programs commonly write one in. */
export type ContainsSecret = (content: Buffer | string) => boolean

/** Larger gzip files are not unpacked. */
const MAX_UNPACKED = 16 * 1024 * 1024
/** Larger content is searched in pieces, because the search takes several times the memory of its text. */
const PIECE = 2 * 1024 * 1024
/** Longer than any encoding of a secret. */
const OVERLAP = 256 * 1024
const MAX_PATTERN_SEARCH = 1024 * 1024

/**
 * Creates the scan for whole secrets in content that is going to be published. The redactor also removes parts of secrets, but
 * a file that happens to share some characters with a secret must be publishable.
 */
export function createSecretScan(secrets: readonly string[]): ContainsSecret {
  const search = createSecretSearch(
    secrets.map((secret) => secret.toWellFormed().trim()),
    'complete'
  )
  const isIn = (bytes: Buffer) => splitIntoPieces(bytes).some((piece) => search(piece.toString()).length > 0)
  return (content) => {
    const bytes = Buffer.from(content)
    return isIn(bytes) || isIn(unpack(bytes))
  }
}

/**
 * True when a change adds lines that hold something with the pattern of a well-known kind of secret. False for binary
 * content and for content of more than 1 MiB.
 *
 * @param readOld reads the text before the change; undefined makes every line a new one
 */
export async function addsSecretPattern(content: Buffer, readOld: () => Promise<string | undefined>): Promise<boolean> {
  if (content.length > MAX_PATTERN_SEARCH || content.includes(0)) return false
  const text = content.toString()
  if (findSecretPatterns(text).length === 0) return false
  const old = new Set(((await readOld()) ?? '').split('\n'))
  const added = text.split('\n').filter((line) => !old.has(line))
  return findSecretPatterns(added.join('\n')).length > 0
}

function splitIntoPieces(bytes: Buffer): readonly Buffer[] {
  const count = Math.max(1, Math.ceil((bytes.length - OVERLAP) / PIECE))
  return Array.from({ length: count }, (_, each) => bytes.subarray(each * PIECE, (each + 1) * PIECE + OVERLAP))
}

/** The content of a gzip file; empty for any other file, and for a broken one. */
function unpack(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return Buffer.alloc(0)
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED })
  } catch {
    return Buffer.alloc(0)
  }
}
