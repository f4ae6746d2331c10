import * as z from 'zod'
import { agentHost } from '../../src/agent-host.ts'
import { Budget, type Limits } from '../../src/agent/budget.ts'
import type { AgentEvent } from '../../src/agent/events.ts'
import type { AgentRun } from '../../src/agent/loop.ts'
import type { Message } from '../../src/agent/messages.ts'
import type { Model } from '../../src/agent/model.ts'
import { defineTool, type CachePolicy, type Tool, type ToolResult } from '../../src/agent/tool.ts'

export const prompt: Message[] = [{ role: 'user', text: 'Fix it.' }]
export const summary = { title: 'Fix it', description: 'It is fixed.' }
const limits: Limits = { turns: 20, tokens: 1_000_000, minutes: 10, dollars: undefined }

export const finish = defineTool({
  name: 'finish',
  description: 'Ends the run.',
  cachePolicy: 'none',
  parameters: z.strictObject({ title: z.string().min(1), description: z.string() }),
  subject: ({ title }) => title,
  run: (input) => Promise.resolve({ text: 'done', summary: { ...input, notDone: '' } })
})

/** A tool without parameters. */
export function tool(name: string, run: () => Promise<ToolResult>, cachePolicy: CachePolicy = 'cacheable'): Tool {
  return defineTool({ name, description: name, cachePolicy, parameters: z.strictObject({}), subject: () => '', run })
}

/** A tool that takes a number, so that its calls can differ. */
export function stepTool(name: string, run: (step: number) => Promise<ToolResult>, cachePolicy: CachePolicy): Tool {
  return defineTool({
    name,
    description: name,
    cachePolicy,
    parameters: z.strictObject({ step: z.number() }),
    subject: ({ step }) => String(step),
    run: ({ step }) => run(step)
  })
}

export function run(model: Model, overrides: Partial<AgentRun> & { limits?: Partial<Limits> } = {}): AgentRun {
  const { limits: changed, ...rest } = overrides
  const budget = new Budget({ limits: { ...limits, ...changed }, price: undefined, now: () => 0 })
  const signal = new AbortController().signal
  return { model, tools: [finish], budget, signal, onEvent: () => undefined, host: agentHost, ...rest }
}

/** A list of events, and the function that adds to it. */
export function recorded(): { readonly events: AgentEvent[]; readonly onEvent: (event: AgentEvent) => void } {
  const events: AgentEvent[] = []
  return { events, onEvent: (event) => events.push(event) }
}

export function ofKind<Kind extends AgentEvent['kind']>(events: readonly AgentEvent[], kind: Kind) {
  return events.filter((event): event is Extract<AgentEvent, { kind: Kind }> => event.kind === kind)
}
