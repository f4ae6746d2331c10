import type { FileLimits } from './agent-file.ts'
import type { Limits } from '../agent/budget.ts'

/** The limits of a workflow that sets none. action.yml has them too; a test keeps both equal. */
export const DEFAULT_MAX_LIMITS: Limits = { turns: 60, minutes: 30, tokens: 2_000_000, dollars: undefined }

/** The limits in the flags of a request; each undefined if the flag is not set. */
export interface RequestedLimits {
  readonly turns: number | undefined
  readonly minutes: number | undefined
  /** US dollars. */
  readonly budget: number | undefined
}

export interface MergedLimits {
  readonly limits: Limits
  /** A sentence for each requested limit that was lowered. */
  readonly notes: readonly string[]
}

/** What is asked for, by the name of the setting, in order of precedence. */
type Requested = Readonly<Record<string, number | undefined>>

/** The limits of one run: those of the request, the repository or the workflow, in this order, and never more than the workflow's. */
export function mergeLimits(max: Limits, file: Partial<FileLimits>, request: RequestedLimits): MergedLimits {
  const turns = lower('max-turns', max.turns, { '--turns': request.turns, 'limits.turns': file.turns })
  const minutes = lower('max-minutes', max.minutes, { '--minutes': request.minutes, 'limits.minutes': file.minutes })
  const tokens = lower('max-tokens', max.tokens, { 'limits.tokens': file.tokens })
  const dollars = lower('max-dollars', max.dollars, { '--budget': request.budget, 'limits.dollars': file.dollars })
  return {
    limits: { turns: turns.value, minutes: minutes.value, tokens: tokens.value, dollars: dollars.value },
    notes: [turns, minutes, tokens, dollars].flatMap(({ notes }) => notes)
  }
}

/** Tokens per response: the limit of the repository, never more than the workflow's. Undefined for the provider's limit. */
export function mergeOutputTokens(max: number | undefined, { outputTokens }: Partial<FileLimits>) {
  return lower('max-output-tokens', max, { 'limits.output-tokens': outputTokens })
}

function lower<Max extends number | undefined>(
  name: string,
  max: Max,
  requested: Requested
): { readonly value: Max | number; readonly notes: readonly string[] } {
  const [setting, limit] = Object.entries(requested).find(([, value]) => value !== undefined) ?? []
  if (limit === undefined || max === undefined || limit <= max) return { value: limit ?? max, notes: [] }
  const note = `\`${setting ?? ''}\` is ${limit}, above the \`${name}\` of the workflow. The limit for this run is ${max}.`
  return { value: max, notes: [note] }
}
