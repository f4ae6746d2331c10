/**
 * Writes a request as JSON with the history as the last field, so that each request begins with the bytes of the one before.
 *
 * @param list the field of the request that holds its history
 */
export function serializeRequest<List extends string>(
  request: Readonly<Record<List, readonly object[]>>,
  list: List
): Uint8Array<ArrayBuffer> {
  const { [list]: history, ...rest } = request
  return new TextEncoder().encode(JSON.stringify({ ...rest, [list]: history }))
}
