import { gunzipSync } from 'node:zlib'

/** True for content that holds a secret, in any of the ways programs write one. */
export type HoldsSecret = (content: Buffer | string) => boolean

/** What is shorter is part of ordinary words. */
const MIN_SECRET = 8
/** Larger content is searched as it is, without looking into it. */
const MAX_LOOKED_INTO = 16 * 1024 * 1024
// Spaces, zero bytes as in UTF-16, and what nobody sees, by which a value is split. As bytes, each read as a character.
const SPLITTERS = /[\s\0]|\xc2\xad|\xe2\x80[\x8b-\x8f]|\xe2\x81\xa0|\xef\xbb\xbf/g

/**
 * Makes the search for whole secrets in what is going to be published. The redactor takes out parts of them too; a file that
 * merely has some signs of a secret is none of our business.
 */
export function createSecretSearch(secrets: readonly string[]): HoldsSecret {
  const values = secrets.map((secret) => secret.trim()).filter(({ length }) => length >= MIN_SECRET)
  const forms = [...new Set(values.flatMap(formsOf))]
  const isIn = (text: string) => forms.some((form) => text.includes(form))
  return (content) => {
    if (forms.length === 0) return false
    const bytes = Buffer.from(content)
    const text = bytes.toString('latin1')
    if (isIn(text)) return true
    if (bytes.length > MAX_LOOKED_INTO) return false
    return isIn(text.replace(SPLITTERS, '')) || isIn(unpacked(bytes))
  }
}

function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const json = JSON.stringify(secret).slice(1, -1)
  const texts = [
    ...[secret, Array.from(secret).reverse().join(''), json, JSON.stringify(json).slice(1, -1)],
    ...[encodeURIComponent(secret.toWellFormed()), inHtml(secret)],
    ...[hex, hex.toUpperCase(), ...base64FormsOf(bytes)]
  ]
  return texts.map((text) => Buffer.from(text).toString('latin1').replace(SPLITTERS, ''))
}

/** At the three places of a group of three bytes, without the signs that hold bits of the neighbours. */
function base64FormsOf(bytes: Buffer): readonly string[] {
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    const form = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6))
    return [form, form.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

function inHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** What is in a file of gzip; '' for another, or a broken one. */
function unpacked(bytes: Buffer): string {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return ''
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_LOOKED_INTO }).toString('latin1')
  } catch {
    return ''
  }
}
