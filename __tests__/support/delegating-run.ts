import { Budget, type Limits } from '../../src/agent/budget.ts'
import type { AgentEvent } from '../../src/agent/events.ts'
import type { Model } from '../../src/agent/model.ts'
import type { Price } from '../../src/agent/price.ts'
import type { Tool, ToolResult } from '../../src/agent/tool.ts'
import { agentHost } from '../../src/agent-host.ts'
import { openDelegates } from '../../src/delegation/open-delegates.ts'
import { toolbox } from '../../src/tools/index.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { unaborted } from './temporary-workspace.ts'
import { toolNamed } from './tool-call.ts'
import type { DelegationSettings } from '../../src/domain/settings.ts'

export const all: DelegationSettings = { spawnAgent: true, generateCode: true, sprints: true }

export interface Delegation {
  readonly workspace: Workspace
  readonly model: Model
  /** Default: the model of the run. */
  readonly cheapModel?: Model
  readonly cheapPrice?: Price
  readonly limits?: Partial<Limits>
  readonly switches?: Partial<DelegationSettings>
  readonly readOnly?: boolean
}

/** A run with every kind of delegation enabled. */
export function delegatingRun(options: Delegation): {
  readonly tools: readonly Tool[]
  readonly budget: Budget
  readonly events: AgentEvent[]
  /** Runs a tool as the loop does, with checked input. */
  readonly call: (name: string, input: object, signal?: AbortSignal) => Promise<ToolResult>
} {
  const { workspace, model, cheapModel = model, cheapPrice, limits, switches, readOnly = false } = options
  const events: AgentEvent[] = []
  const budget = budgetOf(limits)
  const delegates = openDelegates({
    host: agentHost,
    settings: { ...all, ...switches },
    model,
    pricing: {
      main: model,
      priceOf: ({ name }) => (name === cheapModel.name && cheapModel !== model ? cheapPrice : undefined)
    },
    cheap: cheapModel,
    budget,
    checkpoints: undefined,
    onEvent: (event) => events.push(event),
    toolsFor: ({ canChange }) => toolbox(workspace, { isReadOnly: !canChange }),
    backgroundFor: ({ canChange }) => (canChange ? '# Commands\nnpm test' : '# The instructions\nWrite tests.')
  })
  const tools = toolbox(workspace, { isReadOnly: readOnly, delegates })
  const call = (name: string, input: object, signal = unaborted) => {
    const tool = toolNamed(tools, name)
    return tool.run(tool.parameters.parse(input), signal)
  }
  return { tools, budget, events, call }
}

export function budgetOf(limits: Partial<Limits> = {}): Budget {
  const bounds = { turns: 20, tokens: 100_000, minutes: 10, dollars: undefined, ...limits }
  return new Budget({ limits: bounds, price: undefined, now: () => 0 })
}

/** The same model with another name. */
export function named(name: string, model: Model): Model {
  return { name, host: model.host, contextWindow: model.contextWindow, respond: (request) => model.respond(request) }
}
