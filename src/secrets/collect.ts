import type { Environment } from '../domain/settings.ts'
import { secretsIn } from '../settings/api-keys.ts'
import type { ReadInput } from '../settings/check-inputs.ts'
import { providers } from '../settings/providers.ts'

// How people and runners name secrets. Only the end of the name counts: NPM_TOKEN is a secret, TOKEN_FILE names a file.
const SECRET_NAME =
  /(?:^|[_-])(?:tokens?|secrets?|passwords?|passwd|pass|passphrase|credentials?|api[_-]?keys?|private[_-]?key|access[_-]?key|auth|pat)$|[_-]pwd$|^pgpassword$|auth[_-]?token$/i
const MIN_SECRET = 12
// Settings that only sound like secrets: a number, a switch, a single word of letters, a path.
const HARMLESS = /^(?:\d+|[a-z]+)$/i
const PATH = /^(?=[/~.])[~\w.@+ -]*(?:\/[~\w.@+ -]*)+$/
/** A key in base64, such as one of 64 that AWS makes, can begin with a slash. */
const BASE64 = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d+/]{40,}$/

/** Every secret that a job of the action holds: its inputs and its environment. */
export function collectJobSecrets(read: ReadInput, environment: Environment): readonly string[] {
  // With this token anyone can request OIDC tokens for the job.
  const identity = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? ''
  return [...collectInputSecrets(read), ...withoutEmpty([identity]), ...collectEnvironmentSecrets(environment)]
}

/** The secrets among the inputs of the action: the token, and each key in `api-key` by itself. */
export function collectInputSecrets(read: ReadInput): readonly string[] {
  return withoutEmpty([read('github-token'), ...secretsIn(read('api-key'))])
}

/** Every secret that a local run can see: the API keys of all providers, and the rest of the environment. */
export function collectLocalSecrets(environment: Environment): readonly string[] {
  const keys = providers.map(({ keyVariable = '' }) => environment[keyVariable]?.trim() ?? '')
  return [...withoutEmpty(keys), ...collectEnvironmentSecrets(environment)]
}

/** The values of variables whose names mark them as secrets. Of a value with several lines, also each line. */
export function collectEnvironmentSecrets(environment: Environment): readonly string[] {
  const values = Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && SECRET_NAME.test(name) ? [value, ...value.split(/\r?\n/)] : []
  )
  const trimmed = values.map((value) => value.trim())
  return [...new Set(trimmed)].filter((value) => value.length >= MIN_SECRET && !isHarmless(value))
}

function isHarmless(value: string): boolean {
  return HARMLESS.test(value) || (PATH.test(value) && !BASE64.test(value))
}

function withoutEmpty(secrets: readonly string[]): readonly string[] {
  return secrets.filter((secret) => secret !== '')
}
