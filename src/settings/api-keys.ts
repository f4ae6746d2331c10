import { providerNamed, providerNames } from './providers.ts'
import { splitTrimmed } from '../text/lines.ts'

export interface ApiKeys {
  /** The key for the endpoint of the main model; '' for none. */
  readonly own: string
  /** By provider name. */
  readonly byProvider: ReadonlyMap<string, string>
}

export interface ParsedApiKeys {
  readonly keys: ApiKeys
  /** Sentences without any value in them. */
  readonly problems: readonly string[]
}

const LABELED = /^([a-z][a-z0-9-]{0,30})\s*=(.*)$/i

/** Reads the input `api-key`: one key, or lines of `provider=key` and at most one key alone. */
export function readApiKeys(text: string): ParsedApiKeys {
  const lines = splitTrimmed(text, '\n')
  const byProvider = new Map<string, string>()
  const bare: string[] = []
  const problems: string[] = []
  for (const line of lines) {
    const { label, value: key } = parseLabel(line)
    const provider = providerNamed(label)
    // A key can contain = too, so a single line that names no provider is a key.
    if (!provider && (label === '' || lines.length === 1)) bare.push(line)
    // What looks like a name can be the key itself, whose encoding ends in =. A key must not be shown.
    else if (!provider) problems.push(unknownProvider(/^=?$/.test(key) ? 'a name' : label))
    else if (key === '') problems.push(emptyKey(label))
    else if (byProvider.has(provider.name)) problems.push(`api-key has two keys for ${provider.name}. Remove one.`)
    else byProvider.set(provider.name, key)
  }
  if (bare.length > 1) {
    problems.push(`api-key has ${bare.length} keys without a provider. Write each as provider=key, such as openai=….`)
  }
  return { keys: { own: bare[0] ?? '', byProvider }, problems }
}

/** Everything to keep secret: each key, and what can be a key in a line that is not understood. */
export function secretsIn(text: string): readonly string[] {
  const secrets = splitTrimmed(text, '\n').flatMap((line) => {
    const { label, value } = parseLabel(line)
    return providerNamed(label) ? [value] : [line, value]
  })
  // The end of a key in base64 is no value of its own: masking it would mask every = of a log.
  return [...new Set(secrets)].filter((secret) => !/^=*$/.test(secret))
}

function parseLabel(line: string): { readonly label: string; readonly value: string } {
  const [, label = '', value = ''] = LABELED.exec(line) ?? []
  return { label, value: value.trim() }
}

function emptyKey(label: string): string {
  return `api-key has nothing after ${label}=. Check that the secret exists and that this workflow can read it, or remove the line.`
}

function unknownProvider(label: string): string {
  return `api-key has a line for ${label}, which is not a known provider. Use one of ${providerNames.join(', ')}; write a key for base-url alone on its line.`
}
