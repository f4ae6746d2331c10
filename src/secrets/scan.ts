import { gunzipSync } from 'node:zlib'
import { createSecretSearch } from './search.ts'

/** True for content that holds a secret, in any of the ways programs write one. */
export type ContainsSecret = (content: Buffer | string) => boolean

/** What is packed larger is not looked into. */
const MAX_UNPACKED = 16 * 1024 * 1024
/** Larger content is searched in pieces: the search takes several times the memory of what it looks through. */
const PIECE = 2 * 1024 * 1024
/** More than any form of a secret is long. */
const OVERLAP = 256 * 1024

/**
 * Makes the search for whole secrets in what is going to be published. The redactor takes out parts of them too; a file that
 * merely has some signs of a secret is none of our business.
 */
export function createSecretScan(secrets: readonly string[]): ContainsSecret {
  const search = createSecretSearch(
    secrets.map((secret) => secret.toWellFormed().trim()),
    'whole'
  )
  const isIn = (bytes: Buffer) => piecesOf(bytes).some((piece) => search(piece.toString()).length > 0)
  return (content) => {
    const bytes = Buffer.from(content)
    return isIn(bytes) || isIn(unpacked(bytes))
  }
}

function piecesOf(bytes: Buffer): readonly Buffer[] {
  const count = Math.max(1, Math.ceil((bytes.length - OVERLAP) / PIECE))
  return Array.from({ length: count }, (_, each) => bytes.subarray(each * PIECE, (each + 1) * PIECE + OVERLAP))
}

/** What is in a file of gzip; nothing for another, or a broken one. */
function unpacked(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return Buffer.alloc(0)
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED })
  } catch {
    return Buffer.alloc(0)
  }
}
