import type { Model } from '../agent/model.ts'
import type { Pricing } from '../agent/price.ts'
import { createSessionRunner, type ChildSessionParts } from './child-session.ts'
import { createCompleter } from './completer.ts'
import type { Delegates } from './delegates.ts'
import type { DelegationSettings } from '../domain/delegation-settings.ts'

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
