import type { Model } from '../agent/model.ts'
import type { Delegates } from '../delegation/delegates.ts'
import { openDelegates, type DelegatingRun } from '../delegation/open-delegates.ts'
import type { FileDelegation, ModelPrice } from '../settings/agent-file.ts'
import { priceOf } from '../settings/price-table.ts'

export interface DelegationTerms extends Omit<DelegatingRun, 'switches' | 'cheap'> {
  readonly switches: FileDelegation
  /** The model for files and documents. */
  readonly cheapModel: string
  /** Makes a model that is shown no secrets. */
  readonly createModel: (name: string) => Model
  readonly prices: ReadonlyMap<string, ModelPrice>
}

/** To whom the model of a run can hand on work; undefined when agent.yml switches nothing on. */
export function runDelegates(terms: DelegationTerms): Delegates | undefined {
  const { switches, cheapModel, createModel, model, price, prices } = terms
  if (!switches.spawnAgent && !switches.generateCode && !switches.sprints) return undefined
  if (cheapModel === model.name) return openDelegates({ ...terms, cheap: { model, price } })
  const cheap = createModel(cheapModel)
  return openDelegates({ ...terms, cheap: { model: cheap, price: priceOf(cheap, prices) } })
}
