import type { FileLimits } from './agent-file.ts'

/** What the workflow allows at most. */
export interface Ceiling {
  readonly rounds: number
  readonly minutes: number
  readonly tokens: number
  /** US dollars; undefined for no limit. */
  readonly dollars: number | undefined
}

/** The ceiling of a workflow that does not say. action.yml has these too; a test keeps the two in step. */
export const DEFAULT_CEILING: Ceiling = { rounds: 60, minutes: 30, tokens: 2_000_000, dollars: undefined }

/** What a request asks for, each undefined when it does not say. */
export interface RequestedLimits {
  readonly turns: number | undefined
  readonly minutes: number | undefined
  /** US dollars. */
  readonly budget: number | undefined
}

export interface MergedLimits {
  readonly limits: Ceiling
  /** A sentence for each wish that was lowered. */
  readonly notes: readonly string[]
}

/** A limit that somebody asked for, with where. */
interface Wish {
  readonly source: string
  readonly value: number | undefined
}

/** The limits of one run: what the request says, else the repository, else the workflow, and never more than the last. */
export function mergeLimits(ceiling: Ceiling, file: FileLimits, request: RequestedLimits): MergedLimits {
  const rounds = lower({ name: 'max-rounds', value: ceiling.rounds }, [
    { source: '--turns', value: request.turns },
    { source: 'limits.rounds', value: file.rounds }
  ])
  const minutes = lower({ name: 'max-minutes', value: ceiling.minutes }, [
    { source: '--minutes', value: request.minutes },
    { source: 'limits.minutes', value: file.minutes }
  ])
  const tokens = lower({ name: 'max-tokens', value: ceiling.tokens }, [{ source: 'limits.tokens', value: file.tokens }])
  const dollars = lower<number | undefined>({ name: 'max-dollars', value: ceiling.dollars }, [
    { source: '--budget', value: request.budget },
    { source: 'limits.dollars', value: file.dollars }
  ])
  return {
    limits: { rounds: rounds.value, minutes: minutes.value, tokens: tokens.value, dollars: dollars.value },
    notes: [rounds, minutes, tokens, dollars].flatMap(({ note }) => note ?? [])
  }
}

// The first wish that was uttered counts.
function lower<Value extends number | undefined>(
  ceiling: { readonly name: string; readonly value: Value },
  wishes: readonly Wish[]
): { readonly value: Value | number; readonly note: string | undefined } {
  const wish = wishes.find(({ value }) => value !== undefined)
  if (wish?.value === undefined || ceiling.value === undefined || wish.value <= ceiling.value) {
    return { value: wish?.value ?? ceiling.value, note: undefined }
  }
  const note = `\`${wish.source}\` is ${wish.value}, above the ${ceiling.value} that the workflow allows with \`${ceiling.name}\`; ${ceiling.value} is used.`
  return { value: ceiling.value, note }
}

/** The model of a run, and a sentence when it is not the one that was asked for. */
export function chooseModel(choice: {
  readonly workflow: string
  readonly allowed: readonly string[] | undefined
  readonly requested: string | undefined
}): { readonly model: string; readonly notes: readonly string[] } {
  const { workflow, allowed, requested } = choice
  if (requested === undefined || requested === workflow) return { model: workflow, notes: [] }
  if (allowed === undefined || allowed.includes(requested)) return { model: requested, notes: [] }
  const note = `\`--model\` is ${requested}, which \`allowed-models\` of agent.yml does not list; ${workflow} is used.`
  return { model: workflow, notes: [note] }
}
