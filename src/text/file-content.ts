import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'

const SNIFFED_BYTES = 8_000

/** True for what git too takes for binary: a NUL near the beginning. */
export function isBinary(content: Buffer): boolean {
  return content.subarray(0, SNIFFED_BYTES).includes(0)
}

/** The text of a file, a byte order mark kept; undefined when it is not UTF-8, so that writing it back would change it. */
export function exactText(content: Buffer): string | undefined {
  return isUtf8(content) ? content.toString('utf8') : undefined
}

/** Equal for equal content, and for no other. */
export function fingerprint(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}
