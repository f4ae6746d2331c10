import { createHash } from 'node:crypto'

/** The id that git gives to an object. */
export function objectId(type: string, content: Buffer): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex')
}
