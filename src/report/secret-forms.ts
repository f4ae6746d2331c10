// A part of a secret, such as one line of a key, is taken for one from this length on.
const MIN_PART = 12

/** The ways in which programs commonly write a secret: as it is, line by line, escaped and encoded. */
export function formsOf(secret: string): readonly string[] {
  const lines = secret
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(({ length }) => length >= MIN_PART)
  return [...new Set([secret, ...lines])].flatMap((part) => [part, ...encodingsOf(part)])
}

function encodingsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const json = JSON.stringify(secret).slice(1, -1)
  const url = encodeURIComponent(secret.toWellFormed())
  return [
    ...base64FormsOf(bytes),
    hex,
    hex.toUpperCase(),
    json,
    // A JSON text within a JSON text, as in logs of requests.
    JSON.stringify(json).slice(1, -1),
    url,
    url.replace(/%20/g, '+'),
    secret
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#39;')
  ]
}

/**
 * What base64 of any longer text shows of the secret. It depends on where in a group of three bytes the secret begins;
 * the signs that also hold bits of its neighbours are left out.
 */
function base64FormsOf(bytes: Buffer): readonly string[] {
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    const start = Math.ceil((offset * 8) / 6)
    const end = Math.floor(((offset + bytes.length) * 8) / 6)
    const form = encoded.slice(start, end)
    return [form, form.replaceAll('+', '-').replaceAll('/', '_')]
  })
}
