import { withinTime } from './within-time.ts'

/** Attack: a text of nothing but brackets, or a mapping of 60,000 keys, for which a parser takes minutes. */
const MAX_MS = 2_000

/**
 * The value of a YAML text of the repository; undefined if it has errors, or takes too long to read. Loaded on demand, like the other parsers,
 * because most repositories have no such file.
 */
export async function readUntrustedYaml(text: string): Promise<unknown> {
  const { parse } = await import('yaml')
  // Warnings would be written to the log as they are.
  return unlessBroken(() => parse(text, { maxAliasCount: 0, uniqueKeys: false, logLevel: 'error' }) as unknown)
}

/** The same for JSON with comments and trailing commas, errors of which are left out. */
export async function readUntrustedJsonc(text: string): Promise<unknown> {
  const { parse } = await import('jsonc-parser')
  return unlessBroken(() => parse(text, [], { allowTrailingComma: true }) as unknown)
}

/** The same for TOML. */
export async function readUntrustedToml(text: string): Promise<unknown> {
  const { parse } = await import('smol-toml')
  return unlessBroken(() => parse(text))
}

function unlessBroken(read: () => unknown): unknown {
  try {
    return withinTime(MAX_MS, read)
  } catch {
    return undefined
  }
}
