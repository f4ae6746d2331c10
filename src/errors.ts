/** A mistake in the workflow file, the settings or the request. The message tells its author what to change. */
export class UserError extends Error {
  override name = 'UserError'
}

/** A tool could not do what the model asked. The message goes back to the model, so it says what to try instead. */
export class ToolError extends Error {
  override name = 'ToolError'
}

/** An exception that nothing handled, which is its cause. It ends a run as failed, not as cancelled. */
export class Crash extends Error {
  override name = 'Crash'
}

/** True for failures reported by the operating system, such as ENOENT or EACCES. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  // Not instanceof: Jest runs tests in a realm of their own, where Node's errors are not instances of Error.
  return Error.isError(error) && 'code' in error && 'syscall' in error
}

/** What `work` returns; undefined if the operating system reports one of these failures, by default any. */
export function unlessFailed<Value>(work: () => Value, codes?: readonly string[]): Value | undefined {
  try {
    return work()
  } catch (error) {
    if (isSystemErrorAmong(error, codes)) return undefined
    throw error
  }
}

function isSystemErrorAmong(error: unknown, codes: readonly string[] | undefined): boolean {
  return isSystemError(error) && (codes?.includes(error.code ?? '') ?? true)
}

/** Returns `otherwise` if `work` fails with one of these system errors, by default with any. Rethrows all other errors. */
export function unlessSystemError<Value, Otherwise>(
  work: Promise<Value>,
  otherwise: Otherwise,
  codes?: readonly string[]
): Promise<Value | Otherwise> {
  return unlessError(work, otherwise, (error) => isSystemErrorAmong(error, codes))
}

/** Returns `otherwise` if `work` fails with an expected error. Rethrows all other errors. */
export async function unlessError<Value, Otherwise>(
  work: Promise<Value>,
  otherwise: Otherwise,
  isExpected: (error: unknown) => boolean
): Promise<Value | Otherwise> {
  try {
    return await work
  } catch (error) {
    if (isExpected(error)) return otherwise
    throw error
  }
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return Error.isError(error) ? error.message : String(error)
}
