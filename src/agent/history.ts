import type { Message } from './messages.ts'
import type { ModelResponse } from './model.ts'
import { TokenEstimator } from './token-estimator.ts'

/** The messages of one conversation. They are only ever appended, except where the history is compacted. */
export class History {
  readonly promptLength: number
  readonly #onMessage: (message: Message) => void
  readonly #estimator = new TokenEstimator()
  #messages: Message[] = []
  /** The tokens of the first messages, as the provider counted them. */
  #counted = { messages: 0, tokens: 0 }

  constructor(prompt: readonly Message[], onMessage: (message: Message) => void) {
    this.promptLength = prompt.length
    this.#onMessage = onMessage
    for (const message of prompt) this.append(message)
  }

  get messages(): readonly Message[] {
    return this.#messages
  }

  /** Tokens of the next request: as the provider counted them, and an estimate for newer messages. */
  get tokens(): number {
    return this.#counted.tokens + this.tokensOf(this.#messages.slice(this.#counted.messages))
  }

  append(message: Message): void {
    this.#messages.push(message)
    this.#onMessage(message)
  }

  appendResponse({ text, thinking, toolCalls, tokens, providerMetadata, hiddenImages = 0 }: ModelResponse): void {
    this.#estimator.learn(this.#messages, tokens, hiddenImages)
    this.append({ role: 'assistant', text, thinking, toolCalls, ...(providerMetadata && { providerMetadata }) })
    // Hidden reasoning is not part of the next prompt.
    this.#counted = { messages: this.#messages.length, tokens: tokens.input + tokens.output - tokens.reasoning }
  }

  /** @param tokens of these messages */
  replace(messages: readonly Message[], tokens: number): void {
    this.#messages = [...messages]
    this.#counted = { messages: messages.length, tokens }
  }

  readonly tokensOf = (messages: readonly Message[]): number => this.#estimator.tokensOf(messages)

  tokensIn(chars: number): number {
    return this.#estimator.tokensIn(chars)
  }
}
