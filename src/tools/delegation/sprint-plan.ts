import * as z from 'zod'

/** One line of a plan. */
export interface PlannedSprint {
  /** Where it stands in the plan, from 1. */
  readonly line: number
  readonly path: string
  readonly description: string
}

export type SprintPlan =
  | { readonly kind: 'plan'; readonly sprints: readonly PlannedSprint[] }
  /** Each mistake begins with its line. */
  | { readonly kind: 'mistaken'; readonly mistakes: readonly string[] }

const MAX_SPRINTS = 200

const plannedSprint = z.object({ path: z.string().trim().min(1), description: z.string().trim().min(1) })

/** Reads a plan: a JSON object with `path` and `description` on each line. Blank lines and further fields are fine. */
export function parsePlan(text: string): SprintPlan {
  const sprints: PlannedSprint[] = []
  const mistakes: string[] = []
  for (const [index, json] of text.split('\n').entries()) {
    if (json.trim() === '') continue
    const sprint = parse(json, index + 1)
    if (typeof sprint === 'string') mistakes.push(`line ${index + 1}: ${sprint}`)
    else sprints.push(sprint)
  }
  if (sprints.length > MAX_SPRINTS) mistakes.push(`${sprints.length} lines; a plan may have ${MAX_SPRINTS}`)
  if (sprints.length === 0 && mistakes.length === 0) mistakes.push('it is empty')
  return mistakes.length > 0 ? { kind: 'mistaken', mistakes } : { kind: 'plan', sprints }
}

/** The sprint, or what is wrong with the line. */
function parse(json: string, line: number): PlannedSprint | string {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return 'not valid JSON'
  }
  const sprint = plannedSprint.safeParse(value)
  return sprint.success ? { line, ...sprint.data } : 'needs "path" and "description", both texts'
}
