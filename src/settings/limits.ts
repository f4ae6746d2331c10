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

/** A limit, by the name of the setting that has it. */
interface NamedLimit<Value = number | undefined> {
  readonly name: string
  readonly value: Value
}

/** The limits of one run: those of the request, the repository or the workflow, in this order, and never more than the workflow's. */
export function mergeLimits(
  maxLimits: Limits,
  file: Pick<FileLimits, keyof Limits>,
  request: RequestedLimits
): MergedLimits {
  const turns = lower({ name: 'max-turns', value: maxLimits.turns }, [
    { name: '--turns', value: request.turns },
    { name: 'limits.turns', value: file.turns }
  ])
  const minutes = lower({ name: 'max-minutes', value: maxLimits.minutes }, [
    { name: '--minutes', value: request.minutes },
    { name: 'limits.minutes', value: file.minutes }
  ])
  const tokens = lower({ name: 'max-tokens', value: maxLimits.tokens }, [{ name: 'limits.tokens', value: file.tokens }])
  const dollars = lower<number | undefined>({ name: 'max-dollars', value: maxLimits.dollars }, [
    { name: '--budget', value: request.budget },
    { name: 'limits.dollars', value: file.dollars }
  ])
  return {
    limits: { turns: turns.value, minutes: minutes.value, tokens: tokens.value, dollars: dollars.value },
    notes: [turns, minutes, tokens, dollars].flatMap(({ note }) => note ?? [])
  }
}

/** Tokens per response: the limit of the repository, never more than the workflow's. Undefined for the provider's limit. */
export function mergeOutputTokens(
  max: number | undefined,
  file: Pick<FileLimits, 'outputTokens'>
): { readonly value: number | undefined; readonly notes: readonly string[] } {
  const requested = [{ name: 'limits.output-tokens', value: file.outputTokens }]
  const { value, note } = lower<number | undefined>({ name: 'max-output-tokens', value: max }, requested)
  return { value, notes: note === undefined ? [] : [note] }
}

// The first requested limit that is set counts.
function lower<Value extends number | undefined>(
  max: NamedLimit<Value>,
  requested: readonly NamedLimit[]
): { readonly value: Value | number; readonly note: string | undefined } {
  const limit = requested.find(({ value }) => value !== undefined)
  if (limit?.value === undefined || max.value === undefined || limit.value <= max.value) {
    return { value: limit?.value ?? max.value, note: undefined }
  }
  const note = `\`${limit.name}\` is ${limit.value}, above the \`${max.name}\` of the workflow. The limit for this run is ${max.value}.`
  return { value: max.value, note }
}
