/** A global id, opaque like GitHub's. */
export function nodeId(type: string, id: number | string): string {
  return Buffer.from(`${type}:${id}`).toString('base64')
}
