/** A global id, opaque to clients as GitHub's are. */
export function nodeId(type: string, id: number | string): string {
  return Buffer.from(`${type}:${id}`).toString('base64')
}
