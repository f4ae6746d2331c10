import type { Image } from '../../agent/messages.ts'

/** How OpenAI's protocols carry an image. */
export function dataUrl({ type, base64 }: Image): string {
  return `data:${type};base64,${base64()}`
}
