/** The letters of C. */
const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v'
}

/**
 * The name of a file that git has quoted, with bytes in octal.
 *
 * @param name without the quotation marks
 */
export function unquoteName(name: string): string {
  const bytes = Array.from(name.matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gs), ([, octal, letter, text]) => {
    if (octal !== undefined) return Buffer.from([Number.parseInt(octal, 8)])
    return Buffer.from(text ?? ESCAPES[letter ?? ''] ?? letter ?? '')
  })
  return Buffer.concat(bytes).toString()
}
