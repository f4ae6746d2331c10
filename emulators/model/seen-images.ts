import type { SeenImage, SeenMessage } from './script.ts'
import { BadRequest } from './wire.ts'

/** What the endpoints accept. Gemini accepts no GIF. */
const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** The images of a message, as a field of it. @throws BadRequest for one that the endpoints would reject */
export function seenImages(images: readonly SeenImage[], types = TYPES): Pick<SeenMessage, 'images'> {
  for (const { type, base64 } of images) {
    if (!types.includes(type)) throw new BadRequest('messages', `Unsupported image type: ${type}`)
    if (base64 === '' || Buffer.from(base64, 'base64').toString('base64') !== base64)
      throw new BadRequest('messages', 'The image data is not valid base64.')
  }
  return images.length > 0 ? { images } : {}
}

/** @throws BadRequest unless it is a data URL */
export function readDataUrl(url: string): SeenImage {
  const [, type = '', base64 = ''] = /^data:([a-z/]+);base64,(.+)$/.exec(url) ?? []
  if (type === '') throw new BadRequest('messages', `Expected a base64-encoded data URL, but got ${url.slice(0, 30)}.`)
  return { type, base64 }
}
