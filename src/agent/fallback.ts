import {
  ContextOverflow,
  ModelError,
  type ModelIdentity,
  type Model,
  type ModelResponse,
  type ModelRequest
} from './model.ts'

/**
 * Models as one: when the one that is asked cannot be had, the next takes its place for the rest of the run. A prompt that is too
 * long is no reason, for the loop shortens it. Who is not needed is never asked.
 */
export function withFallbacks(models: readonly [Model, ...Model[]]): Model {
  const [first, ...others] = models
  return others.length === 0 ? first : new Succession(models)
}

class Succession implements Model {
  readonly #models: readonly [Model, ...Model[]]
  /** Why each before the one in place could not be had, in order. */
  readonly #reasons: string[] = []
  #place = 0

  constructor(models: readonly [Model, ...Model[]]) {
    this.#models = models
  }

  get name(): string {
    return this.#inPlace.name
  }

  get host(): string {
    return this.#inPlace.host
  }

  get contextWindow(): number {
    return this.#inPlace.contextWindow
  }

  async respond(request: ModelRequest): Promise<ModelResponse> {
    for (;;) {
      const place = this.#place
      const model = this.#inPlace
      const from = identityOf(model)
      try {
        const reply = await model.respond(request)
        return { ...reply, answeredBy: reply.answeredBy ?? from }
      } catch (error) {
        request.signal.throwIfAborted()
        if (!(error instanceof ModelError) || error instanceof ContextOverflow) throw error
        this.#giveUp(place, error)
        request.onFallback({ from, to: identityOf(this.#inPlace), reason: error.message })
      }
    }
  }

  /** Requests side by side can find the same model gone; the first of them puts the next in its place. @throws ModelError after the last */
  #giveUp(place: number, error: ModelError): void {
    if (place < this.#place) return
    if (place + 1 === this.#models.length) throw new ModelError(this.#lastWord(error), { cause: error })
    this.#reasons.push(error.message)
    this.#place += 1
  }

  #lastWord({ message }: ModelError): string {
    return `None of the models can be had. ${[...this.#reasons, message].join(' ')}`
  }

  get #inPlace(): Model {
    return this.#models[this.#place] ?? this.#models[0]
  }
}

function identityOf({ name, host }: ModelIdentity): ModelIdentity {
  return { name, host }
}
