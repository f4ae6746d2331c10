import { Crash, messageOf, UserError } from '../errors.ts'
import type { Emit } from '../report/reporter.ts'

/** Why something failed, in words for users. An error of ours is also recorded as a bug. */
export function failureText(
  thrown: unknown,
  { signal, emit }: { readonly signal: AbortSignal; readonly emit: Emit }
): string {
  const crash = signal.reason instanceof Crash ? signal.reason : undefined
  if (signal.aborted && !crash) return messageOf(signal.reason)
  const error = crash ? crash.cause : thrown
  if (error instanceof UserError) return error.message
  emit({ kind: 'bug', tool: 'forgehand', stack: Error.isError(error) ? (error.stack ?? '') : String(error) })
  return `An internal error in Forgehand: ${messageOf(error)}`
}
