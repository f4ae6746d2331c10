import { createHmac } from 'node:crypto'

/** What the endpoint puts below the thinking that it gives out, to know it again when it comes back. */
export function signThinking(thinking: string): string {
  return createHmac('sha256', 'loopback').update(thinking).digest('base64')
}
