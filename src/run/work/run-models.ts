import { withFallbacks } from '../../agent/fallback.ts'
import type { Message } from '../../agent/messages.ts'
import type { Model } from '../../agent/model.ts'
import type { Price, Pricing } from '../../agent/price.ts'
import { redactDeep, type Redact } from '../../secrets/redact.ts'
import type { FileModels } from '../../settings/agent-file.ts'
import type { ModelChoice } from '../../settings/model-directory.ts'
import { priceOf } from '../../settings/price-table.ts'
import type { Roles } from '../../settings/roles.ts'

/** How the models of a run are asked. */
export interface ModelOptions extends Pick<FileModels, 'temperature' | 'effort' | 'toolChoice' | 'toolCalls'> {
  /** Size of the context window; undefined for what is known about the model. */
  readonly contextTokens: number | undefined
  /** Tokens of one response; undefined for the provider's limit. */
  readonly maxOutputTokens: number | undefined
}

export type CreateModel = (choice: ModelChoice, options: ModelOptions) => Model

export interface RunModelsOptions {
  readonly roles: Roles
  /** For the main model. The context window of the others is not configured. */
  readonly modelOptions: ModelOptions
  readonly prices: ReadonlyMap<string, Price>
  readonly createModel: CreateModel
  readonly redact: Redact
}

/** The models of one run. None of them is sent a secret. */
export interface RunModels {
  readonly model: Model
  /** Undefined if the main model summarizes. */
  readonly summarizer: Model | undefined
  /** Called only when work is delegated. */
  readonly openCheap: () => Model
  readonly openReviewer: () => Model
  readonly pricing: Pricing
}

export function openRunModels({ roles, modelOptions, prices, createModel, redact }: RunModelsOptions): RunModels {
  const { main, fallbacks, cheap, summarizer, reviewer } = roles
  const open = (choice: ModelChoice, options: ModelOptions) => redactingModel(createModel(choice, options), redact)
  const openOther = (choice: ModelChoice) => open(choice, { ...modelOptions, contextTokens: undefined })
  const model = withFallbacks([open(main, modelOptions), ...fallbacks.map(openOther)])
  return {
    model,
    summarizer: summarizer && withFallbacks([openOther(summarizer), model]),
    openCheap: () => (cheap ? openOther(cheap) : model),
    openReviewer: () => (reviewer ? withFallbacks([openOther(reviewer), model]) : model),
    pricing: {
      main: { name: model.name, host: model.host },
      priceOf: (identity) => priceOf(identity, prices)
    }
  }
}

/** Redacts all messages on their way to the model: a secret can come from a file, the output of a command or a comment. */
function redactingModel(model: Model, redact: Redact): Model {
  // The same message must be sent in the same words every turn, or the provider's prompt cache is lost.
  const redacted = new WeakMap<Message, Message>()
  const redactOnce = (message: Message): Message => {
    const known = redacted.get(message) ?? redactDeep(message, redact)
    redacted.set(message, known)
    return known
  }
  return {
    get name() {
      return model.name
    },
    get host() {
      return model.host
    },
    get contextWindow() {
      return model.contextWindow
    },
    respond: (request) => model.respond({ ...request, messages: request.messages.map(redactOnce) })
  }
}
