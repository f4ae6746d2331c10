import type { FileLimits } from './agent-file.ts'
import type { Limits } from '../agent/budget.ts'

/** The maxLimits of a workflow that does not say. action.yml has these too; a test keeps the two in step. */
export const DEFAULT_MAX_LIMITS: Limits = { turns: 60, minutes: 30, tokens: 2_000_000, dollars: undefined }

/** What a request asks for, each undefined when it does not say. */
export interface RequestedLimits {
  readonly turns: number | undefined
  readonly minutes: number | undefined
  /** US dollars. */
  readonly budget: number | undefined
}

type RunFileLimits = Pick<FileLimits, 'turns' | 'minutes' | 'tokens' | 'dollars'>

export interface MergedLimits {
  readonly limits: Limits
  /** A sentence for each wish that was lowered. */
  readonly notes: readonly string[]
}

/** A limit that somebody asked for, with where. */
interface Wish {
  readonly source: string
  readonly value: number | undefined
}

/** The limits of one run: what the request says, else the repository, else the workflow, and never more than the last. */
export function mergeLimits(maxLimits: Limits, file: RunFileLimits, request: RequestedLimits): MergedLimits {
  const turns = lower({ name: 'max-turns', value: maxLimits.turns }, [
    { source: '--turns', value: request.turns },
    { source: 'limits.turns', value: file.turns }
  ])
  const minutes = lower({ name: 'max-minutes', value: maxLimits.minutes }, [
    { source: '--minutes', value: request.minutes },
    { source: 'limits.minutes', value: file.minutes }
  ])
  const tokens = lower({ name: 'max-tokens', value: maxLimits.tokens }, [
    { source: 'limits.tokens', value: file.tokens }
  ])
  const dollars = lower<number | undefined>({ name: 'max-dollars', value: maxLimits.dollars }, [
    { source: '--budget', value: request.budget },
    { source: 'limits.dollars', value: file.dollars }
  ])
  return {
    limits: { turns: turns.value, minutes: minutes.value, tokens: tokens.value, dollars: dollars.value },
    notes: [turns, minutes, tokens, dollars].flatMap(({ note }) => note ?? [])
  }
}

/** Tokens of one reply: what the repository says, never more than the workflow allows. Undefined leaves it to the provider. */
export function mergeOutputTokens(
  maxLimits: number | undefined,
  file: Pick<FileLimits, 'outputTokens'>
): { readonly value: number | undefined; readonly notes: readonly string[] } {
  const wishes = [{ source: 'limits.output-tokens', value: file.outputTokens }]
  const { value, note } = lower<number | undefined>({ name: 'max-output-tokens', value: maxLimits }, wishes)
  return { value, notes: note === undefined ? [] : [note] }
}

// The first wish that was uttered counts.
function lower<Value extends number | undefined>(
  maxLimits: { readonly name: string; readonly value: Value },
  wishes: readonly Wish[]
): { readonly value: Value | number; readonly note: string | undefined } {
  const wish = wishes.find(({ value }) => value !== undefined)
  if (wish?.value === undefined || maxLimits.value === undefined || wish.value <= maxLimits.value) {
    return { value: wish?.value ?? maxLimits.value, note: undefined }
  }
  const note = `\`${wish.source}\` is ${wish.value}, above the ${maxLimits.value} that the workflow allows with \`${maxLimits.name}\`; ${maxLimits.value} is used.`
  return { value: maxLimits.value, note }
}
