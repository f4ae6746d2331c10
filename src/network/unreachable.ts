/** Why no connection exists at all, by the code of the system error. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'there is no host of this name',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network of the host cannot be reached'
}

/**
 * Why a connection could not be made at all, as the end of a sentence; undefined for any other error.
 *
 * @param error the deepest cause
 */
export function unreachableReason(error: unknown): string | undefined {
  if (!Error.isError(error)) return undefined
  return 'code' in error ? UNREACHABLE[String(error.code)] : undefined
}
