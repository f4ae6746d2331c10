import type { ModelIdentity, Model } from '../agent/model.ts'
import type { Price } from '../agent/price.ts'
import { createSessionRunner, type ChildSessionParts } from './child-session.ts'
import { createCompleter } from './completer.ts'
import type { Delegates } from './delegates.ts'
import type { DelegationSettings } from '../domain/delegation-settings.ts'

export interface DelegatingRun extends ChildSessionParts {
  readonly settings: DelegationSettings
  /** Undefined when the price is unknown. */
  readonly priceOf: (model: ModelIdentity) => Price | undefined
  /** For files and documents; may be the run's own model. */
  readonly cheap: Model
}

/** Creates the models and sessions behind the delegation tools that are switched on. */
export function openDelegates(run: DelegatingRun): Delegates {
  const { settings, budget, onEvent, model, priceOf, cheap } = run
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
