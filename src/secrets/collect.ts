import { secretsIn } from '../settings/api-keys.ts'

type Environment = Readonly<Record<string, string | undefined>>

// By what people and runners call them. The tail counts: NPM_TOKEN is one, TOKEN_FILE names a file.
const SECRET_NAME =
  /(?:^|[_-])(?:tokens?|secrets?|passwords?|passwd|passphrase|credentials?|api[_-]?keys?|private[_-]?key|access[_-]?key|auth)$/i
const MIN_SECRET = 12
// Settings that only sound like secrets: a path, a number, a switch, one word of letters.
const HARMLESS = /^(?:[/~.].*|\d+|[a-z]+)$/i

/**
 * All that a job of the action holds and nobody may see.
 *
 * @param read returns an input as text, and '' for one that is not set
 */
export function collectJobSecrets(read: (name: string) => string, environment: Environment): readonly string[] {
  // Whoever has the last of them can have tokens made for this job.
  const identity = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? ''
  const given = [read('github-token'), ...secretsIn(read('api-key')), identity]
  return [...given.filter((secret) => secret !== ''), ...collectEnvironmentSecrets(environment)]
}

/** Values that the environment of a job holds and nobody may see, by the names of their variables; each line of one on its own too. */
export function collectEnvironmentSecrets(environment: Environment): readonly string[] {
  const values = Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && SECRET_NAME.test(name) ? [value, ...value.split(/\r?\n/)] : []
  )
  const trimmed = values.map((value) => value.trim())
  return [...new Set(trimmed)].filter((value) => value.length >= MIN_SECRET && !HARMLESS.test(value))
}
