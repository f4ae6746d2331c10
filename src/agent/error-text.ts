/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return Error.isError(error) ? error.message : String(error)
}

export function stackOf(error: unknown): string {
  return (Error.isError(error) ? error.stack : undefined) ?? messageOf(error)
}
