import type { Budget } from '../agent/budget.ts'
import type { ModelIdentity, Model } from '../agent/model.ts'
import type { Price } from '../agent/price.ts'
import { createSessionRunner, type ChildSessionParts } from './child-session.ts'
import { createCompleter } from './completer.ts'
import type { Delegates } from './delegates.ts'
import type { DelegationSettings } from '../domain/delegation-settings.ts'

export interface DelegatingRun extends ChildSessionParts {
  readonly switches: DelegationSettings
  readonly budget: Budget
  /** Of whoever answers; undefined when it is not known. */
  readonly priceOf: (answerer: ModelIdentity) => Price | undefined
  /** For files and documents; may be the model of the run. */
  readonly cheap: Model
}

/** Those to whom the model of a run can hand on work. */
export function openDelegates(run: DelegatingRun): Delegates {
  const { switches, budget, onEvent, model, priceOf, cheap } = run
  const completers = {
    cheap: createCompleter({ model: cheap, priceOf, budget, onEvent }),
    main: createCompleter({ model, priceOf, budget, onEvent })
  }
  return {
    sessions: switches.spawnAgent ? createSessionRunner(run) : undefined,
    coders: switches.generateCode ? completers : undefined,
    writers: switches.sprints ? completers : undefined
  }
}
