import { hasStatus, isForbiddenToToken, isRateLimit, reasonSentence } from './forge-errors.ts'
import type { Refused } from './forge.ts'

/** Makes a call, and returns a refusal instead of throwing it: the work is done by then, so a refusal must not fail the run. */
export async function orRefused<Result>(
  permission: 'contents' | 'pull-requests',
  write: () => Promise<Result>
): Promise<Result | Refused> {
  try {
    return await write()
  } catch (error) {
    if (isForbiddenToToken(error)) {
      return { kind: 'refused', reason: lackedPermissions([permission]) }
    }
    if (isRateLimit(error) || !hasStatus(error, 403, 404, 410, 422)) throw error
    const reason = hasStatus(error, 404, 410) ? 'It was deleted.' : reasonSentence(error)
    return { kind: 'refused', reason }
  }
}

/** Says which write permissions a token lacks. @param names such as `contents` */
export function lackedPermissions(names: readonly string[]): string {
  return `The token lacks ${names.map((name) => `\`${name}: write\``).join(', ')}.`
}
