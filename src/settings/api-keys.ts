import { providerNamed, providerNames } from './providers.ts'

/** The keys that a workflow or a person gave. */
export interface ApiKeys {
  /** That of the endpoint of the main model; '' for none. */
  readonly own: string
  /** By the name of the provider. */
  readonly byProvider: ReadonlyMap<string, string>
}

export interface ParsedApiKeys {
  readonly keys: ApiKeys
  /** Sentences, without any value in them. */
  readonly problems: readonly string[]
}

const LABELLED = /^([a-z][a-z0-9-]{0,30})\s*=\s*(.*)$/i

/** Reads the input `api-key`: one key, or lines of `provider=key` and at most one key alone. */
export function readApiKeys(text: string): ParsedApiKeys {
  const lines = linesOf(text)
  const byProvider = new Map<string, string>()
  const bare: string[] = []
  const problems: string[] = []
  for (const line of lines) {
    const { label, value: key } = labelled(line)
    const provider = providerNamed(label)
    // A key can hold such signs itself, so a single line that names nobody is one.
    if (!provider && (label === '' || lines.length === 1)) bare.push(line)
    else if (!provider) problems.push(unknown(label))
    else if (key === '') problems.push(empty(label))
    else if (byProvider.has(provider.name)) problems.push(`api-key has two keys for ${provider.name}. Leave one out.`)
    else byProvider.set(provider.name, key)
  }
  if (bare.length > 1) {
    problems.push(`api-key has ${bare.length} lines with a key alone. Write each as provider=key, such as openai=….`)
  }
  return { keys: { own: bare[0] ?? '', byProvider }, problems }
}

/** All that must be kept from view: each key, and what may be one where a line is not understood. */
export function secretsIn(text: string): readonly string[] {
  const secrets = linesOf(text).flatMap((line) => {
    const { label, value } = labelled(line)
    return providerNamed(label) ? [value] : [line, value]
  })
  return [...new Set(secrets)].filter((secret) => secret !== '')
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function labelled(line: string): { readonly label: string; readonly value: string } {
  const [, label = '', value = ''] = LABELLED.exec(line) ?? []
  return { label, value }
}

function empty(label: string): string {
  return `api-key has nothing after ${label}=. See that the secret which stands there in the workflow exists and may be read here, or leave the line out.`
}

function unknown(label: string): string {
  return `api-key has a line for ${label}, which is no provider that is known. There are ${providerNames.join(', ')}; a key for base-url stands alone on its line.`
}
