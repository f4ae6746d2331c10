import type { Model } from '../agent/model.ts'
import type { Pricing } from '../agent/price.ts'
import type { Delegates } from '../delegation/delegates.ts'
import { openDelegates, type DelegatingRun } from '../delegation/open-delegates.ts'
import type { DelegationSettings } from '../domain/delegation-settings.ts'

export interface DelegationTerms extends Omit<DelegatingRun, 'switches' | 'cheap' | 'priceOf'> {
  readonly switches: DelegationSettings
  readonly pricing: Pricing
  /** Makes the model for files and documents, which is shown no secrets. */
  readonly openCheap: () => Model
}

/** To whom the model of a run can hand on work; undefined when agent.yml switches nothing on. */
export function openRunDelegates(terms: DelegationTerms): Delegates | undefined {
  const { switches, openCheap, pricing } = terms
  if (!switches.spawnAgent && !switches.generateCode && !switches.sprints) return undefined
  return openDelegates({ ...terms, cheap: openCheap(), priceOf: pricing.priceOf })
}
