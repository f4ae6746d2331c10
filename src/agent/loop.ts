import type { Budget } from './budget.ts'
import type { Checkpoints } from './checkpoints.ts'
import { Conversation, type Turn } from './conversation.ts'
import type { LimitName, OnEvent } from './events.ts'
import type { Message } from './messages.ts'
import { ModelError, type Model } from './model.ts'
import type { Pricing } from './price.ts'
import type { ApprovalRequest, Summary, Tool } from './tool.ts'

/** How a run ended. A summary that the model did not give is made from what was done. */
export type AgentResult =
  | { readonly kind: 'finished'; readonly summary: Summary }
  | { readonly kind: 'stopped'; readonly limit: LimitName; readonly summary: Summary }
  /** The model went in circles, kept sending what cannot be run, or cannot be asked any more; `reason` is told to people. */
  | { readonly kind: 'stuck'; readonly reason: string; readonly summary: Summary }
  /** The model asks a person to approve a command. */
  | { readonly kind: 'awaiting-approval'; readonly approvalRequest: ApprovalRequest; readonly summary: Summary }
  | { readonly kind: 'cancelled' }

export interface AgentRun {
  readonly model: Model
  /** Sums up a conversation that has grown too long. Default: `model`. */
  readonly summariser?: Model | undefined
  /** Default: every answer has the price of the budget. */
  readonly pricing?: Pricing | undefined
  /** The same tools in the same order every turn, so that the provider's prompt cache holds. */
  readonly tools: readonly Tool[]
  readonly budget: Budget
  /** Undefined when no tool of the run can change the work tree. */
  readonly checkpoints?: Checkpoints | undefined
  /** True when the task is not done without a change of the work tree. Without checkpoints nobody can tell. */
  readonly expectsChange?: boolean
  readonly signal: AbortSignal
  readonly onEvent: OnEvent
  /** Raised after so many milliseconds. Default: by the clock of this machine. */
  readonly timeout?: (milliseconds: number) => AbortSignal
}

/** Replies in a row in which nothing could be run. */
const MAX_FRUITLESS_TURNS = 5

const NUDGES = {
  talked:
    'Go on with a tool call. When the work is complete, call finish; when it cannot be done, call finish and say why.',
  length: 'Your reply reached the length limit and nothing of it was run. Take a smaller step.',
  'content-filter': 'Your reply was stopped by the content filter and nothing of it was run. Go another way.',
  repetition:
    'Your reply repeated itself without end and was stopped; nothing of it was run. Say little, and go on with a tool call.'
}

/** Lets the model work until it finishes, a limit is reached, it goes nowhere, or the signal is raised. */
export async function runAgent(prompt: readonly Message[], run: AgentRun): Promise<AgentResult> {
  const conversation = new Conversation(prompt, run)
  const result = await workToTheEnd(conversation, run)
  run.onEvent({ kind: 'done', end: result.kind })
  return result
}

async function workToTheEnd(conversation: Conversation, run: AgentRun): Promise<AgentResult> {
  try {
    return await work(conversation, run)
  } catch (error) {
    if (run.signal.aborted) return { kind: 'cancelled' }
    // A quota that runs out in the middle must not cost what was done before.
    if (error instanceof ModelError) return { kind: 'stuck', reason: error.message, summary: conversation.summary() }
    throw error
  } finally {
    await conversation.settle()
  }
}

async function work(conversation: Conversation, { onEvent }: AgentRun): Promise<AgentResult> {
  const patience = new Patience()
  for (;;) {
    const turn = await conversation.nextTurn()
    if (turn.kind === 'finished') return turn
    // Not asked for a summary: it waits for a person, not for words.
    if (turn.kind === 'awaiting-approval') return { ...turn, summary: conversation.summary() }
    if (turn.kind === 'exhausted') {
      onEvent({ kind: 'limit', limit: turn.limit })
      const summary = await conversation.wrapUp('The limit for this run is reached.')
      return { kind: 'stopped', limit: turn.limit, summary }
    }
    const verdict = patience.judge(turn)
    if (verdict.kind === 'stuck') {
      const summary = await conversation.wrapUp('The run ends here, for the work does not go on.')
      return { ...verdict, summary }
    }
    if (verdict.kind === 'done') {
      return { kind: 'finished', summary: await conversation.wrapUp('The run ends here.', verdict.words) }
    }
    const objection = turn.kind === 'talked' ? await conversation.objection() : undefined
    const nudge = objection ?? verdict.nudge
    if (nudge !== undefined) conversation.nudge(nudge)
    conversation.giveNotice()
  }
}

type Verdict =
  | { readonly kind: 'go-on'; readonly nudge: string | undefined }
  /** The model only talks, and was told once already: it means it. */
  | { readonly kind: 'done'; readonly words: string }
  | { readonly kind: 'stuck'; readonly reason: string }

/** How long a model may go on that gets nothing done. */
class Patience {
  #fruitless = 0
  #talks = 0
  #repetitions = 0

  judge(turn: Exclude<Turn, { readonly kind: 'finished' | 'awaiting-approval' | 'exhausted' }>): Verdict {
    this.#count(turn)
    if (turn.kind === 'talked' && turn.text !== '' && this.#talks > 1) return { kind: 'done', words: turn.text }
    if (this.#repetitions > 1)
      return { kind: 'stuck', reason: 'The model repeated itself without end, twice in a row.' }
    if (this.#fruitless >= MAX_FRUITLESS_TURNS) {
      const reason = `The model could not go on: ${MAX_FRUITLESS_TURNS} replies in a row held nothing that could be run.`
      return { kind: 'stuck', reason }
    }
    if (turn.kind === 'talked') return { kind: 'go-on', nudge: NUDGES.talked }
    if (turn.kind === 'cut') return { kind: 'go-on', nudge: NUDGES[turn.by] }
    if (turn.finding?.kind === 'stop') return { kind: 'stuck', reason: turn.finding.reason }
    return { kind: 'go-on', nudge: turn.finding?.text }
  }

  #count(turn: Turn): void {
    const isFruitless = turn.kind !== 'worked' || turn.isFruitless
    this.#fruitless = isFruitless ? this.#fruitless + 1 : 0
    if (!isFruitless) this.#talks = this.#repetitions = 0
    if (turn.kind === 'talked') this.#talks += 1
    if (turn.kind === 'cut' && turn.by === 'repetition') this.#repetitions += 1
  }
}
