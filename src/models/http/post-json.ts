import { readBytes } from './read-bytes.ts'
import type { HttpRequest, Send } from './send.ts'

/** Most endpoints use HTTPS. */
export const preload = (): Promise<unknown> => import('node:https')

const HEADERS = { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'forgehand' }

interface JsonPost extends Required<Pick<HttpRequest, 'body' | 'signal'>> {
  readonly send: Send
  readonly address: string
  /** With the credential. */
  readonly headers: HttpRequest['headers']
  /** Takes the bytes of the response, and returns true if it needs no more. */
  readonly feed: (bytes: Uint8Array) => boolean
}

/**
 * Posts a request that is JSON already: an SDK would serialize the whole history again each turn, and make several objects of web
 * standards for each request, which is slow.
 *
 * @throws as `Send`
 */
export async function postJson({ send, address, headers, body, signal, feed }: JsonPost): Promise<void> {
  const response = await send(new URL(address), { method: 'POST', headers: { ...HEADERS, ...headers }, body, signal })
  await readBytes(response.body, feed)
}
