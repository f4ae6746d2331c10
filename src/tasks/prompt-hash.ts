import { createHash } from 'node:crypto'

/** Changes when the prompt of a task does. White space at the ends and line endings do not count. */
export function promptHash(prompt: string): string {
  return createHash('sha256').update(prompt.trim().replaceAll('\r\n', '\n')).digest('hex').slice(0, 16)
}
