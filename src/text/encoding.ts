import { isUtf8 } from 'node:buffer'
import { ToolError } from '../errors.ts'

const SNIFFED_BYTES = 8_000

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

export interface DecodedText {
  /** A byte order mark stays, as the first character. */
  readonly text: string
  readonly encoding: Encoding
}

/**
 * Decodes a file that can be edited: UTF-8, or UTF-16 with a byte order mark. Undefined for anything else, which could not be encoded to
 * the same bytes again.
 */
export function decodeText(content: Buffer): DecodedText | undefined {
  const encoding = encodingOf(content)
  if (encoding === 'utf-8') {
    return isBinary(content) || !isUtf8(content) ? undefined : { text: content.toString('utf8'), encoding }
  }
  if (content.length % 2 !== 0) return undefined
  const text = inLittleEndian(content, encoding).toString('utf16le')
  // UTF-32 starts with the same mark, and then contains NUL characters.
  return text.includes('\0') || !text.isWellFormed() ? undefined : { text, encoding }
}

/**
 * Encodes a text. Writes a byte order mark only if the text starts with one.
 *
 * @throws ToolError for a lone surrogate, which would be replaced by another character
 */
export function encodeText(text: string, encoding: Encoding): Buffer {
  if (!text.isWellFormed()) {
    throw new ToolError('The text contains a lone surrogate, which cannot be encoded. Remove it.')
  }
  if (encoding === 'utf-8') return Buffer.from(text)
  return inLittleEndian(Buffer.from(text, 'utf16le'), encoding)
}

/** True if there is a NUL byte near the start. Git uses the same test. */
export function isBinary(content: Buffer): boolean {
  return content.subarray(0, SNIFFED_BYTES).includes(0)
}

/** Detects the encoding by the byte order mark; UTF-8 if there is none. */
export function encodingOf(content: Buffer): Encoding {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function inLittleEndian(content: Buffer, encoding: Encoding): Buffer {
  return encoding === 'utf-16be' ? Buffer.from(content).swap16() : content
}
