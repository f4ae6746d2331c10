import { Budget, type Limits } from '../../src/agent/budget.ts'
import type { AgentEvent } from '../../src/agent/events.ts'
import type { Model } from '../../src/agent/model.ts'
import type { Price } from '../../src/agent/price.ts'
import type { Tool } from '../../src/agent/tool.ts'
import { openDelegates, type DelegationSwitches } from '../../src/delegation/open-delegates.ts'
import { toolbox } from '../../src/tools/index.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'

export const all: DelegationSwitches = { spawnAgent: true, generateCode: true, sprints: true }

export interface Delegation {
  readonly workspace: Workspace
  readonly model: Model
  /** Default: the model of the run. */
  readonly cheapModel?: Model
  readonly cheapPrice?: Price
  readonly limits?: Partial<Limits>
  readonly switches?: Partial<DelegationSwitches>
  readonly readOnly?: boolean
}

/** The toolbox of a run with everything switched on, its budget, and what is told. */
export function delegatingRun(options: Delegation): {
  readonly tools: readonly Tool[]
  readonly budget: Budget
  readonly events: AgentEvent[]
} {
  const { workspace, model, cheapModel = model, cheapPrice, limits, switches, readOnly = false } = options
  const events: AgentEvent[] = []
  const bounds = { rounds: 20, tokens: 100_000, minutes: 10, dollars: undefined, ...limits }
  const budget = new Budget({ limits: bounds, price: undefined, now: () => 0 })
  const delegates = openDelegates({
    switches: { ...all, ...switches },
    model,
    price: undefined,
    cheap: { model: cheapModel, price: cheapPrice },
    budget,
    checkpoints: undefined,
    onEvent: (event) => events.push(event),
    toolsFor: ({ canChange }) => toolbox(workspace, { readOnly: !canChange }),
    backgroundFor: ({ canChange }) => (canChange ? '# Commands\nnpm test' : '# The instructions\nWrite tests.')
  })
  return { tools: toolbox(workspace, { readOnly, delegates }), budget, events }
}
