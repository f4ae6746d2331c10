import { createHmac } from 'node:crypto'

/** The endpoint signs its thinking, to recognize it when it comes back. */
export function signThinking(thinking: string): string {
  return createHmac('sha256', 'emulator').update(thinking).digest('base64')
}
