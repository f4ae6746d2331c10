import { createHash } from 'node:crypto'
import type { Image, ImageType } from '../../src/agent/messages.ts'

/** A PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)
/** A GIF of one pixel. */
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export function imageOf(bytes: Buffer, type: ImageType = 'image/png'): Image {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { type, bytes: bytes.length, sha256, base64: () => bytes.toString('base64') }
}
