import { isRecord } from './json.ts'
import type { AgentHost } from './host.ts'
import { readArguments } from './read-arguments.ts'

export type ParsedArguments =
  | { readonly kind: 'parsed'; readonly value: Readonly<Record<string, unknown>> }
  /** `reason` completes "The arguments of NAME …". */
  | { readonly kind: 'mistake'; readonly reason: string }

const MAX_DEPTH = 64

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
  if (!parsed)
    return mistake(`are not valid JSON${await host.locateJsonError(text, errorIn(text))}. Send one JSON object.`)
  const { value } = parsed
  if (isRecord(value)) return accepted(value)
  return mistake(`are ${Array.isArray(value) ? 'an array' : `a ${typeof value}`}. Send one JSON object.`)
}

function errorIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

function accepted(value: Readonly<Record<string, unknown>>): ParsedArguments {
  // Later steps may walk over the value by recursion.
  if (isDeeperThan(value, MAX_DEPTH))
    return mistake(`are nested deeper than ${MAX_DEPTH} levels. Send a flatter object.`)
  // As JSON it would become null.
  if (holdsInfinity(value)) return mistake('contain a number that is too large.')
  return { kind: 'parsed', value }
}

function mistake(reason: string): ParsedArguments {
  return { kind: 'mistake', reason }
}

function holdsInfinity(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsInfinity)
}

function isDeeperThan(value: unknown, maxDepth: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return false
  }
  return true
}
