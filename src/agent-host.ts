import { createHash } from 'node:crypto'
import { distance } from 'fastest-levenshtein'
import type { ParseError } from 'jsonc-parser'
import type { AgentHost } from './agent/host.ts'
import { isSystemError, messageOf, ToolError, UserError } from './errors.ts'
import { withoutControlMarks } from './text/control-marks.ts'
import { withinTime } from './text/within-time.ts'
import { nameHidden } from './text/hidden-characters.ts'

const EXCERPT = 40
const MAX_MESSAGE = 200
const MAX_LOCATING_MS = 2_000

/** What the agent loop leaves to the product. The same for every run. */
export const agentHost: AgentHost = {
  explainToolError: (error) =>
    error instanceof ToolError || error instanceof UserError || isSystemError(error) ? error.message : undefined,
  cleanResult: nameHidden,
  cleanResponse: withoutControlMarks,
  locateJsonError,
  editDistance: distance,
  digest: (text) => createHash('sha256').update(text).digest('hex')
}

async function locateJsonError(text: string, error: unknown): Promise<string> {
  const { parse, printParseErrorCode } = await import('jsonc-parser')
  const found: ParseError[] = []
  // The parser recurses for each level, and there may be too many.
  withinTime(MAX_LOCATING_MS, () => parse(text, found, { disallowComments: true }) as unknown)
  const [first] = found
  if (!first) return ` (${messageOf(error).slice(0, MAX_MESSAGE)})`
  const problem = printParseErrorCode(first.error)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  if (problem.startsWith('unexpected end') || text.slice(first.offset).trim() === '') {
    return `: they end at character ${text.length}, too early (${problem})`
  }
  const before = text.slice(Math.max(0, first.offset - EXCERPT), first.offset)
  const after = text.slice(first.offset, first.offset + EXCERPT)
  return ` at character ${first.offset} (${problem}), at ▸ in: ${`${before}▸${after}`.toWellFormed()}`
}
