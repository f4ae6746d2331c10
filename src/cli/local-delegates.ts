import type { Delegates } from '../delegation/delegates.ts'
import { placeText } from '../prompts/task-prompt.ts'
import type { RunModels } from '../pipeline/run-models.ts'
import { openRunDelegates, type DelegationTerms } from '../pipeline/delegates.ts'
import { toolbox } from '../tools/index.ts'
import type { LocalCheckout } from './open-local-checkout.ts'

export interface LocalDelegation {
  readonly site: LocalCheckout
  readonly agent: Pick<DelegationTerms, keyof RunModels | 'budget' | 'checkpoints' | 'onEvent'>
}

/** To whom the model of a local run can hand on work; undefined when agent.yml switches nothing on. */
export function localDelegates({ site, agent }: LocalDelegation): Delegates | undefined {
  const { workspace, rules } = site
  return openRunDelegates({
    ...agent,
    switches: rules.delegation,
    toolsFor: ({ canChange }) =>
      toolbox(workspace, {
        isReadOnly: !canChange,
        commandSeconds: rules.limits.commandSeconds,
        checkers: rules.diagnostics
      }),
    backgroundFor: ({ canChange }) => placeText({ site: { ...site, branch: '' }, isReadOnly: !canChange })
  })
}
