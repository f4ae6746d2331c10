import type { Image, Message } from './messages.ts'

/**
 * Tokens of one image, for estimates. Providers scale a larger image down to about this size; a small one costs less.
 * Source: https://platform.claude.com/docs/en/build-with-claude/vision
 */
export const TOKENS_PER_IMAGE = 1_600

export function imagesOf(message: Message): readonly Image[] {
  return message.role === 'user' ? (message.images ?? []) : []
}

export function countImages(messages: readonly Message[]): number {
  return messages.reduce((count, message) => count + imagesOf(message).length, 0)
}

/**
 * Removes the images that are not kept, and appends a line that says how many they are.
 *
 * @param why a clause such as "this model accepts no images"
 */
export function withoutImages(message: Message, why: string, isKept: (image: Image) => boolean = () => false): Message {
  const images = imagesOf(message)
  const kept = images.filter(isKept)
  if (kept.length === images.length) return message
  const missing = images.length - kept.length
  const what = missing === 1 ? '1 image is' : `${missing} images are`
  const text = `${message.text}\n\n[${what} not shown to you: ${why}.]`
  return { role: 'user', text, ...(kept.length > 0 && { images: kept }) }
}
