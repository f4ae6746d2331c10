import { type Model, ModelError, type ModelIdentity, type ModelResponse } from '../agent/model.ts'
import type { Pricing, Price } from '../agent/price.ts'
import { createSessionRunner, type ChildSessionParts } from './child-session.ts'
import type { Delegates, Completer, Completion, Question } from './delegates.ts'
import type { DelegationSettings } from '../domain/settings.ts'
import type { Budget } from '../agent/budget.ts'
import type { OnEvent } from '../agent/events.ts'

export interface DelegatingRun extends ChildSessionParts {
  readonly settings: DelegationSettings
  readonly pricing: Pricing
  /** For files and documents; may be the run's own model. */
  readonly cheap: Model
}

/** Creates the models and sessions behind the delegation tools that are switched on. */
export function openDelegates(run: DelegatingRun): Delegates {
  const { settings, budget, onEvent, model, cheap } = run
  const { priceOf } = run.pricing
  const completers = {
    cheap: createCompleter({ model: cheap, priceOf, budget, onEvent }),
    main: createCompleter({ model, priceOf, budget, onEvent })
  }
  return {
    sessions: settings.spawnAgent ? createSessionRunner(run) : undefined,
    coders: settings.generateCode ? completers : undefined,
    writers: settings.sprints ? completers : undefined
  }
}

interface CompleterParts {
  readonly model: Model
  /** Undefined when the price is unknown. */
  readonly priceOf: (model: ModelIdentity) => Price | undefined
  /** The budget of the run. */
  readonly budget: Budget
  readonly onEvent: OnEvent
}

/** A model that answers single questions, paid from the budget of the run. */
function createCompleter(parts: CompleterParts): Completer {
  return {
    get model() {
      return parts.model.name
    },
    complete: (question, signal) => complete(question, parts, signal)
  }
}

const NOTHING = { input: 0, output: 0 }

async function complete(
  { system, prompt }: Question,
  { model, priceOf, budget, onEvent }: CompleterParts,
  signal: AbortSignal
): Promise<Completion> {
  const limit = budget.reachedSharedLimit
  if (limit) return { kind: 'failed', reason: `The limit of ${limit} for this run is reached.`, tokens: NOTHING }
  try {
    const response = await model.respond({
      messages: [
        { role: 'system', text: system },
        { role: 'user', text: prompt }
      ],
      tools: [],
      signal,
      remainingMs: () => budget.remainingMs,
      onDelta: () => undefined,
      onRetry: (retry) => {
        onEvent({ kind: 'retry', ...retry })
      },
      onFallback: (fallback) => {
        onEvent({ kind: 'fallback', ...fallback })
      }
    })
    const { name, host } = response.answeredBy ?? model
    const price = priceOf({ name, host })
    budget.spendAt(response.tokens, price)
    onEvent({ kind: 'other-model-usage', model: name, tokens: response.tokens, price })
    return completionOf(response)
  } catch (error) {
    signal.throwIfAborted()
    // An unknown model or a used-up quota: another model may do.
    if (error instanceof ModelError) return { kind: 'failed', reason: error.message, tokens: NOTHING }
    throw error
  }
}

const CUT = {
  length: 'The answer was cut off at its length limit.',
  'content-filter': 'The answer was stopped by the content filter.'
}

function completionOf({ end, text, tokens: { input, output } }: ModelResponse): Completion {
  const tokens = { input, output }
  if (end !== 'complete') return { kind: 'failed', reason: CUT[end], tokens }
  if (text.trim() === '') return { kind: 'failed', reason: 'The answer was empty.', tokens }
  return { kind: 'answered', text, tokens }
}
