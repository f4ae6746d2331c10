import {
  ContextOverflow,
  ModelError,
  type Model,
  type ModelIdentity,
  type ModelRequest,
  type ModelResponse
} from './model.ts'

/**
 * Several models as one: when the current one cannot answer, the next replaces it for the rest of the run. A prompt that is
 * too long is no reason to switch, because the loop shortens it. A model that is not needed gets no request.
 */
export function withFallbacks(models: readonly [Model, ...Model[]]): Model {
  const [first, ...others] = models
  return others.length === 0 ? first : new FallbackModel(models)
}

class FallbackModel implements Model {
  readonly #models: readonly [Model, ...Model[]]
  /** Why each model before the current one could not answer, in order. */
  readonly #reasons: string[] = []
  #index = 0

  constructor(models: readonly [Model, ...Model[]]) {
    this.#models = models
  }

  get name(): string {
    return this.#current.name
  }

  get host(): string {
    return this.#current.host
  }

  get contextWindow(): number {
    return this.#current.contextWindow
  }

  async respond(request: ModelRequest): Promise<ModelResponse> {
    for (;;) {
      const index = this.#index
      const model = this.#current
      const from = identityOf(model)
      try {
        const response = await model.respond(request)
        return { ...response, answeredBy: response.answeredBy ?? from }
      } catch (error) {
        request.signal.throwIfAborted()
        if (!(error instanceof ModelError) || error instanceof ContextOverflow) throw error
        this.#replace(index, error)
        request.onFallback({ from, to: identityOf(this.#current), reason: error.message })
      }
    }
  }

  /** Moves on by one model, even if the same one failed several parallel requests. @throws ModelError after the last one */
  #replace(index: number, error: ModelError): void {
    if (index < this.#index) return
    if (index + 1 === this.#models.length) {
      const reasons = [...this.#reasons, error.message].join(' ')
      throw new ModelError(`None of the models can answer. ${reasons}`, { cause: error })
    }
    this.#reasons.push(error.message)
    this.#index += 1
  }

  get #current(): Model {
    return this.#models[this.#index] ?? this.#models[0]
  }
}

function identityOf({ name, host }: ModelIdentity): ModelIdentity {
  return { name, host }
}
