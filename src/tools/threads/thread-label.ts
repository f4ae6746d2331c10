import * as z from 'zod'
import { ToolError } from '../../errors.ts'

/** The parameter of a tool that names a thread. */
export const threadParameter = z.union([z.string(), z.int().transform(String)]).describe('Such as T1.')

/**
 * The name of the thread that the model means: `T1`, `t1`, `1` and `#1` are the same.
 *
 * @throws ToolError for an unknown thread
 */
export function threadLabel(written: string, labels: readonly string[]): string {
  const label = `T${written.trim().replace(/^(?:#|t(?:hread)?\s*)/i, '')}`
  if (labels.includes(label)) return label
  throw new ToolError(`There is no thread ${JSON.stringify(written)}. The threads are ${labels.join(', ')}.`)
}
