import { messageOf, UserError } from '../errors.ts'
import type { Emit } from '../report/reporter.ts'

/** Why something failed, in words for users. An error of ours is also recorded as a bug. */
export function failureText(
  error: unknown,
  { signal, emit }: { readonly signal: AbortSignal; readonly emit: Emit }
): string {
  if (signal.aborted) return messageOf(signal.reason)
  if (error instanceof UserError) return error.message
  emit({ kind: 'bug', tool: 'forgehand', stack: Error.isError(error) ? (error.stack ?? '') : String(error) })
  return `An internal error in Forgehand: ${messageOf(error)}`
}
