import type { Model } from '../agent/model.ts'
import type { Tariff } from '../agent/price.ts'
import type { Delegates } from '../delegation/delegates.ts'
import { openDelegates, type DelegatingRun } from '../delegation/open-delegates.ts'
import type { FileDelegation } from '../settings/agent-file.ts'

export interface DelegationTerms extends Omit<DelegatingRun, 'switches' | 'cheap' | 'priceOf'> {
  readonly switches: FileDelegation
  readonly tariff: Tariff
  /** Makes the model for files and documents, which is shown no secrets. */
  readonly openCheap: () => Model
}

/** To whom the model of a run can hand on work; undefined when agent.yml switches nothing on. */
export function runDelegates(terms: DelegationTerms): Delegates | undefined {
  const { switches, openCheap, tariff } = terms
  if (!switches.spawnAgent && !switches.generateCode && !switches.sprints) return undefined
  return openDelegates({ ...terms, cheap: openCheap(), priceOf: tariff.priceOf })
}
