import { UserError } from '../errors.ts'
import type { Budget } from './budget.ts'
import type { Checkpoints } from './checkpoints.ts'
import { Conversation } from './conversation.ts'
import type { LimitName, OnEvent } from './events.ts'
import type { Message } from './messages.ts'
import type { Model } from './model.ts'
import { summaryFromText, type Summary, type Tool } from './tool.ts'

export type AgentResult =
  | { readonly kind: 'finished'; readonly summary: Summary }
  /** `summary` is what the model said in its last turn; undefined when it said nothing of use. */
  | { readonly kind: 'stopped'; readonly limit: LimitName; readonly summary: Summary | undefined }
  /** The model kept sending what cannot be run, or cannot be asked any more; `reason` is told to people. */
  | { readonly kind: 'stuck'; readonly reason: string }
  | { readonly kind: 'cancelled' }

export interface AgentRun {
  readonly model: Model
  /** The same tools in the same order every round, so that the provider's prompt cache holds. */
  readonly tools: readonly Tool[]
  readonly budget: Budget
  /** Undefined when no tool of the run can change the work tree. */
  readonly checkpoints?: Checkpoints | undefined
  /** True when the task is not done without a change of the work tree. */
  readonly expectsChange?: boolean
  readonly signal: AbortSignal
  readonly onEvent: OnEvent
}

/** Replies in a row in which nothing could be run. */
const MAX_FRUITLESS_ROUNDS = 5

/** Lets the model work until it finishes, a limit is reached, or the signal is raised. */
export async function runAgent(prompt: readonly Message[], run: AgentRun): Promise<AgentResult> {
  const conversation = new Conversation(prompt, run)
  try {
    return await work(conversation, run.budget)
  } catch (error) {
    if (run.signal.aborted) return { kind: 'cancelled' }
    // A quota that runs out in the middle must not cost what was done before.
    if (error instanceof UserError) return { kind: 'stuck', reason: error.message }
    throw error
  }
}

async function work(conversation: Conversation, budget: Budget): Promise<AgentResult> {
  let fruitlessRounds = 0
  for (;;) {
    const limit = budget.exhausted
    if (limit) return stopped(limit, await conversation.wrapUp(limit))
    const round = await conversation.nextRound()
    if (round.kind === 'late') return stopped('minutes', await conversation.wrapUp('minutes'))
    if (round.kind === 'finished') return round

    fruitlessRounds = round.isFruitless ? fruitlessRounds + 1 : 0
    // The second time in a row that the model only talks, it means it: its words are the summary.
    if (fruitlessRounds > 1 && round.text !== '') return { kind: 'finished', summary: summaryFromText(round.text) }
    if (fruitlessRounds >= MAX_FRUITLESS_ROUNDS) {
      const reason = `The model could not go on: ${MAX_FRUITLESS_ROUNDS} replies in a row held nothing that could be run.`
      return { kind: 'stuck', reason }
    }
    conversation.giveNotice()
  }
}

function stopped(limit: LimitName, summary: Summary | undefined): AgentResult {
  return { kind: 'stopped', limit, summary }
}
