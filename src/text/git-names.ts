/** What a backslash and one of these stand for in C, in names that git quotes and in dumps. */
const C_ESCAPES: Readonly<Record<string, string>> = {
  0: '\0',
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
    return Buffer.from(text ?? C_ESCAPES[letter ?? ''] ?? letter ?? '')
  })
  return Buffer.concat(bytes).toString()
}

/**
 * A path as a pattern of a .gitignore that matches this path only. A pattern cannot contain a line break, so it becomes `?`, which
 * matches any character. Source: https://git-scm.com/docs/gitignore#_pattern_format
 *
 * Attack: a name with a line break, or with an exclamation mark in front, adds a pattern that cancels others, such as `!.env`.
 */
export function ignorePattern(path: string): string {
  return path.replaceAll(/^[!#]|[\\*?[ ]/g, String.raw`\$&`).replaceAll(/[\n\r]/g, '?')
}
