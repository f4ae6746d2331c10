import type { Model } from '../agent/model.ts'
import type { Delegates } from '../delegation/delegates.ts'
import { placeText } from '../prompts/task-prompt.ts'
import type { Redact } from '../report/redact.ts'
import { redactingModel } from '../story/redacting-model.ts'
import { runDelegates, type DelegationTerms } from '../story/run-delegates.ts'
import { toolbox } from '../tools/index.ts'
import type { LocalSite } from './local-site.ts'

export interface LocalDelegation {
  readonly site: LocalSite
  readonly agent: Pick<DelegationTerms, 'model' | 'price' | 'budget' | 'checkpoints' | 'onEvent'>
  /** Makes another model of the same endpoint. */
  readonly openModel: (name: string) => Model
  readonly redact: Redact
}

/** To whom the model of a local run can hand on work; undefined when agent.yml switches nothing on. */
export function localDelegates({ site, agent, openModel, redact }: LocalDelegation): Delegates | undefined {
  const { workspace, rules } = site
  return runDelegates({
    ...agent,
    switches: rules.delegation,
    prices: rules.prices,
    // `allowed-models` is for the sake of others: here the person at the keyboard pays.
    cheapModel: rules.delegation.cheapModel ?? agent.model.name,
    createModel: (cheapModel) => redactingModel(openModel(cheapModel), redact),
    toolsFor: ({ canChange }) =>
      toolbox(workspace, {
        readOnly: !canChange,
        commandSeconds: rules.limits.commandSeconds,
        checkers: rules.diagnostics
      }),
    backgroundFor: ({ canChange }) => placeText({ site: { ...site, branch: '' }, isReadOnly: !canChange })
  })
}
