import type { Budget } from '../agent/budget.ts'
import type { Model } from '../agent/model.ts'
import type { Price } from '../agent/price.ts'
import { createSessionRunner, type ChildSessionParts } from './child-session.ts'
import { createCompleter } from './completer.ts'
import type { Delegates } from './delegates.ts'

/** Which delegation tools are switched on. */
export interface DelegationSwitches {
  readonly spawnAgent: boolean
  readonly generateCode: boolean
  readonly sprints: boolean
}

export interface DelegatingRun extends ChildSessionParts {
  readonly switches: DelegationSwitches
  readonly budget: Budget
  /** Of the run's own model; undefined when it is not known, here and below. */
  readonly price: Price | undefined
  /** For files and documents. */
  readonly cheap: { readonly model: Model; readonly price: Price | undefined }
}

/** Those to whom the model of a run can hand on work. */
export function openDelegates(run: DelegatingRun): Delegates {
  const { switches, budget, onEvent, model, price, cheap } = run
  const completers = {
    cheap: createCompleter({ ...cheap, budget, onEvent }),
    main: createCompleter({ model, price, budget, onEvent })
  }
  return {
    sessions: switches.spawnAgent ? createSessionRunner(run) : undefined,
    coders: switches.generateCode ? completers : undefined,
    writers: switches.sprints ? completers : undefined
  }
}
