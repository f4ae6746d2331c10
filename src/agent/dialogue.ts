import type { AgentRun } from './loop.ts'
import type { Message } from './messages.ts'
import type { Reply } from './model.ts'

/** The history of one run, only ever added to, and the asking of the model. */
export class Dialogue {
  readonly #messages: Message[] = []
  readonly #run: AgentRun

  constructor(prompt: readonly Message[], run: AgentRun) {
    this.#run = run
    for (const message of prompt) this.add(message)
  }

  add(message: Message): void {
    this.#messages.push(message)
    this.#run.onEvent({ kind: 'message', message })
  }

  /** Asks the model once, with all that was said, and adds its reply to it. */
  async ask(signal: AbortSignal): Promise<Reply> {
    const { model, tools, budget, onEvent } = this.#run
    onEvent({ kind: 'round', round: budget.startRound() })
    const reply = await model.reply({
      messages: this.#messages,
      tools,
      signal,
      onDelta: ({ kind, text }) => {
        onEvent({ kind: 'delta', channel: kind, text })
      },
      onRetry: (retry) => {
        onEvent({ kind: 'retry', ...retry })
      }
    })
    budget.spend(reply.tokens)
    onEvent({ kind: 'usage', tokens: reply.tokens })
    const { text, thinking, toolCalls } = reply
    this.add({ role: 'assistant', text, thinking, toolCalls })
    return reply
  }
}
