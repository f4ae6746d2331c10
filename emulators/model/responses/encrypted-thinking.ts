import { createHmac } from 'node:crypto'

/** Stands for encrypted thinking: the endpoint recognizes it when it comes back with the same id. */
export function encryptThinking(id: string, thinking: string): string {
  const text = Buffer.from(thinking).toString('base64url')
  return `gAAAA.${text}.${signatureOf(id, text)}`
}

export function isOurs(id: string, encrypted: string): boolean {
  const [start, text = '', signature] = encrypted.split('.')
  return start === 'gAAAA' && signature === signatureOf(id, text)
}

function signatureOf(id: string, text: string): string {
  return createHmac('sha256', 'emulator').update(`${id} ${text}`).digest('base64url')
}
