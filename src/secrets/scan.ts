import { decodeText } from '../text/encoding.ts'
import { createFinder } from './find-matches.ts'
import { patternRules } from './known-patterns.ts'
import { valueRules } from './known-values.ts'

/** True for content that holds a secret in a form that is redacted elsewhere. */
export type ContainsSecret = (content: Buffer | string) => boolean

const MAX_PATTERN_SEARCH = 1024 * 1024

const findPatterns = createFinder(patternRules)

/** Creates the scan for secrets in content that is going to be published as it is. */
export function createSecretScan(secrets: readonly string[]): ContainsSecret {
  const find = createFinder(valueRules(secrets))
  return (content) => {
    const decoded = typeof content === 'string' ? undefined : decodeText(content)
    return find(decoded?.text ?? content.toString()).length > 0
  }
}

/**
 * True when a change adds lines that hold something with the pattern of a well-known kind of secret. False for binary
 * content and for content of more than 1 MiB.
 *
 * @param readOld reads the text before the change; undefined makes every line a new one
 */
export async function addsSecretPattern(content: Buffer, readOld: () => Promise<string | undefined>): Promise<boolean> {
  if (content.length > MAX_PATTERN_SEARCH || content.includes(0)) return false
  const text = content.toString()
  if (findPatterns(text).length === 0) return false
  const old = new Set(((await readOld()) ?? '').split('\n'))
  const added = text.split('\n').filter((line) => !old.has(line))
  return findPatterns(added.join('\n')).length > 0
}
