import { createHmac } from 'node:crypto'

/** What the endpoint gives out in place of its thoughts, to know them again when they come back under the same id. */
export function sealThinking(id: string, thinking: string): string {
  const text = Buffer.from(thinking).toString('base64url')
  return `gAAAA.${text}.${markOf(id, text)}`
}

export function isOurSeal(id: string, sealed: string): boolean {
  const [start, text = '', mark] = sealed.split('.')
  return start === 'gAAAA' && mark === markOf(id, text)
}

function markOf(id: string, text: string): string {
  return createHmac('sha256', 'loopback').update(`${id} ${text}`).digest('base64url')
}
