import { isRecord } from './json.ts'
import type { AgentHost } from './host.ts'
import { holdsInfinity, isDeeperThan, readArguments } from './read-arguments.ts'
import { MAX_DEPTH } from './read-literal.ts'

export type ParsedArguments =
  | { readonly kind: 'parsed'; readonly value: Readonly<Record<string, unknown>> }
  /** `reason` completes "The arguments of NAME …". */
  | { readonly kind: 'mistake'; readonly reason: string }

/**
 * Reads a call's arguments with `readArguments`, and refuses those that are ambiguous, nested too deeply or not an object. The
 * reason says where the mistake is.
 */
export async function parseArguments(
  text: string,
  host: Pick<AgentHost, 'locateJsonError'>,
  isParameter?: (name: string) => boolean
): Promise<ParsedArguments> {
  const parsed = readArguments(text, isParameter)
  if (!parsed) {
    const error = errorIn(text)
    return error === undefined
      ? mistake('have two different values for one parameter. Send each parameter once.')
      : mistake(`are not valid JSON${await host.locateJsonError(text, error)}. Send one JSON object.`)
  }
  const { value } = parsed
  if (isRecord(value)) return accepted(value)
  return mistake(`are ${Array.isArray(value) ? 'an array' : `a ${typeof value}`}. Send one JSON object.`)
}

function errorIn(text: string): unknown {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return error
  }
}

function accepted(value: Readonly<Record<string, unknown>>): ParsedArguments {
  if (isDeeperThan(value, MAX_DEPTH))
    return mistake(`are nested deeper than ${MAX_DEPTH} levels. Send a flatter object.`)
  if (holdsInfinity(value)) return mistake('contain a number that is too large.')
  return { kind: 'parsed', value }
}

function mistake(reason: string): ParsedArguments {
  return { kind: 'mistake', reason }
}
