import type { AttachmentContent } from '../domain/attachment.ts'

type ImageType = Extract<AttachmentContent, { readonly kind: 'image' }>['type']

/** The first bytes of each type, as hexadecimal digits. Not SVG: it is a document, with text and links. */
const SIGNATURES: readonly (readonly [ImageType, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638(?:37|39)61/],
  ['image/webp', /^52494646.{8}57454250/]
]

/** The type of an image by its first bytes, whatever its name and its headers say; undefined for anything else. */
export function imageType(bytes: Buffer): ImageType | undefined {
  const start = bytes.toString('hex', 0, 12)
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0]
}
