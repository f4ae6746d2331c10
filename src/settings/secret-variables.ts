// By what people and runners call them. The tail counts: NPM_TOKEN is one, TOKEN_FILE names a file.
const SECRET_NAME =
  /(?:^|[_-])(?:tokens?|secrets?|passwords?|passwd|passphrase|credentials?|api[_-]?keys?|private[_-]?key|access[_-]?key|auth)$/i
const MIN_SECRET = 12
// Settings that only sound like secrets: a path, a number, a switch, one word of letters.
const HARMLESS = /^(?:[/~.].*|\d+|[a-z]+)$/i

/** Values that the environment of a job holds and nobody may see, by the names of their variables; each line of one on its own too. */
export function secretsAmong(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const values = Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && SECRET_NAME.test(name) ? [value, ...value.split(/\r?\n/)] : []
  )
  const trimmed = values.map((value) => value.trim())
  return [...new Set(trimmed)].filter((value) => value.length >= MIN_SECRET && !HARMLESS.test(value))
}
