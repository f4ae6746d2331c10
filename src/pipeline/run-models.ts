import { withFallbacks } from '../agent/fallback.ts'
import type { ModelIdentity, Model } from '../agent/model.ts'
import type { Price, Pricing } from '../agent/price.ts'
import type { Receiver } from '../report/run-snapshot.ts'
import type { Redact } from '../secrets/redact.ts'
import type { FileModels } from '../settings/agent-file.ts'
import type { ModelChoice } from '../settings/model-directory.ts'
import { priceOf } from '../settings/price-table.ts'
import { modelsOf, type Roles } from '../settings/roles.ts'
import { redactingModel } from './redacting-model.ts'

/** How a model is asked. */
export interface ModelOptions extends Pick<FileModels, 'temperature' | 'toolChoice' | 'toolCalls'> {
  /** Tokens it can hold in view; undefined for what is known of it. */
  readonly contextTokens: number | undefined
  /** Tokens of one reply; undefined leaves it to the provider. */
  readonly maxOutputTokens: number | undefined
}

export type CreateModel = (choice: ModelChoice, terms: ModelOptions) => Model

export interface RunModelsOptions {
  readonly roles: Roles
  /** Of the main model; what it can hold in view is not said of the others. */
  readonly terms: ModelOptions
  readonly prices: ReadonlyMap<string, Price>
  readonly create: CreateModel
  readonly redact: Redact
}

/** The models of one run, none of which is shown a secret. */
export interface RunModels {
  readonly model: Model
  /** Undefined for the model of the run. */
  readonly summariser: Model | undefined
  /** Made only where work is handed on. */
  readonly openCheap: () => Model
  readonly pricing: Pricing
}

export function openRunModels({ roles, terms, prices, create, redact }: RunModelsOptions): RunModels {
  const { main, fallbacks, cheap, summariser } = roles
  const other = (choice: ModelChoice) => redactingModel(create(choice, { ...terms, contextTokens: undefined }), redact)
  const model = withFallbacks([redactingModel(create(main, terms), redact), ...fallbacks.map(other)])
  return {
    model,
    summariser: summariser && withFallbacks([other(summariser), model]),
    openCheap: () => (cheap ? other(cheap) : model),
    pricing: {
      main: { name: model.name, host: model.host },
      priceOf: (answerer: ModelIdentity) => priceOf(answerer, prices)
    }
  }
}

/** Who may receive what the run reads, the main model first. */
export function receiversOf(models: readonly ModelChoice[]): readonly Receiver[] {
  return models.map(({ name, host, provider }) => ({ name, host, provider: provider?.title }))
}

/** Of the models of a run those whose price is not known, by name. */
export function unpricedOf(roles: Roles, prices: ReadonlyMap<string, Price>): readonly string[] {
  return modelsOf(roles).flatMap((model) => (priceOf(model, prices) ? [] : model.name))
}

/** @param unpriced names of models that may be asked and whose price is not known; at least one */
export function unpricedText(dollars: number, unpriced: readonly string[]): string {
  const [prices, are, them] = unpriced.length === 1 ? ['price', 'is', 'it'] : ['prices', 'are', 'them']
  return `The limit of ${dollars} dollars does not count ${unpriced.join(' and ')}, for the ${prices} ${are} not known. Set ${them} in agent.yml under prices.`
}
