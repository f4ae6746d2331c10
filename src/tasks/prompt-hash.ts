import { createHash } from 'node:crypto'
import { unixLines } from '../text/lines.ts'

/** Changes when the prompt of a task does. White space at the ends and line endings do not count. */
export function promptHash(prompt: string): string {
  return createHash('sha256').update(unixLines(prompt.trim())).digest('hex').slice(0, 16)
}
